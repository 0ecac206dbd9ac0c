import { useReducer, type KeyboardEvent } from 'react';
import { reduceHistory, startHistory, type Edit, type PhotoDesign } from './history';

export type DesignHistory = ReturnType<typeof useDesignHistory>;

/** Changes a design. Changes with the same gesture in a row are undone as one. */
export type EditDesign = (change: Edit, gesture?: string) => void;

let gestures = 0;

/** Returns a name for a drag or a series of key presses, which is undone as a whole. */
export function newGesture(): string {
  gestures += 1;
  return `gesture ${gestures}`;
}

/** Holds a photo's design, with undo and redo. */
export function useDesignHistory(opened: PhotoDesign) {
  const [{ past, present, future, gesture }, dispatch] = useReducer(reduceHistory, opened, startHistory);
  const undo = () => dispatch({ type: 'undo' });
  const redo = () => dispatch({ type: 'redo' });
  const edit: EditDesign = (change, by) => dispatch({ type: 'edit', edit: change, gesture: by });

  /** Undoes and redoes with Ctrl or ⌘ and Z or Y, except where text is typed. */
  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  }

  return {
    design: present,
    edit,
    /** The gesture of the last change; undefined once something was undone or redone. */
    gesture,
    /** Takes back what a gesture has done, as if it had not begun. */
    cancel: (by: string) => dispatch({ type: 'cancel', gesture: by }),
    /** Undefined if there is nothing to undo. */
    undo: past.length > 0 ? undo : undefined,
    /** Undefined if there is nothing to redo. */
    redo: future.length > 0 ? redo : undefined,
    onKeyDown,
  };
}
