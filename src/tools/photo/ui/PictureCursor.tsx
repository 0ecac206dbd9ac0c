import { useState, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import { arrowMove } from './Handle';
import type { StrokeHandlers } from './PhotoCanvas';
import { placeText, usePhotoSpace } from './photoSpace';
import { within } from './photoWindow';
import styles from './picture.module.css';

/** Photo px that an arrow key moves it, alone and with Shift. */
const STEP = 4;
const LONG_STEP = 40;

interface PictureCursorProps {
  /** What it is, for screen readers: "Brush". */
  readonly label: string;
  /** In photo px. */
  readonly width: number;
  readonly onTap?: (at: Point) => void;
  /** What a brush draws: Space puts it down and lifts it. */
  readonly stroke?: StrokeHandlers;
}

/** A pointer on the picture for the keyboard: arrow keys move it, Space does what a click or tap does there. */
export default function PictureCursor({ label, width, onTap, stroke }: PictureCursorProps) {
  const { frame, placeOf, widthOf, reveal } = usePhotoSpace();
  const [at, setAt] = useState<Point>([frame.width / 2, frame.height * 0.75]);
  const [isDown, setIsDown] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrowMove(event, STEP, LONG_STEP);
    if (by) {
      event.preventDefault();
      const to = within([at[0] + by[0], at[1] + by[1]], frame);
      setAt(to);
      reveal(to);
      if (isDown) stroke?.onMove(to);
    } else if (event.key === ' ' && !event.repeat) {
      event.preventDefault();
      onTap?.(at);
      if (!isDown) stroke?.onStart(at);
      setIsDown(stroke !== undefined && !isDown);
    }
  }

  const { left, top } = placeOf(at);
  return (
    <button
      type="button"
      className={clsx(styles.brush, isDown && styles.down)}
      style={{ left, top, width: widthOf(width) }}
      aria-label={placeText(label, at)}
      aria-pressed={stroke && isDown}
      onKeyDown={onKeyDown}
      onFocus={() => reveal(at)}
      onBlur={() => setIsDown(false)}
    />
  );
}
