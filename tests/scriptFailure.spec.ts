import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Locator, Page, Route } from '@playwright/test';
import { startServer } from '../scripts/server';
import { cityChoices } from '../src/company/areas';
import { business } from '../src/company/business';
import { FAILURE_ID, SCRIPT_TIMEOUT_MS } from '../src/islands/contract';
import { leadToasts } from '../src/leads/words/leadTexts';
import { projectIds } from '../src/tools/visualizer/core/types';
import { expect, holdScripts, test as base } from './fixtures';
import { hasReceiver } from './receiver';
import { estimatorRoute, routeWith, serviceRoutes } from './routes';

/*
 * Scripts that do not load: with a bad connection, behind a filter, after a deploy that has replaced them. For every
 * form and every kind of failure, with and without a receiver, either the lead arrives, or the visitor sees that it did
 * not and nothing typed is lost.
 */

/** Why a company with a receiver skips a test. */
const POSTED = 'The browser posts the form if there is a receiver: see the tests of build-inbox.';

const MESSAGE = 'Part of this page didn’t load';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Arrivals {
  readonly url: string;
  readonly bodies: string[];
}

const test = base.extend<{ readonly receiver: Arrivals }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  receiver: async ({}, provide) => {
    const bodies: string[] = [];
    const server = await startServer({
      directory: resolve('build-inbox'),
      port: 0,
      receiver: {
        path: '/inbox',
        async receive(request, response) {
          bodies.push(await text(request));
          const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
          if (isForm) response.writeHead(303, { Location: '/thanks' }).end();
          else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
        },
      },
    });
    await provide({ url: server.url, bodies });
    await server.close();
  },
  // Requests fail on purpose here, and a page on another port counts as another host.
  allowedProblems: [/./],
});

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answered by 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'dropped with the connection': (route) => route.abort('connectionreset'),
  stalled: () => new Promise(() => undefined),
};

interface Form {
  readonly route: string;
  readonly reach: (page: Page) => Promise<Locator>;
  readonly values: Readonly<Record<string, string>>;
  readonly send: string;
}

const forms: Readonly<Record<string, Form>> = {
  'contact form': {
    route: '/',
    reach: async (page) => page.locator('#contact form'),
    values: { 'First name': 'Maria', Email: 'maria@mail.example', Subject: 'Patio', Message: 'What would it take?' },
    send: 'Send message',
  },
  'estimate form': {
    route: serviceRoutes[0],
    reach: async (page) => {
      const form = page.locator('#contact form');
      await form.getByLabel('City').selectOption({ index: 1 });
      return form;
    },
    values: { 'First name': 'Maria', Phone: '(239) 555-0199', Email: 'maria@mail.example' },
    send: 'Get Free Estimate',
  },
  chat: {
    route: '/faq',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      return page.getByRole('dialog', { name: 'Chat with us' }).locator('form');
    },
    values: { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me about a patio.' },
    send: 'Send message',
  },
  'pop-up': {
    route: '/service-area',
    reach: async (page) => {
      await page.clock.fastForward(31_000);
      return page.locator('#lead-popup form[method=post]');
    },
    values: { Email: 'maria@mail.example' },
    send: 'Get the guide',
  },
};

function valueOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

const SCRIPTS = '**/assets/js/**';

/** Scripts by the moment at which a visitor needs them. tests/engines takes all of them away. */
const scripts: Readonly<Record<string, RegExp>> = {
  'React itself': /\/assets\/js\/islands\./,
  "the form's own script": /\/assets\/js\/island-/,
};

/**
 * Advances the clock to when a page gives up on scripts. Only a request starts the wait, and on a busy machine, the page
 * may not have made it yet.
 * @param asked A request for a script that does not come
 */
async function runOutOfPatience(page: Page, asked: Promise<unknown>): Promise<void> {
  await asked;
  await page.clock.fastForward(SCRIPT_TIMEOUT_MS + 100);
}

/** Opens a form of the contact section, and waits until React has taken it over. */
async function openTakenOver(page: Page, { route, reach }: Form, site = ''): Promise<Locator> {
  await page.goto(site + route);
  const form = await reach(page);
  await form.getByLabel('First name').focus();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  return form;
}

async function fill(form: Locator, { values }: Form): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

