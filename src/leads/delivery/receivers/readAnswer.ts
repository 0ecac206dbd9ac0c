/** Reads the answers of receivers. A lead counts as sent only if the answer does not say otherwise. */

import type { LeadHttpResponse, Receipt } from './types';

const SECOND = 1000;

/**
 * Returns the milliseconds until a Retry-After header ends, which gives seconds or a date (RFC 9110, section 10.2.3).
 * Undefined if it gives neither.
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*-?[\d.]+\s*$/.test(value)) return Math.max(Number(value) * SECOND || 0, 0);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/** Returns whether a status is temporary and does not reject the lead itself, so that another attempt may succeed. */
function isPassing(status: number): boolean {
  return [408, 409, 423, 425, 429].includes(status) || status >= 500;
}

/** Statuses with which firewalls send the page below: Imperva 200, AWS 202 and 405, Cloudflare 403 and 503, Vercel 429. */
const CHALLENGE_STATUSES = [200, 202, 403, 405, 429, 503];

/**
 * Matches a page that a firewall sends instead of passing the request on, to check the browser. Not by the names of their
 * scripts, which Cloudflare, Imperva and AWS put into ordinary pages, too.
 */
const CHALLENGE = new RegExp(
  [
    // Cloudflare, AWS WAF, Imperva, Sucuri, HUMAN, DataDome, DDoS-Guard, Vercel.
    'cf[-_]chl|<title>just a moment|gokuprops|incapsula incident id|sucuri_cloudproxy|px-captcha|captcha-delivery',
    '<title>ddos-guard|vercel security checkpoint',
    // Any other.
    '\\bcaptcha\\b|checking your browser|human verification|verify (?:that )?you are (?:a )?human',
  ].join('|'),
  'i',
);

const CHALLENGED: Receipt = {
  outcome: 'rejected',
  reason: 'our system first checks that a person sent it',
  wantsBrowser: true,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property of a JSON object, whatever the case of its name. */
export function read(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1];
}

const lower = (value: string) => value.trim().toLowerCase();

const noErrors = ['', 'false', 'no', 'none', 'null', 'ok', 'no error', 'no errors', 'success', '[]', '{}'];

