import { business, mailHref } from '../../company/business';
import { cleanText } from '../../userInput/cleanText';

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Longest text in a link, in characters of the link: mail and message apps refuse links of several thousand. */
const MAX_TEXT = 3000;

/** Returns the label of a form's field: "First name" for `firstName`. Leaves labels as they are. */
export function fieldLabel(name: string): string {
  if (/^[A-Z]/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a request out as text, one line per field. A text that is too long for a link ends with "…". */
function messageOf(values: FormValues): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${fieldLabel(name)}: ${value}`] : [],
  );
  const text = cleanText(lines.join('\n'));
  let length = 0;
  let fitting = '';
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > MAX_TEXT) return `${fitting}…`;
    fitting += character;
  }
  return text;
}

/** Returns a link to an email that contains the request. */
export function mailLinkFor(values: FormValues): string {
  return `${mailHref}?subject=${encodeURIComponent('Request from your website')}&body=${encodeURIComponent(messageOf(values))}`;
}

/**
 * Returns a link that opens a text message with its text. iOS reads `body` only after an `&`, other phones only after
 * the `?` (RFC 5724); `?&` is read by both.
 * @param to - number in E.164 format; without one, the sender chooses whom to text
 */
export function smsLink(body: string, to = ''): string {
  return `sms:${to}?&body=${encodeURIComponent(body)}`;
}

/** Returns a link to a text message to the company that contains the request. */
export function smsLinkFor(values: FormValues): string {
  return smsLink(messageOf(values), business.phone.e164);
}
