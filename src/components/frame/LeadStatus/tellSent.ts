import type { Lead } from '@site/src/leads';
import { announceLead } from '@site/src/leads/announce';
import { leadToasts } from '@site/src/leads/leadTexts';
import { outbox } from '@site/src/leads/outbox/browserOutbox';
import { showToast } from '../Toasts';

/** Shows the visitor a toast, and fires the `lead` event, when a lead is confirmed. */
export function tellSent(lead: Lead): void {
  announceLead(lead);
  void showToast(leadToasts[lead.kind]);
}

outbox.listen({ onChange: () => undefined, onSent: tellSent });
// Sends the leads of earlier pages only now, so that every confirmation has a listener.
void outbox.flush('load');
