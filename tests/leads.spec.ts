import type { Locator, Page } from '@playwright/test';
import { business } from '../src/company/business';
import { services } from '../src/company/services';
import { leadToasts } from '../src/leads/words/leadTexts';
import {
  expect,
  expectLeftHistory,
  open,
  openAtRest,
  PHONE,
  POPUP_DELAY_MS,
  runUntilPopup,
  stopClock,
  test,
} from './fixtures';
import { hasReceiver, receiver } from './receiver';
import { contactRoutes, estimateRoutes, lightContactRoute } from './routes';

const [estimateRoute] = estimateRoutes;
const [service] = services;

const contact = {
  'First name': 'Maria',
  'Last name': 'Del Rio',
  Email: 'maria@mail.example',
  Subject: 'Driveway',
  Message: 'Two cars & a boat trailer.\nWhat would it take?',
};

const estimate = { 'First name': 'Maria', Phone: '(239) 555-0199', Email: 'maria@mail.example' };
const details = { 'Last name': 'Del Rio', 'Approximate size': '1,200' };

const callback = { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me about a patio.' };

const TOASTS = {
  contact: ['Message Sent!', "Thank you for contacting the company. We'll get back to you soon."],
  callback: ['Message Sent!', leadToasts.callback.text],
  guide: ['Success! Check your email', "We've sent you our exclusive paver guide and pricing info."],
};

const SMALL_PHONE = { width: 360, height: 640 };

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

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('group');

async function expectToast(page: Page, [title = '', text = '']: readonly string[]) {
  const toast = toasts(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Expects the line beside the button that stays once the toast is gone, in view. */
async function expectNote(form: Locator, answer: string) {
  const promise = business.callbackMinutes === null ? '$' : ` We’ll ${answer}`;
  const note = form
    .getByText(new RegExp(`^Sent at \\d{1,2}(:\\d\\d)?\\s[ap]m\\.${promise}`))
    .locator('xpath=ancestor-or-self::p');
  await expect(note).toBeInViewport({ ratio: 1 });
  // The toast announces the success; the line would repeat it.
  await expect(form.getByRole('status').filter({ hasText: 'Sent at' })).toHaveCount(0);
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
  for (const [route, viewport] of [
    [contactRoutes[0], SMALL_PHONE],
    [lightContactRoute, { width: 1280, height: 800 }],
  ] as const) {
    test(`on ${route}, ${viewport.width} pixels wide, sends, shows its toast, and is empty again`, async ({ page }) => {
      const heard = listen(page);
      await page.setViewportSize(viewport);
      await page.goto(route);
      const form = pageForm(page);
      const newsletter = form.getByLabel('Sign up for news and updates');
      if (business.newsletter) await expect(newsletter).not.toBeChecked();
      await fill(form, {
        ...contact,
        // As mail programs copy it, although the browser's own check would not take it.
        Email: `\u202aMaria <${contact.Email}>\u202c`,
        // Makes the form taller than the screen, so that it shrinks when it is emptied.
        Message: 'Two cars.\n'.repeat(30),
      });
      if (business.newsletter) await newsletter.check();
      await submit(form);
      await expectToast(page, TOASTS.contact);
      await expectNote(form, `write to ${contact.Email}`);
      await expectEmpty(form, Object.keys(contact));
      if (business.newsletter) await expect(newsletter).not.toBeChecked();
      expectSent(page, heard, contact.Email, false);
      await expect(page).toHaveURL(route);

      const note = form.getByText(/^Sent at/);
      const toast = toasts(page);
      // The page may still be scrolling, and the toast sliding in.
      await expect(async () => {
        const [line, cover] = [await note.boundingBox(), await toast.boundingBox()];
        expect(line?.y).toBeGreaterThan((cover?.y ?? Infinity) + (cover?.height ?? 0));
      }).toPass();
      await form.getByLabel('Subject').fill('Patio');
      await expect(note).toHaveCount(0);
    });
  }

  test('the first tap on Send shows the list of errors, before React has loaded', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
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
    await summary.getByRole('link', { name: /subject/ }).click();
    await expect(form.getByLabel('Subject')).toBeFocused();
    await expect(page).toHaveURL('/');
  });
});

test.describe('estimate form', () => {
  test('sends, shows its toast, and returns to the preset', async ({ page }) => {
    const heard = listen(page);
    await open(page, estimateRoute);
    const form = pageForm(page);
    const [city, projectType] = [form.getByLabel('City'), form.getByLabel('Project type')];
    const preset = { city: await city.inputValue(), projectType: await projectType.inputValue() };
    await fill(form, estimate);
    await city.selectOption('elsewhere');
    await form.getByText('Add details').click();
    await fill(form, details);
    await projectType.selectOption(service.name);
    await submit(form);
    await expectToast(page, TOASTS.contact);
    await expectNote(form, 'call you');
    await expectEmpty(form, Object.keys({ ...estimate, ...details }));
    await expect(city).toHaveValue(preset.city);
    await expect(projectType).toHaveValue(preset.projectType);
    expectSent(page, heard, estimate.Email);
    await expect(page).toHaveURL(estimateRoute);
  });

  test('on a phone, takes at most a screen and a half, and sends with a name, a phone number and a city', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, estimateRoute);
    const form = pageForm(page);
    expect((await form.boundingBox())?.height).toBeLessThan(1.5 * PHONE.height);
    await expect(form.getByLabel('Message')).toBeHidden();
    await fill(form, { 'First name': estimate['First name'], Phone: estimate.Phone });
    await form.getByLabel('City').selectOption('elsewhere');
    await submit(form);
    await expectToast(page, TOASTS.contact);
    await expectNote(form, 'call you');
  });

  test('keeps the details open after a reload if something was typed into them', async ({ page }) => {
    await open(page, estimateRoute);
    const form = pageForm(page);
    await form.getByText('Add details').click();
    await fill(form, details);
    await page.reload();
    await expectValues(form, details);
    await expect(form.getByLabel('Last name')).toBeVisible();
  });
});

