import type { ToastMessage } from './ToastHost';

export type { ToastMessage };

/**
 * Fetches what toasts need and puts their live region on the page, so that a toast can appear at once and is announced.
 * Rejects where the connection is gone; the next call tries again.
 */
export async function loadToasts() {
  const host = await import('./ToastHost');
  host.mountToasts();
  return host;
}

/** Shows a message for a while over the page. It needs no place in the page's tree and outlives a change of page. */
export async function showToast(message: ToastMessage): Promise<void> {
  const host = await loadToasts();
  host.pushToast(message);
}
