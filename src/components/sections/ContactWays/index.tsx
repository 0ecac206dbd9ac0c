import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { workArea } from '@site/src/company/areas';
import { business, formatHours, mailHref, smsHref } from '@site/src/company/business';
import { officeAddress, optionalFacts } from '@site/src/company/optionalFacts';
import CallLink from '../../base/CallLink';
import EmailAddress from '../../base/EmailAddress';
import Icon from '../../base/Icon';
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

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Inline script that hides the list item once its week is over. Runs during parsing, so that nothing shifts. Only pages
 * that need it have it, and it is identical in each, because the Content-Security-Policy allows it by its hash.
 */
const HIDE_WHEN_OVER =
  '{const item=document.currentScript.parentElement;item.hidden=new Date()>=new Date(item.dataset.until)}';

/** The week that is being booked, as an item of a list; nothing once that week is over. */
function BookingWeek() {
  const { bookingWeekOf } = optionalFacts;
  if (!bookingWeekOf) return null;
  const monday = new Date(`${bookingWeekOf}T00:00:00Z`);
  // Without an offset, `new Date` takes it as local time: midnight for the visitor.
  const until = `${new Date(monday.getTime() + WEEK_MS).toISOString().slice(0, 10)}T00:00`;
  if (new Date() >= new Date(until)) return null;
  return (
    <li data-until={until}>
      <Icon name="calendar" />
      Booking visits for the week of <time dateTime={bookingWeekOf}>{monthAndDay.format(monday)}</time>
      <script dangerouslySetInnerHTML={{ __html: HIDE_WHEN_OVER }} />
    </li>
  );
}

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
