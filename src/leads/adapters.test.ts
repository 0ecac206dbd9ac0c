/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LeadDelivery } from '../data/business';
import { adapterFor, fieldsOf, retryAfterMs, type Receipt } from './adapters';
import { sampleLead, sampleLeads } from './sampleLeads';
import { postLead } from './transport';
import type { Lead } from './types';

interface Arrival {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

/** A local receiver that answers as each test tells it to. */
let server: Server;
let arrivals: Arrival[];
let answer: Answer;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      arrivals.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  arrivals = [];
});

/** Delivers a lead to the local receiver instead of the provider. */
async function deliver(delivery: LeadDelivery, lead: Lead, signal = AbortSignal.timeout(5000)): Promise<Receipt> {
  const adapter = adapterFor(delivery);
  const request = adapter.encode(lead);
  if (!request) throw new Error('Nothing to send.');
  const { port } = server.address() as AddressInfo;
  const { pathname } = new URL(request.url, 'https://www.example.com');
  return adapter.parse(await postLead({ ...request, url: `http://localhost:${port}${pathname}` }, signal), Date.now());
}

const respond =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer =>
  (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };

const form = (body: string) => Object.fromEntries(new URLSearchParams(body));

interface Contract {
  readonly delivery: LeadDelivery;
  readonly path: string;
  readonly received: readonly (readonly [number, unknown])[];
  /** Refusals, each with the reason that the adapter reads from it. */
  readonly refused: readonly (readonly [number, unknown, string])[];
  readonly read: (arrival: Arrival) => unknown;
  readonly expected: (lead: Lead) => unknown;
}

const subjects = {
  contact: 'Message from the website',
  estimate: 'Estimate request from the website',
  callback: 'Callback request from the website',
  guide: 'Guide request from the website',
};
const accessKey = '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11';

