import { contactCardPath } from '@site/src/site/contactCard';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { TAP } from '@site/src/tags/events';
import { buttonClass } from '../../base/Button';
import styles from './styles.module.css';

export interface NextStepsProps {
  /** Whether the form has been sent. Before, it says only that a visit can be booked without it. */
  readonly sent: boolean;
}

/**
 * What a visitor can do besides the form and after it: pick a time, if the company has a page for that, and save its number.
 * Without icons, because every form would load all of the site's.
 */
export default function NextSteps({ sent }: NextStepsProps) {
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
