import type { Page } from '@playwright/test';
import { business, smsHref } from '../src/company/business';
import { callbackPromise } from '../src/leads/words/hours';
import { startClause } from '../src/words/numberWords';
import { leadToasts } from '../src/leads/words/leadTexts';
import { bringToLife, expect, open, PHONE, test } from './fixtures';
import { cityRoutes, lightContactRoute, serviceRoutes } from './siteRoutes';

const CALIFORNIA = 'America/Los_Angeles';

const [servicePage] = serviceRoutes;
const [cityPage = servicePage] = cityRoutes;

const words = (page: Page) => page.locator('#contact form').getByText(/We’ll call you/i);

/** Every hour of a week. */
const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 16, hour, 30)));

const promiseAt = (moment: Date, zone = business.timeZone) => `${callbackPromise(moment, zone)}.`;

/** An hour while the company is open and one while it is closed, unless it always is or promises no callback. */
const moments = [/ within (?!.*business hours)/, / by \d/].flatMap(
  (promise) => week.find((hour) => promise.test(promiseAt(hour))) ?? [],
);
const lastMoment = moments.at(-1);

test.use({ timezoneId: business.timeZone });

test('a form promises a callback for the current hour, if the company promises one', async ({ page }) => {
  for (const moment of moments) {
    await page.clock.setFixedTime(moment);
    await open(page, lightContactRoute);
    await expect(words(page)).toContainText(startClause(promiseAt(moment)));
  }
  if (moments.length === 0) {
    await open(page, lightContactRoute);
    await expect(words(page)).toHaveCount(0);
  }
});

if (lastMoment)
  test('the chat promises a callback for the current hour; the toast does not change', async ({ page }) => {
    await page.clock.setFixedTime(lastMoment);
    await open(page, '/service-area');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await expect(chat).toContainText(`Leave your number. ${promiseAt(lastMoment)}`);
    await chat.getByLabel('Name').fill('Maria');
    await chat.getByLabel('Phone').fill('239 555 0199');
    await chat.getByLabel('Message').fill('A patio.');
    await chat.getByRole('button', { name: 'Send message' }).click();
    await expect(chat.getByRole('heading', { name: 'Message Received' })).toBeVisible();
    await expect(chat).toContainText(promiseAt(lastMoment));
    await expect(page.getByText(leadToasts.callback.text, { exact: true })).toBeVisible();
  });

test.describe('a visitor in California', () => {
  test.use({ timezoneId: CALIFORNIA });

  for (const route of lastMoment ? [lightContactRoute, servicePage] : []) {
    test(`sees on ${route} the company’s hours with their time zone, and nothing moves`, async ({ page }) => {
      const lengthAt = (moment: Date) => promiseAt(moment, CALIFORNIA).length;
      const longest = week.reduce((most, moment) => (lengthAt(moment) > lengthAt(most) ? moment : most));
      // In the section of the form: above it, a picture that fails to load may grow to the height of its alt text.
      const measure = async () => {
        const boxes = [];
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const [section, form] = await Promise.all(
            [page.locator('#contact'), page.locator('#contact form')].map((part) => part.boundingBox()),
          );
          boxes.push([section?.height, form && { ...form, y: form.y - (section?.y ?? 0) }]);
        }
        return boxes;
      };
      await page.clock.setFixedTime(longest);
      await page.goto(route);
      const before = await measure();
      await bringToLife(page);
      await expect(words(page)).toContainText(startClause(promiseAt(longest, CALIFORNIA)));
      expect(await measure()).toEqual(before);
    });
  }
});

if (business.texts)
  test.describe('text message', () => {
    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

      test('has a link beside the call, each large enough for a thumb, and one in the section and the chat', async ({
        page,
      }) => {
        await page.goto(cityPage);
        const bar = page.getByRole('navigation', { name: 'Quick actions' });
        await expect(bar.getByRole('link', { name: 'Text us' })).toHaveAttribute('href', smsHref);
        const controls = await bar.locator('a, button').filter({ visible: true }).all();
        expect(controls).toHaveLength(4);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 700 });
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
        }

        await bar.getByRole('button', { name: 'Chat with us' }).click();
        for (const place of [page.locator('#contact'), page.getByRole('dialog')]) {
          const link = place.getByRole('link', { name: 'Text us' });
          await expect(link).toHaveAttribute('href', smsHref);
          // Its size in the layout, because the panel may still be animated.
          expect(await link.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThanOrEqual(44);
        }
      });
    });

    test('has no link without a touch screen', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(cityPage);
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Text us' })).toHaveCount(0);
    });
  });
