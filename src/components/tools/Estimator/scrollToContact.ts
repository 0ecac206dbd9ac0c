import type { MouseEvent } from 'react';
import { CONTACT_ID } from '@site/src/islands/contract';

/** Scrolls to the page's form, if there is one, without adding the fragment to the URL that a tool shares. */
export function scrollToContact(event: MouseEvent): void {
  const section = document.getElementById(CONTACT_ID);
  const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!section || !plainClick) return;
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  // Moves the keyboard focus to the form.
  section.focus({ preventScroll: true });
}
