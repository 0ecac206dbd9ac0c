import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import clsx from 'clsx';
import { extentOf } from '../core/dimensions';
import type { Design } from '../core/types';
import type { ReadyDesign } from '../core/paint';
import { paint } from '../core/paint';
import type { Scene } from '../core/scene';
import { fitView, isWhole, panView, zoomView, type Size, type View } from '../core/view';
import { Button } from '../../../components/base/Button';
import { stopFlings } from '../../../components/base/stopFlings';
import styles from './designer.module.css';

/** CSS pixels that an arrow key pans, and the zoom factor of the plus and minus keys. */
const STEP = 60;
const ZOOM = 1.4;

/** A design as the plan view shows it. */
export interface ShownDesign {
  readonly name: string;
  readonly design: Design;
  readonly ready: ReadyDesign;
  readonly scene: Scene;
  readonly description: string;
}

/** A design on a canvas that can be panned and zoomed with mouse, touch and keyboard. */
export default function PlanDrawing({ name, design, ready, scene, description }: ShownDesign) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  // Undefined shows the whole area, however large the frame becomes.
  const [chosen, setChosen] = useState<View>();
  const area: Size = extentOf(design);
  const view = chosen ?? fitView(area, frame);
  const whole = isWhole(view, area, frame);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFrame({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || frame.width === 0) return;
    const pixelRatio = window.devicePixelRatio;
    const [width, height] = [Math.round(frame.width * pixelRatio), Math.round(frame.height * pixelRatio)];
    // Sets the size only if it changes, because that clears the canvas and allocates memory.
    if (context.canvas.width !== width) context.canvas.width = width;
    if (context.canvas.height !== height) context.canvas.height = height;
    paint(context, ready.painted, { design, view, frame, pixelRatio, scene });
  });

  function zoom(factor: number, at?: { x: number; y: number }) {
    setChosen((now) => zoomView(now ?? fitView(area, frame), factor, area, frame, at));
  }

  function pan(dx: number, dy: number) {
    setChosen((now) => panView(now ?? fitView(area, frame), dx, dy, area, frame));
  }

  useEffect(() => {
    if (stage.current) stopFlings(stage.current);
  }, []);

  // React's wheel listeners are passive and cannot stop the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      // The page scrolls unless the drawing has the focus or Ctrl is held.
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
    zoom(distance(now) / Math.max(1, distance(before)), middle);
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>) {
    pointers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent) {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pan(STEP, 0),
      ArrowRight: () => pan(-STEP, 0),
      ArrowUp: () => pan(0, STEP),
      ArrowDown: () => pan(0, -STEP),
      '+': () => zoom(ZOOM),
      '=': () => zoom(ZOOM),
      '-': () => zoom(1 / ZOOM),
      '0': () => setChosen(undefined),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={clsx(styles.drawn, styles.plan)}>
      <div
        ref={stage}
        className={clsx(styles.stage, whole && styles.whole)}
        role="group"
        tabIndex={0}
        aria-label={`${name}: drawing. Arrow keys move it, plus and minus zoom, zero shows all.`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={description} />
      </div>
      <div className={styles.zoom}>
        <Button variant="outline" size="icon" aria-label={`${name}: zoom in`} onClick={() => zoom(ZOOM)}>
          +
        </Button>
        <Button variant="outline" size="icon" aria-label={`${name}: zoom out`} onClick={() => zoom(1 / ZOOM)}>
          −
        </Button>
        <Button variant="outline" size="sm" aria-label={`${name}: show all`} onClick={() => setChosen(undefined)}>
          Show all
        </Button>
      </div>
    </div>
  );
}
