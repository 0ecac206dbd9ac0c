import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import clsx from 'clsx';
import type { Point } from '@site/src/paving';
import { usePhotoSpace } from './PhotoCanvas';
import styles from './styles.module.css';

/** Photo px that an arrow key moves a handle, alone and with Shift. */
const STEP = 1;
const LONG_STEP = 10;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns by how much a key moves something on the picture, in photo px; undefined if it is no arrow key. */
export function arrowMove({ key, shiftKey }: KeyboardEvent, step = STEP, longStep = LONG_STEP): Point | undefined {
  const direction = directions[key];
  const by = shiftKey ? longStep : step;
  return direction && [direction[0] * by, direction[1] * by];
}

let gestures = 0;

/** Returns a name for a drag or a series of key presses, which is undone as a whole. */
export function newGesture(): string {
  gestures += 1;
  return `gesture ${gestures}`;
}

export interface HandleProps {
  readonly label: string;
  /** In photo px. */
  readonly at: Point;
  /** Called with the new place, and how far from the true one it may be, both in photo px. */
  readonly onMove: (to: Point, gesture: string, offPx: number) => void;
  /** Called for the Delete key; without it, the point cannot be deleted. */
  readonly onDelete?: () => void;
  readonly onFocus?: () => void;
  /** Looks smaller than it is, because there may be many. */
  readonly isSmall?: boolean;
  /** Moves a whole hole instead of one point. */
  readonly isCenter?: boolean;
  readonly id?: string;
}

/** A point on the picture that can be dragged, or moved with the arrow keys. */
export default function Handle(props: HandleProps) {
  const { label, at, onMove, onDelete, onFocus, isSmall = false, isCenter = false, id } = props;
  const { frame, pointAt, likelyError, look } = usePhotoSpace();
  const drag = useRef<{ readonly gesture: string; readonly off: Point }>(undefined);
  const keys = useRef('');

  function moveTo([x, y]: Point, gesture: string, by: 'finger' | 'pointer') {
    const to: Point = [Math.max(0, Math.min(frame.width, x)), Math.max(0, Math.min(frame.height, y))];
    look(to);
    onMove(to, gesture, likelyError(by));
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointAt(event);
    drag.current = { gesture: newGesture(), off: [at[0] - x, at[1] - y] };
    look(at);
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!drag.current) return;
    const [x, y] = pointAt(event);
    const { gesture, off } = drag.current;
    moveTo([x + off[0], y + off[1]], gesture, event.pointerType === 'touch' ? 'finger' : 'pointer');
  }

  function onPointerEnd() {
    drag.current = undefined;
    look(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrowMove(event);
    if (by) {
      event.preventDefault();
      moveTo([at[0] + by[0], at[1] + by[1]], keys.current, 'pointer');
    } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      look(undefined);
      onDelete();
    }
  }

  function onFocused(event: FocusEvent<HTMLButtonElement>) {
    keys.current = newGesture();
    if (event.currentTarget.matches(':focus-visible')) look(at);
    onFocus?.();
  }

  return (
    <button
      id={id}
      type="button"
      className={clsx(styles.handle, isSmall && styles.small, isCenter && styles.center)}
      style={{ left: `${(at[0] / frame.width) * 100}%`, top: `${(at[1] / frame.height) * 100}%` }}
      aria-label={`${label}: ${Math.round(at[0])} across, ${Math.round(at[1])} down`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
      onFocus={onFocused}
      onBlur={() => look(undefined)}
    />
  );
}
