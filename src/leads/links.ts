import { mailHref, smsHref } from '../data/business';

/** What was typed into a form, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Longer texts are cut: mail and message programs refuse links beyond some thousand characters. */
const MAX_TEXT = 1500;

/** `firstName` as "First name". */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A request as a person would write it down: one line a field. */
export function textOf(values: FormValues): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${labelOf(name)}: ${value}`] : [],
  );
  const text = lines.join('\n');
  // By characters, not by halves of them: encodeURIComponent refuses a broken pair.
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, MAX_TEXT)
    .join('');
}

/** Link to an e-mail with the request written out. */
export function mailLinkFor(values: FormValues): string {
  return `${mailHref}?subject=${encodeURIComponent('Request from your website')}&body=${encodeURIComponent(textOf(values))}`;
}

/** Link to a text message with the request written out (RFC 5724). */
export function smsLinkFor(values: FormValues): string {
  return `${smsHref}?body=${encodeURIComponent(textOf(values))}`;
}
