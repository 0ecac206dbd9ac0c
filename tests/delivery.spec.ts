import type { ServerResponse } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Locator, Page, Route } from '@playwright/test';
import { load } from 'cheerio/slim';
import { startServer } from '../scripts/server';
import { listFiles } from '../src/company/load/projectFiles';
import { business } from '../src/company/business';
import { formatMinutes } from '../src/words/format';
import { guideLinkText } from '../src/site/guide';
import { expect, open, openAtRest, signUpForGuide, test as base } from './fixtures';
import { ARRIVALS_KEY, LEAD_PREFIX } from '../src/leads/storageKeys';
import { visitFields } from '../src/leads/form/visit';
import { contactAreas, contactRoutes, estimateRoutes, lightContactRoute, siteRoutes } from './siteRoutes';

/** The site built with a receiver on the same host: `npm run build:inbox`. */
const DIRECTORY = resolve('build-inbox');

/** Another press within a second counts as part of a double click. */
const LATER_THAN_DOUBLE_CLICK_MS = 1100;

/** The fields of a lead as they arrive, from a script or from the browser itself. */
type Arrival = Readonly<Record<string, string>>;

interface Receiver {
  readonly url: string;
  readonly arrivals: Arrival[];
  /** Answers a lead that has arrived. */
  answer: (response: ServerResponse) => void;
  /** Stops the server and closes all of its connections. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const confirm = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
};

const tooBusy = (response: ServerResponse) => {
  response.writeHead(503, { 'Access-Control-Expose-Headers': 'Retry-After' }).end();
};

const test = base.extend<{ readonly receiver: Receiver }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  receiver: async ({}, provide) => {
    const arrivals: Arrival[] = [];
    const start = (port: number) =>
      startServer({
        directory: DIRECTORY,
        port,
        receiver: {
          path: '/inbox',
          async receive(request, response) {
            const body = await text(request);
            const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
            arrivals.push(isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Arrival));
            if (isForm) {
              response.writeHead(303, { Location: '/thanks' }).end();
            } else receiver.answer(response);
          },
        },
      });
    let server = await start(0);
    const receiver: Receiver = {
      url: server.url,
      arrivals,
      answer: confirm,
      kill: () => server.close(),
      restart: async () => {
        server = await start(Number(new URL(server.url).port));
      },
    };
    await provide(receiver);
    await server.close();
  },
  baseURL: async ({ receiver }, provide) => provide(receiver.url),
  hasOwnReceiver: true,
  // Connections fail on purpose here.
  allowedProblems: [/ERR_|Failed to load resource|other host: https:\/\/crm\.example\.com/],
});

const ROUTE = lightContactRoute;

const contact = {
  'First name': 'Maria',
  Email: 'maria@mail.example',
  Subject: 'Driveway',
  Message: 'Two cars & a boat trailer.\nWhat would it take?',
};

const formOf = (page: Page) => page.locator('#contact form');
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Send message' });
const toast = (page: Page) => page.getByText('Message Sent!', { exact: true });
const notice = (page: Page) => formOf(page).locator('[aria-live=assertive]');
const card = (page: Page) => page.getByRole('region', { name: 'Your request' });

async function fill(form: Locator, values: Readonly<Record<string, string>> = contact) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Drops the connection when the lead is sent. */
async function loseConnection(page: Page) {
  const drop = async (route: Route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route('**/inbox', drop, { times: 1 });
}

const isWaiting = (page: Page) =>
  page.evaluate((prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)), LEAD_PREFIX);

async function submit(page: Page) {
  await fill(formOf(page));
  await submitOf(formOf(page)).click();
}

/** Records the details of `lead` events; runs in the page. */
function noteLeads() {
  const leads: unknown[] = [];
  Object.assign(window, { leads });
  document.addEventListener('lead', (event) => leads.push((event as CustomEvent).detail));
}

/** Denies session storage; runs in the page. */
function denySession(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

/** Sends a lead that arrives and is not answered. */
async function submitUnanswered(page: Page, receiver: Receiver) {
  receiver.answer = () => undefined;
  await page.goto(ROUTE);
  await submit(page);
  await expect.poll(() => receiver.arrivals.length).toBe(1);
}

const leadsOf = (page: Page) => page.evaluate(() => (window as unknown as { leads: unknown[] }).leads);

/** A page with the contact form: a city's, if one has it. */
const contactCity = contactAreas[0] ?? { path: '/', id: undefined };

const unique = ({ arrivals }: Receiver) => new Set(arrivals.map(({ leadId }) => leadId)).size;

test('a lead is confirmed once its receiver has all of it, nobody else gets it, and the next form knows the visitor', async ({
  page,
  receiver,
}) => {
  await page.addInitScript(noteLeads);
  await page.goto(contactCity.path);
  await submit(page);
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(receiver.arrivals).toHaveLength(1);
  expect(receiver.arrivals[0]).toMatchObject({
    kind: 'contact',
    leadId: expect.stringMatching(UUID),
    firstName: 'Maria',
    message: contact.Message,
    page: contactCity.path,
    pageTitle: await page.title(),
    ...(contactCity.id && { area: contactCity.id }),
    consent: expect.stringContaining('No obligation'),
    summary: `Message: Maria, ${contact.Subject}`,
  });
  expect(receiver.arrivals[0]).not.toHaveProperty('newsletter');
  expect(await leadsOf(page)).toEqual([
    { kind: 'contact', page: contactCity.path, area: contactCity.id, received: true },
  ]);

  await expect(formOf(page).getByLabel('First name')).toHaveValue('');
  // In another form, and in the same form on another page.
  for (const route of [estimateRoutes[0], ROUTE]) {
    await open(page, route);
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria');
    await expect(formOf(page).getByLabel('Email')).toHaveValue('maria@mail.example');
  }
});

test.describe('what brought a visitor', () => {
  const AD = '?utm_source=google&utm_medium=cpc&utm_campaign=pool&gclid=EAIaIQ-x&name=Secret';

  /** Opens a page as a click on another site does. */
  const arrive = (page: Page, path: string, referer?: string) => page.goto(path, { referer });

  /** What a lead says of it. */
  const visitOf = ([arrival = {}]: readonly Arrival[]) =>
    Object.fromEntries(Object.entries(arrival).filter(([name]) => ['cameFrom', ...visitFields].includes(name)));

  /** Waits until the page has kept its arrival, which it does after its first paint. */
  const expectKept = (page: Page, text: string) =>
    expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), ARRIVALS_KEY)).toContain(text);

