/** Who sent a visitor: a name from the address of a referral link, kept for the session. */

import { REFERRER_KEY } from './storageKeys';

/** Query parameter of a referral link. */
export const REFERRER_PARAMETER = 'ref';
/** Longest name, in characters. */
export const MAX_REFERRER = 80;

/** One line without invisible characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name as it may be shown and sent: one line, no invisible characters, not too long. Undefined where nothing is left. */
export function cleanReferrer(name: string | null | undefined): string | undefined {
  return (
    Array.from(oneLine(name ?? ''))
      .slice(0, MAX_REFERRER)
      .join('')
      .trim() || undefined
  );
}

/** What is wrong with a name that somebody types for a link of their own; undefined where nothing is. */
export function checkReferrer(typed: string): string | undefined {
  const { length } = Array.from(oneLine(typed));
  if (length === 0) return 'Enter your name, the way your friend would say it on the phone';
  if (length > MAX_REFERRER) return `Shorten the name to ${MAX_REFERRER} characters; it has ${length}`;
  return undefined;
}

/** The name in the page's address, or the one that came with an earlier page of this session. */
export function referrer(): string | undefined {
  const named = cleanReferrer(new URLSearchParams(window.location.search).get(REFERRER_PARAMETER));
  try {
    if (named) sessionStorage.setItem(REFERRER_KEY, named);
    else return cleanReferrer(sessionStorage.getItem(REFERRER_KEY));
  } catch {
    // Denied: the name lasts as long as it stands in the address.
  }
  return named;
}

/** Address of a page that names who sent the visitor. */
export function referralLink(origin: string, name: string): string {
  return `${origin}/?${new URLSearchParams({ [REFERRER_PARAMETER]: cleanReferrer(name) ?? '' }).toString()}`;
}
