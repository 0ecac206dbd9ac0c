import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import type { Frame } from '@site/src/groundPhoto';
import type { Point } from '@site/src/paving';
import Loupe from './Loupe';
import styles from './styles.module.css';

/** How far from its true place a point is marked, in CSS px: 1.2 px each way by a finger, 0.7 px by a mouse or keys. */
const LIKELY_ERROR = { finger: 1.7, pointer: 1 } as const;

interface PhotoSpace {
  readonly frame: Frame;
  /** Returns where a pointer is, in photo px, within the photo. */
  readonly pointAt: (event: { readonly clientX: number; readonly clientY: number }) => Point;
  /** Returns how far from its true place a point may be marked, in photo px. */
  readonly likelyError: (by: keyof typeof LIKELY_ERROR) => number;
  /** Shows the loupe at a point of the photo, or hides it. */
  readonly look: (at: Point | undefined) => void;
}

const Space = createContext<PhotoSpace | undefined>(undefined);

/**
 * Returns the coordinates of the picture that a handle is on.
 * @throws Error outside of a PhotoCanvas
 */
export function usePhotoSpace(): PhotoSpace {
  const space = useContext(Space);
  if (!space) throw new Error('A handle must be inside of a PhotoCanvas.');
  return space;
}

/** What the visitor draws with a pointer, in photo px. */
export interface Drawing {
  readonly onStart: (at: Point) => void;
  readonly onMove: (to: Point) => void;
  readonly onEnd: () => void;
}

export interface PhotoCanvasProps {
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
  readonly onPress?: (at: Point) => void;
  readonly drawing?: Drawing;
  /** The handles. */
  readonly children?: ReactNode;
}

/** The photo, with pavers, lines and handles on it. */
export default function PhotoCanvas(props: PhotoCanvasProps) {
  const { photo, description, painted, isPaved, isPainted, after, overlay, onPress, drawing, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const bare = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState<Point>();
  const frame = photo;
  const size = { width: photo.width, height: photo.height };

  useLayoutEffect(() => {
    bare.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);

  function pointAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [
      clamp(((clientX - left) / width) * frame.width, frame.width),
      clamp(((clientY - top) / height) * frame.height, frame.height),
    ];
  }

  function likelyError(by: keyof typeof LIKELY_ERROR): number {
    // Nothing is marked more exactly than to a px of the photo.
    return Math.max(1, (LIKELY_ERROR[by] * frame.width) / (stage.current?.clientWidth || frame.width));
  }

  const pointers = drawing && {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawing.onStart(pointAt(event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drawing.onMove(pointAt(event));
    },
    onPointerUp: drawing.onEnd,
    onPointerCancel: drawing.onEnd,
  };

  return (
    <div
      ref={stage}
      className={styles.picture}
      style={{
        aspectRatio: `${frame.width} / ${frame.height}`,
        width: `min(100%, calc(var(--most-height) * ${frame.width / frame.height}))`,
      }}
    >
      <div className={styles.layer} role="img" aria-label={description}>
        {/* Without a graphics processor, Chromium copies each canvas in sight for every frame. */}
        <canvas ref={bare} {...size} className={styles.layer} hidden={isPaved && isPainted && after === 100} />
        <canvas
          ref={painted}
          {...size}
          className={styles.layer}
          hidden={!isPaved}
          style={{ clipPath: `inset(0 ${100 - after}% 0 0)` }}
        />
      </div>
      {isPaved && after < 100 && <div className={styles.wipeLine} style={{ left: `${after}%` }} />}
      <svg className={styles.layer} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {overlay}
      </svg>
      {/* Mouse and touch; the keyboard has handles and buttons for the same. */}
      <div
        className={clsx(styles.layer, drawing && styles.brushed, onPress && styles.tapped)}
        onClick={onPress && ((event) => onPress(pointAt(event)))}
        {...pointers}
      />
      <Space value={{ frame, pointAt, likelyError, look: setSeen }}>{children}</Space>
      {seen && <Loupe photo={photo} at={seen} />}
    </div>
  );
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
