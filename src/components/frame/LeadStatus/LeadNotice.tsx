import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { formatTime } from '@site/src/words/format';
import { weekdays } from '@site/src/leads/words/hours';
import { leadSettings } from '@site/src/leads/delivery/leadSettings';
import { outbox } from '@site/src/leads/delivery/outbox/browserOutbox';
import { isBlocked } from '@site/src/leads/delivery/outbox/decide';
import type { OpenEntry } from '@site/src/leads/delivery/outbox/store';
import { receiverFor, visitorFieldsOf } from '@site/src/leads/delivery/receivers';
import { submitHiddenForm } from '@site/src/leads/delivery/transport';
import { dropSubmitted } from '@site/src/leads/form/formDrafts';
import { forgetPhotosOf } from '@site/src/leads/photos/photoStore';
import { Button } from '../../base/Button';
import { useFocusHandover } from '../../base/useFocusHandover';
import { useIsSlow } from '../../base/useIsSlow';
import OtherWays from '../../forms/OtherWays';
import { inForms } from './inForms';
import './tellSent';
import styles from './styles.module.css';

const receiver = receiverFor(leadSettings.delivery);

/** Formats a moment of the coming day as "3:40 pm" or, if it is tomorrow, "3:40 pm on Friday". */
function clock(moment: number): string {
  const date = new Date(moment);
  // ECMAScript defines the format of `toTimeString`: HH:MM:SS, then the zone.
  const time = formatTime(date.toTimeString().slice(0, 5));
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? time : `${time} on ${weekdays[date.getDay()]}`;
}

/** Says until when the receiver wants no further attempt. */
function whenToTryAgain({ retryAfter }: OpenEntry): string {
  return retryAfter > Date.now() ? `We can try again at ${clock(retryAfter)}. ` : '';
}

/** Says why a lead waits, by what was found out last. */
function whyWaiting(isSlow: boolean): string {
  if (!navigator.onLine) return 'No connection.';
  return isSlow ? 'This is taking longer than usual.' : 'Our system isn’t responding right now.';
}

export interface NoticeProps {
  readonly entry: OpenEntry;
  /**
   * True inside the form that the lead came from. The form of a lead that was handed back immediately still contains
   * its text. Elsewhere, whoever uses the computer now may not be the one who wrote it, and reads only a name.
   */
  readonly inForm?: boolean;
  /** Called once the lead is confirmed or forgotten. */
  readonly onSettled?: () => void;
  /** Called before `onSettled` if the lead is confirmed. */
  readonly onSent?: () => void;
}

/** Shows the state of an unconfirmed lead, and the visitor's options. */
export default function LeadNotice({ entry: first, inForm = false, onSettled, onSent }: NoticeProps) {
  const [entry, setEntry] = useState(first);
  const [busy, setBusy] = useState(false);
  const isSlow = useIsSlow(busy);
  const box = useRef<HTMLDivElement>(null);
  const { id, lead, state } = entry;
  // A notice goes away once its lead is sent or removed.
  useFocusHandover(box, (notice) =>
    inForm ? notice.closest('form')?.querySelector('[type=submit]') : document.querySelector('main'),
  );
  const isTypedHere = inForm && first.state === 'returned';
  const offered = state !== 'posted' && isBlocked(entry) ? leadSettings.formTarget : undefined;

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    const stop = outbox.listen({
      onChange(entries) {
        const changed = entries.find((other) => other.id === id);
        if (changed) setEntry(changed);
        else onSettled?.();
      },
      onSent: (sent) => void (sent.id === id && onSent?.()),
    });
    return () => {
      if (inForm) inForms.delete(id);
      stop();
    };
    // A lead keeps its id; the listener receives its changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  async function sendNow() {
    setBusy(true);
    await outbox.submit(lead);
    setBusy(false);
  }

  return (
    <div ref={box} className={clsx(styles.notice, inForm && styles.inForm)}>
      {state === 'waiting' && (
        <p>
          <span>{whyWaiting(isSlow)}</span> {inForm ? 'Your' : 'The'} request is saved on this device. Keep this page
          open, or come back to it, and we’ll send it then. <span>{whenToTryAgain(entry)}</span>
          {inForm && 'Or reach us another way:'}
        </p>
      )}
      {state === 'returned' && (
        <p>
          {inForm ? 'Your' : 'The'} request has not reached us: <span>{entry.reason}</span>.{' '}
          {isTypedHere ? 'Everything you typed is still here.' : 'It’s still here.'} {inForm && 'Reach us another way:'}
        </p>
      )}
      {state === 'posted' && (
        <p>
          Your browser posted this request. If the page after that said it arrived, you can remove it here. If not, send
          it again.
        </p>
      )}
      {inForm ? (
        <OtherWays values={visitorFieldsOf(lead)} />
      ) : (
        <details>
          <summary>It’s mine: send it another way</summary>
          <OtherWays values={visitorFieldsOf(lead)} />
        </details>
      )}
      {offered && (
        <>
          <p>
            Our form service isn’t answering this page. You can send it this way instead: your browser posts it and
            shows the answer.
          </p>
          <Button
            size="sm"
            onClick={() => {
              outbox.markPosted(id);
              dropSubmitted(lead.kind, id);
              if (receiver) submitHiddenForm(offered, receiver.fields(lead));
            }}
          >
            Send it this way instead
          </Button>
        </>
      )}
      {(state !== 'returned' || !isTypedHere) && (
        <div className={styles.actions}>
          <Button size="sm" variant={offered && 'outline'} disabled={busy} onClick={() => void sendNow()}>
            {busy ? 'Sending…' : state === 'posted' ? 'Send it again' : 'Send now'}
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              outbox.forget(id);
              // Whoever uses the computer now must not find it in the form either.
              if (!inForm) {
                dropSubmitted(lead.kind, id);
                forgetPhotosOf(id);
              }
            }}
          >
            {inForm ? 'Don’t send it' : 'Remove it'}
          </Button>
        </div>
      )}
    </div>
  );
}