test.describe('a contact that is probably mistyped', () => {
  for (const [route, viewport] of [
    [lightContactRoute, SMALL_PHONE],
    [estimateRoute, { width: 1280, height: 800 }],
  ] as const) {
    test(`on ${route} is asked about, and corrected with one press`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openAtRest(page, route);
      const form = pageForm(page);
      const isEstimate = route === estimateRoute;
      const given = isEstimate ? estimate : contact;
      await fill(form, { ...given, Email: 'maria@gmial.com' });
      if (isEstimate) await form.getByLabel('City').selectOption('elsewhere');
      await submit(form);
      const summary = form.getByRole('group', { name: 'One answer needs another look' });
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/^Did you mean maria@gmail\.com\? /);
      await form.getByRole('button', { name: 'Use maria@gmail.com' }).click();
      await expect(form.getByLabel('Email')).toHaveValue('maria@gmail.com');
      await expect(summary).toHaveCount(0);
      // Any sooner, the press would be part of a double click.
      await page.clock.runFor(1000);
      await submit(form);
      await expectToast(page, TOASTS.contact);
    });
  }
});

if (!hasReceiver) {
  test('without a receiver, nothing of an ad’s link is kept, and the console shows the fields alone', async ({
    page,
  }) => {
    const heard = listen(page);
    await page.goto('/?utm_source=google&gclid=EAIaIQ-x');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await fill(chat, callback);
    await submit(chat);
    await expectToast(page, TOASTS.callback);
    const logged = heard.logged.filter((line) => line.startsWith('Lead'));
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/gclid|utm|landing/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/gclid/);
  });
}

test.describe('chat', () => {
  const button = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' }).getByRole('button');
  const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });

  /** What blockers do to a chat; runs in the page. */
  const blockers: Readonly<Record<string, (element: HTMLElement) => void>> = {
    hides: (element) => element.style.setProperty('display', 'none', 'important'),
    'makes invisible': (element) => element.style.setProperty('visibility', 'hidden', 'important'),
    removes: (element) => element.remove(),
  };

  for (const [does, block] of Object.entries(blockers)) {
    test(`that a blocker ${does} leads to a form instead, each time`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(lightContactRoute);
      await page.locator('#chat').evaluate(block);
      const expectLed = async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(pageForm(page)).not.toBeInViewport();
        await button(page).click();
        await expect(pageForm(page)).toBeInViewport();
      };
      await expectLed();
      await expectLed();
    });
  }

  test('stays open if a program has taken away the marks of its required fields', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('#chat [required]').evaluateAll((fields) => {
      for (const field of fields) field.removeAttribute('required');
    });
    await button(page).click();
    await expect(chat(page).locator(':focus')).toBeVisible();
  });

  test('keeps what was typed when it is closed, and closes and is empty again once it is sent', async ({ page }) => {
    const heard = listen(page);
    await page.setViewportSize(PHONE);
    await openAtRest(page, '/');
    await expect(chat(page)).toBeHidden();
    await button(page).click();
    await expect(chat(page)).toBeVisible();
    // The focus moves on the next tick of the clock.
    await page.clock.runFor(1);
    await expect(chat(page).getByLabel('Name *')).toBeFocused();
    await fill(chat(page), callback);
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectValues(chat(page), callback);
    await page.clock.runFor(1);
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    // Escape closes it from the page, too, and leaves the focus there.
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    const elsewhere = page.getByRole('banner').getByRole('link').first();
    await elsewhere.focus();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(elsewhere).toBeFocused();

    await button(page).focus();
    await page.keyboard.press('Enter');
    await submit(chat(page));
    await expect(chat(page).getByRole('heading', { name: 'Message Received' })).toBeVisible();
    await expectToast(page, TOASTS.callback);
    await page.clock.runFor(3000);
    await expect(chat(page)).toBeHidden();
    expectSent(page, heard, callback.Phone);
    await expect(page).toHaveURL('/');
    await button(page).click();
    await expectEmpty(chat(page), Object.keys(callback));
  });
});

