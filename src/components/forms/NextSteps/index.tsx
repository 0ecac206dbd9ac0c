import { contactCardPath } from '@site/src/site/contactCard';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { TAP } from '@site/src/tags/events';
import { buttonClass } from '../../base/Button';
import styles from './styles.module.css';

/**
 * What a visitor can do besides the form: pick a time, if the company has a page for that, and once it is sent, save its number.
 * Without icons, because every form would load all of the site's.
 */
export default function NextSteps({ sent }: { readonly sent: boolean }) {
  const { bookingPage } = optionalFacts;
  const booking = bookingPage && { href: bookingPage, rel: 'noopener', [TAP]: 'booking' };
  if (!sent) {
    return booking ? (
      <p className={styles.instead}>
        Prefer to book a visit yourself? <a {...booking}>Pick a time</a>
      </p>
    ) : null;
  }
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <ul className={styles.steps}>
      {booking && (
        <li>
          <a className={look} {...booking}>
            Pick a time
          </a>
        </li>
      )}
      <li>
        <a className={look} href={contactCardPath}>
          Save our number
        </a>
      </li>
    </ul>
  );
}
