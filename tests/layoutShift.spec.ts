import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startServer } from '../scripts/server';
import { business } from '../src/company/business';
import { PHONE, expect, test, testInSharedTab } from './fixtures';
import { kindRoutes, serviceRoutes } from './routes';

test.use({ viewport: PHONE, isMobile: true, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Lists what moves on a page, from its first paint on. */
const watchShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Element }[] })[]) {
        moved.push(...sources.map(({ node }) => node.outerHTML.slice(0, 100)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });

test.describe("without the headings' font", () => {
  // How closely the fallback matches depends on the fonts of the machine.
  test.use({ allowedProblems: [/woff2|404/] });

  // In one page, because a new page for each route would take longer than the check.
  test('pages stay where they are when their pictures, the bar and the chat button come', async ({ page }) => {
    await page.route('**/*.woff2', (request) => request.abort());
    let send = (): void => undefined;
    let sent: Promise<void>;
    await page.route('**/pictures/**', async (request) => {
      await sent;
      await request.continue();
    });
    for (const route of kindRoutes) {
      sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.goto(route, { waitUntil: 'commit' });
      const shifts = await watchShifts(page);
      send();
      await page.waitForLoadState();
      expect.soft(await shifts.jsonValue(), route).toEqual([]);
    }
  });
});

test.describe('from a server that sends a page in two parts', () => {
  test.use({ allowedProblems: [/^other host: http:\/\/localhost:/] });

  test('what is painted of the first screen stays where it is when the rest of it arrives', async ({ page }) => {
    const [route] = serviceRoutes;
    for (const part of ['<picture', 'class="trust']) {
      const html = readFileSync(`build${route}.html`, 'utf8');
      const end = html.indexOf(part, html.indexOf('<h1'));
      expect(end, part).toBeGreaterThan(0);
      let sendRest = (): void => undefined;
      const server = await startServer({
        directory: 'build',
        port: 0,
        intercept({ url }, response) {
          if (url !== route) return false;
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
          sendRest = () => response.end(html.slice(end));
          return true;
        },
      });
      await page.goto(server.url + route, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = await watchShifts(page);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      sendRest();
      await page.waitForLoadState();
      expect(await shifts.jsonValue(), part).toEqual([]);
      // Cancels requests for pictures that load late, which would fail if the server closed first.
      await page.goto('about:blank');
      await server.close();
    }
  });
});

testInSharedTab('a headline has the same maximum width before its font loads', async ({ page }) => {
  const measure = () => page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).maxWidth);
  for (const route of ['/', serviceRoutes[0], '/privacy']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.load('600 1em Fraunces'));
    const withFont = await measure();
    expect(withFont).toMatch(/px$/);
    await page.evaluate(() => document.documentElement.style.setProperty('--font-heading', 'monospace'));
    expect(await measure(), route).toBe(withFont);
  }
});

testInSharedTab('the bar reserves space for the chat button while the page is being parsed', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  const places = () =>
    bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  const whole = await places();
  expect(whole).toHaveLength(business.texts ? 3 : 2);
  await bar.getByRole('button', { name: 'Chat with us' }).evaluate((button) => button.remove());
  expect(await places()).toEqual(whole);
});

testInSharedTab('the header reserves space for its buttons while the page is being parsed', async ({ page }) => {
  await page.goto('/faq');
  const brand = page.getByRole('banner').getByRole('link', { name: `${business.name}, home` });
  const name = brand.locator('span');
  await name.evaluate((text) => (text.textContent = 'Southwest Florida Hardscape and Paver Contractors'));
  for (const width of [320, PHONE.width, 560]) {
    await page.setViewportSize({ ...PHONE, width });
    const whole = await name.boundingBox();
    const alone = await brand.evaluate((link) => {
      const later = [...(link.parentElement?.children ?? [])].filter((element) => element !== link);
      for (const element of later) element.remove();
      const { x, y, width, height } = link.getElementsByTagName('span')[0].getBoundingClientRect();
      link.after(...later);
      return { x, y, width, height };
    });
    expect(alone, `${width} px`).toEqual(whole);
  }
});
