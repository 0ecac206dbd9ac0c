import { promises } from '@site/src/data/promises';
import Icon from '../../base/Icon';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Hides the item of a list once its time is over. It runs as the page is read, before anything is painted, so that
 * nothing moves; it stands only in pages that need it, and is the same in each, as the policy names it by its hash.
 */
const HIDE_WHEN_OVER =
  '{const item=document.currentScript.parentElement;item.hidden=new Date()>=new Date(item.dataset.until)}';

/** The week that is being booked, as an item of a list; nothing once that week is over. */
export default function BookingWeek() {
  const { bookingWeekOf } = promises;
  if (!bookingWeekOf) return null;
  const monday = new Date(`${bookingWeekOf}T00:00:00Z`);
  // Without a zone, it is midnight where it is read.
  const until = `${new Date(monday.getTime() + WEEK_MS).toISOString().slice(0, 10)}T00:00`;
  if (new Date() >= new Date(until)) return null;
  return (
    <li data-until={until}>
      <Icon name="calendar" />
      Booking visits for the week of {monthAndDay.format(monday)}
      <script dangerouslySetInnerHTML={{ __html: HIDE_WHEN_OVER }} />
    </li>
  );
}
