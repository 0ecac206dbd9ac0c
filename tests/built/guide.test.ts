import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { business, formatHours } from '../../src/company/business';
import { guide, guideLinkText, guidePath } from '../../src/site/guide';
import { formatAmount, formatMeasure, measures, pageName, prices } from '../../src/company/pricing';
import { careRules, yearlyCare } from '../../src/tools/careCalendar/core/careCalendar';
import { single } from '../pageContent';
import { findTags, readPdf, withoutSpaces, type Tag } from '../readPdf';
import { THANKS } from '../routes';
import { readLongerGuide } from './longerGuide';
import { readPage } from './pages';

const file = `build${guidePath}`;

type Guide = Awaited<ReturnType<typeof readPdf>>;

let built: Guide;

beforeAll(async () => {
  built = await readPdf(new Uint8Array(readFileSync(file)));
});

const lettersIn = (tags: readonly Tag[]) => tags.map(({ text }) => text).join('');

/** Expects text within the margins and above the page number, without overlaps, and no almost empty page. */
function expectTidy({ pieces, pages }: Guide): void {
  const outside = pieces.filter(({ left, right, baseline }) => left < 53 || right > 559.5 || baseline < 30);
  expect(outside).toEqual([]);
  const covered = pieces.filter(({ page, left, right, baseline }) =>
    pieces.some(
      (other) =>
        other.page === page && Math.abs(other.baseline - baseline) < 4 && other.left > left && other.left < right - 1,
    ),
  );
  expect(covered).toEqual([]);
  pages.slice(1).forEach(({ pieces: onPage }, index) => {
    const texts = onPage.map(({ text }) => text);
    expect(withoutSpaces(texts.join(''))).toContain(withoutSpaces(`Page ${index + 2} of ${pages.length}`));
    expect(texts.join(' ').split(' ').length).toBeGreaterThan(40);
  });
}

