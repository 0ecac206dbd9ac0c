import { useEffect, useState } from 'react';
import type { OpenEntry } from '@site/src/leads/outbox/store';
import { outbox } from '@site/src/leads/outbox/browserOutbox';
import { inForms } from './inForms';
import LeadNotice from './LeadNotice';
import styles from './styles.module.css';

/** Unconfirmed leads of an earlier visit or page, shown at the bottom of the screen. */
export default function WaitingLeads() {
  const [entries, setEntries] = useState<readonly OpenEntry[]>([]);

  useEffect(() => {
    // A lead that is being submitted on this page is shown in its form.
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