const contracts: Readonly<Record<string, Contract>> = {
  'Netlify Forms': {
    delivery: { via: 'netlify' },
    path: '/',
    received: [[200, '<!doctype html><title>Home</title>']],
    refused: [
      [400, 'Bad request', 'the receiver answered with status 400'],
      [404, 'Not found', 'the receiver answered with status 404'],
    ],
    read: ({ body }) => form(body),
    expected: (lead) => ({ 'form-name': lead.kind, ...fieldsOf(lead) }),
  },
  Formspree: {
    delivery: { via: 'formspree', formId: 'xpzvqrab' },
    path: '/f/xpzvqrab',
    received: [
      [200, { ok: true, next: '/thanks?language=en' }],
      [200, { next: 'https://formspree.io/thanks' }],
    ],
    refused: [
      [
        422,
        { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
        'email should be an email',
      ],
      [400, { errors: [{ message: 'Form is not active.' }, { message: 'Sorry' }] }, 'Form is not active; Sorry'],
      [403, { error: 'Form blocked.' }, 'Form blocked'],
      [404, 'Not found', 'the receiver answered with status 404'],
    ],
    read: ({ body }) => JSON.parse(body) as unknown,
    expected: (lead) => ({ _subject: subjects[lead.kind], ...fieldsOf(lead) }),
  },
  Web3Forms: {
    delivery: { via: 'web3forms', accessKey },
    path: '/submit',
    received: [
      [200, { success: true, message: 'Email sent successfully!', data: {} }],
      [200, { success: true, body: { message: 'Email sent successfully!' } }],
    ],
    refused: [
      [400, { success: false, body: { message: 'Invalid access key.' } }, 'Invalid access key'],
      [422, { success: false, message: 'Invalid email' }, 'Invalid email'],
      [200, { success: false, message: 'Form disabled.' }, 'Form disabled'],
      [401, { success: false }, 'no reason was given'],
    ],
    read: ({ body }) => JSON.parse(body) as unknown,
    expected: (lead) => ({ access_key: accessKey, subject: subjects[lead.kind], ...fieldsOf(lead) }),
  },
  'a webhook': {
    delivery: { via: 'webhook', url: 'https://crm.example.com/leads' },
    path: '/leads',
    received: [
      [200, { ok: true }],
      [201, ''],
      [204, ''],
    ],
    refused: [
      [400, { error: 'phone missing.' }, 'phone missing'],
      [422, { message: 'This key came with another lead.' }, 'This key came with another lead'],
      [200, { ok: false, error: 'Closed.' }, 'Closed'],
    ],
    read: ({ body }) => JSON.parse(body) as unknown,
    expected: (lead) => lead,
  },
};

describe.each(Object.entries(contracts))('%s', (_name, { delivery, path, received, refused, read, expected }) => {
  test.each(sampleLeads)('receives every value of a lead ($kind) unchanged', async (lead) => {
    answer = respond(...(received[0] as [number, unknown]));
    await deliver(delivery, lead);
    expect(arrivals).toHaveLength(1);
    const [arrival] = arrivals as [Arrival];
    expect(arrival.path).toBe(path);
    expect(read(arrival)).toEqual(expected(lead));
    expect(arrival.headers.cookie).toBeUndefined();
  });

  test.each(received)('confirms with %s %j', async (status, body) => {
    answer = respond(status, body);
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({ outcome: 'sent' });
  });

  test.each(refused)('refuses with %s %j', async (status, body, reason) => {
    answer = respond(status, body);
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({ outcome: 'rejected', reason });
  });

  test('does not confirm a lead with a redirect', async () => {
    answer = respond(302, '', { Location: '/thanks' });
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({
      outcome: 'rejected',
      reason: 'the receiver answered with status 302',
    });
    expect(arrivals).toHaveLength(1);
  });

  test('sets the wait before the next attempt with Retry-After', async () => {
    answer = respond(429, { success: false, error: 'Too many requests' }, { 'Retry-After': '120' });
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({ outcome: 'retry', afterMs: 120_000 });
  });

  test.each([500, 502, 503, 408])('is tried again after status %s', async (status) => {
    answer = respond(status, '<h1>Sorry</h1>');
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({ outcome: 'retry', afterMs: undefined });
  });

  test('a connection that breaks off is an error, not an answer', async () => {
    answer = (response) => response.destroy();
    await expect(deliver(delivery, sampleLead('contact'))).rejects.toThrow('fetch failed');
  });

  test('an answer that never comes is aborted', async () => {
    answer = () => undefined;
    await expect(deliver(delivery, sampleLead('contact'), AbortSignal.timeout(50))).rejects.toThrow();
  });

  test('an answer that breaks off in the middle is an error', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"ok"');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(deliver(delivery, sampleLead('contact'))).rejects.toThrow();
  });
});

test.each<LeadDelivery>([
  { via: 'formspree', formId: 'xpzvqrab' },
  { via: 'web3forms', accessKey },
])('a page that is not from $via does not confirm a lead', async (delivery) => {
  answer = respond(200, '<title>Sign in to the hotel network</title>');
  expect(await deliver(delivery, sampleLead('contact'))).toEqual({ outcome: 'retry' });
});

test('a webhook gets the UUID as its idempotency key', async () => {
  answer = respond(200);
  await deliver({ via: 'webhook', url: 'https://crm.example.com/leads' }, sampleLead('guide'));
  expect(arrivals[0]?.headers['idempotency-key']).toBe(sampleLead('guide').id);
});

test('a lead includes its suspicions', () => {
  const lead: Lead = { ...sampleLead('guide'), suspicions: ['honeypot filled', 'filled too fast'] };
  expect(fieldsOf(lead)).toMatchObject({ suspicions: 'honeypot filled, filled too fast' });
  expect(fieldsOf(sampleLead('guide'))).not.toHaveProperty('suspicions');
});

test('without a delivery there is nothing to send', () => {
  expect(adapterFor({ via: 'none' }).encode(sampleLead('guide'))).toBeUndefined();
});

test.each([
  [undefined, undefined],
  ['0', 0],
  [' 30 ', 30_000],
  ['Fri, 02 Jan 2026 15:05:05 GMT', 60_000],
  ['Fri, 02 Jan 2026 15:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (value, milliseconds) => {
  expect(retryAfterMs(value, Date.parse('2026-01-02T15:04:05Z'))).toBe(milliseconds);
});
