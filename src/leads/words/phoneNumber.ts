import { cleanCode } from '../../userInput/cleanText';

/** Digits of a number without an area code. */
const MIN_DIGITS = 7;
/** Digits of a number in the US, with its area code. */
const US_DIGITS = 10;
/** Longest country code after a `+`, in digits (ITU-T E.164). */
const MAX_COUNTRY_CODE = 3;

/** An area code, then letters on the keypad: 239-CALL-NOW, 1-800-PAVERS-1. */
const KEYPAD_NUMBER = /^1?[\s.-]*\(?\d{3}\)?[\s.-]*(?:[a-z\d][\s.-]?){7,}$/i;

/** A US number with its area code, in which some zeros may be letters, and what stands before it. */
const WITH_LETTER_O =
  /(^|[^\w+])((?:1[\s./-]{0,3})?\(?[2-9][\do]{2}\)?[\s./-]{0,3}[\do]{3}[\s./-]{0,3}[\do]{4})(?!\w)/gi;

/** Returns a phone number as typed, in ASCII digits and hyphens, so that a phone can dial it. */
export function readPhone(typed: string): string {
  return cleanCode(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(WITH_LETTER_O, (_, before: string, number: string) => before + number.replace(/o/gi, '0'));
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

/**
 * Returns whether a number that `readPhone` returned probably lacks a digit: it has more than a number without an area
 * code and fewer than one with it. Numbers that start like one from abroad (+, 0, 011) never do.
 */
export function lacksDigit(number: string): boolean {
  if (/\+|^\D*0/.test(number)) return false;
  const lengths = (number.match(/[\d(][\d\s()./-]*/g) ?? []).map((run) => run.replace(/\D/g, '').length);
  const longest = Math.max(0, ...lengths);
  return longest > MIN_DIGITS && longest < US_DIGITS;
}

/** Ends a number: no further digit, no decimal or thousand, no percentage, and no unit of a size or price. */
const END = String.raw`(?!\d|[.,]\d|\s*(?:%|sq|square|ft|feet|foot|k\b|dollars|pavers))`;

/** The usual ways to write a number in a sentence: with a country code, with an area code, or after "call me at". */
const IN_TEXT = [
  String.raw`\+\d(?:[\s().-]{0,2}\d){6,14}`,
  String.raw`(?:^|[^\w$./,-]|[a-z][.,-])(?:1[\s./-]{0,2})?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s./-]{0,3}[2-9]\d{2}[\s./-]{0,3}\d{4}`,
  String.raw`\b(?:call|text|ring|reach|phone|cell|mobile|tel|telephone|number)\b(?:[\s.,:#-]|\b(?:me|us|back|is|at|on|my|phone|cell|number|no)\b)*\b[2-9]\d{2}[\s.-]?\d{4}`,
].map((written) => new RegExp(written + END, 'i'));

/** Returns whether a text gives a phone number. Sizes, prices, dates and ZIP codes are none. */
export function hasPhoneNumber(text: string): boolean {
  const line = readPhone(text);
  return IN_TEXT.some((pattern) => pattern.test(line));
}