test.describe('lead pop-up', () => {
  const popup = (page: Page) => page.locator('#lead-popup');

  /** Hides the page from its scripts, as if another tab was in front of it, or shows it again. */
  async function setHidden(page: Page, hidden: boolean): Promise<void> {
    await page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  }

  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasSeenLeadModal'));

  test('opens after 30 seconds without any interaction, covers a small part of a phone, returns the focus when it closes, and does not open again in the session', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await stopClock(page);
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await page.clock.runFor(POPUP_DELAY_MS - 50);
    await expect(popup(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
    await page.clock.runFor(60);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    expect((await popup(page).boundingBox())?.height).toBeLessThan(0.6 * PHONE.height);
    // However low the window, nobody has to scroll to the field or the button.
    for (const [width, height] of [
      [390, 664],
      [320, 568],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(popup(page).getByLabel('Email')).toBeInViewport({ ratio: 1 });
      await expect(popup(page).getByRole('button', { name: 'Get the guide' })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
    // The event `close` follows the closing.
    await expect.poll(() => flag(page)).not.toBeNull();
    await expectLeftHistory(page);
    await page.clock.resume();
    await open(page, '/');
    await runUntilPopup(page);
    await page.clock.runFor(90_000);
    await expect(popup(page)).toBeHidden();
  });

  test('counts only the time in which the page is visible, and does not open in a background tab', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    });
    await openAtRest(page, '/');
    await page.clock.runFor(300_000);
    await setHidden(page, false);
    await page.clock.runFor(20_000);
    await setHidden(page, true);
    await page.clock.runFor(300_000);
    await setHidden(page, false);
    await page.clock.runFor(9_900);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(110);
    await expect(popup(page)).toBeVisible();
  });

  test('that is due while somebody fills in a form waits for the visitor to come back to the tab', async ({ page }) => {
    await openAtRest(page, '/');
    const subject = pageForm(page).getByLabel('Subject');
    await subject.fill('New pavers');
    await runUntilPopup(page);
    await setHidden(page, true);
    await subject.fill('');
    await subject.blur();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await setHidden(page, false);
    await page.clock.runFor(3000);
    await expect(popup(page)).toBeVisible();
  });

  test('Back closes it and stays on the page, where it was; closed otherwise, it leaves nothing in the history', async ({
    page,
  }) => {
    const closings: readonly (() => Promise<unknown>)[] = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(2, 2),
      () => popup(page).getByRole('button', { name: 'Close' }).click(),
    ];
    await stopClock(page);
    for (const close of closings) {
      await page.goto('/faq');
      await page.goto('/');
      await page.evaluate(() => {
        sessionStorage.clear();
        scrollTo(0, 1200);
      });
      await runUntilPopup(page);
      await expect(popup(page)).toBeVisible();
      await close();
      await expect(popup(page)).toBeHidden();
      await expect.poll(() => flag(page)).not.toBeNull();
      await expectLeftHistory(page);
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => scrollY)).toBe(1200);
      await page.goBack();
      await expect(page).toHaveURL('/faq');
    }
  });

  test('does not cover a form that was just sent, and stays closed afterward', async ({ page }) => {
    await openAtRest(page, '/');
    await fill(pageForm(page), contact);
    await submit(pageForm(page));
    await expectNote(pageForm(page), `write to ${contact.Email}`);
    expect(await flag(page)).not.toBeNull();
    await runUntilPopup(page);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
  });

  test('does not cover a list of errors', async ({ page }) => {
    await openAtRest(page, '/');
    await submit(pageForm(page));
    await expect(pageForm(page).getByRole('group', { name: '4 answers need another look' })).toBeFocused();
    await runUntilPopup(page);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
  });

  test('that is open when its page closes counts as seen', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await runUntilPopup(page);
    await expect(popup(page)).toBeVisible();
    await page.goto('/faq');
    expect(await flag(page)).not.toBeNull();
  });

  test('rejects an invalid address, then shows its toast for a valid one, closes and sets the flag', async ({
    page,
  }) => {
    const heard = listen(page);
    await openAtRest(page, '/');
    await runUntilPopup(page);
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

  test('waits while a form is being filled, and while the chat is open', async ({ page }) => {
    await openAtRest(page, '/');
    const subject = pageForm(page).getByLabel('Subject');
    await subject.fill('New pavers');
    await subject.blur();
    await runUntilPopup(page);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await subject.fill('');
    await subject.blur();
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeVisible();
  });

  test('that a blocker hides leaves the page usable', async ({ page }) => {
    await openAtRest(page, '/');
    await popup(page).evaluate((dialog: HTMLElement) => dialog.style.setProperty('display', 'none', 'important'));
    await runUntilPopup(page);
    await page.getByRole('banner').getByRole('link').first().click({ trial: true });
  });

  test('without session storage, opens once per page view; a click beside it closes it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await openAtRest(page, '/');
    await runUntilPopup(page);
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(120_000);
    await expect(popup(page)).toBeHidden();
  });
});