/** Returns whether the value of `error` or `errors` names an error. */
function namesError(value: unknown): boolean {
  if (typeof value === 'string') return !noErrors.includes(lower(value)) && !/^\s*0+\s*$/.test(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(namesError);
  return Boolean(value);
}

/** Words for a failure in a status or a text. */
const failures = [
  ...['error', 'errors', 'err', 'fail', 'failed', 'failure', 'exception', 'rejected', 'refused', 'denied', 'blocked'],
  ...['invalid', 'forbidden', 'unauthorized', 'unavailable', 'unsent', 'undelivered', 'unsuccessful', 'bad', 'spam'],
  ...['ko', 'nok', 'false', 'missing', 'aborted'],
];

/** Matches what programs write in words instead of a confirmation. */
const REFUSAL = new RegExp(
  [
    "\\bcould ?(?:not|n[’']t)\\b|\\bcannot (?:be|connect|find|open|post|process|read|save|send|write)\\b",
    '\\b(?:unable|failed) to\\b|\\btoo many requests\\b',
    "(?:\\bnot|n[’']t)[ _-]?(?:be |been |a )?(?:ok|sent|saved|stored|accepted|received|delivered|found|allowed|valid|auth)",
  ].join('|'),
  'i',
);

/** Matches a word for a failure anywhere in a sentence. */
const TROUBLE = new RegExp(
  [
    `\\b(?:${failures.join('|')}|required|wrong|problem|oops|sorry|tim(?:ed|e) ?out)\\b`,
    '\\bplease (?:fill|enter|provide|complete|try)\\b|^\\W*[45]\\d\\d(?!\\d)',
  ].join('|'),
  'i',
);

const THANKS = /\b(?:thank(?:s| you)|success(?:ful(?:ly)?)?|received|accepted|(?:no|without) errors?|error.free)\b/i;

/** Returns whether a text is a no, or says in its first sentence that something failed. */
function isFailureText(text: string): boolean {
  const [sentence = ''] = /^[^.!\n]*/.exec(text.trim()) ?? [];
  return (
    /^(?:no?|-?0|-\d+)$/i.test(text.trim()) ||
    REFUSAL.test(sentence) ||
    (TROUBLE.test(sentence) && !THANKS.test(sentence))
  );
}

/** Returns whether a value says that something failed, in a word at its start, or anywhere in a code such as "mail_failed". */
function isFailure(value: unknown): boolean {
  if (typeof value !== 'string') return value === false;
  const words = /^[a-z_-]*/.exec(lower(value))?.[0].split(/[_-]/) ?? [];
  return words.some((word) => failures.includes(word)) || REFUSAL.test(value);
}

const isNo = (value: unknown) => isFailure(value) || /^\s*(?:no?|0)\s*$/i.test(String(value));

/** Returns whether a value is a status for a failure, in words or by its number (RFC 9110, section 15). */
const isFailing = (value: unknown) => isFailure(value) || /^\s*(?:-\d|[45]\d\d(?!\d))/.test(String(value));

/** The names under which services say whether it went well, or what went wrong; small letters alone are compared. */
const names = {
  success: /^(?:is|was)?(?:ok|success(?:ful)?|succeeded|accepted|received|sent|saved|stored|valid)$/,
  /** Of a notice, which may fail although the lead is kept. */
  notice: /^(?:e?mail|message)(?:was)?sent$/,
  error:
    /^(?:is|has|form|validation)?(?:err(?:or)?s?|failed|failures?|fail|exception|fault|invalid|rejected|refused|denied|spam|blocked)(?:codes?|no|message|msg|type|text|description|details?|count)?$/,
  status: /^(?:http|ret(?:urn)?)?(?:status|code|statuscode)$/,
  outcome: /^(?:state|outcome|result|type|res|response)$/,
  text: /^(?:message|msg|detail|title|reason)$/,
  /** Of a lead, which some services send back, with the visitor's own message. */
  lead: /^(?:e?mail|phone)$/,
  /** Puts an answer into another one. */
  wrapper: /^(?:body|data|response|result|payload|meta)$/,
};

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Returns whether JSON reports a failure. */
function reportsFailure(said: unknown): boolean {
  if (said === false) return true;
  if (Array.isArray(said)) return said.some(reportsFailure);
  if (!isObject(said)) return false;
  const some = (name: RegExp, holds: (value: unknown) => boolean) =>
    Object.entries(said).some(([key, value]) => name.test(lettersOf(key)) && holds(value));
  const isText = (value: unknown) => typeof value === 'string' && isFailureText(value);
  const isPart = (value: unknown) => isObject(value) || Array.isArray(value);
  const hasSucceeded = some(/^(?:ok|success)$/, (value) => value === true);
  return (
    some(names.success, isNo) ||
    (!hasSucceeded && some(names.notice, isNo)) ||
    some(names.error, namesError) ||
    some(names.status, isFailing) ||
    some(names.outcome, isFailure) ||
    (!hasSucceeded && !some(names.lead, Boolean) && some(names.text, isText)) ||
    some(names.wrapper, (value) => isPart(value) && reportsFailure(value))
  );
}

/** Longest reason that is shown to a visitor, in characters. */
const MAX_REASON = 300;

/** Returns a text as a visitor can read it; undefined for anything else, such as markup. */
function plain(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/[.\s]+$/, '');
  return text === '' || text.length > MAX_REASON || /[<>{}]/.test(text) ? undefined : text;
}

/** Returns the reason in `"error": "…"`, `"error": {"message": "…"}` or `"errors": [{"field": "…", "message": "…"}]`. */
function reasonIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((one) => reasonIn(one) ?? []).join('; ') || undefined;
  if (!isObject(value)) return plain(value);
  const message = plain(read(value, 'message'));
  const field = plain(read(value, 'field'));
  return message && field ? `${field} ${message}` : message;
}

