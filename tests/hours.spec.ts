import type { Page } from '@playwright/test';
import { areas } from '../src/data/areas';
import { business, smsHref } from '../src/data/business';
import { services } from '../src/data/services';
import { callbackPromise } from '../src/leads/hours';
import { leadToasts } from '../src/leads/leadTexts';
import { bringToLife, expect, open, PHONE, test } from './fixtures';
import { someZip } from './zips';

const CALIFORNIA = 'America/Los_Angeles';

const [{ path: cityPage }] = areas;
const [{ path: servicePage }] = services;

/** A page with the contact form, and one with the estimate form. */
const formPages = ['/', servicePage];

const words = (page: Page) => page.locator('#contact form').getByText('We’ll call you');

/** Every hour of a week. */
const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 16, hour, 30)));

const promiseAt = (moment: Date, zone = business.timeZone) => `${callbackPromise(moment, zone)}.`;

function momentThatPromises(start: string): Date {
  const moment = week.find((hour) => promiseAt(hour).startsWith(start));
  if (!moment) throw new Error(`No hour of the week has a promise that begins with "${start}".`);
  return moment;
}

const openNow = `We’ll call you back within ${business.callbackMinutes} minutes.`;
const whileOpen = momentThatPromises(openNow);
const whileClosed = momentThatPromises('We’ll call you first thing');

test.use({ timezoneId: business.timeZone });

for (const route of formPages) {
  test(`the form of ${route} promises a callback for the current hour`, async ({ page }) => {
    await page.clock.setFixedTime(whileOpen);
    await open(page, route);
    await expect(words(page)).toContainText(openNow);

    await page.clock.setFixedTime(whileClosed);
    await open(page, route);
    await expect(words(page)).toContainText(promiseAt(whileClosed));
  });
}

test('the chat and the ZIP check promise a callback for the current hour; the toast does not change', async ({
  page,
}) => {
  await page.clock.setFixedTime(whileClosed);
  const { zip } = someZip('yes');
  await open(page, '/service-area');
  await page.getByLabel('ZIP code of the property').fill(zip);
  await page.getByRole('button', { name: 'Check my ZIP' }).click();
  const answer = page.getByRole('status').filter({ hasText: `Yes, we come to ${zip}` });
  await expect(answer).toContainText(promiseAt(whileClosed));

  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(chat).toContainText(`Leave your number. ${promiseAt(whileClosed)}`);
  await chat.getByLabel('Name').fill('Maria');
  await chat.getByLabel('Phone').fill('239 555 0199');
  await chat.getByLabel('Message').fill('A patio.');
  await chat.getByRole('button', { name: 'Send message' }).click();
  await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
  await expect(chat).toContainText(promiseAt(whileClosed));
  await expect(page.getByText(leadToasts.callback.text, { exact: true })).toBeVisible();
});

test.describe('a visitor in California', () => {
  test.use({ timezoneId: CALIFORNIA });

  test('sees the company’s hours with their time zone', async ({ page }) => {
    await page.clock.setFixedTime(whileClosed);
    await open(page, '/');
    await expect(words(page)).toContainText(promiseAt(whileClosed, CALIFORNIA));
  });

  for (const route of formPages) {
    test(`nothing moves on ${route} when the form's promise changes`, async ({ page }) => {
      const lengthAt = (moment: Date) => promiseAt(moment, CALIFORNIA).length;
      const longest = week.reduce((most, moment) => (lengthAt(moment) > lengthAt(most) ? moment : most));
      await page.clock.setFixedTime(longest);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const before = await page.locator('#contact form').boundingBox();
        await bringToLife(page);
        await expect(words(page)).toContainText(promiseAt(longest, CALIFORNIA));
        expect(await page.locator('#contact form').boundingBox()).toEqual(before);
      }
    });
  }
});

test.describe('text message', () => {
  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    for (const width of [320, 390]) {
      test(`has a link beside the call, each large enough for a thumb, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(cityPage);
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
          // The label fits.
          expect(await control.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        }
        expect(end).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        const inSection = page.locator('#contact').getByRole('link', { name: 'Text us' });
        await expect(inSection).toHaveAttribute('href', smsHref);
        expect((await inSection.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    }

    test('has a link in the chat', async ({ page }) => {
      await open(page, '/faq');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Text us' });
      await expect(link).toHaveAttribute('href', smsHref);
      // Its size in the layout, because the panel may still be animated.
      expect(await link.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThanOrEqual(44);
    });
  });

  test('has no link without a touch screen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, cityPage);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Text us' })).toHaveCount(0);
  });
});
