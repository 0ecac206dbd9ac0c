/**
 * Encodes leads for each receiver and reads its answers. Pure: no adapter touches the network. A lead counts as sent
 * only if the answer says that the receiver has it.
 *
 * No adapter uses the receiver's own honeypot, which discards a submission and still answers with success. `suspicions`
 * are sent as a field instead, so that the company can sort by them.
 */

import type { LeadDelivery } from '../data/business';
import type { Lead, LeadKind } from './types';

export interface LeadHttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface LeadHttpResponse {
  readonly status: number;
  /** The Retry-After header; undefined if there is none, or CORS does not expose it. */
  readonly retryAfter?: string;
  readonly body: string;
}

/**
 * How one attempt ended. `reason` is shown to the visitor and ends without a period. The browser's own form post might
 * get past `unreadable`, a receiver that the browser keeps the page from reading (CORS), and `wantsBrowser`, one that
 * refuses posts by scripts.
 */
export type Receipt =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'retry'; readonly afterMs?: number; readonly unreadable?: true }
  | { readonly outcome: 'rejected'; readonly reason: string; readonly wantsBrowser?: true };

export interface DeliveryAdapter {
  /** The receiver's name on the privacy page. */
  readonly provider: string;
  /** Returns the request to POST; undefined if nothing leaves the browser. */
  readonly encode: (lead: Lead) => LeadHttpRequest | undefined;
  /** @param now - the time in milliseconds, for a Retry-After that is a date */
  readonly parse: (response: LeadHttpResponse, now: number) => Receipt;
}

/** Returns the fields of a lead by name, in the order that receivers show; omits those without a value. */
export function fieldsOf({ kind, values, id, time, page, area, service, referredBy, consent, suspicions }: Lead) {
  const fields = {
    kind,
    ...values,
    referredBy,
    page,
    area,
    service,
    consent,
    suspicions: suspicions.join(', ') || undefined,
    time,
    leadId: id,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ) as Readonly<Record<string, string>>;
}

const titles: Readonly<Record<LeadKind, string>> = {
  contact: 'Message from the website',
  estimate: 'Estimate request from the website',
  callback: 'Callback request from the website',
  guide: 'Guide request from the website',
};

const json = { 'Content-Type': 'application/json', Accept: 'application/json' } as const;

const SECOND = 1000;