async function fillAndSend(form: Locator, filling: Form): Promise<void> {
  await fill(form, filling);
  await sendBy(form, filling);
}

async function sendBy(form: Locator, { send }: Form): Promise<void> {
  await form.getByRole('button', { name: send }).click();
}

async function expectTyped(form: Locator, { values }: Form): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
}

/** A form, a script that it needs, how that fails, and whether there is a receiver. */
type Combination = readonly [form: string, script: string, failure: string, receives: boolean];

/** Each form with and without a receiver, and every pair of a script, a failure and having a receiver. */
const few: readonly Combination[] = [
  ['contact form', 'React itself', 'answered by 404', false],
  ['contact form', "the form's own script", 'dropped with the connection', true],
  ['estimate form', 'React itself', 'dropped with the connection', false],
  ['estimate form', "the form's own script", 'stalled', true],
  ['chat', 'React itself', 'stalled', false],
  ['chat', "the form's own script", 'answered by 404', true],
  ['pop-up', "the form's own script", 'answered by 404', false],
  ['pop-up', 'React itself', 'dropped with the connection', true],
];

const all = (): readonly Combination[] =>
  Object.keys(forms).flatMap((form) =>
    Object.keys(scripts).flatMap((script) =>
      Object.keys(failures).flatMap((failure) =>
        [false, true].map((receives) => [form, script, failure, receives] as const),
      ),
    ),
  );

for (const [name, script, failure, receives] of process.env.SOAK ? all() : few) {
  const how = `${name}, ${script} ${failure}`;
  const [form, pattern, fail] = [valueOf(forms, name), valueOf(scripts, script), valueOf(failures, failure)];

  if (receives) {
    test(`${how}: the browser says what is missing, and posts the form to the receiver`, async ({ page, receiver }) => {
      await page.clock.install();
      await page.route(pattern, fail);
      await page.goto(receiver.url + form.route);
      const asked = page.waitForRequest(pattern);
      const empty = await form.reach(page);
      await empty.getByRole('button', { name: form.send }).click();
      await runOutOfPatience(page, asked);
      // The browser's own validation moves the focus to the first field that needs an answer.
      await expect(empty.locator(':invalid').first()).toBeFocused();
      expect(page.url()).toBe(receiver.url + form.route);
      expect(receiver.bodies).toEqual([]);

      const askedAgain = page.waitForRequest(pattern);
      await fillAndSend(empty, form);
      await runOutOfPatience(page, askedAgain);
      await expect(page).toHaveURL(`${receiver.url}/thanks`);
      expect(receiver.bodies).toHaveLength(1);
      const sent = new URLSearchParams(receiver.bodies[0]);
      for (const value of Object.values(form.values)) expect([...sent.values()]).toContain(value);
      expect(sent.get('page')).toBe(form.route);
      expect(sent.get('leadId')).toMatch(UUID);
    });
  } else {
    test(`${how}: shows that nothing was sent, and sends on the next try`, async ({ page }) => {
      test.skip(hasReceiver, POSTED);
      await page.clock.install();
      await page.route(pattern, fail);
      await page.goto(form.route);
      const asked = page.waitForRequest(pattern);
      const filled = await form.reach(page);
      await fillAndSend(filled, form);
      await runOutOfPatience(page, asked);
      await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
      await expect(filled.getByRole('button', { name: form.send })).not.toHaveAttribute('aria-busy');
      await expectTyped(filled, form);

      await page.unroute(pattern);
      await filled.getByRole('button', { name: form.send }).click();
      await expect(page.getByText(/^(Message Sent!|Success! Check your email)$/)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toHaveCount(0);
    });
  }
}

test('a page in place of a script counts as no script: the browser posts the form', async ({ page, receiver }) => {
  const form = valueOf(forms, 'contact form');
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(receiver.url + form.route);
  await fillAndSend(await form.reach(page), form);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.bodies).toHaveLength(1);
});

