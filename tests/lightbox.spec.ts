import type { Page } from '@playwright/test';
import { areaById } from '../src/company/areas';
import { gallery } from '../src/company/gallery';
import { products } from '../src/company/products';
import { caseStudies, projectCards } from '../src/company/projects';
import {
  DESKTOP,
  expect,
  expectStateAccessible,
  open,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';

const captionsOf = (list: readonly { readonly title: string; readonly location: string }[]) =>
  list.map(({ title, location }) => `${title} ${location}`);

/** The pages with pictures that open, as far as this site has them. */
const pages = [
  { route: '/gallery', captions: captionsOf(gallery) },
  {
    route: '/portfolio',
    captions: captionsOf(
      // What has a view of before is moved, not opened.
      caseStudies.flatMap(({ title, location, before, details }) => [
        ...(before ? [] : [{ title, location }]),
        ...details.map((detail) => ({ title: detail.title, location })),
      ]),
    ),
  },
  {
    route: '/',
    captions: captionsOf(projectCards.slice(0, 6).map(({ title, area }) => ({ title, location: areaById(area).name }))),
  },
  { route: '/paver-products', captions: products.map(({ name }) => name) },
].filter(({ captions }) => captions.length > 0);
const [anyPage] = pages;
const pageOfTwo = pages.find(({ captions }) => captions.length > 1);
const pageOfThree = pages.find(({ captions }) => captions.length > 2);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tile = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures, enlarged' });
/** Returns the current picture; its neighbors are also loaded. */
const enlarged = (page: Page) =>
  lightbox(page).locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
const caption = (page: Page) => lightbox(page).locator('.pswp__caption');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

async function expectOpen(page: Page, text: string) {
  await expect(caption(page)).toContainText(text);
  await expect(enlarged(page)).toBeInViewport();
  await expect.poll(() => enlarged(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  if (pageOfTwo)
    test('by mouse: a picture opens with its caption, the arrows show the others, Close returns to the page', async ({
      page,
    }) => {
      const { route, captions } = pageOfTwo;
      const [first = '', second = ''] = captions;
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname);
      });
      await page.goto(route);
      // Loads only when a visitor points at a picture, and without React.
      expect(loaded.filter((url) => /lightbox/.test(url))).toEqual([]);
      await tile(page, 0).click();
      await expectOpen(page, first);
      expect(loaded.filter((url) => /lightbox/.test(url))).not.toEqual([]);
      expect(loaded.filter((url) => /islands/.test(url))).toEqual([]);
      const small = await tile(page, 0).boundingBox();
      const large = await enlarged(page).boundingBox();
      expect(large?.height).toBeGreaterThan(600);
      expect(large?.width).toBeGreaterThan(Math.min(small?.width ?? 0, 900));
      await button(page, 'Next picture').click();
      await expectOpen(page, second);
      await button(page, 'Previous picture').click();
      await expectOpen(page, first);
      await button(page, 'Close').click();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(route);
    });

  if (pageOfThree)
    test('by keyboard: Enter opens, arrows switch pictures, Escape closes and returns the focus', async ({ page }) => {
      const { route, captions } = pageOfThree;
      const [first = '', second = '', third = ''] = captions;
      await page.goto(route);
      await tile(page, 1).focus();
      await page.keyboard.press('Enter');
      await expectOpen(page, second);
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, third);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expectOpen(page, first);
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        // After the last button, the focus may be on the browser's toolbar, but never on the page behind.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      await expect(tile(page, 1)).toBeFocused();
    });

  if (projectCards.length > 0)
    test('a picture opens on a page whose forms and tools are in use', async ({ page }) => {
      await open(page, '/');
      await tile(page, 0).click();
      await expectOpen(page, projectCards[0]?.title ?? '');
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
    });

  if (anyPage)
    test('the back button closes the picture, and the page stays', async ({ page }) => {
      const { route, captions } = anyPage;
      await page.goto('/faq');
      await page.goto(route);
      await tile(page, 0).click();
      await expectOpen(page, captions[0] ?? '');
      await page.goBack();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(route);
      // Closed in another way, the lightbox leaves nothing behind in the history.
      await tile(page, 0).click();
      await expectOpen(page, captions[0] ?? '');
      await button(page, 'Close').click();
      await expect(lightbox(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/faq');
    });
});

