/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startLocalServer, type LocalServer } from '../../../../tests/localServer';
import { sampleDeliveries, sampleLead, sampleLeads } from '../../../../tests/leads/sampleLeads';
import { sendLead } from '../transport';
import type { Lead } from '../../types';
import { describeVisit, visitFields } from '../../form/visit';
import { fieldsOf, receiverFor, requestFor, type LeadDelivery, type Receipt } from '.';
import { emailFieldsOf, nameOf, subjectOf, wordsOf, textOf } from './describeLead';
import { receivers } from './settings';

interface Arrival {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

/** A local receiver that answers as each test tells it to. */
let server: LocalServer;
let arrivals: Arrival[];
let answer: Answer;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      arrivals.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
});

afterAll(() => server.close());

beforeEach(() => {
  arrivals = [];
});

/** Delivers a lead to the local receiver instead of the provider. */
async function deliver(delivery: LeadDelivery, lead: Lead, { signal } = new AbortController()): Promise<Receipt> {
  const receiver = receiverFor(delivery);
  if (!receiver) throw new Error('Nothing to send.');
  const request = requestFor(receiver, lead);
  const { pathname } = new URL(request.url, 'https://www.example.com');
  return receiver.parse(await sendLead({ ...request, url: server.url + pathname }, signal), Date.now());
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
  /** Refusals, each with the reason that the visitor reads. */
  readonly refused: readonly (readonly [number, unknown, string])[];
  readonly read: (arrival: Arrival) => unknown;
  readonly expected: (lead: Lead) => unknown;
}

const REFUSED = 'our system refused it';
const accessKey = '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11';

const contracts: Readonly<Record<string, Contract>> = {
  'Netlify Forms': {
    delivery: { via: 'netlify' },
    path: '/',
    received: [[200, '<!doctype html><title>Home</title>']],
    refused: [
      [400, 'Bad request', REFUSED],
      [404, 'Not found', REFUSED],
      [413, 'Too large', 'it’s too long for our system'],
    ],
    read: ({ body }) => form(body),
    expected: (lead) => ({ 'form-name': lead.kind, ...wordsOf(lead), subject: subjectOf(lead) }),
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
      [404, 'Not found', REFUSED],
    ],
    read: ({ body }) => JSON.parse(body) as unknown,
    expected: (lead) => ({ _subject: subjectOf(lead), ...emailFieldsOf(lead) }),
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
      [401, { success: false }, REFUSED],
    ],
    read: ({ body }) => JSON.parse(body) as unknown,
    expected: (lead) => ({
      access_key: accessKey,
      subject: subjectOf(lead),
      ...(nameOf(lead) && { from_name: nameOf(lead) }),
      ...emailFieldsOf(lead),
    }),
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
    expected: (lead) => ({ ...fieldsOf(lead), summary: subjectOf(lead), text: textOf(lead) }),
  },
};

describe.each(Object.entries(contracts))('%s', (_name, { delivery, path, received, refused, read, expected }) => {
  test.each(sampleLeads)('receives a lead ($kind) whole', async (lead) => {
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
});

describe.each(sampleDeliveries)('$via', (delivery) => {
  test.each(sampleLeads)('gets everything that was given ($kind)', (lead) => {
    const text = Object.values(receiverFor(delivery).fields(lead)).join('\n');
    // What brought the visitor is in the line that says it in words.
    const left = ['kind', 'area', 'service', 'squareFeet', ...visitFields];
    const words = Object.entries(wordsOf(lead)).filter(([name]) => !left.includes(name));
    for (const [, value] of words) expect(text).toContain(value);
  });

  test.each(sampleLeads)('gets what brought the visitor, in words and for imports ($kind)', (lead) => {
    const { gclid, gbraid, wbraid, msclkid } = lead.visit ?? {};
    const fields = receiverFor(delivery).fields(lead);
    expect(Object.values(fields).join('\n')).toContain(describeVisit(lead.visit ?? {}));
    expect(fields).toMatchObject({ gclid, gbraid, wbraid, msclkid });
    const { visit, ...without } = lead;
    expect(visit).toBeDefined();
    expect(Object.keys(receiverFor(delivery).fields(without as Lead)).join()).not.toMatch(
      /came ?from|clid|utm|landing/i,
    );
  });

  test('does not confirm a lead with a redirect', async () => {
    answer = respond(302, '', { Location: '/thanks' });
    expect(await deliver(delivery, sampleLead('contact'))).toEqual({
      outcome: 'rejected',
      reason: REFUSED,
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
    const waiting = new AbortController();
    answer = () => waiting.abort();
    await expect(deliver(delivery, sampleLead('contact'), waiting)).rejects.toThrow();
  });

  test('an answer that breaks off in the middle is an error', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"ok"', () => response.destroy());
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

test('a webhook needs no header that the usual CORS set-up does not allow', async () => {
  answer = respond(200);
  await deliver({ via: 'webhook', url: 'https://crm.example.com/leads' }, sampleLead('guide'));
  // https://fetch.spec.whatwg.org/#cors-safelisted-request-header
  const safe = ['accept', 'accept-language', 'content-type'];
  const own = requestFor(receiverFor({ via: 'webhook', url: '/in' }), sampleLead('guide')).headers;
  expect(Object.keys(own).filter((name) => !safe.includes(name.toLowerCase()))).toEqual([]);
  expect(JSON.parse(arrivals[0]?.body ?? '')).toMatchObject({ kind: 'guide', leadId: sampleLead('guide').id });
});

test.each([
  "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.",
  'In order to submit via AJAX reCAPTCHA protection must first be disabled in this form\u0027s settings page.',
])('a Formspree form with a captcha takes only the browser’s own post: %s', async (error) => {
  answer = respond(403, { error });
  const receipt = await deliver({ via: 'formspree', formId: 'xpzvqrab' }, sampleLead('contact'));
  expect(receipt).toEqual({ outcome: 'rejected', reason: expect.any(String), wantsBrowser: true });
  expect(receipt).not.toHaveProperty('reason', expect.stringMatching(/captcha|ajax|key|settings/i));
});

test.each(receivers)('the handbook says how to choose $name', ({ name, via, key }) => {
  const handbook = readFileSync(path.join(__dirname, '../../../../handbook/leads.md'), 'utf8');
  expect(handbook).toContain(`## ${name}`);
  expect(handbook).toContain(`{ via: ${via}${key ? `, ${key.field}: ` : ' }'}`);
});

test('without a delivery there is no receiver', () => {
  expect(receiverFor({ via: 'none' } as LeadDelivery)).toBeUndefined();
});
