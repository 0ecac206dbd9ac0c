/**
 * How a lead is told to each receiver, and how its answer is read. Pure: no adapter touches the network. Only an answer
 * in which the receiver says that it has the lead counts as sent.
 *
 * None of them uses the receiver's own honeypot field: what fills it is thrown away there while the sender is told that
 * all is well. Suspicions travel as a field of their own instead, for the company to sort by.
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
  /** The Retry-After header, where there is one that the browser may read. */
  readonly retryAfter?: string;
  readonly body: string;
}

/** What became of one attempt. `reason` is in words and ends without a period. */
export type Receipt =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'retry'; readonly afterMs?: number }
  | { readonly outcome: 'rejected'; readonly reason: string };

export interface DeliveryAdapter {
  /** The receiver's name, as the privacy page tells it. */
  readonly provider: string;
  /** The request to POST; undefined where nothing leaves the browser. */
  readonly encode: (lead: Lead) => LeadHttpRequest | undefined;
  /** @param now - the time in milliseconds, for a Retry-After that is a date */
  readonly parse: (response: LeadHttpResponse, now: number) => Receipt;
}

/** The fields of a lead by name, as receivers list them; those without a value are left out. */
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
 * Milliseconds until a Retry-After header is over: seconds, or a date (RFC 9110, section 10.2.3).
 * Undefined where it says neither.
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * SECOND;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/** Answers that are about the moment and not about the lead: too early, too many, or a fault of the receiver. */
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

/** Property of a value that may be anything. */
function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().replace(/[.\s]+$/, '') : undefined;

interface Reading {
  /** Whether a 2xx answer says that the lead was received. */
  readonly confirms: (body: unknown) => boolean;
  /** The receiver's own words for a refusal. */
  readonly reason: (body: unknown) => string | undefined;
}

/** What all receivers share: the meaning of the status codes. */
function parseWith({ confirms, reason }: Reading): DeliveryAdapter['parse'] {
  return ({ status, retryAfter, body }, now) => {
    if (isPassing(status)) return { outcome: 'retry', afterMs: retryAfterMs(retryAfter, now) };
    const said = parseJson(body);
    if (status >= 200 && status < 300) {
      if (confirms(said)) return { outcome: 'sent' };
      // It was received by something that does not know of leads, such as the sign-in page of a hotel's network.
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
 * Netlify Forms: the fields, URL-encoded, posted to a page of the site with the form's name in `form-name`; the answer
 * is a page, so the status alone tells.
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
 * Formspree: JSON to the form's address; `Accept: application/json` asks for JSON back instead of a redirect. Received:
 * `{"ok": true}` or `{"next": …}`. Refused: `{"errors": [{"message", "code", "field"}]}`, or `{"error": …}` as earlier.
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
 * Web3Forms: JSON with the form's public access key. Received: `{"success": true, …}`. Refused: `{"success": false,
 * "message": …}`, in an older form `{"success": false, "body": {"message": …}}`. `subject` is the subject of the e-mail.
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
 * The company's own endpoint: the lead as JSON, its UUID in `Idempotency-Key`, so that the receiver can tell a second
 * arrival from a second lead (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/: 409 while the
 * first is still being worked on, 422 where the key came with another lead). Any 2xx confirms, unless its JSON says
 * `"ok": false`. On another host, the endpoint must allow both headers by CORS, and expose Retry-After.
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

/** The adapter of a configuration. */
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
