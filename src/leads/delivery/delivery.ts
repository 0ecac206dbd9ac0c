import { hasReceiver } from './leadSettings';
import type { Outcome } from './outbox/decide';
import type { Lead } from '../types';

const loadOutbox = () => import('./outbox/browserOutbox');

/** Loads the outbox ahead of its use, because there may be no connection to load it later. */
export async function prepareDelivery(): Promise<void> {
  if (hasReceiver) await loadOutbox();
}

/**
 * Removes a lead that was handed back, after the visitor changed the form and before it is sent as a new lead. Leaves one
 * that waits, which is another request then.
 */
export async function dropLead(id: string): Promise<void> {
  if (!hasReceiver) return;
  const { outbox } = await loadOutbox();
  if (outbox.open().some((entry) => entry.id === id && entry.state === 'returned')) outbox.forget(id);
}

/**
 * Delivers a lead through the outbox. Without a receiver nothing leaves the browser: the values are logged to the console, except
 * those of the contact form, which only shows its toast.
 */
export async function deliverLead(lead: Lead): Promise<Outcome> {
  if (hasReceiver) {
    const { outbox } = await loadOutbox();
    return outbox.submit(lead);
  }
  if (lead.kind !== 'contact') {
    // eslint-disable-next-line no-console -- without a delivery, these values are only logged
    console.log(`Lead (${lead.kind}):`, lead.values);
  }
  return { state: 'sent' };
}
