import { useEffect, useState } from 'react';
import type { Lead } from '@site/src/leads';
import type { OpenEntry } from '@site/src/leads/delivery/outbox/store';
import { outbox } from '@site/src/leads/delivery/outbox/browserOutbox';
import { inForms } from './inForms';
import LeadNotice from './LeadNotice';
import styles from './styles.module.css';

/** Returns the first name in a lead; undefined if it has none, as a request for the guide. */
function firstNameIn({ values }: Lead): string | undefined {
  if ('firstName' in values) return values.firstName;
  // Storage may hold anything.
  return 'name' in values ? String(values.name ?? '').split(/\s/)[0] : undefined;
}

/** Returns the day of a lead: "May 4, 2026"; as it is stored, if another program has replaced what formats one. */
function dateOf({ time }: Lead): string {
  try {
    return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
  } catch {
    return String(time).slice(0, '2026-05-04'.length);
  }
}

/**
 * Unconfirmed leads of an earlier visit or page, shown at the bottom of the screen. Says whose they are, because several
 * people may use the computer.
 */
export default function WaitingLeads() {
  const [entries, setEntries] = useState<readonly OpenEntry[]>([]);

  useEffect(() => {
    // A lead that is being submitted on this page is shown in its form.
    const show = (open: readonly OpenEntry[]) =>
      setEntries(open.filter(({ id, attempts, state }) => !inForms.has(id) && (attempts > 0 || state !== 'waiting')));
    const stop = outbox.listen({ onChange: (open) => setTimeout(() => show(open)), onSent: () => undefined });
    show(outbox.open());
    return stop;
  }, []);

  return (
    <div className={styles.status} role="status">
      {entries.map((entry) => {
        const name = firstNameIn(entry.lead);
        return (
          <section key={entry.id} className={styles.card} aria-label="Your request">
            <p className={styles.title}>
              {name ? `${name}’s request` : 'A request'} from {dateOf(entry.lead)}
            </p>
            <LeadNotice entry={entry} />
            <p>{name ? `Not ${name}?` : 'Not yours?'} Remove it.</p>
          </section>
        );
      })}
    </div>
  );
}
