import { useEffect, type RefObject } from 'react';
import type { LeadKind } from '@site/src/leads';
import { DROP_EVENT, RESTORE_EVENT, type Submitted } from '@site/src/leads/form/formDrafts';
import { keepTyped, resetSubmitted, restoreTyped } from './readForm';

/** Restores what was typed into a form before, and empties its fields once a lead was sent from them, here or on another page. */
export function useDrafts(kind: LeadKind, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const current = form.current;
    if (!current) return undefined;
    const restore = () => restoreTyped(kind, current);
    restore();
    // Also saves what was typed before hydration.
    keepTyped(kind, current);
    // A form that was sent provides the visitor's data to the others; a field may be rendered later than its form.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(RESTORE_EVENT, restore, { signal });
    const drop = ({ detail }: CustomEvent<Submitted>) => {
      if (detail.kind !== kind) return;
      resetSubmitted(current, detail.values);
      // For what listens to a reset, such as `usePrefill`. `form.reset()` would also empty what was typed since.
      current.dispatchEvent(new Event('reset'));
      keepTyped(kind, current);
    };
    window.addEventListener(DROP_EVENT, drop as EventListener, { signal });
    return () => listening.abort();
  }, [kind, form]);
}
