import { useState, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import { arrowMove } from './Handle';
import { placeText, usePhotoSpace } from './photoSpace';
import { within } from './photoWindow';
import styles from './picture.module.css';

/** Photo px that an arrow key moves it, alone and with Shift. */
const STEP = 4;
const LONG_STEP = 40;

export interface PictureCursorProps {
  /** What it is, for screen readers: "Brush". */
  readonly label: string;
  /** In photo px. */
  readonly width: number;
  readonly onSpace: (at: Point) => void;
  readonly onMove?: (to: Point) => void;
  readonly onBlur?: () => void;
  /** Whether it is held down; undefined if Space only taps. */
  readonly isDown?: boolean;
}

/** A pointer on the picture for the keyboard: arrow keys move it, Space does what a click or tap does there. */
export default function PictureCursor({ label, width, onSpace, onMove, onBlur, isDown }: PictureCursorProps) {
  const { frame, placeOf, widthOf, reveal } = usePhotoSpace();
  const [at, setAt] = useState<Point>([frame.width / 2, frame.height * 0.75]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrowMove(event, STEP, LONG_STEP);
    if (by) {
      event.preventDefault();
      const to = within([at[0] + by[0], at[1] + by[1]], frame);
      setAt(to);
      reveal(to);
      onMove?.(to);
    } else if (event.key === ' ' && !event.repeat) {
      event.preventDefault();
      onSpace(at);
    }
  }

  const { left, top } = placeOf(at);
  return (
    <button
      type="button"
      className={clsx(styles.brush, isDown && styles.down)}
      style={{
        left,
        top,
        width: widthOf(width),
      }}
      aria-label={placeText(label, at)}
      aria-pressed={isDown}
      onKeyDown={onKeyDown}
      onFocus={() => reveal(at)}
      onBlur={onBlur}
    />
  );
}
