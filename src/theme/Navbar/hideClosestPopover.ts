import type { MouseEvent } from 'react';

/** Closes the menu a link stands in: choosing a link ends the menu, also where the page stays the same. */
export function hideClosestPopover(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
