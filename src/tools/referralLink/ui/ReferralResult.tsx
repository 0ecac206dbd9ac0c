import { useRef, useState, type Ref, type RefObject } from 'react';
import { business } from '@site/src/company/business';
import { referralShare } from '@site/src/leads/form/referralShare';
import { Button, buttonClass } from '../../../components/base/Button';
import Icon from '../../../components/base/Icon';
import QrCode from './QrCode';
import styles from './styles.module.css';

/** Copies a text, or selects it where it is shown, and says whether it worked. */
function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setStatus('Your browser won’t let us copy. The text is selected, so you can copy it yourself.');
    }
  }

  return { copy, status, setStatus };
}

interface ReferralResultProps {
  readonly name: string;
  /** Ref to the first heading, which gets the focus. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The link, code and message to share, for a name. */
export default function ReferralResult({ name, heading }: ReferralResultProps) {
  const { link, words, message, smsHref } = referralShare(name);
  const linkText = useRef<HTMLParagraphElement>(null);
  const messageText = useRef<HTMLParagraphElement>(null);
  const forLink = useCopy(link, linkText);
  const forMessage = useCopy(message, messageText);
  // Checked during rendering, because this component is never rendered on the server.
  const canShare = typeof navigator.share === 'function';

  async function share() {
    try {
      await navigator.share({ title: business.name, text: words, url: link });
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name !== 'AbortError') forLink.setStatus('Sharing didn’t work. Copy the link instead.');
    }
  }

  return (
    <div className={styles.result}>
      <section className={styles.part} aria-labelledby="referral-link">
        <h3 id="referral-link" className={styles.title} ref={heading} tabIndex={-1}>
          A link for <bdi>{name}</bdi>
        </h3>
        <p className={styles.text} ref={linkText}>
          {link}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => void forLink.copy()}>
            <Icon name="copy" />
            Copy link
          </Button>
          {canShare && (
            <Button variant="outline" onClick={() => void share()}>
              <Icon name="share" />
              Share
            </Button>
          )}
        </div>
        <p className={styles.status} role="status">
          {forLink.status}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="referral-code">
        <h3 id="referral-code" className={styles.title}>
          To scan or print
        </h3>
        <QrCode text={link} label="QR code that opens your referral link" />
      </section>
      <section className={styles.part} aria-labelledby="referral-message">
        <h3 id="referral-message" className={styles.title}>
          A text message, ready to send
        </h3>
        <p className={styles.text} ref={messageText}>
          {message}
        </p>
        <div className={styles.actions}>
          <a className={`${buttonClass()} ${styles.onPhone}`} href={smsHref}>
            <Icon name="chat" />
            Open in messages
          </a>
          <Button variant="outline" onClick={() => void forMessage.copy()}>
            <Icon name="copy" />
            Copy message
          </Button>
        </div>
        <p className={styles.status} role="status">
          {forMessage.status}
        </p>
      </section>
    </div>
  );
}
