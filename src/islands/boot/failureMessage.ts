import { FAILURE_ID } from '../contract';

/** The message that an island's script did not load. There is one, beside the island that was used last. Noted at once, because a blocker may remove it. */
const message = document.querySelector(`#${FAILURE_ID} > *`);

/** Returns the failure message if it stands after an island. */
export const failureMessageOf = (island: Element) => (island.nextElementSibling === message ? message : null);

/** Puts the failure message after the island rather than inside it, because React may still hydrate the island. */
export function placeFailureMessage(island: Element): void {
  if (message) island.after(message);
}

/** Shows the failure message of what the visitor has pressed. */
export function showFailureMessage(island: Element): void {
  placeFailureMessage(island);
  message?.scrollIntoView({ block: 'nearest' });
}
