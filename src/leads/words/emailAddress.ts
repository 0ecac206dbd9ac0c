import { cleanCode } from '../../userInput/cleanText';

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

/** Mail providers that most visitors use, the most common first. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'bellsouth.net',
  'sbcglobal.net',
  'embarqmail.com',
  'centurylink.net',
  'earthlink.net',
  'protonmail.com',
] as const;

/** Real domains that are one edit away from a provider's. */
const NEIGHBORS = ['mail.com', 'email.com', 'ymail.com', 'cloud.com'];

/** Real endings that are one edit away from com, net or org. Those of two letters are countries: cm, co, om. */
const REAL_ENDINGS = /^(?:com|net|org|..?|bom|cam|mom|bet|nec|new|next|ntt|pet|vet|ong)$/;

/** Shortest name of a provider that is looked for with a typo in it: of shorter ones, too many are other companies'. */
const MIN_NAME = 5;

const nameIn = (domain: string) => domain.split('.')[0] ?? '';

/** Returns whether one character added, left out or replaced, or two that are swapped, make one word the other. */
function isOneEdit(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one, other].map((word) => word.slice(start, word.length - end)) as [string, string];
  return Math.max(a.length, b.length) === 1 || (a.length === 2 && b.length === 2 && a === `${b[1]}${b[0]}`);
}

/** Returns the domain that is probably meant by one; the domain itself if it looks right. */
function meantDomain(domain: string): string {
  const letters = domain.replace(/[\s.,;:]/g, '');
  const known = PROVIDERS.find((provider) => [provider.replace('.', ''), nameIn(provider)].includes(letters));
  if (known) return known;
  const [, rest = '', ending = ''] = /^(.+\.)([^.]+)$/.exec(domain) ?? [];
  const corrected = REAL_ENDINGS.test(ending) ? undefined : ['com', 'net', 'org'].find((end) => isOneEdit(ending, end));
  const spelled = corrected ? rest + corrected : domain;
  if (NEIGHBORS.includes(spelled)) return spelled;
  const near = PROVIDERS.find(
    (provider) =>
      isOneEdit(spelled, provider) && (nameIn(provider).length >= MIN_NAME || nameIn(provider) === nameIn(spelled)),
  );
  return near ?? spelled;
}

/**
 * Returns the email address that is probably meant by one with a typo in its domain: dana@gmail.com for
 * dana@gmial.com, dana@gmail.con and dana@gmailcom. Undefined if it looks right.
 */
export function suggestEmail(typed: string): string | undefined {
  const address = readEmail(typed);
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = address.slice(at + 1).toLowerCase();
  const meant = meantDomain(domain);
  const suggestion = `${address.slice(0, at)}@${meant}`;
  return meant !== domain && isEmail(suggestion) ? suggestion : undefined;
}
