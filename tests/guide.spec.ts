import { readFileSync, statSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { business } from '../src/data/business';
import { guide, guideLinkText, guidePath } from '../src/data/guide';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../src/data/pricing';
import { careRules } from '../src/estimate/careCalendar';
import { pageName } from '../src/estimate/pages';
import { expect, expectAccessible, openAtRest, PHONE, runUntil, test } from './fixtures';
import { readPage, single } from './builtPage';
import { THANKS } from './routes';

const file = `build${guidePath}`;

async function readGuide() {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const links = await Promise.all(pages.map((page) => page.getAnnotations()));
  return {
    pdf,
    pages,
    /** What each page says, its spaces single. */
    texts: contents.map(({ items }) =>
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    ),
    places: contents.map(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))),
    addresses: links.flat().flatMap(({ url }: { url?: string }) => (url ? [url] : [])),
  };
}

test.describe('the paver guide', () => {
  test('says what it is, in which language, and is as long as its links say', async () => {
    const { pdf, pages } = await readGuide();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guide.title, Author: business.name, Language: 'en-US' });
    expect(pdf.numPages).toBe(guide.pages);
    for (const page of pages) expect(page.view).toEqual([0, 0, 612, 792]);
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  test('has a bookmark for each page, with the words that stand on it', async () => {
    const { pdf, texts } = await readGuide();
    const outline = (await pdf.getOutline()) ?? [];
    expect(outline).toHaveLength(guide.pages);
    for (const [index, { title, dest }] of outline.entries()) {
      expect(await pdf.getPageIndex((dest as [Parameters<typeof pdf.getPageIndex>[0]])[0])).toBe(index);
      if (index > 0) expect(texts[index]).toContain(title);
    }
  });

  test('states every published price, and the page that publishes it', async () => {
    const { texts, addresses } = await readGuide();
    const text = texts.join(' ');
    for (const [key, price] of Object.entries(prices)) {
      expect.soft(text, key).toContain(formatAmount(price));
      expect.soft(text, key).toContain(pageName(price.page));
      expect.soft(addresses, key).toContain(business.url + price.page);
    }
    for (const key of [
      'comparison.concreteLife',
      'comparison.paverLife',
      'costGuide.baseDepth',
      'faq.baseDepth',
    ] as const) {
      expect.soft(text, key).toContain(formatMeasure(measures[key]));
    }
  });

  test('states the care rules and how to reach the company', async () => {
    const { texts, addresses } = await readGuide();
    const text = texts.join(' ');
    for (const { what, when } of careRules) {
      expect.soft(text).toContain(what);
      expect.soft(text).toContain(when);
    }
    expect(text).toContain(formatPrice(prices['sealing.sealing']));
    const last = texts[guide.pages - 1];
    expect(last).toContain(business.phone.display);
    expect(last).toContain(business.email);
    expect(addresses).toContain(`tel:${business.phone.e164}`);
    expect(addresses).toContain(`mailto:${business.email}`);
  });

  test('has no page that is all but empty, and no text beyond its margins', async () => {
    const { texts, places } = await readGuide();
    texts.slice(1).forEach((text, index) => {
      expect.soft(text.split(' ').length, `words of page ${index + 2}`).toBeGreaterThan(120);
      expect.soft(text).toContain(`Page ${index + 2} of ${guide.pages}`);
    });
    for (const [index, items] of places.entries()) {
      for (const { str, width, transform } of items) {
        const [x, y] = [transform[4] as number, transform[5] as number];
        expect.soft(x, `page ${index + 1}: ${str}`).toBeGreaterThanOrEqual(53);
        expect.soft(x + width, `page ${index + 1}: ${str}`).toBeLessThanOrEqual(559.5);
        expect.soft(y, `page ${index + 1}: ${str}`).toBeGreaterThanOrEqual(30);
      }
    }
  });

  test('is offered on the page of forms sent without JavaScript', () => {
    const link = single(readPage(THANKS), `a[href="${guidePath}"]`);
    expect(link.textContent).toBe(guideLinkText);
    expect(link.hasAttribute('download')).toBe(true);
  });
});

test('signed up by keyboard, the visitor has the guide under the next key', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page, '/');
  await runUntil(page, 30_000);
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Email').fill('maria@mail.example');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();

  const toast = page.getByRole('status').filter({ hasText: 'Success! Check your email' });
  const link = toast.getByRole('link', { name: guideLinkText });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  // It stays, however long the visitor takes.
  await page.clock.runFor(600_000);
  await expect(link).toBeVisible();
  await page.clock.resume();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }

  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await saving;
  expect(download.suggestedFilename()).toBe(guide.file);
  expect(readFileSync(await download.path())).toEqual(readFileSync(file));
  expect((await request.get(guidePath)).headers()['content-type']).toBe('application/pdf');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
