import { optionalFacts } from '@site/src/company/optionalFacts';
import Icon from '../../base/Icon';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Inline script that hides the list item once its week is over. Runs during parsing, so that nothing shifts. Only pages
 * that need it have it, and it is identical in each, because the Content-Security-Policy allows it by its hash.
 */
const HIDE_WHEN_OVER =
  '{const item=document.currentScript.parentElement;item.hidden=new Date()>=new Date(item.dataset.until)}';

/** The week that is being booked, as an item of a list; nothing once that week is over. */
export default function BookingWeek() {
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
