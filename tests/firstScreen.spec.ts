import type { Locator, Page } from '@playwright/test';
import { business } from '../src/company/business';
import { isPublished } from '../src/company/pricing';
import { averageRating, reviewCount } from '../src/company/reviews';
import { formatCount } from '../src/words/format';
import { siteParts } from '../src/company/siteParts';
import { estimatedServices } from '../src/tools/estimator/core/rules';
import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';
import { allRoutes, articleRoutes, cityRoutes, readHtml, serviceRoutes } from './routes';

/** What a visitor to the home page sees before scrolling. */

const WIDE = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const TABLET = { width: 768, height: 1024 };

/**
 * Minimum share of the window that the picture fills. Paving is about three quarters of the picture, so it fills at
 * least about a third of the window.
 */
const PICTURE_SHARE = 0.42;

/** Minimum width of the column of text beside the picture, in pixels: 28rem of text and 1rem of room. */
const TEXT_COLUMN = 29 * 16;

/** Minimum share of the window's width that the picture takes beside the text. */
const PICTURE_WIDTH = 0.56;

/** How far the form's card lies over the picture, in pixels: enough to look intended. */
const OVERLAP = { least: 80, most: 120 };

/** The same on touch screens, where a company's longer region or years of experience take a line from the picture. */
const PICTURE_SHARE_BELOW_WORDS = 0.38;

/** Rows and columns of the points at which the picture is checked for what covers it. */
const PROBES = 12;

function wordsAndWays(page: Page): readonly Locator[] {
  const main = page.getByRole('main');
  return [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: business.phone.display }).first(),
    page
      .getByRole('link', { name: /Free Estimate/ })
      .and(page.locator(':visible'))
      .first(),
    ...(siteParts.reviews
      ? [
          main.getByText(`${averageRating.toFixed(1)}`).first(),
          main.getByText(`from ${formatCount(reviewCount, 'review')}`).first(),
        ]
      : []),
    ...(isPublished('costGuide.installed') && estimatedServices.length > 0
      ? [main.getByRole('link', { name: 'Price yours' }).first()]
      : []),
    main.getByText(business.credentials).first(),
    ...(business.experience ? [main.getByText(business.experience).first()] : []),
  ];
}

/** Checks that all of them are whole in the window. */
async function expectInSight(wanted: readonly Locator[]): Promise<void> {
  for (const element of wanted) await expect.soft(element).toBeInViewport({ ratio: 1 });
}

/** The share of the window that the picture fills above the form, its place, and what lies on it there. */
async function pictureOf(page: Page) {
  return page
    .locator('main picture img')
    .first()
    .evaluate((image, probes) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const card = document.querySelector('#contact form')?.parentElement?.getBoundingClientRect().top ?? bottom;
      const [low, wide] = [Math.min(bottom, innerHeight, card), Math.min(right, clientWidth)];
      const covers = new Set<string>();
      let free = 0;
      for (let row = 0; row < probes; row++) {
        for (let column = 0; column < probes; column++) {
          const x = left + ((column + 0.5) / probes) * (wide - left);
          const y = top + ((row + 0.5) / probes) * (low - top);
          const found = document.elementFromPoint(x, y);
          if (found === image) free++;
          else if (!found?.closest('#contact'))
            covers.add(found?.closest('nav, form, section, header, div')?.outerHTML.slice(0, 80) ?? 'nothing');
        }
      }
      const share = (((wide - left) * (low - top)) / (innerWidth * innerHeight)) * (free / probes ** 2);
      return { share, left, bottom, width: (clientWidth - left) / clientWidth, covers: [...covers] };
    }, PROBES);
}

test('the first screen says what, where, why and how, and shows the paving and the first field', async ({ page }) => {
  await page.goto('/');
  for (const viewport of WIDE) {
    await page.setViewportSize(viewport);
    await expectInSight(wordsAndWays(page));
    await expectInSight([page.getByLabel(/^First name/), page.getByRole('heading', { level: 2 }).first()]);
    const { share, left, bottom, width, covers } = await pictureOf(page);
    expect(covers, `${viewport.width} px`).toEqual([]);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(left - (title?.x ?? left), `${viewport.width} px`).toBeGreaterThanOrEqual(TEXT_COLUMN);
    expect(share, `${viewport.width} px`).toBeGreaterThanOrEqual(PICTURE_SHARE);
    expect(width, `${viewport.width} px`).toBeGreaterThanOrEqual(PICTURE_WIDTH);
    const card = await page.locator('#contact form').locator('..').boundingBox();
    expect(bottom - (card?.y ?? 0), `${viewport.width} px`).toBeGreaterThanOrEqual(OVERLAP.least);
    expect(bottom - (card?.y ?? 0), `${viewport.width} px`).toBeLessThanOrEqual(OVERLAP.most);
  }
});

