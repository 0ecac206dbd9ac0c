import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostileTexts } from './leads/hostileTexts';
import { HONEYPOT } from '../src/leads/form/formControls';
import { photoRequestFor, receiverFor, requestFor } from '../src/leads/delivery/receivers';
import { sampleLead, sampleLeads } from './leads/sampleLeads';
import type { Lead } from '../src/leads/types';
import { startExample, type Language, type RunningReceiver } from './handbookReceivers';
import { startLocalServer } from './localServer';

const receiver = receiverFor({ via: 'webhook', url: 'https://crm.example.com/leads', files: true });

const idOf = (number: number) => `7d1e0c5a-0000-4000-8000-${String(number).padStart(12, '0')}`;
let count = 0;

/** Returns a lead that has not been sent yet. */
function newLead(lead: Lead = sampleLead('callback')): Lead {
  count += 1;
  return { ...lead, id: idOf(count) };
}

/**
 * Posts to a receiver, each time by a connection of its own: servers close one that is idle for five seconds, which Node
 * learns only as it uses it again if it was busy meanwhile, and browsers then send the request once more.
 */
const post = (url: string, init: RequestInit) =>
  fetch(url, { ...init, method: 'POST', headers: { ...init.headers, Connection: 'close' } });

/** Returns an answer as a page reads it. */
const answerIn = async (response: Response) => ({
  status: response.status,
  contentType: response.headers.get('Content-Type') ?? undefined,
  retryAfter: response.headers.get('Retry-After') ?? undefined,
  body: await response.text(),
});

async function postJson(url: string, body: string | Uint8Array<ArrayBuffer>) {
  return answerIn(await post(url, { headers: { 'Content-Type': 'application/json' }, body }));
}

/** Sends a lead as a page does, and reads the answer as a page does. */
async function send({ url }: Pick<RunningReceiver, 'url'>, lead: Lead, sender: Readonly<Record<string, string>> = {}) {
  const { headers, body } = requestFor(receiver, lead);
  return receiver.parse(await answerIn(await post(url, { headers: { ...headers, ...sender }, body })), Date.now());
}

/** A photo of a few bytes. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

const hexOf = (photos: readonly Buffer[]) => [...photos].map((photo) => photo.toString('hex'));

/** Sends the photos of a lead as a page does; returns the status and the answer as a page reads it. */
async function sendPhotos({ url }: RunningReceiver, lead: Lead, files: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const photos = files.map((file) => ({ name: 'IMG_1.png', file: new Blob([file]) }));
  const answer = await answerIn(await post(url, { body: photoRequestFor(receiver, lead, photos)?.body }));
  return { status: answer.status, receipt: receiver.parse(answer, Date.now()) };
}

