import type { Page } from '@playwright/test';
import { offers } from '../src/company/services';
import { leadToasts } from '../src/leads/words/leadTexts';
import { expect, expectLeftHistory, holdScripts, popupOffer, test } from './fixtures';
import { estimatorRoute, lightContactRoute } from './routes';

/** Blocks React's script, and returns a function that releases it. */
const holdReact = (page: Page) => holdScripts(page, '**/assets/js/islands.*.js');

test('the chat opens without React, and its form is sent once React has loaded', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(chat.getByLabel('Name *')).toBeFocused();
  await chat.getByLabel('Name *').fill('Maria');
  await chat.getByLabel('Phone *').fill('239 555 0199');
  await chat.getByLabel('Message *').fill('Call me about a patio.');
  const send = chat.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
});

test('a form that is not complete is judged as it is sent, and not sent later by itself', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(lightContactRoute);
  const form = page.locator('#contact form');
  const send = form.locator('[type=submit]');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  const values = { 'First name': 'Maria', Email: 'maria@mail.example', Subject: 'Patio', Message: 'A patio, 20 feet' };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await page.evaluate(() => addEventListener('submit', () => document.body.setAttribute('data-submitted', ''), true));
  release();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await expect(page.locator('[data-submitted]')).toHaveCount(0);
  for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
  await send.click();
  await expect(page.getByText(leadToasts.contact.title, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

if (estimatorRoute)
  test('a choice in the estimator counts once React has loaded', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(estimatorRoute ?? '');
    const estimator = page.locator('#estimate');
    const answer = estimator.getByRole('region', { name: 'Estimated range' });
    const before = await answer.innerText();
    await estimator.getByLabel('Material').selectOption('mid-range');
    if (offers('paver-sealing')) {
      await estimator.getByText('Extras', { exact: true }).click();
      await estimator.getByRole('checkbox', { name: /^Sealing/ }).check();
    }
    expect(await answer.innerText()).toBe(before);
    await expect(answer).toHaveAttribute('aria-busy', 'true');
    await expect(answer).not.toHaveCSS('opacity', '1');
    release();
    await expect(answer).not.toHaveText(before);
    await expect(answer).not.toHaveAttribute('aria-busy');
    if (offers('paver-sealing')) await expect(estimator.getByRole('checkbox', { name: /^Sealing/ })).toBeChecked();
    await expect(estimator.getByLabel('Material')).toHaveValue('mid-range');
  });

test('a click on a tool shows immediately, and counts once React has loaded', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/paver-products');
  const button = page.getByRole('button', { name: 'Design yours' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).not.toHaveCSS('opacity', '1');
  release();
  await expect(page.locator('canvas')).toBeVisible();
});

test('only the island that the visitor uses is hydrated, and keeps the focused field, its text and the caret', async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto(lightContactRoute);
  const form = page.locator('#contact form');
  const message = form.getByLabel('Message');
  await form.getByLabel('First name').fill('Maria');
  await message.pressSequentially('A patio, 20 feet');
  for (let left = 0; left < 7; left += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await expect(message).toBeFocused();
  await page.keyboard.type('about ');
  await expect(message).toHaveValue('A patio, about 20 feet');
  await expect(form.getByLabel('First name')).toHaveValue('Maria');
});

const guidePopup = (page: Page) => page.getByRole('dialog', { name: 'Download our paver guide' });

test('the pop-up opens in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    const inOldBrowser = (selector: string) => selector.replaceAll(':popover-open', ':unknown');
    const { querySelector } = Document.prototype;
    const { matches } = Element.prototype;
    Object.assign(Document.prototype, {
      querySelector(this: Document, selector: string) {
        return querySelector.call(this, inOldBrowser(selector));
      },
    });
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return matches.call(this, inOldBrowser(selector));
      },
    });
  });
  await page.clock.install();
  await page.goto('/faq');
  await page.clock.fastForward(31_000);
  await expect(guidePopup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guidePopup(page)).toBeHidden();
});

test('the pop-up loads only its own small script for a visitor who has seen it or only looks at it', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url().replace(/.*\/|\..*/g, ''));
  });
  await page.clock.install();
  await page.goto('/faq');
  await page.clock.fastForward(31_000);
  const popup = guidePopup(page);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expectLeftHistory(page);
  await page.goto('/service-area');
  const offer = popupOffer(page);
  await page.clock.fastForward(60_000);
  await offer;
  await expect(popup).toBeHidden();
  expect([...scripts].sort()).toEqual(['popup']);
});
