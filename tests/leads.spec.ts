import type { Locator, Page } from '@playwright/test';
import { business } from '../src/data/business';
import { services } from '../src/data/services';
import { expect, open, openAtRest, PHONE, runUntil, stopClock, test, holdScripts } from './fixtures';
import { hasReceiver, receiver } from './receiver';
import { contactRoutes, estimateAreas } from './routes';

const [city, neighbor] = estimateAreas;
const [service] = services;

const contact = {
  'First name': 'Maria',
  'Last name': 'Del Rio',
  Email: 'maria@mail.example',
  Subject: 'Driveway',
  Message: 'Two cars & a boat trailer.\nWhat would it take?',
};

const estimate = {
  'First name': 'Maria',
  'Last name': 'Del Rio',
  Phone: '(239) 555-0199',
  Email: 'maria@mail.example',
  'Approximate size': '1,200',
};

const callback = { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me about a patio.' };

const TOASTS = {
  contact: ['Message Sent!', "Thank you for contacting the company. We'll get back to you soon."],
  callback: ['Message Sent!', `We'll call you back within ${business.callbackMinutes} minutes during business hours.`],
  guide: ['Success! Check your email', "We've sent you our exclusive paver guide and pricing info."],
};

const pageForm = (page: Page) => page.locator('#contact form');

async function fill(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

async function expectValues(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
}

async function expectEmpty(form: Locator, labels: readonly string[]) {
  for (const label of labels) await expect(form.getByLabel(label)).toHaveValue('');
}

const submit = (form: Locator) => form.getByRole('button', { name: /^(Send|Get)/ }).click();

async function expectToast(page: Page, [title = '', text = '']: readonly string[]) {
  const toast = page.getByRole('status');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Expects the line beside the button that stays once the toast is gone, in view. */
async function expectNote(form: Locator) {
  const note = form.getByRole('status').filter({ hasText: /^Sent at \d{1,2}:\d\d [AP]M\. We’ll call you/ });
  await expect(note).toBeInViewport({ ratio: 1 });
}

/** Expects these fields, and no others, to be marked as invalid, each with its message. */
async function expectErrors(form: Locator, errors: Readonly<Record<string, RegExp>>) {
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(errors).length);
  for (const [label, words] of Object.entries(errors)) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(words);
  }
}

interface Heard {
  readonly logged: string[];
  readonly sent: { readonly request: string; readonly body: string }[];
}

/** Records what a page logs to the console and what it sends. */
function listen(page: Page): Heard {
  const heard: Heard = { logged: [], sent: [] };
  page.on('console', (message) => heard.logged.push(message.text()));
  page.on('request', (request) => {
    // Script names end in a hash, which may contain any digits.
    if (request.method() !== 'GET' || /maria|239/i.test(request.url().replace(/\/assets\/.*/, '')))
      heard.sent.push({ request: `${request.method()} ${request.url()}`, body: request.postData() ?? '' });
  });
  return heard;
}

/** Expects the lead at the company's receiver and nowhere else; without one, nothing may leave the browser. */
function expectSent(page: Page, { logged, sent }: Heard, text: string, isLogged = true) {
  const address = hasReceiver && `POST ${new URL(receiver.script ?? '', page.url()).href}`;
  expect(sent.map(({ request }) => request)).toEqual(address ? [address] : []);
  for (const { body } of sent) expect([...new URLSearchParams(body)].join()).toContain(text);
  expect(logged.join().includes(text)).toBe(isLogged && !address);
}

test.describe('contact form', () => {
  for (const route of contactRoutes) {
    test(`on ${route} sends, shows its toast, and is empty again`, async ({ page }) => {
      const heard = listen(page);
      await open(page, route);
      const form = pageForm(page);
      await expect(form.getByLabel('Sign up for news and updates')).not.toBeChecked();
      await fill(form, contact);
      await form.getByLabel('Sign up for news and updates').check();
      await submit(form);
      await expectToast(page, TOASTS.contact);
      await expectNote(form);
      await expectEmpty(form, Object.keys(contact));
      await expect(form.getByLabel('Sign up for news and updates')).not.toBeChecked();
      expectSent(page, heard, contact.Email, false);
      await expect(page).toHaveURL(route);
    });
  }

  test('marks required fields, in the label and for the browser', async ({ page }) => {
    await open(page, '/');
    const form = pageForm(page);
    for (const label of ['First name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByLabel(`${label} (required)`)).toHaveAttribute('required');
    }
    for (const label of ['Last name', 'Sign up for news and updates']) {
      await expect(form.getByLabel(label, { exact: true })).not.toHaveAttribute('required');
    }
    await expect(form.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name');
    await expect(form.getByLabel('Last name')).toHaveAttribute('autocomplete', 'family-name');
    await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.getByLabel('Email')).toHaveAttribute('inputmode', 'email');
  });

  test('shows an error for each missing field, beside it and in a summary that takes the focus', async ({ page }) => {
    await open(page, '/');
    const form = pageForm(page);
    await submit(form);
    await expectErrors(form, { 'First name': /first name/, Email: /email/, Subject: /subject/, Message: /words/ });
    const summary = form.getByRole('group', { name: '4 answers need another look' });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await summary.getByRole('link', { name: /subject/ }).click();
    await expect(form.getByLabel('Subject')).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('keeps what was typed after errors, and removes an error once it is fixed', async ({ page }) => {
    await open(page, '/');
    const form = pageForm(page);
    await fill(form, { ...contact, Email: 'maria@' });
    await submit(form);
    await expectErrors(form, { Email: /full email/ });
    await expectValues(form, { ...contact, Email: 'maria@' });
    await form.getByLabel('Email').fill(contact['Email']);
    await expectErrors(form, {});
    await expect(page.getByText(TOASTS.contact[0] ?? '', { exact: true })).toHaveCount(0);
    await submit(form);
    await expectToast(page, TOASTS.contact);
  });

  test('the toast does not cover the line beside the button, and the next input removes it', async ({ page }) => {
    for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await open(page, '/');
      const form = pageForm(page);
      // A message that makes the form taller than the screen, so that it shrinks when it is emptied.
      await fill(form, { ...contact, Message: 'Two cars.\n'.repeat(30) });
      await submit(form);
      await expectToast(page, TOASTS.contact);
      await expectNote(form);
      const note = form.getByText(/^Sent at/);
      // The form's own line has no button.
      const toast = page.getByRole('status').filter({ has: page.getByRole('button') });
      // The page may still be scrolling, and the toast sliding in.
      await expect(async () => {
        const [line, cover] = [await note.boundingBox(), await toast.boundingBox()];
        expect(line?.y).toBeGreaterThan((cover?.y ?? Infinity) + (cover?.height ?? 0));
      }).toPass();
      await form.getByLabel('Subject').fill('Patio');
      await expect(note).toHaveCount(0);
    }
  });

  for (const viewport of [PHONE, { width: 360, height: 640 }]) {
    test(`the first tap on Send shows the list of errors, before React has loaded, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const form = pageForm(page);
      // Without the pointer's way to the button, which would start the form.
      await form.getByRole('button', { name: 'Send message' }).evaluate((button: HTMLElement) => button.click());
      const summary = form.getByRole('group', { name: '4 answers need another look' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      await expect(async () => {
        const top = (await summary.boundingBox())?.y;
        expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
      }).toPass();
      await expect(form.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy');
    });
  }

  test('takes emails as mail programs copy them, although the browser’s own check would not', async ({ page }) => {
    const heard = listen(page);
    await page.goto('/portfolio');
    const form = pageForm(page);
    await fill(form, { ...contact, Email: `\u202aMaria <${contact.Email}>\u202c` });
    await submit(form);
    await expectToast(page, TOASTS.contact);
    expectSent(page, heard, contact.Email, false);
  });

  test('keeps what was typed before the scripts loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const form = pageForm(page);
    await fill(form, contact);
    release();
    await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    await expectValues(form, contact);
    await submit(form);
    await expectToast(page, TOASTS.contact);
  });

  test.describe('without a connection', () => {
    test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|ChunkLoadError/] });

    test('shows an error, keeps what was typed, and sends once the connection is back', async ({ page }) => {
      await open(page, '/portfolio');
      const form = pageForm(page);
      await page.route('**/assets/js/**', (route) => route.abort());
      await fill(form, contact);
      await submit(form);
      await expect(form.getByRole('alert')).toContainText('Your message was not sent');
      await expectValues(form, contact);
      await page.unroute('**/assets/js/**');
      await submit(form);
      await expectToast(page, TOASTS.contact);
      await expectEmpty(form, Object.keys(contact));
    });
  });
});

test.describe('estimate form', () => {
  test('sends, shows its toast, and returns to the preset', async ({ page }) => {
    const heard = listen(page);
    await open(page, city.path);
    const form = pageForm(page);
    await fill(form, estimate);
    await form.getByLabel('City').selectOption(neighbor.name);
    await form.getByLabel('Project type').selectOption(service.name);
    await submit(form);
    await expectToast(page, TOASTS.contact);
    await expectNote(form);
    await expectEmpty(form, Object.keys(estimate));
    await expect(form.getByLabel('City')).toHaveValue(city.id);
    await expect(form.getByLabel('Project type')).toHaveValue('');
    expectSent(page, heard, estimate.Email);
    await expect(page).toHaveURL(city.path);
  });

  test('shows an error for each missing or invalid field', async ({ page }) => {
    await open(page, service.path);
    const form = pageForm(page);
    await fill(form, { ...estimate, Phone: '555', Email: 'da..na@example.com', 'Approximate size': 'large' });
    await submit(form);
    await expectErrors(form, { Phone: /full phone number/, Email: /full email/, City: /city/ });
    await expect(form.getByRole('group', { name: /^3 answers/ })).toBeFocused();
    await expectValues(form, { ...estimate, Phone: '555', Email: 'da..na@example.com', 'Approximate size': 'large' });
  });
});

test.describe('chat', () => {
  const button = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' }).getByRole('button');
  const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });

  for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1440, height: 900 } })) {
    test(`opens and closes from its button on a ${screen}, and keeps what was typed`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      await expect(chat(page)).toBeHidden();
      await button(page).click();
      await expect(chat(page)).toBeVisible();
      await expect(chat(page).getByLabel('Name *')).toBeFocused();
      await fill(chat(page), callback);
      await chat(page).getByRole('button', { name: 'Close chat' }).click();
      await expect(chat(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectValues(chat(page), callback);
      await page.keyboard.press('Escape');
      await expect(chat(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('shows an error for each missing field, and for an invalid optional email', async ({ page }) => {
    await open(page, '/faq');
    await button(page).click();
    await submit(chat(page));
    await expectErrors(chat(page), { Name: /name/, Phone: /phone/, Message: /words/ });
    await expect(chat(page).getByRole('group', { name: /^3 answers/ })).toBeFocused();
    await fill(chat(page), { ...callback, Email: 'maria' });
    await submit(chat(page));
    await expectErrors(chat(page), { Email: /leave the field empty/ });
  });

  test('confirms, then closes after three seconds and is empty again', async ({ page }) => {
    const heard = listen(page);
    await openAtRest(page, '/');
    await button(page).click();
    await fill(chat(page), callback);
    await submit(chat(page));
    await expect(chat(page).getByRole('heading', { name: 'Message Received' })).toBeVisible();
    await expectToast(page, TOASTS.callback);
    await page.clock.runFor(2999);
    await expect(chat(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(chat(page)).toBeHidden();
    expectSent(page, heard, callback.Phone);
    await expect(page).toHaveURL('/');
    await button(page).click();
    await expectEmpty(chat(page), Object.keys(callback));
  });
});

test.describe('lead pop-up', () => {
  /**
   * In milliseconds. Slightly late, because timers are due on whole milliseconds and the page's clock has fractions.
   */
  const DUE = 30_010;

  const popup = (page: Page) => page.locator('#lead-popup');
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasSeenLeadModal'));

  test('opens after 30 seconds, takes the focus, and covers a small part of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAtRest(page, '/');
    await runUntil(page, 29_950);
    await expect(popup(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
    await runUntil(page, DUE);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    expect((await popup(page).boundingBox())?.height).toBeLessThan(0.6 * PHONE.height);
  });

  test('opens even without any interaction', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await runUntil(page, 29_950);
    await expect(popup(page)).toBeHidden();
    await runUntil(page, DUE);
    await expect(popup(page)).toBeVisible();
  });

  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'its button': (page) => popup(page).getByRole('button', { name: 'Close' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'a click beside it': (page) => page.mouse.click(2, 2),
  };

  for (const [way, close] of Object.entries(ways)) {
    test(`closed by ${way}, returns the focus and does not open again in the session`, async ({ page }) => {
      await openAtRest(page, '/');
      const link = page.getByRole('banner').getByRole('link').first();
      await link.focus();
      await runUntil(page, DUE);
      await expect(popup(page)).toBeVisible();
      await close(page);
      await expect(popup(page)).toBeHidden();
      await expect(link).toBeFocused();
      // The event `close` follows the closing.
      await expect.poll(() => flag(page)).not.toBeNull();
      await page.clock.resume();
      await open(page, '/');
      await page.clock.runFor(120_000);
      await expect(popup(page)).toBeHidden();
    });
  }

  test('rejects an invalid address, then shows its toast for a valid one, closes and sets the flag', async ({
    page,
  }) => {
    const heard = listen(page);
    await openAtRest(page, '/');
    await runUntil(page, DUE);
    const email = popup(page).getByLabel('Email');
    await email.fill('maria');
    await submit(popup(page));
    await expect(email).toHaveAccessibleDescription(/full email/);
    await expect(email).toBeFocused();
    await email.fill('maria@mail.example');
    await submit(popup(page));
    await expectToast(page, TOASTS.guide);
    await expect(popup(page)).toBeHidden();
    expect(await flag(page)).not.toBeNull();
    expectSent(page, heard, 'maria@mail.example');
    await expect(page).toHaveURL('/');
  });

  test('waits while a form is being filled', async ({ page }) => {
    await openAtRest(page, '/');
    const subject = pageForm(page).getByLabel('Subject');
    await subject.fill('Pool deck');
    await subject.blur();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await subject.fill('');
    await subject.blur();
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeVisible();
  });

  test('waits while the chat is open', async ({ page }) => {
    await openAtRest(page, '/');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeVisible();
  });

  test('without session storage, opens once per page view, without errors', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await openAtRest(page, '/');
    await runUntil(page, DUE);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(120_000);
    await expect(popup(page)).toBeHidden();
  });
});