describe('the paver guide', () => {
  test('has a title and a language, and is tagged', async () => {
    const { pdf, pages, tags } = built;
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guide.title, Author: business.name, Language: 'en-US' });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(metadata.get('pdfuaid:part')).toBe('1');
    expect(findTags(tags, 'H1')[0].text).toBe(withoutSpaces(guide.title));
    for (const { size } of pages) expect(size).toEqual([0, 0, 612, 792]);
    expect(statSync(file).size).toBeLessThan(200_000);
  });

  test('has all text in its structure, except the page footers', () => {
    const { pieces, pages } = built;
    const untagged = pieces.filter(({ isTagged }) => !isTagged).map(({ text }) => text);
    const foot = (page: number) => [`${business.name} · ${business.phone.display}`, `Page ${page} of ${pages.length}`];
    const feet = pages.flatMap((_, index) => (index === 0 ? [] : foot(index + 1)));
    expect(withoutSpaces(untagged.join(''))).toBe(withoutSpaces(feet.join('')));
  });

  test('has headings of two levels, and a bookmark for each', async () => {
    const { pdf, tags } = built;
    // The title has no bookmark, because it is where the guide opens.
    const [, ...headings] = findTags(tags, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6');
    expect(headings.length).toBeGreaterThan(20);
    expect(headings[0].role).toBe('H1');
    const steps = yearlyCare.map(({ title }) => withoutSpaces(title));
    expect(headings.map(({ text }) => text)).toEqual(expect.arrayContaining(steps));

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

  test('lists the chapters with their pages', () => {
    const { tags } = built;
    const entries = findTags(tags, 'TOCI');
    const chapters = findTags(tags, 'H1').filter(({ page }) => page > entries[0].page);
    expect(entries.map(({ text }) => text)).toEqual(chapters.map(({ text, page }) => text + page));
    for (const entry of entries) expect(findTags([entry], 'Link')).toHaveLength(1);
  });

  test('has a header for each column and each row of its tables', () => {
    const { tags } = built;
    const rows = findTags(findTags(tags, 'Table'), 'TR').map((row) => findTags([row], 'TH', 'TD'));
    const isHead = (row: readonly Tag[]) => row.every(({ role }) => role === 'TH');
    for (const row of rows.filter((one) => !isHead(one))) {
      expect(row.map(({ role }) => role)).toEqual(row.map((_, index) => (index === 0 ? 'TH' : 'TD')));
    }
    const heads = rows.filter(isHead).map((row) => row.map(({ text }) => text));
    expect(heads.length).toBeGreaterThan(5);
    // Without a page that publishes them, the rules have no column for it.
    const hasSources = careRules.some(({ page }) => page);
    expect(heads).toContainEqual(['Work', 'When', ...(hasSources ? ['Source'] : [])]);
    // Only the column with the row headers may have an empty header.
    for (const head of heads) expect(head.slice(1)).not.toContain('');
    const rules = careRules.map(({ what, when, page }) =>
      [what, when, ...(hasSources ? [page ? pageName(page) : ''] : [])].map(withoutSpaces),
    );
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual(expect.arrayContaining(rules));
  });

  test('describes each of its figures', async () => {
    const { tags } = built;
    const alts = findTags(tags, 'Figure').map(({ alt }) => alt);
    for (const figure of [/^Cross section of a driveway/, /^Concrete pavers, .* pattern$/, /^QR code/]) {
      expect(alts).toContainEqual(expect.stringMatching(figure));
    }
    for (const alt of alts) expect(alt).toMatch(/\w{4}/);
    expect(new Set(alts).size).toBe(alts.length);

    // The positions of the figures, which pdf.js does not expose.
    const objects = (await PDFDocument.load(readFileSync(file))).context.enumerateIndirectObjects();
    const boxes = objects.flatMap(([, object]) => String(object).match(/(?<=\/BBox \[ )[\d. ]+/) ?? []);
    expect(boxes).toHaveLength(alts.length);
    const outside = boxes.filter((box) => {
      const [left = NaN, bottom = NaN, right = NaN, top = NaN] = box.split(' ').map(Number);
      return !(53 < left && left < right && right < 559 && 30 < bottom && bottom < top && top < 740);
    });
    expect(outside).toEqual([]);
  });

  test('contains every published price, with the page that publishes it', () => {
    const { tags, addresses } = built;
    const text = lettersIn(tags);
    const lacking = Object.entries(prices).filter(
      ([, { page, ...price }]) =>
        !text.includes(formatAmount(price)) ||
        (page && (!text.includes(withoutSpaces(pageName(page))) || !addresses.includes(business.url + page))),
    );
    expect(lacking).toEqual([]);
    for (const key of [
      'comparison.concreteLife',
      'comparison.paverLife',
      'costGuide.baseDepth',
      'faq.baseDepth',
    ] as const) {
      expect(text).toContain(withoutSpaces(formatMeasure(measures[key])));
    }
  });

  test('lists how to reach the company', () => {
    const { tags, pages, addresses } = built;
    expect(lettersIn(pages[pages.length - 1].tags)).toContain(withoutSpaces(business.phone.display));
    const items = findTags(tags, 'LI').map(({ text }) => text);
    expect(items).toContain(`Email${business.email}`);
    expect(items).toContain(`Hours${withoutSpaces(business.hours.map(formatHours).join(''))}`);
    expect(addresses).toContain(`tel:${business.phone.e164}`);
    expect(addresses).toContain(`mailto:${business.email}`);
    const links = findTags(tags, 'Link');
    expect(links.filter(({ text }) => text === '')).toEqual([]);
  });

  test('has no almost empty page, and no text outside of its margins or overlapping', () => {
    expectTidy(built);
  });

  test('has room for a company with longer facts', async () => {
    const longer = await readLongerGuide();
    expect(longer.pages.length).toBeGreaterThanOrEqual(built.pages.length);
    expect(lettersIn(longer.tags)).toContain('LicenseCBC0000000(StateofFlorida)andLCC0000-00000(LeeCounty)');
    expectTidy(longer);
  });

  test('can be downloaded from /thanks', () => {
    const link = single(readPage(THANKS), `a[href="${guidePath}"]`);
    expect(link.textContent).toBe(guideLinkText);
    expect(link.hasAttribute('download')).toBe(true);
  });
});
