import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { hiddenFields } from '../../src/leads/form/formTarget';
import { receiverFor, requestFor } from '../../src/leads/delivery/receivers';
import { sampleLead, sampleLeads } from '../leads/sampleLeads';
import type { Lead } from '../../src/leads/types';
import { startExample, type Language, type RunningExample } from '../handbookReceivers';
import { startLocalServer } from '../localServer';
import { contract, keepSuspects, limitLeads } from '../webhookContract';

/*
 * The receivers of the handbook, as they are, with a real browser whose pages are on another origin. Each
 * project runs all tests with the example in its language.
 */

const OFFICE = 'office@example.com';
const SENDER = 'website@www.mypavers.example';

const { fields, formTarget, ...receiver } = receiverFor({ via: 'webhook', url: 'https://crm.example.com/leads' });

const test = base.extend<object, { readonly site: string; readonly running: RunningExample }>({
  /** Scheme and host of the site that posts to the receiver. */
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const server = await startLocalServer((_request, response) => {
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .end('<!doctype html><title>Site</title>');
      });
      await provide(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ site }, provide, { project }) => {
      const language = project.name as Language;
      const mails = language === 'php' && { MAIL_TO: OFFICE, MAIL_FROM: SENDER };
      const running = await startExample(language, { SITE: site, ...mails });
      await provide(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
});

/** What the head of an email with photos says. */
const WITH_PHOTOS = 'Content-Type: multipart/mixed';

/** Returns the emails about leads that a receiver sent, decoded, after checking that mail servers take their lines. */
async function mailsOf({ mails }: Pick<RunningExample, 'mails'>) {
  const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString();
  return (await mails())
    .split(/^(?=To: )/m)
    .filter((mail) => mail !== '' && !mail.includes(WITH_PHOTOS))
    .map((mail) => {
      // RFC 2047, and RFC 5322 allows no more than 998 anywhere.
      expect(Math.max(...mail.split(/\r?\n/).map((line) => line.length))).toBeLessThanOrEqual(76);
      const [, head = '', body = ''] = /^([^]*?)\r?\n\r?\n([^]*)$/.exec(mail) ?? [];
      const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(head)?.[1] ?? '';
      const words = folded.split(/\s+/).map((word) => decode(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? ''));
      for (const word of words) expect(word).not.toContain('\ufffd');
      expect(head).toMatch(/^Content-Transfer-Encoding: base64\r?$/m);
      return { head, subject: words.join(''), body: decode(body) };
    });
}

/** Posts a lead as a page does; returns the status. */
async function postJson(url: string, lead: Readonly<Record<string, string>>) {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(lead) })).status;
}

