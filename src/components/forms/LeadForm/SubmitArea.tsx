import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { isChanged } from '@site/src/leads/form/formActivity';
import { isControl } from '@site/src/leads/form/formControls';
import { hasReceiver } from '@site/src/leads/delivery/leadSettings';
import type { SentNote } from '@site/src/leads/delivery/sentNote';
import { Button } from '../../base/Button';
import { SLOW_WORDS, useIsSlow } from '../../base/useIsSlow';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import NextSteps from '../NextSteps';
import styles from './styles.module.css';

/** When a lead was sent and how the company answers. The address is no text to translate. */
function SentWords({ text, address, end }: SentNote) {
  return (
    <>
      <span>{text}</span>
      {address && (
        <span>
          {' '}
          <span translate="no">{address}</span>
          <span>{end}</span>
        </span>
      )}
    </>
  );
}

export interface SubmitAreaProps {
  readonly isSending: boolean;
  readonly submitLabel: string;
  /** What is said of the lead that was sent last. */
  readonly sent?: SentNote;
  /** The line with the helper, whose text goes with the lead as consent. */
  readonly words: Ref<HTMLParagraphElement>;
  /** What the visitor agrees to, and what happens next. */
  readonly helper: ReactNode;
  /** Whether the form makes way for something else once it is sent. */
  readonly leadsOn: boolean;
}

/** The button of a form, and what is said about sending: beforehand, on the way, and afterward. */
export default function SubmitArea({ isSending, submitLabel, sent, words, helper, leadsOn }: SubmitAreaProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSlow = useIsSlow(isSending && hasReceiver);
  const isSent = sent !== undefined && !isSending;

  useEffect(() => {
    if (!isSent) return;
    // Sent by Enter, the form has the focus in a field: empty by now, out of sight, and with a phone's keyboard over the note.
    const field = document.activeElement;
    if (field && isControl(field) && field.form === button.current?.form && !isChanged(field)) button.current?.focus();
    // In the middle, because the toast covers the upper edge of the screen, and the quick actions cover the lower one.
    note.current?.scrollIntoView({ block: 'center' });
  }, [sent, isSent]);

  useEffect(() => {
    if (isSlow) status.current?.scrollIntoView({ block: 'nearest' });
  }, [isSlow]);

  return (
    <div className={styles.actions}>
      <Button ref={button} type="submit" size="lg" className={styles.submit} disabled={isSending}>
        {isSending ? 'Sending…' : submitLabel}
      </Button>
      <p ref={status} className={isSlow ? styles.sent : hidden.visuallyHidden} role="status">
        {isSending && hasReceiver && <span>{isSlow ? SLOW_WORDS : 'Sending your request…'}</span>}
      </p>
      {/* No status, because the toast announces the success. */}
      {isSent && (
        <p ref={note} className={styles.sent}>
          <SentWords {...sent} />
        </p>
      )}
      {/* Says what happens next before a form is sent; then, the line above does. */}
      <p ref={words} className={styles.helper} hidden={isSent}>
        {helper}
      </p>
      {!leadsOn && <NextSteps sent={isSent} />}
    </div>
  );
}