/** Posts a form as a browser does without a script. */
async function postForm({ url }: RunningReceiver, fields: Readonly<Record<string, string>>) {
  const response = await post(url, { body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location') ?? '' };
}

/** Redirects that must not leave the site. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  '/thanks\r\nSet-Cookie: a=b',
  '/дякуємо/🧱',
  '',
  'thanks',
];

/** What every receiver does, by name. Each throws an AssertionError if this one does not. */
export const contract: Readonly<Record<string, (running: RunningReceiver) => Promise<void>>> = {
  async 'stores leads of every kind whole'(running) {
    for (const sample of sampleLeads) {
      const lead = newLead(sample);
      assert.deepEqual(await send(running, lead), { outcome: 'sent' });
      assert.deepEqual(
        running.stored().find(({ leadId }) => leadId === lead.id),
        receiver.fields(lead),
      );
    }
  },

  async 'stores what people type to the letter'(running) {
    // Each page validates first, which leaves out the texts that no encoding can hold.
    const texts = hostileTexts.filter((typed) => !/\p{Surrogate}/u.test(typed) && typed.length < 6000).slice(0, 60);
    for (const message of texts) {
      const lead = newLead();
      const request = { ...lead, values: { ...lead.values, message } } as Lead;
      assert.deepEqual(await send(running, request), { outcome: 'sent' });
      assert.equal(running.stored().find(({ leadId }) => leadId === lead.id)?.message, message || undefined);
    }
  },

  async 'stores a lead once that arrives again, by whichever way'(running) {
    const lead = newLead();
    const before = running.stored().length;
    await Promise.all([send(running, lead), send(running, lead)]);
    assert.deepEqual(await send(running, lead), { outcome: 'sent' });
    const { status } = await postForm(running, { ...receiver.fields(lead), redirect: '/thanks' });
    assert.equal(status, 303);
    assert.equal(running.stored().length, before + 1);
  },

  async 'stores every form posted without an id, and shows /thanks'(running) {
    const before = running.stored().length;
    const form: Readonly<Record<string, string>> = { ...receiver.fields(newLead()), leadId: '', paverLot: '' };
    for (const redirect of ['/thanks', `${running.site}/thanks`]) {
      const { status, location } = await postForm(running, { ...form, redirect });
      assert.equal(status, 303);
      assert.equal(new URL(location, running.site).href, `${running.site}/thanks`);
    }
    const added = running.stored().filter((stored) => stored.message === form.message && stored.paverLot === '');
    assert.equal(running.stored().length, before + 2);
    assert.equal(added.length, 2);
    for (const stored of added) assert.deepEqual(stored, form);
  },

  async 'stores leads that lack what most have'(running) {
    const before = running.stored().length;
    for (const body of ['{"message":"one"}', '{"message":"one"}', '{"leadId":null,"message":"two"}', '{"leadId":""}']) {
      const answer = await postJson(running.url, body);
      assert.deepEqual(receiver.parse(answer, 0), { outcome: 'sent' });
    }
    assert.equal((await postForm(running, { message: 'three' })).status, 303);
    assert.equal(running.stored().length, before + 5);
  },

  async 'marks a form whose honeypot is filled, and drops that field'(running) {
    for (const [suspicions, marked] of [
      [undefined, 'honeypot filled'],
      ['', 'honeypot filled'],
      ['honeypot filled', 'honeypot filled'],
      ['filled too fast', 'filled too fast, honeypot filled'],
    ] as const) {
      const leadId = newLead().id;
      const fields = { leadId, message: 'Hello', ...(suspicions !== undefined && { suspicions }) };
      assert.equal((await postForm(running, { ...fields, [HONEYPOT]: 'SEO offer' })).status, 303);
      assert.deepEqual(
        running.stored().find((stored) => stored.leadId === leadId),
        { ...fields, suspicions: marked },
      );
    }
  },

  async 'stores JSON with a byte order mark or with bytes that are not UTF-8'(running) {
    const mark = Buffer.from('efbbbf', 'hex');
    const wrong = Buffer.from('ff', 'hex');
    for (const [first, last, message] of [
      [mark, '', 'Hello'],
      ['', wrong, 'Hello\ufffd'],
    ] as const) {
      const leadId = newLead().id;
      const parts = [first, `{"leadId":"${leadId}","message":"Hello`, last, '"}'];
      const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
      assert.deepEqual(receiver.parse(await postJson(running.url, body), 0), { outcome: 'sent' });
      assert.equal(running.stored().find((stored) => stored.leadId === leadId)?.message, message);
    }
  },

  async 'stores a lead with a made-up id, and nowhere else'(running) {
    const before = running.stored().length;
    for (const leadId of ['../../escaped', '/etc/escaped', 'a\0b', 'x'.repeat(500), '__proto__']) {
      const answer = await postJson(running.url, JSON.stringify({ leadId, message: 'Hello' }));
      assert.deepEqual(receiver.parse(answer, 0), { outcome: 'sent' });
    }
    assert.equal(running.stored().length, before + 5);
  },

  async 'redirects only to the site'(running) {
    for (const redirect of elsewhere) {
      const { status, location } = await postForm(running, { message: redirect, redirect });
      assert.equal(status, 303, redirect);
      assert.equal(new URL(location, running.site).origin, running.site, redirect);
      assert.ok(!location.startsWith('//'), redirect);
    }
    assert.equal(
      running.stored().filter(({ message }) => elsewhere.includes(String(message))).length,
      elsewhere.length,
    );
  },

  async 'stores the photos of a lead it has, once'(running) {
    const lead = newLead();
    await send(running, lead);
    const before = running.stored().length;
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual(await sendPhotos(running, lead, Array(5).fill(JPEG)), {
        status: 200,
        receipt: { outcome: 'sent' },
      });
    }
    assert.deepEqual(hexOf(running.photos(lead.id)), hexOf(Array<Buffer>(5).fill(JPEG)));
    assert.equal(running.stored().length, before);
  },

  async 'refuses photos of a lead it does not have, what is no photo, and photos that are too large'(running) {
    const lead = newLead();
    const noName = { ...lead, id: '../leads/x' };
    assert.equal((await sendPhotos(running, lead, [JPEG])).status, 404);
    assert.equal((await sendPhotos(running, noName, [JPEG])).status, 404);
    await send(running, lead);
    const tooLarge = Buffer.concat([JPEG, Buffer.alloc(2_000_000)]);
    for (const [files, status] of [
      [[], 400],
      [['<?php echo 1;'], 415],
      [[JPEG, '<script>alert(1)</script>'], 415],
      [[JPEG, tooLarge], 413],
      [Array(5).fill(Buffer.concat([JPEG, Buffer.alloc(1_900_000)])), 413],
    ] as const) {
      const answer = await sendPhotos(running, lead, files);
      assert.equal(answer.status, status);
      assert.equal(answer.receipt.outcome, 'rejected');
    }
    assert.deepEqual(hexOf(running.photos(lead.id)), []);
  },

  async 'refuses what is no lead, and a lead that is too long'(running) {
    const before = running.stored().length;
    for (const body of ['', '{', 'null', '[]', '7', '"lead"', '[{"message":"Hello"}]']) {
      const answer = await postJson(running.url, body);
      assert.equal(answer.status, 400, body);
      assert.equal(receiver.parse(answer, 0).outcome, 'rejected');
    }
    const { status } = await postJson(running.url, JSON.stringify({ message: 'x'.repeat(1_500_000) }));
    assert.equal(status, 413);
    for (const body of ['', 'broken', '--a\r\nbroken']) {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=a' };
      assert.equal((await post(running.url, { headers, body })).status, 400, body);
    }
    assert.equal(running.stored().length, before);
  },

  async 'reads what is too long to its end before it refuses it'(running) {
    for (const type of ['application/json', 'multipart/form-data; boundary=a']) {
      let answered: number | undefined;
      // Without a length, which would tell the receiver at once.
      const sending = request(running.url, { method: 'POST', headers: { 'Content-Type': type, Connection: 'close' } });
      const status = new Promise((resolve, reject) => {
        sending.on('response', (response) => resolve((answered = response.resume().statusCode)));
        sending.on('error', reject);
      });
      const write = () => new Promise((written) => sending.write(Buffer.alloc(9_000_000, ' '), written));
      await write();
      // Whatever it has to say by now, it says before it answers this.
      await fetch(running.url, { method: 'OPTIONS', headers: { Connection: 'close' } });
      assert.equal(answered, undefined);
      await write();
      sending.end();
      assert.equal(await status, 413);
    }
  },

  async 'keeps what it stores for the owner alone'(running) {
    const lead = newLead();
    await send(running, lead);
    await sendPhotos(running, lead, [JPEG]);
    assert.equal(running.photos(lead.id).length, 1);
    // Windows has other permissions.
    const open = running
      .written()
      .filter((path) => process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0);
    assert.equal(open.join('\n'), '');
  },
};

/** Checks that a receiver takes no more leads an hour from one address than it should, and loses none of the others. */
export async function limitLeads(language: Language): Promise<void> {
  const running = await startExample(language, { SITE: 'https://www.mypavers.com', MAX_PER_HOUR: '3' });
  try {
    const leads = Array.from({ length: 4 }, () => newLead());
    const receipts = [];
    // One that arrives again takes nobody's place.
    for (const lead of [leads[0], ...leads] as Lead[]) receipts.push(await send(running, lead));
    const refused = receipts.pop();
    assert.deepEqual(receipts, Array(4).fill({ outcome: 'sent' }));
    assert.equal(refused?.outcome, 'retry');
    assert.ok(refused.afterMs !== undefined && refused.afterMs > 0 && refused.afterMs <= 3_601_000);
    const stored = () => running.stored().filter((lead) => typeof lead === 'object').length;
    assert.equal(stored(), 3);
    // Known leads are confirmed all the same.
    assert.deepEqual(await send(running, leads[1] as Lead), { outcome: 'sent' });
    if (language === 'node') {
      const from = (address: string) => send(running, newLead(), { 'X-Forwarded-For': address });
      assert.deepEqual(await from('127.0.0.1, 203.0.113.7'), { outcome: 'sent' });
      assert.equal((await from('203.0.113.7, 127.0.0.1')).outcome, 'retry');
      assert.equal(stored(), 4);
    }
  } finally {
    await running.stop();
  }
}

/** Checks that a lead is stored whether or not it passes the spam check, and marked if it does not. */
export async function keepSuspects(language: Language): Promise<void> {
  // Answers as Cloudflare does: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
  const asked: string[] = [];
  const cloudflare = await startLocalServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body);
      response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'good' }));
    });
  });
  const SITEVERIFY = `${cloudflare.url}/siteverify`;
  const running = await startExample(language, {
    SITE: 'https://www.mypavers.com',
    SITEVERIFY,
    TURNSTILE_SECRET: 'mine',
  });
  try {
    for (const [token, suspicions] of [
      ['good', undefined],
      ['bad', 'failed the spam check'],
      [undefined, 'failed the spam check'],
    ]) {
      const lead = { ...newLead(), spamToken: token };
      assert.deepEqual(await send(running, lead), { outcome: 'sent' });
      const stored = running.stored().find(({ leadId }) => leadId === lead.id);
      assert.equal(stored?.suspicions, suspicions);
      assert.equal(stored?.['cf-turnstile-response'], undefined);
    }
    assert.equal(new URLSearchParams(asked[0]).get('secret'), 'mine');
  } finally {
    await running.stop();
    cloudflare.close();
  }
}