/** Sends a lead from a page as the site's script does; returns the answer as the page reads it. */
function sendFrom(page: Page, url: string, lead: Lead) {
  return page.evaluate(
    async ({ url: address, headers, body }) => {
      const response = await fetch(address, { method: 'POST', headers, body, credentials: 'omit', redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    },
    { ...requestFor({ ...receiver, fields, formTarget }, lead), url },
  );
}

/** Posts a form from a page as a browser does without scripts. */
function postFrom(page: Page, url: string, entries: Readonly<Record<string, string>>) {
  return page.evaluate(
    ([action, list]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of list) {
        form.append(Object.assign(document.createElement('textarea'), { name, defaultValue: value }));
      }
      document.body.append(form);
      form.submit();
    },
    [url, Object.entries(entries)] as const,
  );
}

test('gets a lead of each kind from a page on another origin, once', async ({ page, site, running }) => {
  await page.goto(site);
  for (const lead of sampleLeads) {
    const answers = [await sendFrom(page, running.url, lead), await sendFrom(page, running.url, lead)];
    expect(answers).toEqual(Array(2).fill({ status: 200, body: '{"ok":true}' }));
    expect(running.stored().filter(({ leadId }) => leadId === lead.id)).toEqual([fields(lead)]);
  }
});

test('gets the photos of a lead from a page on another origin, which follows how much has been sent', async ({
  page,
  site,
  running,
}) => {
  await page.goto(site);
  const lead = { ...sampleLead('estimate'), id: '7d1e0c5a-0000-4000-8000-0000000f0705' } as Lead;
  await sendFrom(page, running.url, lead);
  // As src/leads/photos/photoDelivery.ts does: following the upload makes the browser ask first (CORS).
  const status = await page.evaluate(
    async ([url, leadId]) => {
      const canvas = document.createElement('canvas');
      const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
      if (!photo) throw new Error('The browser made no picture.');
      const body = new FormData();
      body.append('leadId', leadId);
      body.append('photo1', photo, 'photo.jpg');
      return new Promise((done, fail) => {
        const request = new XMLHttpRequest();
        request.upload.onprogress = () => undefined;
        request.onload = () => done(request.status);
        request.onerror = () => fail(new Error('The answer may not be read.'));
        request.open('POST', url);
        request.send(body);
      });
    },
    [running.url, lead.id] as const,
  );
  expect(status).toBe(200);
  expect(running.photos(lead.id)).toHaveLength(1);
});

test('says why it refuses to a page on another origin', async ({ page, site, running }) => {
  await page.goto(site);
  const lead = sampleLead('callback');
  const long = { ...lead, values: { ...lead.values, message: 'x'.repeat(1_500_000) } } as Lead;
  expect(await sendFrom(page, running.url, long)).toMatchObject({ status: 413, body: expect.stringContaining('long') });
});

test('is not for pages of other sites', async ({ page, site, running }) => {
  await page.goto(site.replace('127.0.0.1', 'localhost'));
  await expect(sendFrom(page, running.url, sampleLead('guide'))).rejects.toThrow('Failed to fetch');
});

test('gets the form that a browser posts by itself, and shows /thanks', async ({ page, site, running }) => {
  const before = running.stored().length;
  const typed = { firstName: 'Zoë', message: 'Two lines\r\nand “quotes” & <b> 🧱', newsletter: 'on' };
  for (const time of ['first', 'second']) {
    await page.goto(`${site}/${time}`);
    await postFrom(page, running.url, { ...hiddenFields(formTarget(site), 'contact', '/faq'), ...typed });
    await expect(page).toHaveURL(`${site}/thanks`);
  }
  const arrived = { kind: 'contact', page: '/faq', leadId: '', ...typed };
  expect(running.stored()).toHaveLength(before + 2);
  expect(running.stored().filter(({ leadId }) => leadId === '')).toEqual([arrived, arrived]);
});

for (const [name, keepTo] of Object.entries(contract)) test(name, ({ running }) => keepTo(running));

// eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
test('marks what fails the spam check, and keeps it', ({}, { project }) => keepSuspects(project.name as Language));

// eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
test('takes a limited number of leads an hour from one address', ({}, { project }) =>
  limitLeads(project.name as Language));

test('emails each lead once, with a subject, and replies go to the visitor', async ({ running }, { project }) => {
  // The one in Node sends no email.
  if (project.name !== 'php') return;
  await contract['stores leads of every kind whole']?.(running);
  const subjects = (await mailsOf(running)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(running.stored().length);
  expect(subjects).toEqual(expect.arrayContaining(['Message: Dana, Patio', 'Guide: dana@example.com']));
  expect(await running.mails()).toMatch(/\nReply-To: dana@example\.com\r?\n/);
});

test('emails from an address at the site’s domain, in the head and on the envelope', async ({ running }, {
  project,
}) => {
  if (project.name !== 'php') return;
  await contract['stores the photos of a lead it has, once']?.(running);
  const mails = (await running.mails()).split(/^(?=To: )/m).filter(Boolean);
  expect(mails.length).toBeGreaterThan(1);
  for (const mail of mails) expect(mail).toMatch(new RegExp(`^From: ${SENDER}\\r?$`, 'm'));
  const envelopes = running.envelopes().trim().split('\n');
  expect(new Set(envelopes)).toEqual(new Set([`-f${SENDER}`]));
  expect(envelopes).toHaveLength(mails.length);
});

test('answers before it emails', async ({ page, site, running }, { project }) => {
  if (project.name !== 'php') return;
  await page.goto(site);
  const lead = { ...sampleLead('callback'), id: '7d1e0c5a-0000-4000-8000-00000000f175' } as Lead;
  const before = (await mailsOf(running)).length;
  const release = running.holdMails();
  expect(await sendFrom(page, running.url, lead)).toEqual({ status: 200, body: '{"ok":true}' });
  release();
  expect(await mailsOf(running)).toHaveLength(before + 1);
  const releaseForm = running.holdMails();
  await postFrom(page, running.url, { ...hiddenFields(formTarget(site), 'contact', '/faq'), message: 'Hello' });
  await expect(page).toHaveURL(`${site}/thanks`);
  releaseForm();
  expect(await mailsOf(running)).toHaveLength(before + 2);
});

test('emails the photos of a lead once', async ({ running }, { project }) => {
  if (project.name !== 'php') return;
  const before = (await running.mails()).split(WITH_PHOTOS).length;
  await contract['stores the photos of a lead it has, once']?.(running);
  const [, ...mails] = (await running.mails()).split(WITH_PHOTOS).slice(before - 1);
  expect(mails).toHaveLength(1);
  const encoded = mails[0]?.match(/filename="photo\d\.jpg"\r?\n.*\r?\n\r?\n([\w+/=\r\n]+)--/g) ?? [];
  expect(encoded).toHaveLength(5);
  const [, first = ''] = /\n\r?\n([\w+/=\r\n]+)--/.exec(encoded[0] ?? '') ?? [];
  expect(Buffer.from(first, 'base64').toString('hex', 0, 3)).toBe('ffd8ff');
});

test('emails long texts and subjects, and names who posted a form', async ({ running }, { project }) => {
  if (project.name !== 'php') return;
  const before = (await mailsOf(running)).length;
  const message = 'Ж🧱 long '.repeat(500);
  const summary = `Message: ${'Ж🧱é'.repeat(15)}`;
  expect(await postJson(running.url, { summary, message })).toBe(200);
  expect(await postJson(running.url, { summary: 'a\r\nBcc: b@example.com', text: `Name: Dana\n${message}` })).toBe(200);
  for (const fields of [
    { kind: 'estimate', firstName: 'Zoë', lastName: 'Reyes', paverLot: '' },
    { kind: 'callback', name: 'Dana', text: 'Name: Dana', paverLot: 'SEO' },
    { kind: 'guide', email: 'dana@example.com' },
  ]) {
    const body = new URLSearchParams(Object.entries(fields));
    expect((await fetch(running.url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  }
  const mails = (await mailsOf(running)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual([
    summary,
    'a Bcc: b@example.com',
    'Estimate: Zoë Reyes',
    'Callback: Dana',
    'Guide',
  ]);
  expect(mails[0]?.body).toBe(`summary: ${summary}\nmessage: ${message}\n`);
  expect(mails[1]?.body).toBe(`Name: Dana\n${message}`);
  expect(mails[3]?.body).toBe('Name: Dana\nPossible spam: honeypot filled\n');
});

test('stores a lead that cannot be emailed, and emails it when it arrives again', async ({ site }, { project }) => {
  if (project.name !== 'php') return;
  // PHP 8 lets a script define a function that is turned off.
  const folder = mkdtempSync(join(tmpdir(), 'php-'));
  const [works, sent] = [join(folder, 'works'), join(folder, 'sent')];
  writeFileSync(join(folder, 'test.ini'), `disable_functions=mail\nauto_prepend_file=${folder}/mail.php\n`);
  writeFileSync(
    join(folder, 'mail.php'),
    `<?php
    if (is_file('${works}')) {
        function mail() {
            file_put_contents('${sent}', "sent\n", FILE_APPEND);
            return file_get_contents('${works}') === 'yes';
        }
    }`,
  );
  process.env.PHP_INI_SCAN_DIR = `:${folder}`;
  const running = await startExample('php', { SITE: site, MAIL_TO: OFFICE }).finally(() => {
    delete process.env.PHP_INI_SCAN_DIR;
  });
  try {
    const lead = { leadId: '7d1e0c5a-0000-4000-8000-00000000abcd', message: 'Hello' };
    const tries = () => (existsSync(sent) ? readFileSync(sent, 'utf8').split('\n').length - 1 : 0);
    for (const [mail, tried] of [
      [undefined, 0],
      ['no', 1],
      ['yes', 2],
      ['yes', 2],
    ] as const) {
      if (mail) writeFileSync(works, mail);
      expect(await postJson(running.url, lead)).toBe(200);
      // It is tried after the answer.
      await running.mails();
      expect(running.stored()).toEqual([lead]);
      expect(tries()).toBe(tried);
    }
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
});
