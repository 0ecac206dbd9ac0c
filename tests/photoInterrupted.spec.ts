import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, PHONE, test } from './fixtures';

const tool = (page: Page) => page.locator('section').filter({ has: page.locator('#design') });
const corner = (page: Page) => tool(page).getByRole('button', { name: /^Far left corner/ });
const picture = (page: Page) => tool(page).getByRole('img', { name: /^Your photo\./ });

/** Opens the tool's part for photos. */
async function openPart(page: Page): Promise<void> {
  await page.goto('/paver-products');
  await page.getByRole('button', { name: 'Design yours' }).click();
  await tool(page).getByRole('radio', { name: 'Your own photo' }).check();
}

/** Chooses a photo of one color. */
async function choose(page: Page, background: string): Promise<void> {
  const picked = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  const buffer = await picked.png().toBuffer();
  await tool(page).getByLabel('Choose a photo').setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer });
}

/** Returns the middle of the far left corner's handle on the screen. */
async function cornerOnScreen(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await corner(page).scrollIntoViewIfNeeded();
  const box = await corner(page).boundingBox();
  if (!box) throw new Error('The corner is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns whether a photo is kept on this device. */
async function isKept(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('ground-photo').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const reading = result.transaction('photos').objectStore('photos').count('last');
          reading.onsuccess = () => resolve(reading.result > 0);
        };
      }),
  );
}

interface Decoding {
  /** Lets the first photo be decoded. */
  readonly release: () => void;
  /** How often a photo was decoded. */
  readonly done: number;
}

test('a photo that is chosen while a slower one opens stays open', async ({ page }) => {
  await page.addInitScript(() => {
    const decode: (...given: unknown[]) => Promise<ImageBitmap> = window.createImageBitmap.bind(window) as never;
    const decoding = { calls: 0, done: 0 };
    Object.assign(window, { decoding });
    window.createImageBitmap = async (...given: unknown[]) => {
      decoding.calls += 1;
      if (decoding.calls === 1) await new Promise((release) => Object.assign(decoding, { release }));
      const decoded = await decode(...given);
      decoding.done += 1;
      return decoded;
    };
  });
  const decoding = <T>(read: (state: Decoding) => T) =>
    page
      .evaluateHandle(() => (window as unknown as { readonly decoding: Decoding }).decoding)
      .then((state) => state.evaluate(read));
  await openPart(page);
  await choose(page, '#ff0000');
  await choose(page, '#0000ff');
  await expect(corner(page)).toBeVisible();
  const before = await decoding(({ done }) => done);
  await decoding(({ release }) => release());
  // Small files are decoded twice.
  await expect.poll(() => decoding(({ done }) => done)).toBe(2 * before);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const shown = picture(page).locator('canvas').first();
  const red = await shown.evaluate(
    (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data[0],
  );
  expect(red).toBe(0);
});

test('a mark that was moved just before a reload is where it was put', async ({ page }) => {
  await openPart(page);
  await choose(page, '#8d8a84');
  await expect(corner(page)).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  const label = await corner(page).getAttribute('aria-label');
  await corner(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(corner(page)).not.toHaveAccessibleName(label ?? '');
  const moved = (await corner(page).getAttribute('aria-label')) ?? '';
  await page.reload();
  await expect(corner(page)).toHaveAccessibleName(moved);
});

test('a phone that is turned while a mark is dragged leaves the mark where it was', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPart(page);
  await choose(page, '#8d8a84');
  await expect(corner(page)).toBeVisible();
  const label = (await corner(page).getAttribute('aria-label')) ?? '';
  const { x, y } = await cornerOnScreen(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 9, { steps: 3 });
  await expect(corner(page)).not.toHaveAccessibleName(label);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.up();
  await expect(corner(page)).toHaveAccessibleName(label);
});
