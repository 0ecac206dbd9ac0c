import { cleanCode } from '../userInput/cleanText';

/** Longest email address and longest part before the @, in characters (RFC 5321, section 4.5.3.1). */
export const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;

/** Words joined by single dots, with letters of any script (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Host name of at least two labels; the last is not a number or a single letter. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the email address that a visitor means: "Dana <dana@example.com>", "mailto:dana@example.com" and
 * "dana@example.com." are all dana@example.com. Text that is not one address is returned cleaned.
 */
export function readEmail(typed: string): string {
  // A link's address, without the subject that may follow it.
  const line = cleanCode(typed).replace(/mailto:([^?\s<>]*)(?:\?[^\s<>]*)?/gi, '$1');
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]+)>[\s.,;]*$/.exec(line) ?? [];
  // Mail programs also copy the address as the name. Two different addresses are left for the visitor to choose from.
  const address = inBrackets && !name.replace(inBrackets, '').includes('@') ? inBrackets : line;
  return address.replace(/^[\s"'<([]+/, '').replace(/[\s"'>)\].,;]+$/, '');
}

/** Returns whether a text is an email address with a dot in its domain. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const localPart = text.slice(0, at);
  return at > 0 && localPart.length <= MAX_LOCAL_PART && LOCAL_PART.test(localPart) && DOMAIN.test(text.slice(at + 1));
}
