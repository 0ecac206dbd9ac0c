import { FAILURE_ID } from '../contract';

const messageOf = (island: HTMLElement) => {
  const next = island.nextElementSibling;
  return next?.matches('[role=alert]') ? next : undefined;
};

/** Returns whether the message that an island's script did not load is shown. */
export function hasFailureMessage(island: HTMLElement): boolean {
  return messageOf(island) !== undefined;
}

/** Shows the failure message after the island rather than inside it, because React may still hydrate the island. */
export function showFailureMessage(island: HTMLElement): void {
  removeFailureMessage(island);
  const message = document.getElementById(FAILURE_ID)?.cloneNode(true) as HTMLElement;
  message.removeAttribute('id');
  message.hidden = false;
  // Firefox below 119 has no property for this attribute, or for `aria-busy`.
  message.setAttribute('role', 'alert');
  island.after(message);
  message.scrollIntoView({ block: 'nearest' });
}

/** Removes the island's failure message if there is one. */
export function removeFailureMessage(island: HTMLElement): void {
  messageOf(island)?.remove();
}
