import { mailHref, smsHref } from '../data/business';

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Longest text in a link, in characters: mail and message apps refuse links of several thousand. */
const MAX_TEXT = 1500;

/** Formats `firstName` as "First name". */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a request out as text, one line per field. */
export function textOf(values: FormValues): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${labelOf(name)}: ${value}`] : [],
  );
  const text = lines.join('\n');
  // `Array.from` splits by code points, because `encodeURIComponent` throws on half of a surrogate pair.
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, MAX_TEXT)
    .join('');
}

/** Returns a link to an email that contains the request. */
export function mailLinkFor(values: FormValues): string {
  return `${mailHref}?subject=${encodeURIComponent('Request from your website')}&body=${encodeURIComponent(textOf(values))}`;
}

/** Returns a link to a text message that contains the request (RFC 5724). */
export function smsLinkFor(values: FormValues): string {
  return `${smsHref}?body=${encodeURIComponent(textOf(values))}`;
}
