import { cleanCode } from '../userInput/cleanText';

/** Digits of a number without an area code. */
const MIN_DIGITS = 7;
/** Longest country code after a `+`, in digits (ITU-T E.164). */
const MAX_COUNTRY_CODE = 3;

/** An area code, then letters on the keypad: 239-CALL-NOW, 1-800-PAVERS-1. */
const KEYPAD_NUMBER = /^1?[\s.-]*\(?\d{3}\)?[\s.-]*(?:[a-z\d][\s.-]?){7,}$/i;

/** Returns a phone number as typed, in ASCII digits and hyphens, so that a phone can dial it. */
export function readPhone(typed: string): string {
  return cleanCode(typed).replace(/[\u2010-\u2015\u2212]/g, '-');
}

/**
 * Returns whether someone could be reached at what was typed. Has no pattern, because people add whose phone it is, an
 * extension, or a second number: any text with enough digits is accepted, and any number with more than a country code
 * after a `+`. One digit repeated (000-0000) is not a number.
 */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu) ?? [];
  if (new Set(digits).size < 2) return false;
  const isInternational = text.includes('+') && digits.length > MAX_COUNTRY_CODE;
  return isInternational || digits.length >= MIN_DIGITS || KEYPAD_NUMBER.test(text);
}
