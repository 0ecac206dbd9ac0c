import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import clsx from 'clsx';
import { markedPx, NUDGED_PX } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { placeText, pointedBy, usePhotoSpace } from './photoSpace';
import { within } from './photoWindow';
import { newGesture } from './useDesignHistory';
import styles from './picture.module.css';

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
export function arrowMove(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  step = STEP,
  longStep = LONG_STEP,
): Point | undefined {
  const direction = directions[key];
  const by = shiftKey ? longStep : step;
  return direction && [direction[0] * by, direction[1] * by];
}

export interface HandleProps {
  readonly label: string;
  /** In photo px. */
  readonly at: Point;
  /** Called with how far the point may be from what it marks, in photo px. */
  readonly onMove: (to: Point, gesture: string, offPx: number) => void;
  /** Takes a drag back: a second finger zooms instead. */
  readonly onCancel: (gesture: string) => void;
  /** Returns the corner in the photo that the point would snap to if it were dropped. */
  readonly snap?: (to: Point, offPx: number) => Point | undefined;
  /** Called when a drag ends, with how far the point may be off, in photo px. */
  readonly onDrop?: (to: Point, gesture: string, offPx: number) => void;
  /** Called for the Delete key; without it, the point cannot be deleted. */
  readonly onDelete?: () => void;
  /** Called when the point is touched or gets the focus. */
  readonly onSelect?: () => void;
  /** Looks smaller than it is, because there may be many. */
  readonly isSmall?: boolean;
  /** Moves a whole hole instead of one point. */
  readonly isCenter?: boolean;
  /** Lets pointers through to the picture. */
  readonly isPassive?: boolean;
  readonly id?: string;
}

interface Drag {
  readonly gesture: string;
  readonly off: Point;
  /** How many photo px were under a CSS px when it began. */
  readonly scale: number;
  /** Undefined until it moves. */
  readonly to?: Point;
}

/** A point on the picture that can be dragged, or moved with the arrow keys. */
export default function Handle(props: HandleProps) {
  const { label, at, onMove, onCancel, snap, onDrop, onDelete, onSelect, id } = props;
  const { isSmall = false, isCenter = false, isPassive = false } = props;
  const space = usePhotoSpace();
  const { frame, pointAt, placeOf, photoPxPerCssPx, isPinching, reveal, look, activate, deactivate } = space;
  const own = useId();
  const drag = useRef<Drag>(undefined);
  const keys = useRef('');
  const isActive = useRef(false);

  function moveBy(by: Point) {
    const to = within([at[0] + by[0], at[1] + by[1]], frame);
    reveal(to);
    look({ at: to });
    onMove(to, keys.current, NUDGED_PX);
  }

  function select() {
    keys.current = newGesture();
    isActive.current = true;
    present();
    onSelect?.();
  }

  function present() {
    activate({ id: own, label, at, moveBy, leave: () => look(undefined) });
  }

  // The arrow buttons move it from where it is now.
  useEffect(() => {
    if (isActive.current) present();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each move renders with new functions
  }, [label, at]);
  useEffect(() => () => deactivate(own), []); // eslint-disable-line react-hooks/exhaustive-deps -- only when it is gone

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || !event.isPrimary || isPinching()) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointAt(event);
    drag.current = { gesture: newGesture(), off: [at[0] - x, at[1] - y], scale: photoPxPerCssPx() };
    look({ at });
    select();
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!drag.current) return;
    const { gesture, off, scale } = drag.current;
    // Under a finger that has turned the phone is another point of the photo.
    if (isPinching() || photoPxPerCssPx() !== scale) {
      onCancel(gesture);
      stop();
      return;
    }
    const [x, y] = pointAt(event);
    const to = within([x + off[0], y + off[1]], frame);
    const offPx = markedPx(scale, pointedBy(event));
    drag.current = { gesture, off, scale, to };
    look({ at: to, snapped: snap?.(to, offPx) });
    onMove(to, gesture, offPx);
  }

  function onPointerUp(event: PointerEvent<HTMLButtonElement>) {
    if (!drag.current) return;
    const { gesture, to, scale } = drag.current;
    if (isPinching()) onCancel(gesture);
    else if (to) onDrop?.(to, gesture, markedPx(scale, pointedBy(event)));
    stop();
  }

  function stop() {
    drag.current = undefined;
    look(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrowMove(event);
    if (by) {
      event.preventDefault();
      moveBy(by);
    } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      look(undefined);
      onDelete();
    }
  }

  function onFocused(event: FocusEvent<HTMLButtonElement>) {
    if (event.currentTarget.matches(':focus-visible')) {
      reveal(at);
      look({ at });
    }
    select();
  }

  const { left, top, isInSight } = placeOf(at);
  return (
    <button
      id={id}
      type="button"
      className={clsx(
        styles.handle,
        isSmall && styles.small,
        isCenter && styles.center,
        isPassive && styles.passive,
        !isInSight && styles.away,
      )}
      style={{ left, top }}
      aria-label={placeText(label, at)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={stop}
      onKeyDown={onKeyDown}
      onFocus={onFocused}
      onBlur={() => look(undefined)}
    />
  );
}
