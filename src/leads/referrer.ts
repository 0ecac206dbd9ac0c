/** Reads who referred a visitor from the URL of a referral link, and keeps the name for the session. */

import { cleanLine, isBlank } from '../userInput/cleanText';
import { REFERRER_KEY } from './storageKeys';

/** Query parameter of a referral link. */
export const REFERRER_PARAMETER = 'ref';
/** Longest name, in characters. */
export const MAX_REFERRER = 80;

/** Reduces a text to one line without invisible characters, and without U+FFFD, which stands for a broken URL. */
function oneLine(text: string): string {
  const line = cleanLine(text.replace(/\ufffd/g, ' '));
  return isBlank(line) ? '' : line;
}

/** Cleans a name for display and delivery: one line of visible characters, cut to MAX_REFERRER; undefined if empty. */
export function cleanReferrer(name: string | null | undefined): string | undefined {
  return (
    Array.from(oneLine(name ?? ''))
      .slice(0, MAX_REFERRER)
      .join('')
      .trim() || undefined
  );
}

/** Returns what is wrong with a name typed for a referral link; undefined if nothing is. */
export function checkReferrer(typed: string): string | undefined {
  const { length } = Array.from(oneLine(typed));
  if (length === 0) return 'Enter your name the way your friend would say it on the phone';
  if (length > MAX_REFERRER) return `Shorten the name to ${MAX_REFERRER} characters; it has ${length}`;
  return undefined;
}

/** Returns the name in the page's URL, or the one from an earlier page of this session. */
export function referrer(): string | undefined {
  const named = cleanReferrer(new URLSearchParams(window.location.search).get(REFERRER_PARAMETER));
  try {
    if (named) sessionStorage.setItem(REFERRER_KEY, named);
    else return cleanReferrer(sessionStorage.getItem(REFERRER_KEY));
  } catch {
    // Session storage is denied: the name is known only while it is in the URL.
  }
  return named;
}

/** Returns the URL of the home page with the referrer's name. */
export function referralLink(origin: string, name: string): string {
  return `${origin}/?${new URLSearchParams({ [REFERRER_PARAMETER]: cleanReferrer(name) ?? '' }).toString()}`;
}
