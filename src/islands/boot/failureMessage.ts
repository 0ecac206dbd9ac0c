import { FAILURE_ID } from '../contract';

/** Returns the message that an island's script did not load; nothing if it isn't shown. */
export function failureMessageOf(island: HTMLElement): Element | null {
  const next = island.nextElementSibling;
  return next?.matches('[role=alert]') ? next : null;
}

/** Shows the failure message after the island rather than inside it, because React may still hydrate the island. */
export function showFailureMessage(island: HTMLElement): void {
  removeFailureMessage(island);
  const message = document.getElementById(FAILURE_ID)?.firstElementChild?.cloneNode(true) as HTMLElement;
  island.after(message);
  message.scrollIntoView({ block: 'nearest' });
}

/** Removes the island's failure message if there is one. */
export function removeFailureMessage(island: HTMLElement): void {
  failureMessageOf(island)?.remove();
}