  test('goes with the lead from a later page, and the last ad replaces the first', async ({ page, receiver }) => {
    await arrive(page, `/faq${AD}`, 'https://www.google.com/search?q=secret');
    await expectKept(page, 'EAIaIQ-x');
    await page
      .locator(`a[href="${ROUTE}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**${ROUTE}`);
    await submit(page);
    await expect(toast(page)).toBeVisible();
    expect(visitOf(receiver.arrivals)).toEqual({
      cameFrom: 'Google Ads, campaign pool, first page /faq',
      landingPage: '/faq',
      referringSite: 'www.google.com',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'pool',
      gclid: 'EAIaIQ-x',
    });
    expect(receiver.arrivals[0]?.text).toContain('\nCame from: Google Ads, campaign pool, first page /faq\n');
    expect(JSON.stringify(receiver.arrivals)).not.toMatch(/secret/i);

    receiver.arrivals.length = 0;
    await arrive(page, `${ROUTE}?msclkid=f894`, 'https://www.bing.com/');
    await expectKept(page, 'f894');
    await arrive(page, ROUTE, 'https://duckduckgo.com/');
    await expectKept(page, 'duckduckgo');
    await formOf(page).getByLabel('Message').fill('A patio, too.');
    // The form knows the visitor once its script runs, and would add what is typed at that moment.
    await expect(formOf(page).getByLabel('Email')).toHaveValue(contact.Email);
    await fill(formOf(page), { Subject: contact.Subject });
    await submitOf(formOf(page)).click();
    await expect(toast(page)).toBeVisible();
    expect(visitOf(receiver.arrivals)).toEqual({
      cameFrom: 'Microsoft Ads, first page /faq',
      landingPage: '/faq',
      referringSite: 'www.bing.com',
      msclkid: 'f894',
    });
  });

