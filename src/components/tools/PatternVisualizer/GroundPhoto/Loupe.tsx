import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import styles from './styles.module.css';

/** The loupe's side in canvas pixels, and how many of these a pixel of the photo takes. */
const SIDE = 240;
const ZOOM = 4;

export interface LoupeProps {
  readonly photo: HTMLCanvasElement;
  /** In photo px. */
  readonly at: Point;
}

/** Enlarges the photo around a point, in the upper corner that is farther from it, so that no finger covers it. */
export default function Loupe({ photo, at: [x, y] }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const shown = SIDE / ZOOM;
    context.fillStyle = '#222';
    context.fillRect(0, 0, SIDE, SIDE);
    context.imageSmoothingEnabled = false;
    context.drawImage(photo, x - shown / 2, y - shown / 2, shown, shown, 0, 0, SIDE, SIDE);
    // A dark line inside of a light one shows on any photo.
    for (const [color, width] of [
      ['#fff', 5],
      ['#111', 1.5],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(SIDE / 2, SIDE * 0.2);
      context.lineTo(SIDE / 2, SIDE * 0.8);
      context.moveTo(SIDE * 0.2, SIDE / 2);
      context.lineTo(SIDE * 0.8, SIDE / 2);
      context.stroke();
    }
  }, [photo, x, y]);

  return (
    <canvas
      ref={canvas}
      className={clsx(styles.loupe, x < photo.width / 2 && styles.right)}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
    />
  );
}
