import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import type { Seen } from './photoSpace';
import styles from './picture.module.css';

/** The loupe's side in canvas pixels, and how many of these a pixel of the photo takes. */
const SIDE = 240;
const ZOOM = 4;

/** The colors of a line that shows on any photo: a light one inside of a dark one. */
const MARK = ['#fff', '#111'] as const;
const SNAP = ['#111', '#ffe08a'] as const;

export interface LoupeProps {
  readonly photo: HTMLCanvasElement;
  readonly seen: Seen;
  /** Whether it is in the upper right corner instead of the left. */
  readonly isRight: boolean;
}

function strokeTwice(context: CanvasRenderingContext2D, path: Path2D, [under, over]: readonly [string, string]): void {
  for (const [color, width] of [
    [under, 5],
    [over, 1.5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke(path);
  }
}

function cross([x, y]: Point, reach: number): Path2D {
  const path = new Path2D();
  path.moveTo(x, y - reach);
  path.lineTo(x, y + reach);
  path.moveTo(x - reach, y);
  path.lineTo(x + reach, y);
  return path;
}

/**
 * Enlarges the photo around a mark, in the upper corner that is farther from it, so that no finger covers it. A ring shows
 * the corner that the mark snaps to.
 */
export default function Loupe({ photo, seen: { at, snapped }, isRight }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const shown = SIDE / ZOOM;
    const [left, top] = [at[0] - shown / 2, at[1] - shown / 2];
    context.fillStyle = '#222';
    context.fillRect(0, 0, SIDE, SIDE);
    context.imageSmoothingEnabled = false;
    context.drawImage(photo, left, top, shown, shown, 0, 0, SIDE, SIDE);
    strokeTwice(context, cross([SIDE / 2, SIDE / 2], SIDE * 0.3), MARK);
    if (!snapped) return;
    const [x, y] = [(snapped[0] - left) * ZOOM, (snapped[1] - top) * ZOOM];
    const ring = cross([x, y], 6);
    ring.moveTo(x + 16, y);
    ring.arc(x, y, 16, 0, 2 * Math.PI);
    strokeTwice(context, ring, SNAP);
  }, [photo, at, snapped]);

  return (
    <canvas
      ref={canvas}
      className={clsx(styles.loupe, isRight && styles.right)}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
    />
  );
}