  test('is kept once for each way to the site, not for its own pages or a reload', async ({ page }) => {
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), ARRIVALS_KEY);
    /** Waits for a task that the page's own, after its first paint, precedes. */
    const pastFirstPaint = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await arrive(page, '/faq?gclid=a', 'https://www.google.com/');
    await pastFirstPaint();
    const first = `${page.url()} https://www.google.com/\n`;
    expect(await kept()).toBe(first);
    await page.reload();
    await pastFirstPaint();
    await page
      .locator(`a[href="${ROUTE}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**${ROUTE}`);
    await pastFirstPaint();
    expect(await kept()).toBe(first);
    await arrive(page, ROUTE);
    await pastFirstPaint();
    expect(await kept()).toBe(`${first}${page.url()} \n`);
  });

  test('goes with a lead from a new tab that the page of an ad opened', async ({ page, context, receiver }) => {
    await arrive(page, `/faq${AD}`, 'https://www.google.com/');
    const opened = context.waitForEvent('page');
    await page.locator(`a[href="${ROUTE}"]`).last().click({ button: 'middle' });
    const tab = await opened;
    await submit(tab);
    await expect(toast(tab)).toBeVisible();
    expect(visitOf(receiver.arrivals)).toMatchObject({ landingPage: '/faq', gclid: 'EAIaIQ-x' });
  });

  test('is neither kept nor sent under Global Privacy Control, and what was kept goes', async ({ page, receiver }) => {
    await arrive(page, `/faq${AD}`);
    await expectKept(page, 'EAIaIQ-x');
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await arrive(page, `${ROUTE}${AD}`, 'https://www.google.com/');
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), ARRIVALS_KEY)).toBeNull();
    await submit(page);
    await expect(toast(page)).toBeVisible();
    expect(receiver.arrivals).toHaveLength(1);
    expect(visitOf(receiver.arrivals)).toEqual({});
    expect(receiver.arrivals[0]?.text).not.toMatch(/Came from|gclid/);
  });

  test('is known on its own page without session storage', async ({ page, receiver }) => {
    await page.addInitScript(denySession);
    await arrive(page, `${ROUTE}${AD}`, 'https://www.google.com/');
    await submit(page);
    await expect(toast(page)).toBeVisible();
    expect(visitOf(receiver.arrivals)).toMatchObject({ landingPage: ROUTE, gclid: 'EAIaIQ-x' });
  });

  if (business.referrals) {
    test('does not change who referred them', async ({ page, receiver }) => {
      await arrive(page, '/faq?ref=Pat&utm_source=nextdoor');
      await expectKept(page, 'nextdoor');
      await open(page, ROUTE);
      await expect(formOf(page).getByLabel('Who referred you?')).toHaveValue('Pat');
      await submit(page);
      await expect(toast(page)).toBeVisible();
      expect(receiver.arrivals[0]).toMatchObject({ referredBy: 'Pat', cameFrom: 'Nextdoor, first page /faq' });
    });
  }
});

