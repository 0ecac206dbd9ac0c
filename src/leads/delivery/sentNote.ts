import { formatTime } from '../../words/format';
import { business } from '../../company/business';
import { sentences } from '../../words/numberWords';
import { callbackPromise, localTime, openingNote, unbroken, type Timetable } from '../words/hours';
import { hasPhoneNumber } from '../words/phoneNumber';
import type { LeadRequest } from '../types';

/** The line beside the button of a form that was sent, in the parts that stand in elements of their own. */
export interface SentNote {
  readonly text: string;
  /** The address that the company writes to, which follows the text. */
  readonly address?: string;
  /** Follows the address. */
  readonly end?: string;
}

/** The fields that say how to answer, of any form. */
interface Contacts {
  readonly phone?: string;
  readonly email?: string;
  readonly contactBy?: string;
  readonly message?: string;
}

/** Returns how the company answers a lead: by phone if it has a number, unless the visitor wants something else. */
function answerTo({ values }: Pick<LeadRequest, 'values'>): 'call' | 'text' | 'write' {
  const { phone, email, contactBy, message }: Contacts = values;
  const isReachable = Boolean(phone) || hasPhoneNumber(message ?? '');
  if (email && (contactBy === 'email' || !isReachable)) return 'write';
  return contactBy === 'text' ? 'text' : 'call';
}

/**
 * Says when a lead was sent and how the company answers it. A call is promised for the time that the company has put in
 * writing; of a text or an email, only when it opens. Says nothing about the answer if the company promises none.
 * @param visitorZone - IANA time zone of the visitor's clock; by default, the browser's
 */
export function sentNote(
  sent: Date,
  lead: Pick<LeadRequest, 'values'>,
  visitorZone?: string,
  timetable: Timetable = business,
): SentNote {
  const local = localTime(sent, visitorZone);
  const time = local ? `Sent at ${unbroken(formatTime(local.time))}.` : 'Sent.';
  const promise = callbackPromise(sent, visitorZone, timetable);
  if (!promise) return { text: time };
  const answer = answerTo(lead);
  if (answer === 'call') return { text: sentences(time, `${promise}.`) };
  const opens = openingNote(sent, visitorZone, timetable);
  if (answer === 'text') return { text: sentences(time, 'We’ll text you.', opens) };
  const { email }: Contacts = lead.values;
  return { text: sentences(time, 'We’ll write to'), address: email, end: sentences('.', opens) };
}
