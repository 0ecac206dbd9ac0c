import type { LeadToast } from '@site/src/leads/words/leadTexts';

/**
 * Loads the toasts and adds their live region to the page, so that a toast can appear immediately and is announced.
 * Rejects if the connection is lost; the next call tries again.
 */
export async function loadToasts() {
  const host = await import('./ToastHost');
  host.mountToasts();
  return host;
}

/** Shows a message over the page for a while. Needs no component in the page's tree. */
export async function showToast(message: LeadToast): Promise<void> {
  const host = await loadToasts();
  host.pushToast(message);
}