test('without a connection, a lead waits, survives a reload, and arrives once', async ({ page, context, receiver }) => {
  await page.goto(ROUTE);
  await fill(formOf(page));
  await loseConnection(page);
  await submitOf(formOf(page)).click();
  await expect(notice(page)).toContainText(
    /No connection\. Your request is saved on this .*\. Keep this page open, or come back to it/,
  );
  await expect(toast(page)).toHaveCount(0);

  // The connection is back, but the receiver does not answer.
  await page.route('**/inbox', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox'));
  await context.setOffline(false);
  // Chromium keeps a request alive when its page closes: it would reach the receiver past the route, and be sent again.
  await refused;
  await page.reload();
  await expect(card(page)).toContainText('saved on this');
  expect(receiver.arrivals).toEqual([]);

  await page.unroute('**/inbox');
  await card(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(receiver.arrivals).toHaveLength(1);
  await expect.poll(() => isWaiting(page)).toBe(false);
  await open(page, '/faq');
  await expect(card(page)).toHaveCount(0);
  expect(receiver.arrivals).toHaveLength(1);
});

test('a lead from an earlier visit is sent on the next visit, with a toast', async ({ page, context, receiver }) => {
  await page.goto(ROUTE);
  await loseConnection(page);
  await submit(page);
  await expect(notice(page)).toContainText('No connection');
  await page.close();
  await context.setOffline(false);
  expect(receiver.arrivals).toEqual([]);

  const next = await context.newPage();
  await next.addInitScript(noteLeads);
  // After the wait for the first retry.
  await next.clock.install({ time: Date.now() + 60_000 });
  await next.goto('/faq');
  await expect(toast(next)).toBeVisible();
  await expect(card(next)).toHaveCount(0);
  expect(await leadsOf(next)).toEqual([{ kind: 'contact', page: ROUTE, received: true }]);
  expect(receiver.arrivals).toHaveLength(1);
  await expect.poll(() => isWaiting(next)).toBe(false);
});

test('a lead that waits is sent from the next page although session storage is denied', async ({ page, receiver }) => {
  await page.addInitScript(denySession);
  await submitUnanswered(page, receiver);
  receiver.answer = confirm;
  await page.goto('/faq');
  await expect(toast(page)).toBeVisible();
  expect(unique(receiver)).toBe(1);
});

test('once the connection is back, two tabs send a waiting lead once', async ({ page, context, receiver }) => {
  await page.goto(ROUTE);
  await page.route('**/inbox', (route) => route.abort());
  await submit(page);
  await expect(notice(page)).toContainText('is saved on this');
  const other = await context.newPage();
  await other.route('**/inbox', (route) => route.abort());
  await open(other, '/faq');
  await expect(card(other)).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/inbox');
  await other.unroute('**/inbox');
  await context.setOffline(false);
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByText(/^Sent at /)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
  await expect(card(other)).toHaveCount(0);
  expect(receiver.arrivals).toHaveLength(1);
});

test('a waiting lead is shown where another program has replaced what formats a date', async ({ page, receiver }) => {
  receiver.answer = (response) => void response.writeHead(429, { 'Retry-After': '3600' }).end();
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('We can try again at');
  await page.addInitScript(() => {
    Date.prototype.toLocaleDateString = () => {
      throw new RangeError('Replaced by another program.');
    };
  });
  await page.reload();
  await expect(card(page)).toContainText(/request from \d{4}-\d{2}-\d{2}/);
});

test('a waiting lead says when it can be tried again, and can be forgotten', async ({ page, receiver }) => {
  receiver.answer = (response) => void response.writeHead(429, { 'Retry-After': '3600' }).end();
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText(/We can try again at \d+(:\d\d)? [ap]m\b/);
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toContainText('We can try again at');
  await notice(page).getByRole('button', { name: 'Don’t send it' }).click();
  await expect(notice(page)).toBeEmpty();
  await open(page, ROUTE);
  await expect(card(page)).toHaveCount(0);
  expect(receiver.arrivals).toHaveLength(1);
});

test('a server that is killed during a request gets the lead again, with the same id', async ({ page, receiver }) => {
  receiver.answer = () => void receiver.kill();
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('Our system isn’t responding right now');
  await expect(toast(page)).toHaveCount(0);
  for (let time = 0; time < 2; time += 1) {
    await notice(page).getByRole('button', { name: 'Send now' }).click();
    await expect(notice(page).getByRole('button', { name: 'Send now' })).not.toHaveAttribute('aria-disabled');
    await expect(notice(page)).toContainText('Our system isn’t responding right now');
  }
  // The browser's own post would not arrive either.
  await expect(page.getByRole('button', { name: 'Send it this way instead' })).toHaveCount(0);

  receiver.answer = confirm;
  await receiver.restart();
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
  expect(receiver.arrivals.length).toBeGreaterThan(1);
  expect(unique(receiver)).toBe(1);
});

test('a receiver that takes 45 seconds gets one copy, and the visitor reads after 15 that it takes longer', async ({
  page,
  context,
  receiver,
}) => {
  let held: ServerResponse | undefined;
  receiver.answer = (response) => (held = response);
  await openAtRest(page, ROUTE);
  await submit(page);
  await expect.poll(() => receiver.arrivals.length).toBe(1);
  const slow = formOf(page).getByText('This is taking longer than usual. Keep this page open');
  await page.clock.runFor(14_000);
  await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(slow).toBeInViewport();
  await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);

  // Neither another page nor a connection that comes and goes sends it again.
  const other = await context.newPage();
  await open(other, '/faq');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.runFor(29_000);
  // Other requests do not wait for it.
  receiver.answer = confirm;
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await fill(chat, { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me about a patio.' });
  await chat.getByRole('button', { name: 'Send message' }).click();
  await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
  expect(receiver.arrivals.map(({ kind }) => kind)).toEqual(['contact', 'callback']);

  if (held) confirm(held);
  await expect(formOf(page).getByText(/^Sent at /)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  await expect(notice(page)).toBeEmpty();
  await expect(card(other)).toHaveCount(0);
  await expect.poll(() => isWaiting(page)).toBe(false);
  expect(receiver.arrivals).toHaveLength(2);
});

test('a request that gets no answer within a minute is given up and tried again, with the same id', async ({
  page,
  receiver,
}) => {
  receiver.answer = () => undefined;
  // The server learns of it later, because Chrome keeps a `keepalive` request open for another 30 seconds.
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox'));
  await openAtRest(page, ROUTE);
  await submit(page);
  await expect.poll(() => receiver.arrivals.length).toBe(1);
  await page.clock.runFor(59_000);
  await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toContainText('Our system isn’t responding right now. Your request is saved');
  await expect(toast(page)).toHaveCount(0);
  await aborted;

  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => receiver.arrivals.length).toBe(2);
  await page.clock.runFor(15_000);
  await expect(notice(page)).toContainText('This is taking longer than usual. Your request is saved');
  // The receiver has it since the first time, and says so.
  receiver.answer = (response) => void response.writeHead(409).end();
  await page.clock.resume();
  await page.reload();
  await expect(toast(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(receiver.arrivals).toHaveLength(3);
  expect(unique(receiver)).toBe(1);
});

test('if a firewall checks the browser first, the browser’s own post is offered at once', async ({
  page,
  receiver,
}) => {
  receiver.answer = (response) => {
    response.writeHead(403, { 'Content-Type': 'text/html' }).end('<title>Just a moment...</title>');
  };
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('has not reached us: our system first checks that a person sent it');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);
  await notice(page).getByRole('button', { name: 'Send it this way instead' }).click();
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.arrivals).toHaveLength(2);
  expect(receiver.arrivals[1]).toMatchObject({ kind: 'contact', firstName: 'Maria', page: ROUTE });
  expect(unique(receiver)).toBe(1);
});

/** Expects the notice between the header and the quick actions, with other ways to send the message. */
async function expectWholeNotice(page: Page) {
  // The page may still be scrolling.
  await expect(async () => {
    const box = await notice(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await expect(notice(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  if (business.texts)
    await expect(notice(page).getByRole('link', { name: /^Text/ })).toHaveAttribute('href', /^sms:.*boat%20trailer/);
  await expect(notice(page).getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:.*boat%20trailer/);
}

const SMALL_PHONE = { width: 360, height: 640 };

/** A message that makes the form taller than the screen, so that the page moves when it is emptied. */
const tall = { ...contact, Message: contact.Message + '\nTwo cars.'.repeat(30) };

test('a rejected lead and a waiting one say so, and offer other ways, in view on a small phone', async ({
  page,
  receiver,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  receiver.answer = (response) => {
    response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"error":"We do not work on Mars."}');
  };
  await page.goto(ROUTE);
  await fill(formOf(page), tall);
  await submitOf(formOf(page)).click();
  await expect(notice(page)).toContainText('has not reached us: We do not work on Mars');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(tall.Message);
  await expectWholeNotice(page);

  receiver.answer = tooBusy;
  await formOf(page).getByLabel('Message').fill(`${tall.Message}\nOn Earth.`);
  await submitOf(formOf(page)).click();
  await expect(notice(page)).toContainText('Keep this page open, or come back to it, and we’ll send it then.');
  await expectWholeNotice(page);
  await expect(toast(page)).toHaveCount(0);

  receiver.answer = confirm;
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toast(page)).toBeVisible();
  // The second message has replaced the first.
  await open(page, ROUTE);
  await expect(card(page)).toHaveCount(0);
});

test('a rejected lead says so although a blocker hides alerts', async ({ page, receiver }) => {
  receiver.answer = (response) => {
    response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"error":"We do not work on Mars."}');
  };
  await page.goto(ROUTE);
  await page.evaluate(() => {
    const blocker = new CSSStyleSheet();
    blocker.replaceSync('[role=alert], [role=alertdialog] { display: none !important }');
    document.adoptedStyleSheets.push(blocker);
  });
  await submit(page);
  await expect(formOf(page).getByText('has not reached us: We do not work on Mars')).toBeInViewport();
});

test('a draft survives a reload, going to another page and back, and is gone once it is sent', async ({
  page,
  receiver,
}) => {
  await page.goto(ROUTE);
  await fill(formOf(page));
  await page.reload();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);
  await page.goto('/faq');
  await page.goBack();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);
  await expect(formOf(page).getByLabel('First name')).toHaveValue(contact['First name']);

  // The page is reloaded while it sends.
  let isHeld = true;
  receiver.answer = (response) => (isHeld ? undefined : confirm(response));
  await submitOf(formOf(page)).click();
  await expect.poll(() => receiver.arrivals.length).toBe(1);
  isHeld = false;
  await page.reload();
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('leadDrafts'))).toBeNull();
  expect(unique(receiver)).toBe(1);
});

test('what is sent again in the same session, unchanged, is the same lead, also after leaving while it was sent', async ({
  page,
  receiver,
}) => {
  await submitUnanswered(page, receiver);
  // The next page sends it again, with the same id.
  receiver.answer = confirm;
  await page.goto('/faq');
  await expect(toast(page)).toBeVisible();
  await page.goBack();
  // The browser has filled in the form again.
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);
  await submitOf(formOf(page)).click();
  await expect(formOf(page).getByText(/^Sent at /)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(unique(receiver)).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('leadDrafts'))).toBeNull();

  await page.goto('/');
  await fill(formOf(page), { ...contact, Message: 'Something else.' });
  await submitOf(formOf(page)).click();
  await expect(toast(page)).toBeVisible();
  expect(unique(receiver)).toBe(2);
});