/** Returns why the receiver refuses, in its own words. */
function reasonOf(said: unknown): string | undefined {
  if (Array.isArray(said)) return said.map(reasonOf).find(Boolean);
  for (const name of ['errors', 'error', 'message', 'msg', 'detail']) {
    const reason = reasonIn(read(said, name));
    if (reason && !failures.includes(lower(reason)) && !/^true$/i.test(reason)) return reason;
  }
  if (!isObject(said)) return undefined;
  return Object.entries(said)
    .map(([name, value]) => (names.wrapper.test(lettersOf(name)) && isObject(value) ? reasonOf(value) : undefined))
    .find(Boolean);
}

/** What a body says. `unclear`: a page, an error in plain text or of a program, or JSON that breaks off. */
interface Reading {
  readonly says: 'nothing against it' | 'refused' | 'unclear';
  /** Whether it is HTML. */
  readonly isPage?: boolean;
  /** The JSON; undefined if it is none. */
  readonly said?: unknown;
}

/** PHP's errors and warnings, which it writes into the answer while the status stays 200. */
const PROGRAM_ERROR = /\b(?:error|warning|notice|deprecated)(?:<\/b>)?:[^\n]{0,500} on line (?:<b>)?\d+/i;

/** Returns the value of a JSON text; undefined if it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readBody({ body, contentType = '' }: Pick<LeadHttpResponse, 'body' | 'contentType'>): Reading {
  // Browsers read an answer as UTF-8. In one in UTF-16, each letter has a null beside it.
  const text = body.replace(/[\0\ufffd]/g, '').trim();
  const whole = parseJson(text);
  // Some frameworks encode JSON twice.
  if (typeof whole === 'string') return readBody({ body: whole });
  // Others put something around it: ")]}',", "for (;;);" or a function's name.
  const said = whole ?? (text.startsWith('<') ? undefined : parseJson(/[[{][^]*[\]}]/.exec(text)?.[0] ?? ''));
  if (reportsFailure(said)) return { says: 'refused', said };
  if (text === '' || (whole !== undefined && typeof whole !== 'number')) return { says: 'nothing against it', said };
  // PHP scripts that set no type send text/html, so JSON is looked for first.
  const isPage =
    text.startsWith('<') || (said === undefined && /^\s*(?:text\/html|application\/xhtml)/i.test(contentType));
  const isUnclear = isPage || /^[[{]/.test(text) || isFailureText(text) || PROGRAM_ERROR.test(text.slice(0, 10_000));
  return { says: isUnclear ? 'unclear' : 'nothing against it', isPage, said };
}

const REFUSED = 'our system refused it';

/** Reasons that the status alone gives. */
const reasons: Readonly<Record<number, string>> = { 413: 'it’s too long for our system' };

interface Customs {
  /** Returns whether JSON confirms the lead; by default, any 2xx does that does not say otherwise. */
  readonly confirms?: (said: unknown) => boolean;
  /** Whether the receiver answers with a page. */
  readonly answersWithPage?: boolean;
  /** Matches a refusal that says that scripts may not send leads, because the visitor has to pass a check. */
  readonly challenge?: RegExp;
}

/** Returns a function that reads the answers of a receiver. */
export function parseWith({ confirms, answersWithPage = false, challenge }: Customs = {}) {
  return (response: LeadHttpResponse, now: number): Receipt => {
    const { status, retryAfter, body } = response;
    const isOk = status >= 200 && status < 300;
    const { says, said, isPage } = readBody(response);
    const mayBeChallenge = isPage && CHALLENGE_STATUSES.includes(status) && !(isOk && answersWithPage);
    if (response.isChallenge || (mayBeChallenge && CHALLENGE.test(body))) return CHALLENGED;
    if (isPassing(status)) {
      return { outcome: 'retry', afterMs: retryAfterMs(retryAfter, now), ...(status === 409 && { conflicts: true }) };
    }
    if (!isOk || says === 'refused') {
      if (challenge?.test(body)) return CHALLENGED;
      return { outcome: 'rejected', reason: reasonOf(said) ?? reasons[status] ?? REFUSED };
    }
    // Something else may have answered, such as the sign-in page of a hotel's Wi-Fi.
    const isConfirmed = says === 'unclear' ? answersWithPage : (confirms?.(said) ?? true);
    return isConfirmed ? { outcome: 'sent' } : { outcome: 'retry' };
  };
}
