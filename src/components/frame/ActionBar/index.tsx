import { business, smsHref, telHref } from '@site/src/company/business';
import { CHAT_ID } from '@site/src/islands/contract';
import ContactLink from '../../base/ContactLink';
import Icon from '../../base/Icon';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import styles from './styles.module.css';

/**
 * The contact options, in the same place on every page: on phones a bar within reach of the thumb with call, text
 * message, estimate and chat; on wide screens, where the header has the others, only the round chat button.
 */
export default function ActionBar() {
  return (
    <nav className={styles.bar} aria-label="Quick actions">
      <div className={styles.ways}>
        <a href={telHref} className={styles.call}>
          <Icon name="phone" />
          Call
        </a>{' '}
        {business.texts && (
          <>
            <a href={smsHref} className={styles.text} aria-label="Text us">
              <Icon name="mobile" />
              <span>Text</span>
            </a>{' '}
          </>
        )}
        <ContactLink className={styles.estimate}>Free Estimate</ContactLink>
      </div>{' '}
      <button type="button" className={styles.chat} popoverTarget={CHAT_ID}>
        <Icon name="chat" />
        <span className={hidden.visuallyHidden}>Chat with us</span>
      </button>{' '}
      <ContactLink className={styles.chat} data-without-popovers="">
        <Icon name="chat" />
        <span className={hidden.visuallyHidden}>Write to us</span>
      </ContactLink>
    </nav>
  );
}