/**
 * Returns the milliseconds until a Retry-After header ends, which gives seconds or a date (RFC 9110, section 10.2.3).
 * Undefined if it gives neither.
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * SECOND;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/** Returns whether a status is temporary and does not reject the lead itself, so that another attempt may succeed. */
function isPassing(status: number): boolean {
  return [408, 409, 423, 425, 429].includes(status) || status >= 500;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns a property of a value of unknown type. */
function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().replace(/[.\s]+$/, '') : undefined;

interface Reading {
  /** Whether the body of a 2xx answer confirms the lead. */
  readonly confirms: (body: unknown) => boolean;
  /** Returns the receiver's reason for a refusal. */
  readonly reason: (body: unknown) => string | undefined;
}

/** Reads the status codes, which mean the same for all receivers. */
function parseWith({ confirms, reason }: Reading): DeliveryAdapter['parse'] {
  return ({ status, retryAfter, body }, now) => {
    if (isPassing(status)) return { outcome: 'retry', afterMs: retryAfterMs(retryAfter, now) };
    const said = parseJson(body);
    if (status >= 200 && status < 300) {
      if (confirms(said)) return { outcome: 'sent' };
      // Something else may have answered, such as the sign-in page of a hotel's Wi-Fi.
      return reason(said) ? { outcome: 'rejected', reason: reason(said) ?? '' } : { outcome: 'retry' };
    }
    return { outcome: 'rejected', reason: reason(said) ?? `the receiver answered with status ${status}` };
  };
}

const none: DeliveryAdapter = {
  provider: 'nobody',
  encode: () => undefined,
  parse: () => ({ outcome: 'sent' }),
};

/**
 * Netlify Forms takes URL-encoded fields at any page of the site, with the form's name in `form-name`. It answers with
 * a page, so that only the status counts.
 * See https://docs.netlify.com/manage/forms/setup/ ("Submit JavaScript-rendered forms with AJAX").
 */
const netlify: DeliveryAdapter = {
  provider: 'Netlify',
  encode: (lead) => ({
    url: '/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'form-name': lead.kind, ...fieldsOf(lead) }).toString(),
  }),
  parse: parseWith({ confirms: () => true, reason: () => undefined }),
};

/**
 * Formspree takes JSON at the form's address; `Accept: application/json` asks for JSON back instead of a redirect. It
 * confirms with `{"ok": true}` or `{"next": …}`, and refuses with `{"errors": [{"message", "code", "field"}]}` or, in
 * an older form, `{"error": …}`.
 * See https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
function formspree(formId: string): DeliveryAdapter {
  return {
    provider: 'Formspree',
    encode: (lead) => ({
      url: `https://formspree.io/f/${formId}`,
      headers: json,
      body: JSON.stringify({ _subject: titles[lead.kind], ...fieldsOf(lead) }),
    }),
    parse: parseWith({
      confirms: (body) => read(body, 'ok') === true || (read(body, 'next') !== undefined && !read(body, 'errors')),
      reason(body) {
        const errors = read(body, 'errors');
        const messages = Array.isArray(errors)
          ? errors.flatMap((error) => {
              const message = text(read(error, 'message'));
              const field = text(read(error, 'field'));
              return message ? [field ? `${field} ${message}` : message] : [];
            })
          : [];
        return messages.join('; ') || text(read(body, 'error'));
      },
    }),
  };
}

/**
 * Web3Forms takes JSON with the form's public access key; `subject` becomes the subject of the email. It confirms with
 * `{"success": true, …}`, and refuses with `{"success": false, "message": …}` or, in an older form, with
 * `{"success": false, "body": {"message": …}}`.
 * See https://docs.web3forms.com/getting-started/api-reference
 */
function web3forms(accessKey: string): DeliveryAdapter {
  return {
    provider: 'Web3Forms',
    encode: (lead) => ({
      url: 'https://api.web3forms.com/submit',
      headers: json,
      body: JSON.stringify({ access_key: accessKey, subject: titles[lead.kind], ...fieldsOf(lead) }),
    }),
    parse: parseWith({
      confirms: (body) => read(body, 'success') === true,
      reason: (body) =>
        read(body, 'success') === false
          ? (text(read(body, 'message')) ?? text(read(read(body, 'body'), 'message')) ?? 'no reason was given')
          : undefined,
    }),
  };
}

/**
 * Sends the lead as JSON to the company's own endpoint, with its UUID in `Idempotency-Key`, so that the endpoint can
 * recognize a lead that arrives twice (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/: 409
 * while the first request is still being processed, 422 if the key came with another lead). Any 2xx confirms, unless
 * its JSON says `"ok": false`. On another host, CORS must allow both request headers and expose Retry-After.
 */
function webhook(url: string): DeliveryAdapter {
  return {
    provider: url.startsWith('/') ? 'this website' : new URL(url).host,
    encode: (lead) => ({
      url,
      headers: { ...json, 'Idempotency-Key': lead.id },
      body: JSON.stringify(lead),
    }),
    parse: parseWith({
      confirms: (body) => read(body, 'ok') !== false,
      reason: (body) => text(read(body, 'error')) ?? text(read(body, 'message')),
    }),
  };
}

/** Returns the adapter for a configuration. */
export function adapterFor(delivery: LeadDelivery): DeliveryAdapter {
  switch (delivery.via) {
    case 'none':
      return none;
    case 'netlify':
      return netlify;
    case 'formspree':
      return formspree(delivery.formId);
    case 'web3forms':
      return web3forms(delivery.accessKey);
    case 'webhook':
      return webhook(delivery.url);
  }
}