// The field for a referrer is what reads the address.
if (business.referrals)
  test('a form that React cannot draw keeps what was typed, and the browser posts it', async ({ page, receiver }) => {
    const form = valueOf(forms, 'contact form');
    await page.addInitScript(() => {
      URLSearchParams.prototype.get = () => {
        throw new RangeError('Replaced by another program.');
      };
    });
    let arrive = () => {};
    const arrival = new Promise<void>((resolveArrival) => (arrive = resolveArrival));
    await page.route(SCRIPTS, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(receiver.url + form.route);
    const filled = await form.reach(page);
    await fill(filled, form);
    arrive();
    await sendBy(filled, form);
    await expect(page).toHaveURL(`${receiver.url}/thanks`);
    expect(receiver.bodies).toHaveLength(1);
    const sent = new URLSearchParams(receiver.bodies[0]);
    for (const value of Object.values(form.values)) expect([...sent.values()]).toContain(value);
  });

test('a form whose lead a script cannot make, because another program has replaced what it needs, is posted by the browser', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new RangeError('Replaced by another program.');
    };
  });
  const filled = await openTakenOver(page, form, receiver.url);
  await fillAndSend(filled, form);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.bodies).toHaveLength(1);
});

test('a form that React never takes over, because another program stops its scheduler, is posted by the browser', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  await page.clock.install();
  await page.addInitScript(() => {
    performance.now = () => {
      throw new Error('Replaced by another program.');
    };
  });
  await page.goto(receiver.url + form.route);
  const stopped = page.waitForEvent('pageerror', ({ stack }) => stack?.includes('/islands.') ?? false);
  const filled = await form.reach(page);
  await fillAndSend(filled, form);
  await stopped;
  await page.clock.runFor(SCRIPT_TIMEOUT_MS + 100);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.bodies).toHaveLength(1);
  const sent = new URLSearchParams(receiver.bodies[0]);
  for (const value of Object.values(form.values)) expect([...sent.values()]).toContain(value);
});

test('a form says that it was sent although another program stops React’s scheduler once it is taken over', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  const filled = await openTakenOver(page, form, receiver.url);
  await fill(filled, form);
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  await sendBy(filled, form);
  await expect(filled.getByText(/^Sent at/)).toBeVisible();
  await expect(filled.getByRole('button', { name: form.send })).toBeVisible();
  expect(receiver.bodies).toHaveLength(1);
});

/** Moves a form out of its island after React has taken it over; runs in the page. */
function moveOut(): void {
  const form = document.querySelector('#contact form');
  if (form) form.closest('[data-island]')?.after(form);
}

/** What programs do to a form after React has taken it over; runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  'replaced by a copy': () => {
    const form = document.querySelector('#contact form');
    form?.replaceWith(form.cloneNode(true));
  },
  'replaced by a copy with fields whose names hide what a form has': () => {
    const form = document.querySelector('#contact form');
    const copy = form?.cloneNode(true) as HTMLFormElement;
    for (const name of ['submit', 'reportValidity', 'querySelector', 'elements', 'dataset'])
      copy.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name }));
    form?.replaceWith(copy);
  },
  'given a plain button': () => document.querySelector('#contact [type=submit]')?.setAttribute('type', 'button'),
  'given a button that empties it': () =>
    document.querySelector('#contact [type=submit]')?.setAttribute('type', 'reset'),
  'emptied as it was submitted': () =>
    addEventListener('submit', ({ target }) => (target as HTMLFormElement).reset(), true),
  'put around the form of another program': () => {
    const form = document.querySelector('#contact form');
    const inner = Object.assign(document.createElement('form'), { method: 'post', action: '/elsewhere' });
    inner.append(...(form?.childNodes ?? []));
    form?.append(inner);
  },
  'parted from its fields by the form of another program': () => {
    document.body.append(Object.assign(document.createElement('form'), { id: 'elsewhere' }));
    for (const field of document.querySelectorAll('#contact form :is(input, textarea)'))
      field.setAttribute('form', 'elsewhere');
  },
};

test('a form that was moved out of its island says what is missing, and the browser posts it', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  const filled = await openTakenOver(page, form, receiver.url);
  await page.evaluate(moveOut);
  await sendBy(filled, form);
  await expect(filled.locator(':invalid').first()).toBeFocused();
  expect(receiver.bodies).toEqual([]);
  await fillAndSend(filled, form);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.bodies).toHaveLength(1);
  expect(new URLSearchParams(receiver.bodies[0]).get('leadId')).not.toBe('');
});

for (const [how, change] of Object.entries(changes)) {
  test(`a form that was ${how} keeps what was typed, and is sent like any other`, async ({ page, receiver }) => {
    const form = valueOf(forms, 'contact form');
    await page.goto(receiver.url + form.route);
    const filled = await form.reach(page);
    await fill(filled, form);
    await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    await page.evaluate(change);
    await filled.getByLabel('Message').focus();
    await expectTyped(filled, form);
    await sendBy(filled, form);
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(receiver.bodies).toHaveLength(1);
  });
}

test('a form to which a program has added fields whose names hide what a form has is sent as typed', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const release = await holdScripts(page);
  await page.goto(receiver.url + form.route);
  const filled = await form.reach(page);
  await filled.evaluate((element) => {
    const check = ['checkValidity', 'reportValidity', 'requestSubmit', 'querySelector', 'elements'];
    for (const name of [...check, 'dataset', 'addEventListener', 'dispatchEvent'])
      element.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name }));
  });
  release();
  await filled.getByLabel('First name').focus();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await fillAndSend(filled, form);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(filled.getByLabel('Message')).toHaveValue('');
  expect(errors).toEqual([]);
  const sent = Object.values(JSON.parse(receiver.bodies[0] ?? '') as Readonly<Record<string, unknown>>);
  for (const value of Object.values(form.values)) expect(sent).toContain(value);
});

/** Takes the names of a form's fields away; runs in the page. */
function takeNames(): void {
  for (const field of document.querySelectorAll(
    '#contact form :is(input:not([type=hidden], [hidden]), textarea, select)',
  ))
    field.removeAttribute('name');
}

