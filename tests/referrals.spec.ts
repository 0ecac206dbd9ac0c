import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { business } from '../src/company/business';
import { referralProgram } from '../src/company/referralProgram';
import { cleanReferrer } from '../src/leads/form/referrer';
import { expect, expectStateAccessible, PHONE, test as testInNewTab, testInSharedTab as test } from './fixtures';

const PAGE = '/referrals';

/** Selector of the tool. */
const TOOL = 'main [data-island]';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const result = (page: Page) => page.getByRole('region', { name: /^A link for/ });
const code = (page: Page) => page.getByRole('img', { name: 'QR code that opens your referral link' });
const message = (page: Page) => page.getByRole('region', { name: 'A text message, ready to send' });

/** Returns what a phone in front of the screen would scan. */
async function scan(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function makeLink(page: Page, name: string) {
  await field(page).fill(name);
  await page.getByRole('button', { name: 'Make my link' }).click();
  await expect(code(page)).toBeVisible();
}

testInNewTab('a name becomes a link, its QR code and a message, with only the keyboard', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await field(page).focus();
  await page.keyboard.type('Zoë Del Rio');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading')).toBeFocused();
  await expect(result(page).getByRole('heading')).toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${business.url}/?ref=Zo%C3%AB+Del+Rio`);
  await expect(result(page)).toContainText(link);
  expect(await scan(code(page))).toBe(link);
  await expect(message(page)).toContainText(`Tell them Zoë Del Rio sent you when you schedule it`);
  await expect(message(page)).toContainText(link);
  // The URL of this page does not contain the name.
  await expect(page).toHaveURL(PAGE);
});

test('no name breaks the page or its link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PAGE);
  const title = await page.title();
  for (const name of [
    '<img src=x onerror="document.title=1">',
    '\u202eabc\u0000 שלום',
    '🧱'.repeat(80),
    '👩‍👩‍👧‍👦'.repeat(11),
    'x'.repeat(80),
  ]) {
    await makeLink(page, name);
    await expect(message(page)).toContainText(`Tell them ${cleanReferrer(name)} sent you`);
    expect(await page.title(), name).toBe(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width);
    const link = new URL((await result(page).locator('p').first().textContent()) ?? '');
    expect(link.origin).toBe(business.url);
    expect(link.searchParams.get('ref')).toBe(cleanReferrer(name));
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  testInNewTab('the message opens in the phone’s messaging app, and sharing passes it to others', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) =>
          void document.documentElement.setAttribute('data-shared', JSON.stringify(data)),
      });
    });
    await page.goto(PAGE);
    await field(page).tap();
    await field(page).fill('Maria');
    await page.getByRole('button', { name: 'Make my link' }).tap();
    const link = message(page).getByRole('link', { name: 'Open in messages' });
    await expect(link).toBeVisible();
    const body = decodeURIComponent((await link.getAttribute('href'))?.replace('sms:?&body=', '') ?? '');
    await expect(message(page)).toContainText(body);

    await page.getByRole('button', { name: 'Share' }).tap();
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as ShareData;
    expect(shared.url).toBe(`${business.url}/?ref=Maria`);
    expect(shared.text).toContain('Tell them Maria sent you');
  });
});

test.describe('if a script does not load', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Loading chunk|ChunkLoadError/] });

  testInNewTab('shows an error, and the link remains', async ({ page }) => {
    await page.goto(PAGE);
    await field(page).hover();
    await expect(page.locator(TOOL)).toHaveAttribute('data-hydrated');
    await page.route('**/assets/js/**', (route) => route.abort());
    await field(page).fill('Maria');
    await page.getByRole('button', { name: 'Make my link' }).click();
    await expect(page.getByText('We couldn’t make the QR code')).toBeVisible();
    await expect(result(page)).toContainText('?ref=Maria');
  });
});

test('an error has the focus, and axe finds no violation in a result, on phone and desktop, light and dark', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Make my link' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/^Enter your name/);
  await expect(field(page)).toBeFocused();
  await makeLink(page, 'Maria Del Rio');
  await expectStateAccessible(page, 'made', TOOL);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that mentioning the name is enough', async ({ page }) => {
    await page.goto(PAGE);
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(/have your friend mention your name/)).toBeVisible();
    const least = `must be worth at least $${referralProgram.minimumProject.toLocaleString('en-US')}`;
    await expect(page.getByText(least).first()).toBeVisible();
  });
});