if (pageOfTwo)
  test('pictures open although a blocker has removed one, whose link leads to its file', async ({ page }) => {
    const { route, captions } = pageOfTwo;
    await page.goto(route);
    await tile(page, 0)
      .locator('img')
      .evaluate((image) => image.remove());
    await tile(page, 1).click();
    await expectOpen(page, captions[1] ?? '');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    const file = (await tile(page, 0).getAttribute('href')) ?? '';
    await tile(page, 0).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${file}`);
  });

if (projectCards.length > 0)
  test('a click on the words of a project opens its picture', async ({ page }) => {
    const [{ title }] = projectCards;
    await page.setViewportSize(DESKTOP);
    await open(page, '/');
    const words = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    // The picture's link covers the words.
    await words.getByRole('paragraph').last().click({ force: true });
    await expectOpen(page, title);
  });

test('a close-up hides the picture under it from the keyboard, too, and gives it back', async ({ page }) => {
  await page.goto('/paver-products');
  const card = page.locator('li:has([aria-label^="Close-up"])').first();
  const picture = card.locator('a[data-lightbox]');
  const closeUp = card.getByRole('button', { name: /^Close-up/ });
  for (const isPressed of [true, false]) {
    await closeUp.press('Enter');
    await expect(closeUp).toHaveAttribute('aria-pressed', String(isPressed));
    await page.keyboard.press('Shift+Tab');
    await expect(picture.and(page.locator(':focus'))).toHaveCount(isPressed ? 0 : 1);
  }
});

test.describe('on a laptop of two pixels a point', () => {
  test.use({ viewport: { width: 1440, height: 820 }, deviceScaleFactor: 2 });

  for (const { route } of pages) {
    test(`an opened picture of ${route} is as sharp as its master`, async ({ page }) => {
      await page.goto(route);
      const master = Number(await tile(page, 0).locator('img').getAttribute('width'));
      await tile(page, 0).click();
      const shown = await enlarged(page).boundingBox();
      const needed = Math.min(master, (shown?.width ?? 0) * 2);
      const fileWidth = () =>
        enlarged(page).evaluate((image: HTMLImageElement) => Number(/-(\d+)-\w+\.\w+$/.exec(image.currentSrc)?.[1]));
      await expect.poll(async () => needed / (await fileWidth())).toBeLessThanOrEqual(1.1);
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  if (pageOfTwo)
    test('a tap opens, a swipe shows the next picture, a swipe down closes', async ({ page }) => {
      const { route, captions } = pageOfTwo;
      const [first = '', second = ''] = captions;
      const session = await page.context().newCDPSession(page);
      const swipe = async (by: { x: number; y: number }) => {
        const from = { x: PHONE.width / 2 - by.x / 2, y: PHONE.height / 2 - by.y / 2 };
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
        for (let step = 1; step <= 6; step += 1) {
          const point = { x: from.x + (by.x * step) / 6, y: from.y + (by.y * step) / 6 };
          await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await page.goto(route);
      await tile(page, 0).tap();
      await expectOpen(page, first);
      await swipe({ x: -260, y: 0 });
      await expectOpen(page, second);
      // The arrows also work on touch screens, right after a swipe, too.
      await button(page, 'Previous picture').tap();
      await expectOpen(page, first);
      await swipe({ x: 0, y: 400 });
      await expect(lightbox(page)).toHaveCount(0);
    });
});

if (anyPage)
  testInNewTab(
    'opens without animation under reduced motion, visible in forced colors, and axe finds nothing',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      await page.goto(anyPage.route);
      await tile(page, 0).click();
      await expectOpen(page, anyPage.captions[0]);
      const running = await lightbox(page).evaluate(
        (dialog) => dialog.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
      expect(running).toBe(0);
      const close = await button(page, 'Close').evaluate((element) => getComputedStyle(element).borderTopStyle);
      expect(close).toBe('solid');
      await page.emulateMedia({ forcedColors: 'none' });
      await expectStateAccessible(page, 'lightbox', 'dialog[open]');
    },
  );

if (anyPage)
  testInNewTab(
    'a picture shows at once that it is being opened, and a second click opens no second one',
    async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/assets\/.*lightbox/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(anyPage.route);
      await tile(page, 0).click();
      await expect(tile(page, 0)).toHaveAttribute('aria-busy', 'true');
      await expect(tile(page, 0)).not.toHaveCSS('opacity', '1');
      await tile(page, 0).click();
      release();
      await expectOpen(page, anyPage.captions[0]);
      await expect(lightbox(page)).toHaveCount(1);
      await expect(tile(page, 0)).not.toHaveAttribute('aria-busy');
    },
  );

test.describe('offline', () => {
  // Files are missing on purpose, and the browser's own page for a single picture has inline styles.
  test.use({ allowedProblems: [/lightbox|inline style/] });

  if (anyPage)
    testInNewTab('a picture opens as a link if the lightbox does not load', async ({ page }) => {
      await page.route(/\/assets\/.*lightbox/, (route) => route.abort());
      await page.goto(anyPage.route);
      const picture = await tile(page, 0).getAttribute('href');
      await tile(page, 0).click();
      await expect(page).toHaveURL(picture ?? '');
    });
});
