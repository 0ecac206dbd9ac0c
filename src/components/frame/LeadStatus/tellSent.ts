import { announceLead } from '@site/src/leads/words/announce';
import { leadToasts } from '@site/src/leads/words/leadTexts';
import { outbox } from '@site/src/leads/delivery/outbox/browserOutbox';
import { dropSubmitted } from '@site/src/leads/form/formDrafts';
import { showToast } from '../Toasts';
import { inForms } from './inForms';

// Answers each confirmation: with a toast, the `lead` event, and forms that no longer hold what was sent.
outbox.listen({
  onChange(entries) {
    // A lead of an earlier page is safe in the outbox. Its draft would fill the form again, and be sent a second time.
    for (const { id, lead, state } of entries) {
      if (state === 'waiting' && !inForms.has(id)) dropSubmitted(lead.kind, id);
    }
  },
  onSent(lead) {
    dropSubmitted(lead.kind, lead.id);
    announceLead(lead);
    void showToast(leadToasts[lead.kind]);
  },
});
// Sends the leads of earlier pages only now, so that every confirmation is answered.
void outbox.flush('due');
