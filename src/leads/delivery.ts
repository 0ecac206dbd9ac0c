import { isDelivered } from './configured';
import type { Outcome } from './outbox/outbox';
import type { Lead } from './types';

const loadOutbox = () => import('./outbox/browserOutbox');

/** Fetches what delivering takes, while there is a connection to fetch it by. */
export async function prepareDelivery(): Promise<void> {
  if (isDelivered) await loadOutbox();
}

/** Drops a lead that was handed back, as the visitor changed it and sends another in its place. */
export async function dropLead(id: string): Promise<void> {
  if (isDelivered) await (await loadOutbox()).outbox.forget(id);
}

/**
 * Hands a lead over. Without a delivery nothing leaves the browser: the values are written to the console, except those
 * of the contact form, which shows its toast alone. With one, the lead goes by the outbox, which comes on use.
 */
export async function deliverLead(lead: Lead): Promise<Outcome> {
  if (isDelivered) {
    const { outbox } = await loadOutbox();
    return outbox.submit(lead);
  }
  if (lead.kind !== 'contact') {
    // eslint-disable-next-line no-console -- without a delivery the console is all that has these values
    console.log(`Lead (${lead.kind}):`, lead.values);
  }
  return { state: 'sent' };
}
