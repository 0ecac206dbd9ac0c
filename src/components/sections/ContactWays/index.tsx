import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { workArea } from '@site/src/company/areas';
import { business, formatHours, mailHref, smsHref } from '@site/src/company/business';
import { officeAddress, optionalFacts } from '@site/src/company/optionalFacts';
import CallLink from '../../base/CallLink';
import EmailAddress from '../../base/EmailAddress';
import Icon from '../../base/Icon';
import BookingWeek from '../BookingWeek';
import styles from './styles.module.css';

export interface ContactWaysProps {
  /** Where the company works, as the page of a town says it. */
  readonly place?: ReactNode;
}

const anywhere = (
  <>
    {workArea()}. <Link to="/service-area#map">Check your ZIP code</Link>
  </>
);

/** The ways to reach the company besides a form, with its hours and area. */
export default function ContactWays({ place = anywhere }: ContactWaysProps) {
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" />
        <span className={styles.phone}>
          <CallLink />{' '}
          {business.texts && (
            <a href={smsHref} className={styles.text}>
              Text us
            </a>
          )}
        </span>
      </li>
      <li>
        <Icon name="mail" />
        <a href={mailHref}>
          <EmailAddress />
        </a>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          {business.hours.map((hours) => (
            <span key={hours.days[0]} className={styles.line}>
              {formatHours(hours)}{' '}
            </span>
          ))}
        </span>
      </li>
      <li>
        <Icon name="pin" />
        <span>
          {officeAddress() && (
            <span className={styles.line} translate="no">
              {officeAddress()}{' '}
            </span>
          )}
          {place}
        </span>
      </li>
      <BookingWeek />
      {optionalFacts.speaksSpanish && (
        <li lang="es">
          <Icon name="chat" />
          Se habla español
        </li>
      )}
    </ul>
  );
}
