import { readFileSync, statSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { business, formatHours, type Business } from '../src/data/business';
import { guide, guideLinkText, guidePath } from '../src/data/guide';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../src/data/pricing';
import { careRules, yearlyCare } from '../src/estimate/careCalendar';
import { pageName } from '../src/estimate/pages';
import { makeGuide } from '../src/guide/makeGuide';
import { expect, expectAccessibleInLightAndDark, openAtRest, PHONE, runUntil, test } from './fixtures';
import { readPage, single } from './builtPage';
import { findTags, readPdf, withoutSpaces, type Tag } from './readPdf';
import { THANKS } from './routes';

const file = `build${guidePath}`;

type Guide = Awaited<ReturnType<typeof readPdf>>;

const readGuide = () => readPdf(new Uint8Array(readFileSync(file)));

const textOf = (tags: readonly Tag[]) => tags.map(({ text }) => text).join('');

/** Expects text within the margins and above the page number, without overlaps. */
function expectTidy({ pieces, pages }: Guide): void {
  for (const { text, page, left, right, baseline } of pieces) {
    const where = `page ${page}: ${text}`;
    expect.soft(left, where).toBeGreaterThanOrEqual(53);
    expect.soft(right, where).toBeLessThanOrEqual(559.5);
    expect.soft(baseline, where).toBeGreaterThanOrEqual(30);
    const covered = pieces.filter(
      (other) =>
        other.page === page && Math.abs(other.baseline - baseline) < 4 && other.left > left && other.left < right - 1,
    );
    expect.soft(covered, `lie on "${where}"`).toEqual([]);
  }
  pages.slice(1).forEach(({ pieces: onPage }, index) => {
    const texts = onPage.map(({ text }) => text);
    expect.soft(texts.join(' ').split(' ').length, `words of page ${index + 2}`).toBeGreaterThan(40);
    expect.soft(texts).toContain(`Page ${index + 2} of ${pages.length}`);
  });
}

test.describe('the paver guide', () => {
  test('has a title and a language, and is tagged', async () => {
    const { pdf, pages, tags } = await readGuide();
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guide.title, Author: business.name, Language: 'en-US' });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(metadata.get('pdfuaid:part')).toBe('1');
    expect(findTags(tags, 'P')[0].text).toBe(withoutSpaces(guide.title));
    for (const { size } of pages) expect(size).toEqual([0, 0, 612, 792]);
    expect(statSync(file).size).toBeLessThan(200_000);
  });

  test('has all text in its structure, except the page footers', async () => {
    const { pieces, pages } = await readGuide();
    const untagged = pieces.filter(({ isTagged }) => !isTagged).map(({ text }) => text);
    const foot = (page: number) => [`${business.name} · ${business.phone.display}`, `Page ${page} of ${pages.length}`];
    expect(untagged).toEqual(pages.flatMap((_, index) => (index === 0 ? [] : foot(index + 1))));
  });

  test('has headings of two levels, and a bookmark for each', async () => {
    const { pdf, tags } = await readGuide();
    const headings = findTags(tags, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6');
    expect(headings.length).toBeGreaterThan(20);
    expect(headings[0].role).toBe('H1');
    for (const { title } of yearlyCare) {
      expect.soft(headings.map(({ text }) => text)).toContain(withoutSpaces(title));
    }

    type Bookmark = Awaited<ReturnType<typeof pdf.getOutline>>[number];
    const pageOf = ({ dest }: Bookmark) =>
      pdf.getPageIndex((dest as [Parameters<typeof pdf.getPageIndex>[0]])[0]).then((index) => index + 1);
    const list = (bookmarks: readonly Bookmark[], level: number): (Bookmark & { role: string })[] =>
      bookmarks.flatMap((bookmark) => [{ ...bookmark, role: `H${level}` }, ...list(bookmark.items, level + 1)]);
    const bookmarks = await Promise.all(
      list((await pdf.getOutline()) ?? [], 1).map(async (bookmark) => ({
        role: bookmark.role,
        text: withoutSpaces(bookmark.title),
        page: await pageOf(bookmark),
      })),
    );
    expect(headings.map(({ role, text, page }) => ({ role, text, page }))).toEqual(bookmarks);
  });

  test('lists the chapters with their pages', async () => {
    const { tags } = await readGuide();
    const entries = findTags(tags, 'TOCI');
    const chapters = findTags(tags, 'H1').filter(({ page }) => page > entries[0].page);
    expect(entries.map(({ text }) => text)).toEqual(chapters.map(({ text, page }) => text + page));
    for (const entry of entries) expect(findTags([entry], 'Link')).toHaveLength(1);
  });

  test('has a header for each column and each row of its tables', async () => {
    const { tags } = await readGuide();
    const rows = findTags(findTags(tags, 'Table'), 'TR').map((row) => findTags([row], 'TH', 'TD'));
    const isHead = (row: readonly Tag[]) => row.every(({ role }) => role === 'TH');
    for (const row of rows.filter((one) => !isHead(one))) {
      expect.soft(row.map(({ role }) => role)).toEqual(row.map((_, index) => (index === 0 ? 'TH' : 'TD')));
    }
    const heads = rows.filter(isHead).map((row) => row.map(({ text }) => text));
    expect(heads.length).toBeGreaterThan(5);
    expect(heads).toContainEqual(['Work', 'When', 'Source']);
    // Only the column with the row headers may have an empty header.
    for (const head of heads) expect.soft(head.slice(1)).not.toContain('');
    for (const { what, when, page } of careRules) {
      const cells = [what, when, pageName(page)].map(withoutSpaces);
      expect.soft(rows.map((row) => row.map(({ text }) => text))).toContainEqual(cells);
    }
  });

  test('describes each of its figures', async () => {
    const { tags } = await readGuide();
    const alts = findTags(tags, 'Figure').map(({ alt }) => alt);
    for (const figure of [/^Cross section of a driveway/, /^Concrete pavers, .* pattern$/, /^QR code/]) {
      expect.soft(alts).toContainEqual(expect.stringMatching(figure));
    }
    for (const alt of alts) expect.soft(alt).toMatch(/\w{4}/);
    expect(new Set(alts).size).toBe(alts.length);

    // The positions of the figures, which pdf.js does not expose.
    const objects = (await PDFDocument.load(readFileSync(file))).context.enumerateIndirectObjects();
    const boxes = objects.flatMap(([, object]) => String(object).match(/(?<=\/BBox \[ )[\d. ]+/) ?? []);
    expect(boxes).toHaveLength(alts.length);
    for (const box of boxes) {
      const [left, bottom, right, top] = box.split(' ').map(Number);
      expect.soft(53 < left && left < right && right < 559, box).toBe(true);
      expect.soft(30 < bottom && bottom < top && top < 740, box).toBe(true);
    }
  });

  test('contains every published price, with the page that publishes it', async () => {
    const { tags, addresses } = await readGuide();
    const text = textOf(tags);
    for (const [key, price] of Object.entries(prices)) {
      expect.soft(text, key).toContain(formatAmount(price));
      expect.soft(text, key).toContain(withoutSpaces(pageName(price.page)));
      expect.soft(addresses, key).toContain(business.url + price.page);
    }
    for (const key of [
      'comparison.concreteLife',
      'comparison.paverLife',
      'costGuide.baseDepth',
      'faq.baseDepth',
    ] as const) {
      expect.soft(text, key).toContain(withoutSpaces(formatMeasure(measures[key])));
    }
    expect(text).toContain(withoutSpaces(formatPrice(prices['sealing.sealing'])));
  });

  test('lists how to reach the company', async () => {
    const { tags, pages, addresses } = await readGuide();
    expect(textOf(pages[pages.length - 1].tags)).toContain(withoutSpaces(business.phone.display));
    const items = findTags(tags, 'LI').map(({ text }) => text);
    expect(items).toContain(`Email${business.email}`);
    expect(items).toContain(`Hours${withoutSpaces(business.hours.map(formatHours).join(''))}`);
    expect(addresses).toContain(`tel:${business.phone.e164}`);
    expect(addresses).toContain(`mailto:${business.email}`);
    const links = findTags(tags, 'Link');
    for (const { text } of links) expect.soft(text).not.toBe('');
  });

  test('has no almost empty page, and no text outside of its margins or overlapping', async () => {
    expectTidy(await readGuide());
  });

  test('grows for a company with longer facts', async () => {
    const company = business as { -readonly [Fact in keyof Business]: Business[Fact] };
    const own = { ...company };
    Object.assign(company, {
      name: 'The Greater Southwest Florida Paver, Hardscape and Outdoor Living Company of Fort Myers',
      url: 'https://www.thegreatersouthwestfloridapavercompany.example',
      email: 'estimates.and.scheduling@thegreatersouthwestfloridapavercompany.example',
      hours: (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const).map((day) => ({
        days: [day],
        opens: '07:30',
        closes: '18:45',
      })),
      licenseNumber: 'CBC0000000 (State of Florida) and LCC0000-00000 (Lee County)',
    } satisfies Partial<Business>);
    const bytes = await makeGuide().finally(() => Object.assign(company, own));
    const longer = await readPdf(bytes);
    expect(longer.pages.length).toBeGreaterThan((await readGuide()).pages.length);
    expect(textOf(longer.tags)).toContain('LicenseCBC0000000(StateofFlorida)andLCC0000-00000(LeeCounty)');
    expectTidy(longer);
  });

  test('can be downloaded from /thanks', () => {
    const link = single(readPage(THANKS), `a[href="${guidePath}"]`);
    expect(link.textContent).toBe(guideLinkText);
    expect(link.hasAttribute('download')).toBe(true);
  });
});

test('after signing up by keyboard, the focus is on the link to the guide', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
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
  // The toast with the link never times out.
  await page.clock.runFor(600_000);
  await expect(link).toBeVisible();
  await page.clock.resume();
  await expectAccessibleInLightAndDark(page, 'toast with the guide', '[role="status"]');

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
