import { useEffect, useRef, type RefObject } from 'react';
import { PREFILL_EVENT, takePrefill, type Prefill } from '@site/src/leads/prefill';

/** A project is told in one message; a second one takes the first one's place and leaves the visitor's words alone. */
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
    // A choice that is not on the list would leave the list empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = before;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const [name, value] of Object.entries(choices)) set(name, () => String(value));
  set('subject', (current) => (current === '' || current === previous?.subject ? subject : current));
  set('message', (current) => joinMessage(current, previous?.message ?? '', message));
}

/** Fills a form's fields with the project that a tool of the site has left for it, now or whenever one comes. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const previous = useRef<Prefill>(undefined);
  useEffect(() => {
    function take() {
      // The chat and the pop-up are forms, too, and have no place for a project.
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
