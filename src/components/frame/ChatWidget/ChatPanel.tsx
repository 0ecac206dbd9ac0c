import { useEffect, useId, useRef, type KeyboardEventHandler, type Ref } from 'react';
import { smsHref } from '@site/src/data/business';
import CallbackPromise from '../../forms/CallbackPromise';
import CloseButton from '../../base/CloseButton';
import Icon from '../../base/Icon';
import LeadForm from '../../forms/LeadForm';
import type { ChatState } from './ChatButton';
import styles from './styles.module.css';

export interface ChatPanelProps {
  readonly id: string;
  readonly state: ChatState;
  readonly onSent: () => void;
  readonly onClose: () => void;
  readonly onKeyDown: KeyboardEventHandler;
  readonly ref: Ref<HTMLDivElement>;
}

/** The widget behind the chat button: a form for a callback, then its confirmation. The page stays usable beside it. */
export default function ChatPanel({ id, state, onSent, onClose, onKeyDown, ref }: ChatPanelProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);

  // Opened, the first field has the focus; sent, what has taken the form's place.
  useEffect(() => {
    if (state === 'open') content.current?.querySelector('input')?.focus();
    if (state === 'sent') content.current?.focus();
  }, [state]);

  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-labelledby={titleId}
      hidden={state === 'closed'}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Chat with us
        </h2>
        <CloseButton label="Close chat" onClick={onClose} />
      </div>
      <div ref={content} className={styles.content} tabIndex={-1}>
        {state === 'sent' ? (
          <div className={styles.confirmation}>
            <Icon name="check" />
            <h3 className={styles.received}>Message Received</h3>
            <p>
              <CallbackPromise />
            </p>
          </div>
        ) : (
          <>
            <p className={styles.lead}>
              <CallbackPromise before="Leave your number." />
            </p>
            <p className={styles.text}>
              Rather text? <a href={smsHref}>Text us</a>
            </p>
            <LeadForm
              kind="callback"
              requiredMark="*"
              submitLabel="Send message"
              helper="By sending it you ask a person to call you at this number."
              onSent={onSent}
            >
              {({ Field }) => (
                <>
                  <Field name="name" label="Name" autoComplete="name" required wide />
                  <Field name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" required wide />
                  <Field name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" wide />
                  <Field name="message" label="Message" rows={3} required wide />
                </>
              )}
            </LeadForm>
          </>
        )}
      </div>
    </div>
  );
}
