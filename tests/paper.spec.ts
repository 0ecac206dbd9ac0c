import type { Page } from '@playwright/test';
import { business } from '../src/company/business';
import { products } from '../src/company/products';
import { expect, testInSharedTab as test } from './fixtures';
import { readPdf, withoutSpaces } from './readPdf';
import { articleRoutes, cityRoutes, serviceRoutes, siteRoutes } from './routes';

/* Pages as they come out of a printer, on US Letter. */

/** Half the height of a sheet, in points. */
const HALF_A_SHEET = 396;

/** Prints the page. Returns the text of each sheet, without spaces, its lines, and how much of the sheet is used. */
async function printSheets(page: Page) {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const { pages } = await readPdf(new Uint8Array(pdf));
  return pages.map(({ pieces }) => ({
    text: withoutSpaces(pieces.map(({ text }) => text).join('')),
    isHalfEmpty: pieces.every(({ baseline }) => baseline > HALF_A_SHEET),
    lines: new Set(pieces.map(({ baseline }) => Math.round(baseline))).size,
  }));
}

/** Prints the page. Returns the text of each sheet, without spaces. */
async function print(page: Page): Promise<string[]> {
  return (await printSheets(page)).map(({ text }) => text);
}

/** Adds a space at the top of the page, which stands for a longer text there. */
function addSpace(page: Page) {
  return page.locator('main').evaluateHandle((main) => {
    main.prepend(document.createElement('div'));
    return main.firstElementChild as HTMLElement;
  });
}

/** Sets the height of that space, in pixels. */
const setHeight = (space: Awaited<ReturnType<typeof addSpace>>, height: number) =>
  space.evaluate((element, px) => {
    element.style.height = `${px}px`;
  }, height);

/** Returns the texts of each card of the page, without the links to tools, which are of no use on paper. */
function readCards(page: Page): Promise<string[][]> {
  return page
    .locator('main li:has(h3):not(nav *)')
    .evaluateAll((all) =>
      all.map((card) =>
        [...card.querySelectorAll('h3, p:not(:has(> a[aria-label])), dt, dd')].map(
          ({ textContent }) => textContent ?? '',
        ),
      ),
    );
}

/** Returns the texts of each table of the page, except those in forms and <details>. */
function readTables(page: Page): Promise<string[][]> {
  return page
    .locator('main table:not(form *, details *)')
    .evaluateAll((all) =>
      all.map((table) => [...table.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? '')),
    );
}

/** Returns the cards or tables that are on no sheet as a whole. */
function brokenParts(cards: readonly string[][], sheets: readonly string[]): readonly string[][] {
  return cards.filter((texts) => !sheets.some((sheet) => texts.every((text) => sheet.includes(withoutSpaces(text)))));
}

/** A page's headings and table cells, except those in forms, calls to action, links to other pages and <details>. */
const TEXTS =
  'main :is(h1, h2, h3, th, td):not(form *, #contact *, nav *, details *, section:has(div > a[href^="tel:"]) *)';

for (const route of ['/', serviceRoutes[0], ...articleRoutes.slice(0, 1)]) {
  test(`${route} on paper says who it is from, and has all of its text, whole tables and no form`, async ({ page }) => {
    await page.goto(route);
    const texts = await page.locator(TEXTS).allTextContents();
    const labels = await page.locator('#contact :is(h2, label, button), nav button').allTextContents();
    const parts = [...(await readCards(page)), ...(await readTables(page))];
    const sheets = await print(page);
    for (const detail of [business.name, business.phone.display]) expect(sheets[0]).toContain(withoutSpaces(detail));
    const paper = sheets.join('');
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !paper.includes(withoutSpaces(text)))).toEqual([]);
    // Skips short labels, such as "Email", because the text may contain the same word.
    expect(labels.filter((label) => label.length > 8 && paper.includes(withoutSpaces(label)))).toEqual([]);
    expect(brokenParts(parts, sheets)).toEqual([]);
  });
}

const plainRoutes = ['/', '/faq', '/portfolio', '/service-area'].filter((route) => siteRoutes.includes(route));

for (const route of [...plainRoutes, ...serviceRoutes, ...articleRoutes.slice(0, 2)]) {
  test(`${route} on paper ends no sheet with a heading or a lead-in, however long the text above is`, async ({
    page,
  }) => {
    await page.goto(route);
    const space = await addSpace(page);
    const starts = await page
      .locator('main :is(h1, h2, h3, h4, p:has(+ :is(ul, ol)))')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/\s+/g, '')).filter(Boolean));
    for (const height of [0, 240, 480, 720]) {
      await setHeight(space, height);
      const sheets = (await printSheets(page)).slice(0, -1);
      expect(sheets.flatMap(({ text }) => starts.filter((start) => text.endsWith(start)))).toEqual([]);
      // Elsewhere, a large picture or table may need the next sheet.
      if (route === '/' && height === 0) expect(sheets.filter(({ isHalfEmpty }) => isHalfEmpty)).toEqual([]);
    }
  });
}

test('no page but a town, service or article ends on paper with a sheet of a line or two', async ({ page }) => {
  test.slow();
  const others = [...cityRoutes, ...serviceRoutes, ...articleRoutes];
  for (const route of siteRoutes.filter((one) => !others.includes(one))) {
    await page.goto(route);
    expect.soft((await printSheets(page)).at(-1)?.lines, route).toBeGreaterThan(2);
  }
});

test('the FAQ ends on paper with no blank sheet and none of a line or two, however long it is', async ({ page }) => {
  await page.goto('/faq');
  const space = await addSpace(page);
  for (const height of [120, 240, 360, 480, 600]) {
    await setHeight(space, height);
    expect.soft((await printSheets(page)).at(-1)?.lines, `${height} px more`).toBeGreaterThan(2);
  }
});

test('the catalog on paper holds each card on one sheet, whole, and more than two on most sheets', async ({ page }) => {
  await page.goto('/paver-products');
  const cards = await readCards(page);
  const sheets = await print(page);
  expect(cards.length).toBeGreaterThanOrEqual(products.length);
  expect(brokenParts(cards, sheets)).toEqual([]);
  const names = products.map(({ name }) => withoutSpaces(name));
  const perSheet = sheets.map((sheet) => names.filter((name) => sheet.includes(name)).length).filter(Boolean);
  expect(perSheet.length).toBeLessThanOrEqual(Math.ceil(products.length / 4));
  for (const { name, colors } of products) {
    const sheet = sheets.find((one) => one.includes(withoutSpaces(name))) ?? '';
    for (const color of colors) expect.soft(sheet, name).toContain(withoutSpaces(color.name));
  }
});
