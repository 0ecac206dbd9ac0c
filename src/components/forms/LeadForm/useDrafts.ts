import { useEffect, type RefObject } from 'react';
import type { LeadKind } from '@site/src/leads';
import { RESTORE_EVENT } from '@site/src/leads/form/formDrafts';
import { keepTyped, restoreTyped } from './readForm';

/** Restores what was typed into a form before. */
export function useDrafts(kind: LeadKind, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const current = form.current;
    if (!current) return undefined;
    const restore = () => restoreTyped(kind, current);
    restore();
    // Also saves what was typed before hydration.
    keepTyped(kind, current);
    // A form that was sent provides the visitor's data to the others; a field may be rendered later than its form.
    window.addEventListener(RESTORE_EVENT, restore);
    return () => window.removeEventListener(RESTORE_EVENT, restore);
  }, [kind, form]);
}
