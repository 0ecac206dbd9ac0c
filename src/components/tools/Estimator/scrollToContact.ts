import type { MouseEvent } from 'react';
import { CONTACT_ID } from '@site/src/islands/contract';

/** Follows a link to the page's form, where there is one, without leaving the fragment in the address a tool shares. */
export function scrollToContact(event: MouseEvent): void {
  const section = document.getElementById(CONTACT_ID);
  const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!section || !plainClick) return;
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  // The keyboard goes on from the form, not from the button above it.
  section.focus({ preventScroll: true });
}