/** Takes the values of a form's options away, and translates them; runs in the page. */
function takeValues(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('#contact option')) {
    option.removeAttribute('value');
    option.text += ' (translated)';
  }
}

/** Takes the names of a form's fields away, and translates the page, so that React has to draw the form again; runs in the page. */
function takeNamesAndTexts(): void {
  for (const field of document.querySelectorAll(
    '#contact form :is(input:not([type=hidden], [hidden]), textarea, select)',
  ))
    field.removeAttribute('name');
  for (const text of document.querySelectorAll('#contact form :is(label, legend)')) text.append(' (translated)');
}

for (const [what, take] of Object.entries({
  names: takeNames,
  values: takeValues,
  'names and texts': takeNamesAndTexts,
}))
  for (const [when, isEarly] of [
    ['before any script runs', true],
    ['once React has taken it over', false],
  ] as const)
    test(`a form that loses its ${what} ${when} is sent as it was filled in`, async ({ page, receiver }) => {
      const form = valueOf(forms, 'estimate form');
      if (isEarly) await page.addInitScript(`addEventListener('readystatechange', ${take.toString()}, true)`);
      const filled = await openTakenOver(page, form, receiver.url);
      if (!isEarly) await page.evaluate(take);
      await fillAndSend(filled, form);
      await expect(page.getByText(leadToasts.estimate.title, { exact: true })).toBeVisible();
      const sent = JSON.parse(receiver.bodies[0] ?? '') as Readonly<Record<string, string>>;
      for (const value of Object.values(form.values)) expect(Object.values(sent)).toContain(value);
      expect(cityChoices.map(({ value }) => value)).toContain(sent.city);
    });

/** Returns the ids under which leads have arrived, each once. */
const idsOf = ({ bodies }: Arrivals) => [
  ...new Set(
    bodies.map((body) =>
      body.startsWith('{')
        ? (JSON.parse(body) as { readonly leadId: string }).leadId
        : new URLSearchParams(body).get('leadId'),
    ),
  ),
];

/** How programs let the browser post a form as well; runs in the page. */
const ownPosts: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  'after its submit': (form) =>
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      setTimeout(() => form.submit());
    }),
  'as its button is pressed': (form) =>
    form.querySelector('[type=submit]')?.addEventListener('click', () => form.submit()),
};

for (const [when, letPost] of Object.entries(ownPosts))
  test(`a form that another program lets the browser post as well, ${when}, arrives under one id`, async ({
    page,
    receiver,
  }) => {
    const form = valueOf(forms, 'contact form');
    await page.goto(receiver.url + form.route);
    const filled = await form.reach(page);
    await filled.evaluate(letPost);
    await fillAndSend(filled, form);
    await expect(page).toHaveURL(`${receiver.url}/thanks`);
    expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);
  });

