import { outbox } from '@site/src/leads/delivery/outbox/browserOutbox';
import { leadStore, type Entry } from '@site/src/leads/delivery/outbox/store';
// Loading the outbox sends the leads that wait. This shows the toast when one of them is confirmed.
import '../../frame/LeadStatus/tellSent';

/** What has become of a lead of an earlier page; undefined if nobody knows any more. */
export type LeadState = Entry['state'] | undefined;

function stateOf(id: string): LeadState {
  const open = outbox.open().find((entry) => entry.id === id);
  if (open) return open.state;
  try {
    return leadStore(() => localStorage)
      .list()
      .find((entry) => entry.id === id)?.state;
  } catch {
    return undefined;
  }
}

/** Tells the state of a lead, now and whenever it may have changed, here or in another tab; the function it returns stops that. */
export function watchLead(id: string, tell: (state: LeadState) => void): () => void {
  const look = () => tell(stateOf(id));
  look();
  return outbox.listen({ onChange: look, onSent: look });
}
