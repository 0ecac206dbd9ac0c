/** Reads who referred a visitor from the URL of a referral link, and keeps the name for the session. */

import { cleanUrlLine } from '../../userInput/cleanText';
import { REFERRER_KEY } from '../storageKeys';

/** Query parameter of a referral link. */
export const REFERRER_PARAMETER = 'ref';
/** Longest name, in characters. */
export const MAX_REFERRER = 80;

/** Cleans a name for display and delivery: one line of visible characters, cut to MAX_REFERRER; undefined if empty. */
export function cleanReferrer(name: string | null | undefined): string | undefined {
  return (
    Array.from(cleanUrlLine(name ?? ''))
      .slice(0, MAX_REFERRER)
      .join('')
      .trim() || undefined
  );
}

/** Returns what is wrong with a name typed for a referral link; undefined if nothing is. */
export function checkReferrer(typed: string): string | undefined {
  const { length } = Array.from(cleanUrlLine(typed));
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