for (const [when, isHydrated] of [
  ['before React is there', false],
  ['once React has taken it over', true],
] as const) {
  test(`a form that a program submits by an event that nobody can prevent, ${when}, is sent once`, async ({
    page,
    receiver,
  }) => {
    const form = valueOf(forms, 'contact form');
    const release = await holdScripts(page);
    await page.goto(receiver.url + form.route);
    const filled = await form.reach(page);
    if (isHydrated) release();
    await fill(filled, form);
    if (isHydrated) await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    await filled.evaluate((element) => element.dispatchEvent(new Event('submit', { bubbles: true })));
    release();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(receiver.bodies).toHaveLength(1);
  });

  test(`a form that a program lets the browser post, ${when}, has an id`, async ({ page, receiver }) => {
    const form = valueOf(forms, 'contact form');
    if (!isHydrated) await holdScripts(page);
    await page.goto(receiver.url + form.route);
    const filled = await form.reach(page);
    await fill(filled, form);
    if (isHydrated) await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    await filled.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page).toHaveURL(`${receiver.url}/thanks`);
    expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);
  });
}

for (const [what, selector] of [
  ['form', '#contact form'],
  ['island', '#contact [data-island]'],
] as const)
  test(`a ${what} that a program moves into a shadow tree before React is there is sent under an id`, async ({
    page,
    receiver,
  }) => {
    const form = valueOf(forms, 'contact form');
    await page.goto(receiver.url + form.route);
    await page.evaluate((moved) => {
      const host = document.createElement('div');
      document.querySelector('main')?.prepend(host);
      host.attachShadow({ mode: 'open' }).append(document.querySelector(moved) as Element);
    }, selector);
    await fillAndSend(page.locator('form[data-kind=contact]'), form);
    if (what === 'form') await expect(page).toHaveURL(`${receiver.url}/thanks`);
    else await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);
  });

test('what the browser has posted is the same lead when the visitor goes back and sends it again, and another once it is changed', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  const block = () => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await block();
  await page.goto(receiver.url + form.route);
  await fillAndSend(await form.reach(page), form);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  await page.goBack();
  await expectTyped(await form.reach(page), form);
  await sendBy(await form.reach(page), form);
  await expect(page).toHaveURL(`${receiver.url}/thanks`);
  expect(receiver.bodies).toHaveLength(2);
  expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);

  await page.goBack();
  await page.unroute(SCRIPTS);
  await expectTyped(await form.reach(page), form);
  await sendBy(await form.reach(page), form);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(receiver.bodies).toHaveLength(3);
  expect(idsOf(receiver)).toHaveLength(1);

  await page.goto(receiver.url + form.route);
  await fillAndSend(await form.reach(page), { ...form, values: { ...form.values, Message: 'And a wall?' } });
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(idsOf(receiver)).toHaveLength(2);
});

/** Stops each submit event before the page hears of it; runs in the page. */
function stopSubmits(isPrevented: boolean): void {
  addEventListener(
    'submit',
    (event) => {
      event.stopImmediatePropagation();
      if (isPrevented) event.preventDefault();
    },
    true,
  );
}

for (const [how, isPrevented] of [
  ['leaves it to the browser', false],
  ['keeps it from the browser, too', true],
] as const)
  test(`a form whose submit another program stops arrives under one id if it ${how}`, async ({ page, receiver }) => {
    const form = valueOf(forms, 'contact form');
    await page.addInitScript(stopSubmits, isPrevented);
    const filled = await openTakenOver(page, form, receiver.url);
    await sendBy(filled, form);
    await expect(filled.getByText(/answers need another look/)).toBeVisible();
    expect(receiver.bodies).toEqual([]);
    await fillAndSend(filled, form);
    if (isPrevented) await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    else await expect(page).toHaveURL(`${receiver.url}/thanks`);
    expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);
  });

test('a form is sent once from a page into which a program has put the boot script twice', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  await page.route(receiver.url + form.route, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="?module"?.*?<\/script>/s, '$&$&');
    return route.fulfill({ response, body });
  });
  const release = await holdScripts(page);
  await page.goto(receiver.url + form.route);
  const filled = await form.reach(page);
  await fillAndSend(filled, form);
  release();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(receiver.bodies).toHaveLength(1);
});

