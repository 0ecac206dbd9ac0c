import { useEffect, useRef, useState } from 'react';
import { business, smsHref } from '@site/src/company/business';
import type { IslandProps } from '@site/src/islands/island';
import { useAtHand } from '@site/src/leads/form/atHand';
import CheckboxField from '../../base/Field/CheckboxField';
import CallbackPromise from '../../forms/CallbackPromise';
import ContactConsent from '../../forms/ContactConsent';
import LeadForm from '../../forms/LeadForm';
import NextSteps from '../../forms/NextSteps';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/** How long the confirmation is shown before the chat closes, in milliseconds. */
export const CHAT_CONFIRMATION_MS = 3000;

/** The content of the chat: the form, then its confirmation, which closes the chat after a delay. */
export default function ChatForm({ page }: IslandProps) {
  const [isSent, setIsSent] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const project = useAtHand();
  const [leavesOut, setLeavesOut] = useState(false);

  useEffect(() => {
    if (!isSent) return undefined;
    const chat = content.current?.closest<HTMLElement>('[popover]');
    // Moves the focus to the confirmation, which has replaced the form.
    content.current?.focus();
    const timer = setTimeout(() => chat?.hidePopover(), CHAT_CONFIRMATION_MS);
    // However the chat is closed, it opens with an empty form, whose first field gets the focus. `toggle` comes later.
    const reset = () => setIsSent(false);
    chat?.addEventListener('beforetoggle', reset);
    return () => {
      clearTimeout(timer);
      chat?.removeEventListener('beforetoggle', reset);
    };
  }, [isSent]);

  return (
    <div ref={content} className={styles.body} tabIndex={-1}>
      {isSent ? (
        <div className={styles.confirmation}>
          <Icon name="check" />
          <h3 className={styles.received}>Message Received</h3>
          <p>{business.callbackMinutes === null ? 'We’ll get back to you soon.' : <CallbackPromise />}</p>
          <NextSteps sent />
        </div>
      ) : (
        <>
          <p className={styles.lead}>
            <CallbackPromise before="Leave your number." />
          </p>
          {business.texts && (
            <p className={styles.text}>
              Prefer to text? <a href={smsHref}>Text us</a>
            </p>
          )}
          <LeadForm
            kind="callback"
            page={page}
            requiredMark="*"
            submitLabel="Send message"
            helper={<ContactConsent />}
            onSent={() => setIsSent(true)}
            along={leavesOut ? undefined : project}
          >
            {({ Field }) => (
              <>
                <Field name="name" label="Name" autoComplete="name" required wide />
                <Field name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" required wide />
                <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" wide />
                <Field name="message" label="Message" rows={2} required wide />
                {project && (
                  <CheckboxField
                    label="Send my plan along"
                    checked={!leavesOut}
                    onChange={() => setLeavesOut(!leavesOut)}
                  />
                )}
              </>
            )}
          </LeadForm>
        </>
      )}
    </div>
  );
}
