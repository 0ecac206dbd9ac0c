import {
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import { Button } from '../../../components/base/Button';
import Loupe from './Loupe';
import { pointedBy, PhotoSpaceContext, type ActiveHandle, type Press, type Seen } from './photoSpace';
import { isInside, placeIn, pointIn, within } from './photoWindow';
import type { DesignHistory } from './useDesignHistory';
import { useZoom } from './useZoom';
import styles from './picture.module.css';
import tool from './styles.module.css';

/** How much a press on a button enlarges the picture. */
const ZOOM = 1.6;

/** What follows the brush from the picture or the keyboard, in photo px. */
export interface StrokeHandlers {
  readonly onStart: (at: Point) => void;
  readonly onMove: (to: Point) => void;
  /** Takes back what was drawn since the start: a second finger zooms instead. */
  readonly onCancel: () => void;
}

export interface PhotoCanvasProps extends Pick<DesignHistory, 'undo' | 'redo'> {
  /** The photo at its working size. */
  readonly photo: HTMLCanvasElement;
  /** What the picture shows, in words. */
  readonly description: string;
  /** The canvas with the pavers, as large as the photo. */
  readonly painted: RefObject<HTMLCanvasElement | null>;
  readonly isPaved: boolean;
  /** Whether the canvas with the pavers has been painted, so that it covers the photo. */
  readonly isPainted: boolean;
  /** How much of the picture shows the pavers, from the left, in percent; the rest is the photo as it was. */
  readonly after: number;
  /** SVG over the picture, in photo px. */
  readonly overlay?: ReactNode;
  /** Called for a click or tap on the picture. */
  readonly onPress?: (press: Press) => void;
  readonly stroke?: StrokeHandlers;
  /** The handle that was touched last. */
  readonly active?: ActiveHandle;
  readonly onActive: Dispatch<SetStateAction<ActiveHandle | undefined>>;
  /** What the handles are on: "your photo". */
  readonly whose: string;
  /** The way to the next step. */
  readonly next: ReactNode;
  /** The handles. */
  readonly children?: ReactNode;
}

interface PictureBarProps extends Pick<PhotoCanvasProps, 'undo' | 'redo' | 'next'> {
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
}

/** The row under the picture, which stays in sight with it: undo, redo, zoom, and the next step. */
function PictureBar({ undo, redo, zoom, onZoom, next }: PictureBarProps) {
  const buttons = [
    { label: 'Undo', sign: '↶', onClick: undo },
    { label: 'Redo', sign: '↷', onClick: redo },
    { label: 'Zoom in', sign: '+', onClick: () => onZoom(ZOOM) },
    { label: 'Zoom out', sign: '−', onClick: zoom > 1 ? () => onZoom(1 / ZOOM) : undefined },
  ];
  return (
    <div className={tool.pictureBar}>
      {buttons.map(({ label, sign, onClick }) => (
        <Button
          key={label}
          variant="outline"
          size="icon"
          aria-label={label}
          title={label}
          disabled={!onClick}
          onClick={onClick}
        >
          {sign}
        </Button>
      ))}
      {next}
    </div>
  );
}

/** The photo, with pavers, lines and handles on it, and the row under it. Two fingers zoom and pan it. */
export default function PhotoCanvas(props: PhotoCanvasProps) {
  const { photo, description, painted, isPaved, isPainted, after, overlay, onPress, stroke, children } = props;
  const { active, onActive, whose, undo, redo, next } = props;
  const stage = useRef<HTMLDivElement>(null);
  const bare = useRef<HTMLCanvasElement>(null);
  const isBrushing = useRef(false);
  const [seen, setSeen] = useState<Seen>();
  const frame = { width: photo.width, height: photo.height };
  const { shown, zoomBy, reveal, isPinching } = useZoom(stage, frame);

  useLayoutEffect(() => {
    bare.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);

  function boxOf(): DOMRect {
    return stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  }

  function pointAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top, width, height } = boxOf();
    return within(pointIn(shown, [(clientX - left) / width, (clientY - top) / height], frame), frame);
  }

  function placeOf(point: Point) {
    const place = placeIn(shown, point, frame);
    return { left: `${place[0] * 100}%`, top: `${place[1] * 100}%`, isInSight: isInside(place) };
  }

  const photoPxPerCssPx = () => frame.width / shown.zoom / boxOf().width;

  /** Stops a stroke if a second finger has come. */
  function stopForPinch({ isPrimary }: PointerEvent): boolean {
    // A second pointer goes down before the touch that starts a pinch.
    if (isPrimary && !isPinching()) return false;
    if (isBrushing.current) stroke?.onCancel();
    isBrushing.current = false;
    return true;
  }

  const pointers = stroke && {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      // On the picture's edges, a finger scrolls the page.
      const isEdge = event.pointerType === 'touch' && event.target === event.currentTarget;
      if (event.button !== 0 || isEdge || stopForPinch(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isBrushing.current = true;
      stroke.onStart(pointAt(event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (isBrushing.current && !stopForPinch(event)) stroke.onMove(pointAt(event));
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      if (isBrushing.current && !stopForPinch(event)) isBrushing.current = false;
    },
    onPointerCancel() {
      isBrushing.current = false;
    },
  };

  const canvasStyle = {
    width: `${shown.zoom * 100}%`,
    height: `${shown.zoom * 100}%`,
    left: `${(-shown.left / frame.width) * shown.zoom * 100}%`,
    top: `${(-shown.top / frame.height) * shown.zoom * 100}%`,
  };
  const wipe = placeOf([(after / 100) * frame.width, 0]);
  const visible = [shown.left, shown.top, frame.width / shown.zoom, frame.height / shown.zoom];

  return (
    <>
      {/* Screen readers pass the arrow keys on to the handles. */}
      <div
        ref={stage}
        role="application"
        aria-label={`Handles on ${whose}`}
        className={styles.picture}
        style={{
          aspectRatio: `${frame.width} / ${frame.height}`,
          width: `min(100%, calc(var(--most-height) * ${frame.width / frame.height}))`,
        }}
      >
        <div className={clsx(styles.layer, styles.clipped)} role="img" aria-label={description}>
          {/* Without a graphics processor, Chromium copies each canvas in sight for every frame. */}
          <canvas
            ref={bare}
            {...frame}
            className={styles.layer}
            style={canvasStyle}
            hidden={isPaved && isPainted && after === 100}
          />
          <canvas
            ref={painted}
            {...frame}
            className={styles.layer}
            hidden={!isPaved}
            style={{ ...canvasStyle, clipPath: `inset(0 ${100 - after}% 0 0)` }}
          />
        </div>
        {isPaved && after < 100 && wipe.isInSight && <div className={styles.wipeLine} style={{ left: wipe.left }} />}
        <svg className={clsx(styles.layer, styles.clipped)} viewBox={visible.join(' ')} aria-hidden="true">
          {overlay}
        </svg>
        {/* Mouse and touch; the keyboard has handles and buttons for the same. */}
        <div
          className={clsx(styles.layer, (stroke ?? onPress) && styles.aimed)}
          onClick={
            onPress &&
            ((event) => {
              // Safari's clicks are no pointer events.
              const by = pointedBy(event.nativeEvent as Partial<globalThis.PointerEvent>);
              if (!isPinching()) onPress({ at: pointAt(event), photoPxPerCssPx: photoPxPerCssPx(), by });
            })
          }
          {...pointers}
        >
          {stroke && <div className={styles.brushArea} />}
        </div>
        <PhotoSpaceContext
          value={{
            frame,
            pointAt,
            placeOf,
            photoPxPerCssPx,
            widthOf: (photoPx) => `${(photoPx / frame.width) * shown.zoom * 100}%`,
            isPinching,
            reveal,
            look: setSeen,
            activate: onActive,
            deactivate: (id) => onActive((now) => (now?.id === id ? undefined : now)),
          }}
        >
          {children}
        </PhotoSpaceContext>
        {seen && <Loupe photo={photo} seen={seen} isRight={placeIn(shown, seen.at, frame)[0] < 0.5} />}
      </div>
      <PictureBar
        zoom={shown.zoom}
        onZoom={(factor) => zoomBy(factor, active?.at ?? pointIn(shown, [0.5, 0.5], frame))}
        undo={undo}
        redo={redo}
        next={next}
      />
    </>
  );
}