test('a form that the browser fills in again when the visitor goes back is emptied as soon as its lead is confirmed', async ({
  page,
  receiver,
}) => {
  await submitUnanswered(page, receiver);
  await page.route('**/inbox', (route) => route.abort());
  await page.goto('/faq');
  await page.unroute('**/inbox');
  receiver.answer = confirm;
  await page.goBack();
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(unique(receiver)).toBe(1);
});

test('a form that the browser fills in again is emptied although another page has taken its lead over', async ({
  page,
  receiver,
}) => {
  await submitUnanswered(page, receiver);
  await page.goto('/faq');
  await expect.poll(() => receiver.arrivals.length).toBe(2);
  receiver.answer = confirm;
  await page.goBack();
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(unique(receiver)).toBe(1);
});

test('with site data blocked, a lead is handed back with the reason, and sent on the next try', async ({
  playwright,
  launchOptions,
  receiver,
  baseURL,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  // The shell without windows has no profiles.
  const executablePath = process.env.CHROME_PATH ?? launchOptions.executablePath;
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath,
    baseURL,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, ROUTE);
  const error = await page.evaluate(() =>
    navigator.locks.request('test', () => 'granted').catch(({ name }: Error) => name),
  );
  expect(error).toBe('SecurityError');
  receiver.answer = tooBusy;
  await submit(page);
  await expect(notice(page)).toContainText('our system didn’t respond, and this browser won’t let the page save it');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);

  await loseConnection(page);
  await submitOf(formOf(page)).click();
  await expect(notice(page)).toContainText('there was no connection, and this browser won’t let the page save it');
  receiver.answer = confirm;
  await context.setOffline(false);
  await submitOf(formOf(page)).click();
  await expect(toast(page)).toBeVisible();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await fill(chat, { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me about a patio.' });
  await chat.getByRole('button', { name: 'Send message' }).click();
  await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
  expect(receiver.arrivals.map(({ kind }) => kind)).toEqual(['contact', 'contact', 'callback']);
  expect(unique(receiver)).toBe(2);
  await context.close();
});

test('closing the page while scripts still load asks first', async ({ page }) => {
  await open(page, ROUTE);
  await page.route('**/assets/js/**', () => new Promise(() => undefined));
  await fill(formOf(page));
  await submitOf(formOf(page)).click();
  await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('with the scripts gone, a reload keeps what was typed offline, and online the browser posts it', async ({
  page,
  context,
  receiver,
}) => {
  await open(page, ROUTE);
  await page.route('**/assets/js/**', (route) => route.abort());
  await context.setOffline(true);
  await fill(formOf(page), { ...contact, Email: '' });
  await submitOf(formOf(page)).click();
  await expect(notice(page)).toContainText('stays if you reload the page');

  await page.unroute('**/assets/js/**');
  await context.setOffline(false);
  await page.reload();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);

  // As after a deploy that has replaced them.
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await submitOf(formOf(page)).click();
  // The browser's own check, since the site's is gone.
  await expect(formOf(page).getByLabel('Email')).toBeFocused();
  expect(receiver.arrivals).toEqual([]);
  await formOf(page).getByLabel('Email').fill(contact.Email);
  await submitOf(formOf(page)).click();
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.arrivals).toEqual([
    expect.objectContaining({ kind: 'contact', firstName: 'Maria', leadId: expect.stringMatching(UUID) }),
  ]);
});

test('what is typed before the form has its script survives a reload, and is gone once the browser has posted it', async ({
  page,
  receiver,
}) => {
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(ROUTE);
  await fill(formOf(page));
  await page.unroute('**/assets/js/**');
  await page.reload();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(contact.Message);
  await expect(formOf(page).getByLabel('First name')).toHaveValue(contact['First name']);

  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(ROUTE);
  await fill(formOf(page));
  await submitOf(formOf(page)).click();
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.arrivals).toHaveLength(1);
  await page.unroute('**/assets/js/**');
  await open(page, ROUTE);
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
});

