import type { Page } from '@playwright/test';
import { business, smsHref } from '../src/data/business';
import { expect, open, PHONE, test } from './fixtures';

const GENERAL = `within ${business.callbackMinutes} minutes during business hours`;

const words = (page: Page) => page.locator('#contact form [data-longest] > span');

test.use({ timezoneId: 'America/New_York' });

/** From now on it is this moment for the page. */
const setTime = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment));

const openNow = `We call you back within ${business.callbackMinutes} minutes.`;
const onMonday = 'We call you first thing Monday, from 7:00 AM.';

for (const route of ['/', '/sanibel-pavers']) {
  test(`the form of ${route} promises a call back by the hour`, async ({ page }) => {
    await setTime(page, '2026-03-20T17:59:00-04:00');
    await page.goto(route);
    // The page is finished before any script knows the time.
    await expect(words(page)).toContainText(GENERAL);
    await open(page, route);
    await expect(words(page)).toContainText(openNow);

    await setTime(page, '2026-03-21T20:00:00-04:00');
    await open(page, route);
    await expect(words(page)).toContainText(onMonday);
  });
}

test('the chat and the ZIP check promise by the hour; the toast keeps its words', async ({ page }) => {
  await setTime(page, '2026-05-23T16:00:00-04:00');
  const afterMemorialDay = 'We call you first thing Tuesday, from 7:00 AM.';
  await open(page, '/service-area');
  await page.getByLabel('ZIP code of the property').fill('34145');
  await page.getByRole('button', { name: 'Check my ZIP' }).click();
  await expect(page.getByText(/Yes, we come to 34145/).locator('..')).toContainText(afterMemorialDay);

  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(chat).toContainText(`Leave your number. ${afterMemorialDay}`);
  await chat.getByLabel('Name').fill('Maria');
  await chat.getByLabel('Phone').fill('239 555 0199');
  await chat.getByLabel('Message').fill('A patio.');
  await chat.getByRole('button', { name: 'Send message' }).click();
  await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
  await expect(chat).toContainText(afterMemorialDay);
  await expect(page.getByText(`We'll call you back ${GENERAL}.`, { exact: true })).toBeVisible();
});

test.describe('a visitor in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('reads the company’s hours, and that they are', async ({ page }) => {
    await setTime(page, '2026-03-21T20:00:00-04:00');
    await open(page, '/');
    await expect(words(page)).toContainText('We call you first thing Monday, from 7:00 AM ET.');
  });

  for (const route of ['/', '/sanibel-pavers']) {
    test(`nothing moves on ${route} when the form's words change`, async ({ page }) => {
      // Wednesday is the longest name.
      await setTime(page, '2026-03-24T20:00:00-04:00');
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const before = await page.locator('#contact form').boundingBox();
        await open(page, route);
        await expect(words(page)).toContainText('first thing Wednesday, from 7:00 AM ET.');
        expect(await page.locator('#contact form').boundingBox()).toEqual(before);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ['/', '/sanibel-pavers']) {
    test(`${route} says what is true at any hour`, async ({ page }) => {
      await page.goto(route);
      await expect(words(page)).toContainText(GENERAL);
    });
  }
});

test.describe('text message', () => {
  test.describe('with a phone in the hand', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    for (const width of [320, 390]) {
      test(`stands beside the call, each as large as a thumb, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/sanibel-pavers');
        const bar = page.getByRole('navigation', { name: 'Quick actions' });
        await expect(bar.getByRole('link', { name: 'Text us' })).toHaveAttribute('href', smsHref);
        const controls = await bar.locator('a, button').filter({ visible: true }).all();
        expect(controls).toHaveLength(4);
        let end = 0;
        for (const control of controls) {
          const box = await control.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect(box?.x).toBeGreaterThan(end);
          end = (box?.x ?? 0) + (box?.width ?? 0);
          // The words have room.
          expect(await control.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        }
        expect(end).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        const inSection = page.locator('#contact').getByRole('link', { name: 'Text us' });
        await expect(inSection).toHaveAttribute('href', smsHref);
        expect((await inSection.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    }

    test('is offered by the chat', async ({ page }) => {
      await open(page, '/faq');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Text us' });
      await expect(link).toHaveAttribute('href', smsHref);
      // Its size in the layout: on the screen the panel may still be moving in.
      expect(await link.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThanOrEqual(44);
    });
  });

  test('is not offered where there is no phone in the hand', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/sanibel-pavers');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Text us' })).toHaveCount(0);
  });
});
