import { isDelivered } from './configured';
import type { Outcome } from './outbox/outbox';
import type { Lead } from './types';

/**
 * Hands a lead over. Without a delivery nothing leaves the browser: the values are written to the console, except those
 * of the contact form (specification, section 7). With one, the lead goes by the outbox, which comes on use.
 */
export async function deliverLead(lead: Lead): Promise<Outcome> {
  if (isDelivered) {
    const { outbox } = await import('./outbox/browserOutbox');
    return outbox.submit(lead);
  }
  if (lead.kind !== 'contact') {
    // eslint-disable-next-line no-console -- without a delivery the console is where these values go, by specification
    console.log(`Lead (${lead.kind}):`, lead.values);
  }
  return { state: 'sent' };
}