test('a form is sent, and the chat opens, where other programs have replaced or removed what browsers have', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    // An old library's way to go through a list.
    NodeList.prototype.forEach = function (this: NodeList, handle: (...given: never[]) => void) {
      [...this].forEach((node, index) => Reflect.apply(handle, node, [index, node]));
    };
    Reflect.deleteProperty(Promise, 'allSettled');
    Reflect.deleteProperty(Promise.prototype, 'finally');
    Reflect.deleteProperty(window, 'Blob');
    Date.now = () => NaN;
    const refuse = () => {
      throw new RangeError('Replaced by another program.');
    };
    Intl.DateTimeFormat.prototype.formatToParts = refuse;
    EventTarget.prototype.dispatchEvent = refuse;
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
      Date.prototype[name] = refuse;
  });
  await page.goto(receiver.url + form.route);
  const filled = await form.reach(page);
  await fillAndSend(filled, form);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(receiver.bodies).toHaveLength(1);
  expect(idsOf(receiver)).toEqual([expect.stringMatching(UUID)]);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat with us' }).getByLabel('Name')).toBeFocused();
  expect(errors).toEqual([]);
});

test('a form whose failure message a blocker removes says all the same that nothing was sent', async ({
  page,
  receiver,
}) => {
  const form = valueOf(forms, 'contact form');
  await page.route(SCRIPTS, (route) => route.abort('blockedbyclient'));
  await page.goto(receiver.url + form.route);
  await page.evaluate((id) => document.getElementById(id)?.remove(), FAILURE_ID);
  await page.context().setOffline(true);
  const filled = await form.reach(page);
  await fillAndSend(filled, form);
  await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
  await expectTyped(filled, form);
});

test('a page that was saved as a file says that nothing was sent, and whom to call', async ({ page }) => {
  const form = valueOf(forms, 'contact form');
  await page.goto(pathToFileURL(resolve('build-inbox/index.html')).href);
  const filled = await form.reach(page);
  await fillAndSend(filled, form);
  const message = page.getByRole('alert').filter({ hasText: MESSAGE });
  await expect(message.getByRole('link', { name: business.phone.display })).toBeVisible();
  await expectTyped(filled, form);
});

/** Tools whose form has a button that sends it. */
const askingTools = ['zipCheck/ui/ZipCheck', 'referralLink/ui/ReferralLink'].filter((tool) =>
  routeWith(`data-island="tools/${tool}"`),
);