/** From the narrowest phone, or a window at 400%, to three times the page's width. */
const WIDTHS = [280, 390, 768, 1024, 1440, 2560, 3440, 3840];

/** Widest card of the form, in pixels, and the room beside it on phones. */
const CARD = { most: 720, beside: 64 };

test('the form keeps its width in any window', async ({ page }) => {
  await page.goto('/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const form = await page.locator('#contact form').boundingBox();
    expect(form?.width, `${width} px`).toBeGreaterThan(Math.min(width - CARD.beside, width / 2, CARD.most) * 0.8);
  }
});

test('no page has a larger headline than the home page, in any window', async ({ page }) => {
  const sizesOn = async (route: string) => {
    await page.goto(route);
    const sizes: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const size = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
      sizes.push(size);
    }
    return sizes;
  };
  const templates = [serviceRoutes, cityRoutes, articleRoutes].flatMap(([first]) => first ?? []);
  const others = ['/faq', '/blog', '/paver-products'].filter((route) => allRoutes.includes(route));
  const home = await sizesOn('/');
  for (const route of [...templates, ...others]) {
    const sizes = await sizesOn(route);
    for (const [index, width] of WIDTHS.entries()) {
      expect.soft(sizes[index], `${route}, ${width} px`).toBeLessThanOrEqual(home[index] ?? 0);
    }
  }
});

test.describe('on touch screens', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the first screen says what, where, why and how, and shows the paving above the bar', async ({ page }) => {
    await page.goto('/');
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport);
      await expectInSight(wordsAndWays(page));
      const { share } = await pictureOf(page);
      expect(share, `${viewport.width} px`).toBeGreaterThanOrEqual(PICTURE_SHARE_BELOW_WORDS);
    }
  });
});

/** The part of a phone's screen that its browser leaves to the page. */
const LOW_PHONE = { width: 390, height: 664 };

test('a phone shows the picture of a service or town whole, right below its headline', async ({ page }) => {
  await page.setViewportSize(LOW_PHONE);
  for (const route of [...serviceRoutes, ...cityRoutes]) {
    await page.goto(route);
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    const image = page.locator('main picture img').first();
    const picture = await image.boundingBox();
    const lead = await page.locator('h1 ~ p').first().boundingBox();
    expect.soft(picture?.y, route).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
    expect.soft(lead?.y, route).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    const isOnTop = await image.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(right - 2, bottom - 2) === element;
    });
    expect.soft(isOnTop, `${route}: in the window, above the bar`).toBe(true);
  }
});

test('a low phone shows why to trust the company above the bar', async ({ page }) => {
  await page.setViewportSize(LOW_PHONE);
  for (const route of ['/', ...serviceRoutes, ...cityRoutes]) {
    await page.goto(route);
    const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
    const credentials = await page.getByRole('main').getByText(business.credentials).first().boundingBox();
    expect.soft((credentials?.y ?? NaN) + (credentials?.height ?? NaN), route).toBeLessThan(bar?.y ?? NaN);
  }
});

for (const route of serviceRoutes) {
  test(`the first screen of ${route} leads to each of its sections, beside the call button`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    const contents = page.getByRole('main').locator('details').first();
    const call = page.getByRole('main').getByRole('link', { name: business.phone.display }).first();
    for (const part of [call, contents]) {
      await expect.soft(part).toBeInViewport({ ratio: 1 });
      await part.click({ trial: true });
    }
    await contents.locator('summary').click();
    const last = contents.getByRole('link').last();
    await expect(last, 'the list that opens below the window').toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name: await last.innerText() })).toBeInViewport();
  });
}

for (const route of articleRoutes.filter((one) => /<article.*id="(estimate|comparison|care)"/s.test(readHtml(one)))) {
  test(`the first screen of ${route} links to its tool, which arrives right below the header`, async ({ page }) => {
    await page.goto(route);
    const link = page.locator('article > header p a');
    for (const viewport of [LOW_PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect.soft(link, route).toBeInViewport({ ratio: 1 });
      const bar = await page.getByRole('main').evaluate(() => {
        const link = document.querySelector('article > header p a')?.getBoundingClientRect();
        return link && document.elementFromPoint(link.x + link.width / 2, link.bottom - 2)?.textContent;
      });
      expect.soft(bar, route).toBe(await link.textContent());
    }
    await link.click();
    const tool = page.locator((await link.getAttribute('href')) ?? '');
    const header = await page.getByRole('banner').boundingBox();
    // Further down, the header would cut a line of what stands above the tool.
    await expect.poll(async () => (await tool.boundingBox())?.y).toBeLessThan((header?.height ?? 0) + 24);
    expect((await tool.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });
}