test('what the browser posts again, unchanged, is the same lead, and anything else is another', async ({
  page,
  receiver,
}) => {
  for (const message of ['Two cars.', 'Two cars.', 'Two cars and a boat.']) {
    await open(page, ROUTE);
    await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
    await fill(formOf(page), { ...contact, Message: message });
    await submitOf(formOf(page)).click();
    await expect(page).toHaveURL(`${receiver.url}/thanks`);
    await page.unroute('**/assets/js/**');
  }
  const [first, again, other] = receiver.arrivals.map(({ leadId }) => leadId);
  expect(first).toMatch(UUID);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('typing does not ask for missing scripts again and again', async ({ page }) => {
  let requests = 0;
  await page.route('**/assets/js/**', (route) => {
    requests += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/');
  const asked = page.waitForResponse('**/assets/js/**');
  await formOf(page).getByLabel('First name').focus();
  await asked;
  await formOf(page).getByLabel('Message').pressSequentially('Two cars and a boat.');
  expect(requests).toBeLessThan(15);
});

test('on the next visit, a refused lead says whose it is, shows nothing else to the next user, and can be removed', async ({
  page,
  receiver,
}) => {
  receiver.answer = (response) => void response.writeHead(422).end('{"error":"We do not work on Mars."}');
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('has not reached us');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/faq');
  await expect(card(page)).toContainText('Maria’s request from');
  await expect(card(page)).toContainText('We do not work on Mars');
  await expect(card(page)).not.toContainText('boat trailer');
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await card(page).getByText('It’s mine').click();
  await expect(card(page).getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /boat%20trailer/);

  await card(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Maria');
  await open(page, '/faq');
  await expect(card(page)).toHaveCount(0);
});

/** Sends a lead that a script cannot post, and expects that nothing is said to be sent until the browser has posted it. */
async function expectOwnPost(page: Page, receiver: Receiver) {
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('Our system isn’t responding');
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await notice(page).getByRole('button', { name: 'Send it this way instead' }).click();
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.arrivals).toEqual([
    expect.objectContaining({
      kind: 'contact',
      firstName: 'Maria',
      page: ROUTE,
      leadId: expect.stringMatching(UUID) as unknown,
    }),
  ]);
}

test('a receiver that scripts may not reach at all can be reached by the browser’s own post', async ({
  page,
  receiver,
}) => {
  // Makes the receiver's address one of another host, which sends no CORS headers.
  const address = 'https://crm.example.com/in';
  const { origin } = new URL(address);
  await page.route(`${receiver.url}/**`, async (route, request) => {
    if (!['document', 'script'].includes(request.resourceType()) || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll('/inbox', address)
      .replace(/(connect-src|form-action) 'self'/g, `$1 'self' ${origin}`);
    return route.fulfill({ contentType: response.headers()['content-type'], body: text });
  });
  await page.route(address, async (route, request) => {
    if (!request.isNavigationRequest()) return route.abort('failed');
    const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    receiver.arrivals.push(fields as unknown as Arrival);
    return route.fulfill({ status: 303, headers: { Location: `${receiver.url}/thanks` } });
  });
  await expectOwnPost(page, receiver);

  // It is not sent again unasked: only the visitor saw the answer.
  await expect(card(page)).toContainText('Your browser posted this request');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card(page).getByRole('button', { name: 'Send it again' })).toBeVisible();
  expect(receiver.arrivals).toHaveLength(1);
});

test('if a blocker stops what scripts post to this site, the browser’s own post is offered', async ({
  page,
  receiver,
}) => {
  await page.route('**/inbox', (route, request) =>
    request.isNavigationRequest() ? route.continue() : route.abort('blockedbyclient'),
  );
  await expectOwnPost(page, receiver);
});

for (const [how, breakFetch] of Object.entries({
  'breaks what scripts post with': () => {
    window.fetch = () => Promise.reject(new Error('Replaced.'));
  },
  'answers what scripts post itself': () => {
    window.fetch = () => Promise.resolve(new Response());
  },
  'breaks it, and removes scripts that have run': () => {
    window.fetch = () => Promise.reject(new Error('Replaced.'));
    const clear = () => document.querySelectorAll('script[src]').forEach((script) => setTimeout(() => script.remove()));
    new MutationObserver(clear).observe(document, { childList: true, subtree: true });
  },
  'breaks everything that scripts connect with': () => {
    window.fetch = () => Promise.reject(new Error('Replaced.'));
    Reflect.deleteProperty(window, 'XMLHttpRequest');
  },
}))
  test(`if another program ${how}, nothing is said to be sent, and the browser’s own post is offered`, async ({
    page,
    receiver,
  }) => {
    await page.addInitScript(breakFetch);
    await expectOwnPost(page, receiver);
  });

test('another message does not replace one that still waits, and the next Send keeps its notice', async ({
  page,
  receiver,
}) => {
  receiver.answer = tooBusy;
  await page.clock.install();
  await page.goto(ROUTE);
  await submit(page);
  await expect(notice(page)).toContainText('is saved on this');
  await page.clock.runFor(LATER_THAN_DOUBLE_CLICK_MS);
  await submitOf(formOf(page)).click();
  await expect(formOf(page).getByRole('group', { name: /^4 answers/ })).toBeVisible();
  await expect(notice(page)).toContainText('is saved on this');
  await page.goto('/');
  await expect(card(page)).toBeVisible();
  receiver.answer = confirm;
  receiver.arrivals.length = 0;
  await fill(formOf(page), { ...contact, Message: 'Something else.' });
  await submitOf(formOf(page)).click();
  await expect(toast(page).first()).toBeVisible();
  await expect
    .poll(() => receiver.arrivals.map(({ message }) => message).sort())
    .toEqual([contact.Message, 'Something else.'].sort());
});

if (business.referrals)
  test('a referral link fills in the referrer’s name, on every page and in every form, as text', async ({
    page,
    receiver,
  }) => {
    const name = `Pat O'Neil <b>`;
    await page.goto(`/?ref=${encodeURIComponent(name)}`);
    await expect(formOf(page).getByLabel('Who referred you?')).toHaveValue(name);
    await page.goto(contactCity.path);
    await expect(formOf(page).getByLabel('Who referred you?')).toHaveValue(name);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog').getByLabel('Who referred you?')).toHaveValue(name);
    await page.keyboard.press('Escape');
    await submit(page);
    await expect(toast(page)).toBeVisible();
    expect(receiver.arrivals[0]).toMatchObject({ referredBy: name });
  });

test('each built form contains its kind, its page and its redirect', () => {
  const built = listFiles(DIRECTORY)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      // The 404 page only knows the path of its file.
      const page = file === '404.html' ? '/404.html' : `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
      const $ = load(readFileSync(join(DIRECTORY, file), 'utf8'));
      return $('form[method=post]')
        .toArray()
        .map((form) => {
          const hidden = $(form)
            .find('input:is([type=hidden], [hidden])')
            .toArray()
            .map((input) => [$(input).attr('name'), $(input).attr('value') ?? '']);
          const { name, action } = form.attribs;
          return { page, name, action, fields: Object.fromEntries(hidden) as Readonly<Record<string, string>> };
        });
    });
  for (const { page, name, action, fields } of built) {
    expect({ ...fields, action }).toEqual({ kind: name, page, leadId: '', redirect: '/thanks', action: '/inbox' });
  }
  const pagesWith = (kind: string) => built.flatMap(({ page, name }) => (name === kind ? [page] : [])).sort();
  // The receiver of this build takes photos, so the gallery has a form.
  const contactPages = [...contactRoutes, ...siteRoutes.filter((route) => route === '/gallery')].sort();
  expect(pagesWith('contact')).toEqual(contactPages);
  expect(pagesWith('estimate')).toEqual([...estimateRoutes].sort());
  const everywhere = [...new Set(built.map(({ page }) => page))].sort();
  expect(everywhere.length).toBeGreaterThan(contactPages.length + estimateRoutes.length);
  expect(pagesWith('callback')).toEqual(everywhere);
  expect(pagesWith('guide')).toEqual(everywhere.filter((page) => !['/thanks', '/privacy'].includes(page)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to the receiver, and shows /thanks', async ({ page, receiver }) => {
    await page.goto(contactCity.path);
    await fill(formOf(page));
    await submitOf(formOf(page)).click();
    await expect(page).toHaveURL(`${receiver.url}/thanks`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for writing');
    if (business.callbackMinutes !== null) {
      await expect(page.getByRole('main')).toContainText(
        `within ${formatMinutes(business.callbackMinutes)} during business hours`,
      );
    }
    expect(receiver.arrivals[0]).toMatchObject({
      kind: 'contact',
      page: contactCity.path,
      leadId: '',
      firstName: 'Maria',
    });
  });
});

test('the link to the guide has the focus after the receiver confirms', async ({ page }) => {
  await signUpForGuide(page);
  await expect(page.getByRole('link', { name: guideLinkText })).toBeFocused();
});
