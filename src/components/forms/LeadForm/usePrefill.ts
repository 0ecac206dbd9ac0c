import { useEffect, useRef, type RefObject } from 'react';
import { PREFILL_EVENT, takePrefill, type Prefill } from '@site/src/leads/prefill';

/** Adds a project to a message; a second project replaces the first and leaves the visitor's own text unchanged. */
function joinMessage(written: string, previous: string, message: string): string {
  if (previous && written.includes(previous)) return written.replace(previous, () => message);
  return written.trim() === '' ? message : `${written.trimEnd()}\n\n${message}`;
}

function fill(form: HTMLFormElement, { message, subject, ...choices }: Prefill, previous: Prefill | undefined): void {
  const set = (name: string, next: (current: string) => string) => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLElement) || !('value' in control)) return;
    const before = String(control.value);
    control.value = next(before);
    // A value that is not an option would leave the select empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = before;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const [name, value] of Object.entries(choices)) set(name, () => String(value));
  set('subject', (current) => (current === '' || current === previous?.subject ? subject : current));
  set('message', (current) => joinMessage(current, previous?.message ?? '', message));
}

/** Fills a form's fields with the project that a tool has saved for it, now and whenever a new one is saved. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const previous = useRef<Prefill>(undefined);
  useEffect(() => {
    function take() {
      // The chat and the pop-up are also forms, but have no fields for a project.
      if (!form.current?.closest('#contact')) return;
      const prefill = takePrefill();
      if (!prefill) return;
      fill(form.current, prefill, previous.current);
      previous.current = prefill;
    }
    take();
    window.addEventListener(PREFILL_EVENT, take);
    return () => window.removeEventListener(PREFILL_EVENT, take);
  }, [form]);
}
