import { mailHref, smsHref } from '../data/business';
import type { LeadRequest } from './types';

/** Longer texts are cut: mail and message programs refuse links beyond some thousand characters. */
const MAX_TEXT = 1500;

/** A request as a person would write it down: one line a field. */
export function textOf({ values }: LeadRequest): string {
  const lines = Object.entries<unknown>({ ...values }).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${name}: ${value}`] : [],
  );
  const text = lines.join('\n');
  // By characters, not by halves of them: encodeURIComponent refuses a broken pair.
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, MAX_TEXT)
    .join('');
}

/** Link to an e-mail with the request written out. */
export function mailLinkFor(request: LeadRequest): string {
  return `${mailHref}?subject=${encodeURIComponent('Request from your website')}&body=${encodeURIComponent(textOf(request))}`;
}

/** Link to a text message with the request written out (RFC 5724). */
export function smsLinkFor(request: LeadRequest): string {
  return `${smsHref}?body=${encodeURIComponent(textOf(request))}`;
}
