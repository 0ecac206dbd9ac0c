import { useEffect, useState } from 'react';
import type { OpenEntry } from '@site/src/leads/outbox/store';
import { outbox } from '@site/src/leads/outbox/browserOutbox';
import { inForms } from './inForms';
import LeadNotice from './LeadNotice';
import styles from './styles.module.css';

/** Leads of an earlier visit or page that nobody has confirmed yet, over the page's lower edge. */
export default function WaitingLeads() {
  const [entries, setEntries] = useState<readonly OpenEntry[]>([]);

  useEffect(() => {
    // What is being submitted on this page shows in its form.
    const fromBefore = (open: readonly OpenEntry[]) =>
      open.filter(({ id, attempts, state }) => !inForms.has(id) && (attempts > 0 || state === 'returned'));
    const show = (open: readonly OpenEntry[]) => setEntries(fromBefore(open));
    const stop = outbox.listen({ onChange: (open) => setTimeout(() => show(open)), onSent: () => undefined });
    outbox.open().then(show, () => undefined);
    return stop;
  }, []);

  return (
    <div className={styles.status} role="status">
      {entries.map(({ id, lead, state, reason }) => (
        <section key={`${id}-${state}`} className={styles.card} aria-label="Your request">
          <p className={styles.title}>
            Your request from {new Date(lead.time).toLocaleDateString('en-US', { dateStyle: 'long' })}
          </p>
          <LeadNotice
            lead={lead}
            state={state}
            reason={reason}
            onSettled={() => setEntries((shown) => shown.filter((entry) => entry.id !== id))}
          />
        </section>
      ))}
    </div>
  );
}
