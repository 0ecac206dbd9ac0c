import type { Lead } from '@site/src/leads';
import { announceLead } from '@site/src/leads/announce';
import { leadToasts } from '@site/src/leads/leadTexts';
import { outbox } from '@site/src/leads/outbox/browserOutbox';
import { showToast } from '../Toasts';

/** Tells the visitor, and whatever counts leads, that one was confirmed. */
export function tellSent(lead: Lead): void {
  announceLead(lead);
  void showToast(leadToasts[lead.kind]);
}

outbox.listen({ onChange: () => undefined, onSent: tellSent });
// What an earlier page left goes out only now, so that none is confirmed before there is somebody to say so.
void outbox.flush('load');