for (const tool of askingTools)
  test(`${tool}: a form that was replaced by a copy, or whose submit another program stops, answers`, async ({
    page,
  }) => {
    await page.goto(routeWith(`data-island="tools/${tool}"`) ?? '');
    const island = page.locator(`[data-island="tools/${tool}"]`);
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated');
    await island.locator('form').evaluate((form) => form.replaceWith(form.cloneNode(true)));
    await page.evaluate(stopSubmits, true);
    await island.getByRole('button').click();
    await expect(island.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

const lengthRoute = routeWith('name="length"');

if (lengthRoute)
  test('an estimator that was replaced by a copy answers what is typed into it, and its buttons', async ({ page }) => {
    await page.goto(lengthRoute ?? '');
    const estimator = page.locator('#estimate');
    const length = estimator.locator('[name=length]');
    const answer = estimator.getByRole('region', { name: 'Estimated range' });
    await length.fill('31');
    await expect(answer).toContainText('31 × ');
    await estimator.locator('form').evaluate((form) => form.replaceWith(form.cloneNode(true)));
    await length.hover();
    await length.fill('42');
    await expect(answer).toContainText('42 × ');
    // At once, before the pointer that is still over the form announces the press.
    await estimator.locator('form').evaluate((form) => {
      const copy = form.cloneNode(true) as HTMLFormElement;
      form.replaceWith(copy);
      [...copy.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy link')?.click();
    });
    await expect(estimator.getByText(/^(Link copied|The link to this result|Your browser didn’t allow)/)).toBeVisible();
  });

if (projectIds.length > 0)
  test('a designer that was replaced by a copy opens', async ({ page }) => {
    await page.goto('/paver-products');
    const island = page.locator('[data-island$="/PatternVisualizer"]');
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated');
    await island.evaluate(({ firstElementChild: shown }) => shown?.replaceWith(shown.cloneNode(true)));
    await page.getByRole('button', { name: 'Design yours' }).click();
    await expect(page.locator('canvas')).toBeVisible();
  });

test('a form that another program has added is left to it', async ({ page }) => {
  await page.goto('/');
  const isLeft = await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    return new Promise<boolean>((resolve) => {
      addEventListener('submit', (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      });
      form.requestSubmit();
    });
  });
  expect(isLeft).toBe(true);
});

test('a form that was moved out of its island does not claim that it was sent if leads go nowhere', async ({
  page,
}) => {
  test.skip(hasReceiver, POSTED);
  const form = valueOf(forms, 'contact form');
  const filled = await openTakenOver(page, form);
  await page.evaluate(moveOut);
  await fillAndSend(filled, form);
  await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
  await expectTyped(filled, form);
});

/** A part that loads late shows every failure alike; `npm run soak` tries all kinds. */
const oneFailure = (kind: string) =>
  Object.entries(failures).filter(([failure]) => process.env.SOAK ?? failure === kind);

test.describe('a tool whose script does not load', () => {
  if (estimatorRoute)
    test('shows an error beside it, and does not affect other islands', async ({ page }) => {
      await page.route(/island-tools-estimator/, (route) => route.abort());
      await page.goto(estimatorRoute ?? '');
      await page.locator('#estimate').getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
      await page.locator('#contact').getByLabel('First name').focus();
      await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    });

  if (lengthRoute)
    test('shows while somebody types that its answer is to something else, and answers once it has loaded', async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(lengthRoute ?? '');
      const estimator = page.locator('#estimate');
      const length = estimator.locator('[name=length]');
      const answer = estimator.getByRole('region', { name: 'Estimated range' });
      const message = page.getByRole('alert').filter({ hasText: MESSAGE });
      await length.fill('31');
      await expect(message).toBeVisible();
      await expect(length).toBeInViewport();
      await expect(answer).toHaveAttribute('aria-busy', 'true');

      await page.unroute(SCRIPTS);
      await page.clock.fastForward(SCRIPT_TIMEOUT_MS + 100);
      await length.fill('42');
      await expect(answer).toContainText('42 × ');
      await expect(answer).not.toHaveAttribute('aria-busy');
      await expect(message).toBeHidden();
    });

  for (const [failure, fail] of oneFailure('stalled')) {
    test(`the visualizer's second script ${failure}: shows an error`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/paver-products');
      const button = page.getByRole('button', { name: 'Design yours' });
      await button.hover();
      await expect(page.locator('[data-island$="/PatternVisualizer"]')).toHaveAttribute('data-hydrated');
      await page.route(SCRIPTS, fail);
      const asked = page.waitForRequest(SCRIPTS);
      await button.click();
      await runOutOfPatience(page, asked);
      await expect(page.getByRole('alert')).toContainText('The tool didn’t load');
    });
  }

  for (const [failure, fail] of oneFailure('answered by 404')) {
    test(`a form's delivery script ${failure}: shows an error, keeps what was typed, and sends on the next try`, async ({
      page,
    }) => {
      test.skip(hasReceiver, POSTED);
      const form = valueOf(forms, 'contact form');
      await page.clock.install();
      await page.goto(form.route);
      await page.locator('#contact [data-island]').dispatchEvent('pointerover');
      await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
      await page.route(SCRIPTS, fail);
      const asked = page.waitForRequest(SCRIPTS);
      const filled = await form.reach(page);
      await fillAndSend(filled, form);
      await runOutOfPatience(page, asked);
      await expect(filled.locator('[aria-live=assertive]')).toContainText('Your message was not sent');
      await expectTyped(filled, form);
      await page.unroute(SCRIPTS);
      await filled.getByRole('button', { name: form.send }).click();
      await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    });
  }
});

test('what was typed survives the reload that an outdated page needs', async ({ page }) => {
  test.skip(hasReceiver, POSTED);
  const form = valueOf(forms, 'contact form');
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.goto(form.route);
  await fillAndSend(await form.reach(page), form);
  await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.reload();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await expectTyped(page.locator('#contact form'), form);
});
