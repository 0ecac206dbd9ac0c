import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { hiddenFields } from '../../src/leads/formPost';
import { receiverFor, requestFor } from '../../src/leads/receivers';
import { sampleLead, sampleLeads } from '../../src/leads/sampleLeads';
import type { Lead } from '../../src/leads/types';
import { startExample, type Language, type RunningExample } from '../handbookReceivers';
import { contract, keepSuspects } from '../webhookContract';

/*
 * The receivers in the handbook, run as they are printed, with a real browser whose pages are on another origin. Each
 * project runs all tests with the example in its language.
 */

const OFFICE = 'office@example.com';

const { fields, formPost, ...receiver } = receiverFor({ via: 'webhook', url: 'https://crm.example.com/leads' });

const test = base.extend<object, { readonly site: string; readonly running: RunningExample }>({
  /** Scheme and host of the site that posts to the receiver. */
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const server = createServer((_request, response) => {
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .end('<!doctype html><title>Site</title>');
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ site }, provide, { project }) => {
      const language = project.name as Language;
      const running = await startExample(language, { SITE: site, ...(language === 'php' && { MAIL_TO: OFFICE }) });
      await provide(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
});

/** Sends a lead from a page as the site's script does; returns the answer as the page reads it. */
function sendFrom(page: Page, url: string, lead: Lead) {
  return page.evaluate(
    async ({ url: address, headers, body }) => {
      const response = await fetch(address, { method: 'POST', headers, body, credentials: 'omit', redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    },
    { ...requestFor({ ...receiver, fields, formPost }, lead), url },
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
    await postFrom(page, running.url, { ...hiddenFields(formPost(site), 'contact', '/faq'), ...typed });
    await expect(page).toHaveURL(`${site}/thanks`);
  }
  const arrived = { kind: 'contact', page: '/faq', leadId: '', ...typed };
  expect(running.stored()).toHaveLength(before + 2);
  expect(running.stored().filter(({ leadId }) => leadId === '')).toEqual([arrived, arrived]);
});

for (const [name, keepTo] of Object.entries(contract)) test(name, ({ running }) => keepTo(running));

// eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
test('marks what fails the spam check, and keeps it', ({}, { project }) => keepSuspects(project.name as Language));

test('emails each lead once, with a subject, and replies go to the visitor', async ({ running }, { project }) => {
  // The one in Node sends no email.
  if (project.name !== 'php') return;
  await contract['stores leads of every kind whole']?.(running);
  const subjects = [...running.mails().matchAll(/^Subject: =\?UTF-8\?B\?(.*)\?=$/gm)].map(([, text = '']) =>
    Buffer.from(text, 'base64').toString(),
  );
  expect(subjects).toHaveLength(running.stored().length);
  expect(subjects).toEqual(expect.arrayContaining(['Message: Dana, Patio', 'Guide: dana@example.com']));
  expect(running.mails()).toMatch(/\nReply-To: dana@example\.com\r?\n/);
});
