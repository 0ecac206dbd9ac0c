import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { business, telHref } from '@site/src/data/business';
import { outbox } from '@site/src/leads/outbox/browserOutbox';
import type { Lead } from '@site/src/leads';
import { buttonClass } from '../../base/Button';
import OtherWays from '../../forms/OtherWays';
import { inForms } from './inForms';
import { tellSent } from './tellSent';
import styles from './styles.module.css';

export interface NoticeProps {
  readonly lead: Lead;
  /** `waiting`: saved, and sent automatically later. `returned`: handed back to the visitor. */
  readonly state: 'waiting' | 'returned';
  readonly reason?: string;
  /**
   * True inside the form that the lead came from. The form of a lead that was handed back immediately still contains
   * its text.
   */
  readonly inForm?: boolean;
  /** Called once the lead is confirmed or forgotten. */
  readonly onSettled: () => void;
}

/** Shows the state of an unconfirmed lead, and the visitor's options. */
export default function LeadNotice({ lead, state: firstState, reason: firstReason, inForm, onSettled }: NoticeProps) {
  const [state, setState] = useState(firstState);
  const [reason, setReason] = useState(firstReason);
  const [busy, setBusy] = useState(false);
  const isTypedHere = inForm === true && firstState === 'returned';

  useEffect(() => {
    const stop = outbox.listen({
      onChange(entries) {
        const entry = entries.find(({ id }) => id === lead.id);
        if (!entry) return;
        setState(entry.state);
        setReason(entry.reason);
      },
      onSent({ id }) {
        if (id === lead.id) onSettled();
      },
    });
    return () => {
      if (inForm) inForms.delete(lead.id);
      stop();
    };
    // A lead keeps its id; the listener receives its changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lead.id]);

  async function sendNow() {
    if (busy) return;
    setBusy(true);
    const outcome = await outbox.sendNow(lead.id);
    setBusy(false);
    if (outcome.state === 'sent') {
      tellSent(lead);
      onSettled();
    } else if (outcome.state === 'returned') {
      setState('returned');
      setReason(outcome.reason);
    }
  }

  async function forget() {
    await outbox.forget(lead.id);
    onSettled();
  }

  return (
    <div className={clsx(styles.notice, inForm && styles.inForm)}>
      {state === 'waiting' ? (
        <p>
          {navigator.onLine ? 'Our system isn’t responding right now.' : 'No connection.'} Your request is saved on this
          {matchMedia('(pointer: coarse)').matches ? ' phone' : ' computer'} and will be sent automatically. Or call{' '}
          <a href={telHref}>{business.phone.display}</a>.
        </p>
      ) : (
        <p>
          Your request has not reached us: {reason}.{' '}
          {isTypedHere ? 'Everything you typed is still here.' : 'It’s still here.'} Reach us another way:
        </p>
      )}
      {state === 'returned' && <OtherWays values={{ ...lead.values }} />}
      {(state === 'waiting' || !isTypedHere) && (
        <div className={styles.actions}>
          <button
            type="button"
            className={buttonClass({ size: 'sm' })}
            aria-disabled={busy ? true : undefined}
            onClick={() => void sendNow()}
          >
            {busy ? 'Sending…' : 'Send now'}
          </button>
          <button
            type="button"
            className={buttonClass({ size: 'sm', variant: 'outline' })}
            onClick={() => void forget()}
          >
            Don’t send it
          </button>
        </div>
      )}
    </div>
  );
}
