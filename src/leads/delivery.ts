import type { Lead } from './types';

/**
 * Hands a lead over; resolves once it has been received. The only delivery there is so far is none: nothing leaves the
 * browser, and the values are written to the console, except those of the contact form (specification, section 7).
 */
export async function deliverLead(lead: Lead): Promise<void> {
  if (lead.kind === 'contact') return;
  // eslint-disable-next-line no-console -- without a delivery the console is where these values go, by specification
  console.log(`Lead (${lead.kind}):`, lead.values);
}
