import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Frame } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { stopFlings } from '../../../components/base/stopFlings';
import { isInside, placeIn, pointIn, WHOLE, windowAt } from './photoWindow';

const MIDDLE: Point = [0.5, 0.5];

/**
 * Zooms and pans a photo with two fingers, or with the wheel and Ctrl, which is also how browsers report two fingers on a
 * trackpad.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, frame: Frame) {
  const [shown, setShown] = useState(WHOLE);
  const latest = useRef(shown);
  const hasPinched = useRef(false);
  const { width, height } = frame;

  useEffect(() => {
    latest.current = shown;
  });

  // React's touch and wheel listeners are passive and cannot stop the page from scrolling or zooming.
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const size = { width, height };
    let from: { readonly zoom: number; readonly apart: number; readonly point: Point } | undefined;

    const placeOf = (x: number, y: number): Point => {
      const box = element.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const fingers = ([a, b]: TouchList) => ({
      apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
      place: placeOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
    });
    function onTouch(event: TouchEvent) {
      if (event.touches.length === 0) hasPinched.current = false;
      from = undefined;
      if (event.touches.length !== 2) return;
      event.preventDefault();
      hasPinched.current = true;
      const { apart, place } = fingers(event.touches);
      from = { apart, zoom: latest.current.zoom, point: pointIn(latest.current, place, size) };
    }
    function onTouchMove(event: TouchEvent) {
      if (!from || event.touches.length !== 2) return;
      event.preventDefault();
      const { apart, place } = fingers(event.touches);
      setShown(windowAt((from.zoom * apart) / from.apart, from.point, place, size));
    }
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const place = placeOf(event.clientX, event.clientY);
      setShown((now) => windowAt(now.zoom * Math.exp(-event.deltaY / 300), pointIn(now, place, size), place, size));
    }
    const listening = new AbortController();
    const options = { passive: false, signal: listening.signal };
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(name, onTouch, options);
    element.addEventListener('touchmove', onTouchMove, options);
    stopFlings(element, listening.signal);
    element.addEventListener('wheel', onWheel, options);
    return () => listening.abort();
  }, [stage, width, height]);

  return {
    shown,
    /** Enlarges the picture around a point of the photo, in px. */
    zoomBy: (factor: number, around: Point) =>
      setShown((now) => {
        const place = placeIn(now, around, frame);
        return windowAt(now.zoom * factor, around, isInside(place) ? place : MIDDLE, frame);
      }),
    /** Brings a point of the photo into sight. */
    reveal: (point: Point) =>
      setShown((now) => (isInside(placeIn(now, point, frame)) ? now : windowAt(now.zoom, point, MIDDLE, frame))),
    /** Returns whether two fingers are, or were until one of them lifted, on the picture. */
    isPinching: () => hasPinched.current,
  };
}
