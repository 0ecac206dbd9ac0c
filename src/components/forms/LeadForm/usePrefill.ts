import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LeadKind } from '@site/src/leads';
import { fire } from '@site/src/leads/fire';
import { DROP_EVENT } from '@site/src/leads/form/formDrafts';
import { PREFILL_EVENT, takePrefill, type Prefill } from '@site/src/leads/form/prefill';
import { controlNamed, valuesOf } from '@site/src/leads/form/formControls';

/** Marks the input events of what a tool fills in, which a line above the form sums up. */
const FROM_TOOL = 'from-tool';

/** Returns whether a tool has filled in a field. */
export const isFromTool = (event: Event): boolean => event instanceof CustomEvent && event.detail === FROM_TOOL;

/** Adds a project to a message; a second project replaces the first and leaves the visitor's own text unchanged. */
function joinMessage(written: string, previous: string, message: string): string {
  if (previous && written.includes(previous)) return written.replace(previous, () => message);
  return written.trim() === '' ? message : `${written.trimEnd()}\n\n${message}`;
}

function fill(
  form: HTMLFormElement,
  { projectType, city, squareFeet, subject, message }: Prefill,
  previous: Prefill | undefined,
): void {
  const set = (name: string, next: (current: string) => string) => {
    const control = controlNamed(form, name);
    if (!control) return;
    const before = control.value;
    control.value = next(before);
    // A value that is not an option would leave the select empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = before;
    fire('input', FROM_TOOL, control);
  };
  for (const [name, value] of Object.entries({ projectType, city, squareFeet })) {
    if (value !== undefined) set(name, () => String(value));
  }
  set('subject', (current) => (current === '' || current === previous?.subject ? subject : current));
  set('message', (current) => joinMessage(current, previous?.message ?? '', message));
}

/** Returns whether the form's message contains a project as the tool wrote it. */
function isInMessage(form: HTMLFormElement, { message }: Prefill): boolean {
  return valuesOf(form).message?.includes(message) ?? false;
}

/**
 * Fills a form's fields with the project that a tool has saved for it, now and whenever a new one is saved. Returns what
 * the message contains of it, until the visitor changes that text or the form is sent.
 */
export function usePrefill(kind: LeadKind, form: RefObject<HTMLFormElement | null>): Prefill | undefined {
  const previous = useRef<Prefill>(undefined);
  const [held, setHeld] = useState<Prefill>();
  useEffect(() => {
    const current = form.current;
    // The chat and the pop-up are also forms, but have no fields for a project.
    if (kind === 'callback' || kind === 'guide') return undefined;
    function take() {
      const prefill = current && takePrefill();
      if (!prefill) return;
      fill(current, prefill, previous.current);
      previous.current = prefill;
      check();
    }
    function check() {
      const { current: taken } = previous;
      setHeld(current && taken && isInMessage(current, taken) ? taken : undefined);
    }
    take();
    window.addEventListener(PREFILL_EVENT, take);
    const changes = ['input', DROP_EVENT];
    for (const change of changes) window.addEventListener(change, check);
    return () => {
      window.removeEventListener(PREFILL_EVENT, take);
      for (const change of changes) window.removeEventListener(change, check);
    };
  }, [kind, form]);
  return held;
}
