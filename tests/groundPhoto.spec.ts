import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { business } from '../src/company/business';
import { groundDoor } from '../src/images/groundDoor';
import type { Point } from '../src/paving';
import { defaultDesign } from '../src/tools/visualizer/core/designs';
import { layableProducts } from '../src/tools/visualizer/core/layable';
import { projectIds, projectNames, projectServices } from '../src/tools/visualizer/core/types';
import { DESKTOP, expect, expectAccessible, LOOKS, PHONE, popupOffer, test, words } from './fixtures';
import { outlineOf, photograph, rectangleAt, type Camera, type GroundScene } from './groundViews';
import { hasReceiver } from './receiver';

const ROUTE = '/paver-products';
const PART = 'Your own photo';

const [project] = projectIds;

/** Two products other than the one that the tool starts with, if the catalog has so many. */
const [paver = layableProducts[0], other = paver] = layableProducts.filter(({ id }) => id !== defaultDesign.product);

const SHORT_PHONE = { width: 390, height: 664 };
const TALL_PHONE = { width: 390, height: 844 };

/** A driveway with a sheet of plywood on it, as somebody photographs it who stands before it. */
const camera: Camera = { width: 1600, height: 1200, focal: 1200, eye: 62, down: 18, roll: 0, k1: 0 };
const scene: GroundScene = {
  slab: { at: [-96, 160], width: 192, depth: 240, turn: 0 },
  sheet: { at: [40, 12], width: 96, depth: 48 },
};

const tool = (page: Page) => page.locator('section').filter({ has: page.locator('#design') });
const picture = (page: Page) => tool(page).getByRole('img', { name: /^(Your photo\.|Rendering )/ });
/** The photo as it is, below the one with pavers. */
const photoCanvas = (page: Page) => picture(page).locator('canvas').first();
const pavedCanvas = (page: Page) => picture(page).locator('canvas').last();
/** Where the tool shows the area. What it reads aloud comes a moment later, and says the one before until then. */
const statedArea = (page: Page) =>
  tool(page).locator('p:not([role="status"])', { hasText: /^The area is \d+ sq ft\./ });

const handle = (page: Page, name: string) => tool(page).getByRole('button', { name: new RegExp(`^${name}`) });
const chooser = (page: Page) => tool(page).getByLabel('Choose a photo');
const step = (page: Page, name: string) => tool(page).getByRole('list').getByRole('button', { name });

/** A photo of this size, light above and dark below. */
function photo(width: number, height: number) {
  const sky = { create: { width, height: Math.round(height / 2), channels: 3 as const, background: '#9bc4e2' } };
  return sharp({ create: { width, height, channels: 3, background: '#8d8a84' } }).composite([
    { input: sky, left: 0, top: 0 },
  ]);
}

async function openTool(page: Page): Promise<void> {
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Design yours' }).click();
}

/** Opens the part for photos, without a photo. */
async function openPart(page: Page): Promise<void> {
  await openTool(page);
  await tool(page).getByRole('radio', { name: PART }).check();
  await expect(chooser(page)).toBeAttached();
}

/** Opens the sample, with its pavers. */
async function openSample(page: Page): Promise<void> {
  await openPart(page);
  await tool(page).getByRole('button', { name: 'Try it with ours' }).click();
  await expect(picture(page)).toHaveAccessibleName(/with pavers\. .*\d+ pavers/);
}

/** Returns the middle of an element on the screen. */
async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns a point of the picture on the screen, in shares of its width and height. */
async function pointOn(page: Page, across: number, down: number): Promise<{ readonly x: number; readonly y: number }> {
  await picture(page).scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The picture is not on the screen.');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** Places all four corners near the lower corners of the picture and halfway up. */
async function placeCorners(page: Page): Promise<void> {
  for (const [name, across, down] of [
    ['Near left corner', 0.1, 0.9],
    ['Near right corner', 0.9, 0.9],
    ['Far right corner', 0.7, 0.6],
    ['Far left corner', 0.3, 0.6],
  ] as const) {
    await drag(page, await middleOf(handle(page, name)), await pointOn(page, across, down));
  }
}

/** Opens a photo of the visitor's own, marks 16 × 20 ft on it, and goes on to the outline. */
async function openMeasuredPhoto(page: Page): Promise<void> {
  await openPart(page);
  const buffer = await photo(1600, 1200).jpeg().toBuffer();
  await chooser(page).setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer });
  await placeCorners(page);
  await tool(page).getByLabel('Width in feet').fill('16');
  await tool(page).getByLabel('Depth in feet').fill('20');
  await tool(page).getByRole('button', { name: 'Next: outline' }).click();
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Returns the colors of the painted picture's middle column, as a text. */
async function pixels(page: Page): Promise<string> {
  return pavedCanvas(page).evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    return [...(context?.getImageData(canvas.width >> 1, 0, 1, canvas.height).data ?? [])].join();
  });
}

test('by mouse, from a large photo held upright to its price, and nothing is sent', async ({ page }) => {
  const turned = await photo(2400, 1800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await page.setViewportSize(DESKTOP);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The catalog's pictures load while the page scrolls, and the pop-up's script after 30 seconds.
    if (!/\/pictures\/|\/js\/popup\./.test(request.url())) requests.push(request.url());
  });

  // Loads only when somebody asks for it.
  await openTool(page);
  await expect(tool(page).getByRole('radio', { name: PART })).toBeVisible();
  expect(requests.filter((url) => /\/late-ground-photo|ground-sample\./.test(url))).toEqual([]);
  await tool(page).getByRole('radio', { name: PART }).check();
  await expect(chooser(page)).toBeAttached();
  requests.length = 0;

  await chooser(page).setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: turned });
  await expect(photoCanvas(page)).toHaveJSProperty('width', 1200);
  await expect(photoCanvas(page)).toHaveJSProperty('height', 1600);

  // Marks the ground. Crossed corners are refused in words, and undo brings them back.
  const corner = handle(page, 'Near left corner');
  const before = await corner.getAttribute('aria-label');
  await drag(page, await middleOf(corner), await pointOn(page, 0.95, 0.9));
  await expect(tool(page).getByText(/^Two sides cross/)).toBeVisible();
  await expect(step(page, 'Pavers')).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(corner).toHaveAttribute('aria-label', before ?? '');
  await expect(tool(page).getByText(/4 corners still to place/)).toBeVisible();
  await placeCorners(page);
  await tool(page).getByLabel('Width in feet').fill('16');
  await tool(page).getByLabel('Depth in feet').fill('no idea');
  await expect(tool(page).getByText(/^Enter a width and a depth/)).toBeVisible();
  await expect(tool(page).getByRole('button', { name: 'Next: outline' })).toBeDisabled();
  await expect(step(page, 'Outline')).toBeDisabled();
  await tool(page).getByLabel('Depth in feet').fill('240 in');
  await expect(tool(page).getByText(/^The corners make a rectangle/)).toBeVisible();

  // Outlines it, starting from the rectangle; a click on a side adds a point, and a hole is left open.
  await tool(page).getByRole('button', { name: 'Next: outline' }).click();
  await expect(statedArea(page)).toContainText(/^The area is 320 sq ft\. It could be off/);
  const inside = await pointOn(page, 0.5, 0.75);
  await page.mouse.click(inside.x, inside.y);
  await expect(handle(page, 'Point 5')).toHaveCount(0);
  const [one, other] = [await middleOf(handle(page, 'Point 1')), await middleOf(handle(page, 'Point 2'))];
  await page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2);
  await expect(handle(page, 'Point 5')).toBeVisible();
  await tool(page).getByRole('button', { name: 'Leave out a tree' }).click();
  await expect(handle(page, 'All of cutout 1')).toBeVisible();

  // Brushes something out, with a stroke and with a dot, and takes it back.
  await tool(page).getByRole('button', { name: 'Next: brush' }).click();
  await expect.poll(() => pixels(page)).toMatch(/[1-9]/);
  const whole = await pixels(page);
  const middle = await pointOn(page, 0.5, 0.9);
  for (const brush of [
    async () => drag(page, await pointOn(page, 0.4, 0.9), await pointOn(page, 0.6, 0.9)),
    () => page.mouse.click(middle.x, middle.y),
  ]) {
    await brush();
    await expect.poll(() => pixels(page)).not.toBe(whole);
    await tool(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pixels(page)).toBe(whole);
  }

  // Chooses pavers; what was there shows again left of the wiper.
  await tool(page).getByRole('button', { name: 'Next: pavers' }).click();
  await tool(page).getByRole('radio', { name: projectNames[project] }).check();
  const choices = tool(page).getByRole('form', { name: 'Choices for your photo' });
  await choices.getByLabel('Paver', { exact: true }).selectOption(paver.id);
  await expect(tool(page).getByRole('table', { name: 'Pavers in your photo' })).toBeVisible();
  await expect(picture(page)).toHaveAccessibleName(words(`${projectNames[project]}: ${paver.name}, `));
  const painted = pavedCanvas(page);
  await tool(page).getByRole('slider', { name: 'Before and after' }).fill('30');
  await expect(painted).toHaveCSS('clip-path', 'inset(0px 70% 0px 0px)');
  await tool(page).getByRole('slider', { name: 'Turn the pattern' }).fill('45');
  await expect.poll(() => pixels(page)).not.toBe(whole);

  // Saves it: the files have a strip with words below the picture.
  await tool(page).getByRole('button', { name: 'Next: save' }).click();
  for (const [name, ending] of [
    ['Save as PNG', 'png'],
    ['Save as JPEG', 'jpg'],
  ]) {
    const download = page.waitForEvent('download');
    await tool(page).getByRole('button', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`pavers-on-my-photo.${ending}`);
    const { format, width, height } = await sharp(await readFile(await file.path())).metadata();
    expect(format).toBe(ending === 'png' ? 'png' : 'jpeg');
    expect(width).toBe(1200);
    expect(height).toBeGreaterThan(1600);
  }
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);

  // Prints on one sheet, upright and wide.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  for (const landscape of [false, true]) {
    await tool(page).getByRole('button', { name: 'Print it' }).click();
    const pdf = await page.pdf({ format: 'Letter', landscape, margin: { top: '0.5in', bottom: '0.5in' } });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }

  const counts = tool(page)
    .getByRole('region', { name: 'Your photo' })
    .getByText(/ sq ft, .* pavers, /)
    .first();
  const squareFeet = parseInt((await counts.textContent()) ?? '', 10);
  expect(squareFeet).toBeGreaterThan(300);
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  await expect(page).toHaveURL(`/${projectServices[project]}#contact`);
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(
    words(`My design on a photo: ${projectNames[project]}: ${paver.name}, `),
  );
  await expect(form.getByLabel(/square feet/i)).toHaveValue(String(squareFeet));
});

test('shows what it does before it loads, and again beside the way in', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(ROUTE);
  const door = tool(page).locator(`img[src="${groundDoor.url}"]`);
  const isLoaded = () => door.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  // Chromium loads a lazy picture from 1,250 to 2,500 px away, depending on the connection that it measures.
  await expect(door).toHaveAttribute('loading', 'lazy');
  await tool(page).getByRole('heading', { name: 'Now yours' }).scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
  expect(requests.filter((url) => /\/late-/.test(url))).toEqual([]);
  await tool(page).getByRole('button', { name: 'Use your own photo' }).click();
  await expect(chooser(page)).toBeAttached();
  await expect(door).toBeInViewport();
  await expect(tool(page).getByRole('heading', { name: 'Now yours' })).toBeInViewport();
});

test('without a measurement, pavers are shown and no number reaches the request', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPart(page);
  const buffer = await photo(1600, 1200).jpeg().toBuffer();
  await chooser(page).setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer });
  await tool(page).getByRole('button', { name: 'Skip measuring' }).click();
  for (const name of ['brush', 'pavers', 'save']) {
    await tool(page)
      .getByRole('button', { name: `Next: ${name}` })
      .click();
  }
  await expect(
    tool(page).getByText(/^A rendering on your photo\. .*no area, and the pavers aren’t to scale/),
  ).toBeVisible();
  await expect(tool(page).getByRole('table', { name: 'Pavers in your photo' })).toHaveCount(0);
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(/^My design on a photo: .*Nothing in the photo was measured/);
  await expect(form.getByLabel(/square feet/i)).toHaveValue('');
});

test('an outline that touches the photo’s edge is asked whether it goes on, and is then a part in the request', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openMeasuredPhoto(page);
  const question = tool(page).getByRole('group', { name: /Does it go on\?$/ });
  await expect(statedArea(page)).toContainText('320 sq ft');
  await expect(question).toHaveCount(0);
  await drag(page, await middleOf(handle(page, 'Point 1')), await pointOn(page, 0.002, 0.9));
  await expect(question).toBeVisible();
  // Until somebody answers, nobody knows that it is all.
  await expect(tool(page).getByText(/^The part in the picture is /)).toBeVisible();
  await question.getByRole('radio', { name: /^No/ }).check();
  await expect(statedArea(page)).toBeVisible();
  await question.getByRole('radio', { name: /^Yes/ }).check();
  const part = await tool(page)
    .getByText(/^The part in the picture is /)
    .textContent();
  const atLeast = /at least \d+ sq ft/.exec(part ?? '')?.[0] ?? 'no number';
  for (const name of ['brush', 'pavers', 'save']) {
    await tool(page)
      .getByRole('button', { name: `Next: ${name}` })
      .click();
  }
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(words(atLeast));
  await expect(form.getByLabel(/square feet/i)).toHaveValue('');
});

test('two parts are outlined on one photo, kept, and their sum goes into the request', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openMeasuredPhoto(page);
  const parts = tool(page).getByRole('group', { name: 'Which part are you marking?' });
  const add = tool(page).getByRole('button', { name: 'Add another part' });
  const area = statedArea(page);
  const feetIn = async (locator: Locator) => Number(/(\d+) sq ft/.exec((await locator.textContent()) ?? '')?.[1]);
  await expect(area).toContainText('320 sq ft');
  await expect(parts).toHaveCount(0);

  // Draws a second part, which overlaps the first.
  const draw = async (places: readonly (readonly [number, number])[]) => {
    for (const [across, down] of places) {
      const { x, y } = await pointOn(page, across, down);
      await page.mouse.click(x, y);
    }
  };
  const second = [[0.5, 0.8], [0.95, 0.8], [0.9, 0.7], [0.5, 0.7], [0.5, 0.8]] as const; // prettier-ignore
  await add.click();
  await expect(step(page, 'Brush')).toBeDisabled();
  await draw(second);
  const [first, other] = [parts.getByText(/^Part 1: 320 sq ft/), parts.getByText(/^Part 2: \d+ sq ft/)];
  await expect(first).toBeVisible();
  await expect(other).toBeVisible();
  const sum = await feetIn(area);
  expect(sum).toBeGreaterThan(320);
  expect(sum).toBeLessThan(320 + (await feetIn(other)));

  // Marks the first again, takes it away, and brings it back.
  await first.click();
  await expect(handle(page, 'Point 1')).toBeVisible();
  await tool(page).getByRole('button', { name: 'Remove part 1' }).click();
  await expect(parts).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toBeVisible();
  await expect.poll(() => feetIn(area)).toBe(sum);

  // A reload keeps both.
  await tool(page).getByRole('button', { name: 'Next: brush' }).click();
  await tool(page).getByRole('button', { name: 'Next: pavers' }).click();
  await tool(page).getByRole('slider', { name: 'Turn the pattern' }).fill('30');
  await expect.poll(() => keptTurn(page)).toBe(30);
  await page.reload();
  await step(page, 'Save').click();
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(words(`2 parts, together ${sum} sq ft`));
  await expect(form.getByLabel(/square feet/i)).toHaveValue(String(sum));
});

test('what was tried on our sample goes into the request without its area, also when it was kept', async ({ page }) => {
  await openSample(page);
  await tool(page).getByRole('button', { name: 'Keep my work on this device' }).click();
  await expect(tool(page).getByText('Kept on this device.')).toBeVisible();
  await page.reload();
  await step(page, 'Save').click();
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(/^Pavers that I tried on your sample photo/);
  await expect(form.getByLabel('Message')).not.toHaveValue(/sq ft|\d pavers/);
  await expect(form.getByLabel(/square feet/i)).toHaveValue('');
});

test('the chat takes along what is on a photo, and nothing of a sample that was only looked at', async ({ page }) => {
  test.skip(hasReceiver, 'Without one, the console shows the lead.');
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  const box = chat.getByRole('checkbox', { name: /plan/ });
  const message = { Name: 'Maria', Phone: '(239) 555-0199', Message: 'Call after four.' };
  const sent = page.waitForEvent('console', (logged) => logged.text().startsWith('Lead (callback)'));
  await page.setViewportSize(DESKTOP);
  await openSample(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  for (const [label, value] of Object.entries(message)) await chat.getByLabel(label).fill(value);
  await expect(box).toBeHidden();
  await openMeasuredPhoto(page);
  await step(page, 'Pavers').click();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(box).toBeChecked();
  // The plan view shows what the tool starts with, which is nobody's plan.
  await tool(page).getByRole('radio', { name: 'Plan view' }).check();
  await expect(box).toBeHidden();
  await tool(page).getByRole('radio', { name: PART }).check();
  await expect(box).toBeChecked();
  await chat.getByRole('button', { name: 'Send message' }).click();
  const lead = await (await sent).args()[1]?.jsonValue();
  expect(lead).toMatchObject({
    message: expect.stringMatching(/^Call after four\.\n\nMy design on a photo: .* 320 sq ft/),
  });
});

test('what a photo says reaches the form of another page in a browser that denies its storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.setViewportSize(DESKTOP);
  await openMeasuredPhoto(page);
  await step(page, 'Save').click();
  await tool(page).getByRole('link', { name: 'Get a price on this' }).click();
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toHaveValue(/^My design on a photo: .* 320 sq ft/);
});

test('by touch on a phone, with a loupe under the finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await openPart(page);
  await expect(tool(page).getByText('Take one now')).toBeVisible();
  await tool(page).getByRole('button', { name: 'Try it with ours' }).tap();
  const cdp = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  async function swipe(from: { x: number; y: number }, by: { x: number; y: number }, during?: () => Promise<void>) {
    await send('touchStart', [from]);
    for (const share of [0.5, 1]) await send('touchMove', [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
    await during?.();
    await send('touchEnd', []);
  }

  await step(page, 'Mark').tap();
  const corner = handle(page, 'Far right corner');
  const label = await corner.getAttribute('aria-label');
  const canvases = await tool(page).locator('canvas:visible').count();
  await swipe(await middleOf(corner), { x: 12, y: -6 }, async () => {
    await expect(tool(page).locator('canvas:visible')).toHaveCount(canvases + 1);
  });
  await expect(corner).not.toHaveAttribute('aria-label', label ?? '');
  await expect(tool(page).locator('canvas:visible')).toHaveCount(canvases);
  const size = await corner.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);

  // A tap right after a quick drag counts.
  const moved = await corner.getAttribute('aria-label');
  await swipe(await middleOf(corner), { x: -60, y: 40 });
  await tool(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(corner).toHaveAttribute('aria-label', moved ?? '');
  await step(page, 'Outline').tap();
  await tool(page).getByRole('button', { name: 'Draw it from scratch' }).tap();
  for (const [across, down] of [
    [0.2, 0.95],
    [0.8, 0.95],
    [0.6, 0.8],
    // Near the first point, which closes the outline.
    [0.22, 0.94],
  ]) {
    const { x, y } = await pointOn(page, across, down);
    await page.touchscreen.tap(x, y);
  }
  await expect(tool(page).getByRole('button', { name: 'Done outlining' })).toHaveCount(0);
  await expect(handle(page, 'Point 3')).toBeVisible();
  await expect(handle(page, 'Point 4')).toHaveCount(0);

  await step(page, 'Brush').tap();
  await expect(step(page, 'Pavers')).toBeEnabled();
  await swipe(await pointOn(page, 0.4, 0.9), { x: 50, y: 0 });
  await expect(picture(page)).toHaveAccessibleName(/1 brush stroke\./);

  // Two fingers zoom and don't paint.
  const [left, right] = [await pointOn(page, 0.4, 0.6), await pointOn(page, 0.6, 0.6)];
  await expect(tool(page).getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await send('touchStart', [left]);
  await send('touchStart', [left, right]);
  for (const by of [20, 50]) {
    await send('touchMove', [
      { x: left.x - by, y: left.y },
      { x: right.x + by, y: right.y },
    ]);
  }
  await send('touchEnd', []);
  await expect(tool(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await expect(picture(page)).toHaveAccessibleName(/1 brush stroke\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await context.close();
});

test('by touch on a short phone, from the first screen to a saved picture in at most 20 taps', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: SHORT_PHONE, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let taps = 0;
  const tap = async (locator: Locator) => {
    taps += 1;
    // Playwright leaves a button where the picture, which stays in view, covers half of it. People scroll it into view. A
    // smooth scroll would go on while Playwright taps where the button was.
    await locator.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await locator.tap();
  };
  /** Returns where a point of the photo is on the screen. */
  const onScreen = async ([x, y]: Point) => pointOn(page, x / camera.width, y / camera.height);

  await page.goto(ROUTE);
  const start = page.getByRole('link', { name: 'See pavers on your photo' });
  await expect(start).toBeInViewport();
  await tap(start);
  // One tap opens the phone's pictures, another one chooses one of them.
  taps += 2;
  const { data, width, height } = photograph(camera, scene);
  const taken = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  await chooser(page).setInputFiles({ name: 'IMG_2042.png', mimeType: 'image/png', buffer: taken });
  await expect(photoCanvas(page)).toHaveJSProperty('width', camera.width);

  // A finger is off by a px or two of the screen; the marks snap to the sheet.
  const names = ['Near left corner', 'Near right corner', 'Far right corner', 'Far left corner'];
  for (const [index, corner] of rectangleAt(camera, scene, scene.sheet).entries()) {
    taps += 1;
    const from = await middleOf(handle(page, names[index]));
    const to = await onScreen(corner);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const share of [0.5, 1]) {
      const at = { x: from.x + (to.x + 1.5 - from.x) * share, y: from.y + (to.y - 1 - from.y) * share };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  // Whoever didn't want that can put the marks back.
  await expect(tool(page).getByText(/^Moved onto the line beside it: near left corner, /)).toBeVisible();
  await expect(tool(page).getByRole('button', { name: 'Put it back' })).toBeVisible();
  taps += 2;
  await tool(page).getByLabel('What did you mark?').selectOption('plywood');

  // The answer to the last corner moves the button below it, and Playwright would tap where the button was.
  await expect(tool(page).getByText(/Check that the grid follows the ground\./)).toBeVisible();
  await tap(tool(page).getByRole('button', { name: 'Next: outline' }));
  await tap(tool(page).getByRole('button', { name: 'Draw it from scratch' }));
  const outline = outlineOf(camera, scene, 1);
  for (const point of [...outline, outline[0]]) {
    taps += 1;
    const { x, y } = await onScreen(point);
    await page.touchscreen.tap(x + 1, y + 1);
  }
  const measured = statedArea(page);
  await expect(measured).toContainText('It could be off by');
  const squareFeet = Number(/\d+/.exec((await measured.textContent()) ?? '')?.[0]);
  const truth = (scene.slab.width * scene.slab.depth) / 144;
  expect(Math.abs(squareFeet / truth - 1)).toBeLessThan(0.05);

  for (const name of ['brush', 'pavers', 'save']) {
    await tap(tool(page).getByRole('button', { name: `Next: ${name}` }));
  }
  const saved = page.waitForEvent('download');
  await tap(tool(page).getByRole('button', { name: 'Save as JPEG' }));
  expect((await saved).suggestedFilename()).toMatch(/\.jpg$/);
  expect(taps).toBeLessThanOrEqual(20);
  await context.close();
});

for (const viewport of [SHORT_PHONE, TALL_PHONE]) {
  test(`on a phone ${viewport.height} px high, steps, picture and the way on stay in sight`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSample(page);
    const next = tool(page).getByRole('button', { name: /^Next: / });
    const row = tool(page)
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Mark' }) });
    const expectInSight = async (locator: Locator) => {
      await expect(locator).toBeInViewport({ ratio: 1 });
      const isCovered = await locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isCovered).toBe(false);
    };
    for (const name of ['Mark', 'Outline', 'Brush', 'Pavers', 'Save']) {
      await page.evaluate(() => window.scrollBy(0, 300));
      await step(page, name).click();
      const heading = tool(page).getByRole('heading', { level: 3 }).filter({ visible: true }).first();
      await expect(heading).toBeFocused();
      for (const by of [0, 150]) {
        await page.evaluate((px) => window.scrollBy(0, px), by);
        await expectInSight(row);
        if (name !== 'Save') await expectInSight(next);
        const [drawn, list] = [await picture(page).boundingBox(), await row.boundingBox()];
        expect(drawn?.width).toBeCloseTo(list?.width ?? 0, 0);
        expect(drawn?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
        // At its start, a step shows its heading, too.
        if (by === 0) await expectInSight(heading);
      }
    }
  });
}

test('on a phone with text at 200%, nothing leaves the screen at any step', async ({ page }) => {
  await page.setViewportSize(SHORT_PHONE);
  await openSample(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const name of ['Mark', 'Outline', 'Brush', 'Pavers', 'Save']) {
    await step(page, name).click();
    await expect(step(page, name)).toHaveAttribute('aria-current', 'step');
    if (name === 'Pavers') await expect(tool(page).getByRole('table', { name: /^Pavers in / })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(SHORT_PHONE.width);
    const cut = await tool(page)
      .locator('label:has([type=radio])')
      .evaluateAll((choices) =>
        choices.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut, name).toEqual([]);
  }
});

test('the pop-up does not cover it', async ({ page }) => {
  await page.clock.install();
  await openPart(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const offer = popupOffer(page);
  await page.clock.fastForward(31_000);
  await offer;
  await page.clock.runFor(10_000);
  await expect(page.locator('#lead-popup')).toBeHidden();
});

test('with only the keyboard, in words', async ({ page }) => {
  await openSample(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await step(page, 'Mark').focus();
  await press('Enter');
  await expect(tool(page).getByRole('heading', { name: 'Mark something' })).toBeFocused();

  const corner = handle(page, 'Near right corner');
  await corner.focus();
  const at = async () => ((await corner.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  const [x, y] = await at();
  await press('ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp');
  expect(await at()).toEqual([x - 2, y - 10]);
  const said = new RegExp(`Near right corner: ${x - 2} across, ${y - 10} down.*The corners make a rectangle`);
  await expect(tool(page).getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await press('Control+z');
  expect(await at()).toEqual([x, y]);
  // The corner is no longer where it was said to be.
  await expect(
    tool(page)
      .getByRole('status')
      .filter({ hasText: /^The corners make a rectangle/ }),
  ).toHaveCount(1);
  await press('Control+Shift+z');
  expect(await at()).toEqual([x - 2, y - 10]);

  await step(page, 'Outline').focus();
  await press('Enter');
  const points = tool(page).getByRole('button', { name: /^Point \d/ });
  const count = await points.count();
  await handle(page, 'Point 2').focus();
  await tool(page).getByRole('button', { name: 'Add a point' }).focus();
  await press('Enter');
  await expect(points).toHaveCount(count + 1);
  await expect(handle(page, 'Point 3')).toBeFocused();
  await press('Delete');
  await expect(points).toHaveCount(count);
  await expect(handle(page, 'Point 2')).toBeFocused();

  await tool(page).getByRole('button', { name: 'Suggest an outline' }).press('Enter');
  await handle(page, 'Spot:').focus();
  await press('ArrowUp', 'Space');
  await expect(tool(page).getByText(/^Is this your area\?/)).toHaveRole('status');
  await tool(page).getByRole('button', { name: 'Use this outline' }).press('Enter');
  await expect(handle(page, 'Spot:')).toHaveCount(0);

  await step(page, 'Brush').focus();
  await press('Enter');
  await expect.poll(() => pixels(page)).toMatch(/[1-9]/);
  const brush = handle(page, 'Brush:');
  await brush.focus();
  await press('Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(brush).toHaveAttribute('aria-pressed', 'true');
  await press('Space');
  await expect(brush).toHaveAttribute('aria-pressed', 'false');
  await expect(picture(page)).toHaveAccessibleName(/1 brush stroke\./);

  // A slider says its value by itself.
  const wipe = tool(page).getByRole('slider', { name: 'Before and after' });
  await wipe.press('ArrowLeft');
  await expect(wipe).toHaveAttribute('aria-valuetext', '99%');
  await expect(tool(page).getByRole('status').filter({ hasText: '99%' })).toHaveCount(0);

  await step(page, 'Save').focus();
  await press('Enter');
  await expect(tool(page).getByRole('link', { name: 'Get a price on this' })).toBeVisible();
});

/** Checks the tool in one of LOOKS; tests/visualizer.spec.ts checks the rest of the page. */
async function expectAccessibleIn(page: Page, { viewport, colorScheme }: (typeof LOOKS)[number], state: string) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page, `${state}, ${viewport.width} px, ${colorScheme}`, 'section:has(#design)');
}

test('a file that is not a photo gets a message, any photo opens, and axe finds no violation', async ({ page }) => {
  await openPart(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    chooser(page).setInputFiles({ name, mimeType, buffer });
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(['ft', 'yp', 'heic', '\0\0\0\0', 'mif1', 'heic'].join('')),
    Buffer.alloc(400),
  ]);
  for (const [name, mimeType, buffer, words] of [
    ['notes.jpg', 'image/jpeg', Buffer.from('Call the HOA first.'), 'isn’t a picture'],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'That file is empty'],
    ['panorama.jpg', 'image/jpeg', await photo(1600, 400).jpeg().toBuffer(), 'too long and narrow'],
    ['IMG_1.heic', 'image/heic', heic, 'HEIC format'],
    ['preview.jpg', 'image/jpeg', await photo(160, 120).jpeg().toBuffer(), 'too small to show pavers in'],
    ['dot.png', 'image/png', await photo(2, 2).png().toBuffer(), 'too small to show pavers in'],
  ] as const) {
    await choose(name, mimeType, buffer);
    await expect(tool(page).getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await expectAccessibleIn(page, LOOKS[0], 'a file in error');
  const transparent = sharp({ create: { width: 640, height: 480, channels: 4, background: '#40506080' } });
  await choose('drawing.png', 'image/png', await transparent.png().toBuffer());
  await expect(handle(page, 'Near left corner')).toBeVisible();
  await tool(page).getByRole('button', { name: 'Use another photo' }).click();
  await expect(tool(page).getByRole('heading', { name: 'Now yours' })).toBeInViewport();
  await expect(tool(page).getByRole('group', { name: 'Pavers on a photo' })).toBeFocused();
  await choose('notes.jpg', 'image/jpeg', Buffer.from('Not a picture.'));
  await tool(page).getByRole('button', { name: 'Back to your photo' }).click();
  await expect(handle(page, 'Near left corner')).toBeVisible();
  await expectAccessibleIn(page, LOOKS[1], 'Mark');
});

/** Returns how far the pattern of the kept photo is turned; undefined if none is kept. */
async function keptTurn(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('ground-photo').onsuccess = ({ target }) => {
          const reading = (target as IDBOpenDBRequest).result.transaction('photos').objectStore('photos').get('last');
          reading.onsuccess = () => resolve((reading.result as { design: { turn: number } } | undefined)?.design.turn);
        };
      }),
  );
}

test('the picture is shared as a file, printed alone, and kept on this device until it is deleted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    const share = async ({ files = [] }: ShareData) => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`));
    };
    Object.assign(navigator, { canShare: () => true, share });
    Object.assign(window, { shared, print: () => undefined });
  });
  await openSample(page);
  await step(page, 'Save').click();
  await tool(page).getByRole('button', { name: 'Share the picture' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { readonly shared: string[] }).shared))
    .toEqual(['pavers-on-sample-photo.jpg image/jpeg']);

  await tool(page).getByRole('button', { name: 'Print it' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page)).toBeVisible();
  await expect(tool(page).getByText('A rendering on our sample photo')).toBeVisible();
  await expect(page.getByText(business.phone.display).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('#design')).toBeHidden();
  await expect(tool(page).getByText('The form will already name')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  // Pavers that are chosen for the plan are the photo's, too, and the other way around.
  const select = tool(page).getByLabel('Paver', { exact: true }).filter({ visible: true });
  await tool(page).getByRole('radio', { name: 'Plan view' }).check();
  await expect(picture(page)).toBeHidden();
  await select.selectOption(paver.id);
  await tool(page).getByRole('radio', { name: PART }).check();
  await expect(picture(page)).toHaveAccessibleName(words(`: ${paver.name}, `));
  await step(page, 'Pavers').click();
  await select.selectOption(other.id);
  await tool(page).getByRole('radio', { name: 'Plan view' }).check();
  await expect(select).toHaveValue(other.id);
  await tool(page).getByRole('radio', { name: PART }).check();
  await expect(picture(page)).toBeVisible();

  await tool(page).getByRole('button', { name: 'Keep my work on this device' }).click();
  await expect(tool(page).getByText('Kept on this device.')).toBeVisible();
  await step(page, 'Pavers').click();
  await tool(page).getByRole('slider', { name: 'Turn the pattern' }).fill('30');
  await expect.poll(() => keptTurn(page)).toBe(30);
  await expectAccessibleIn(page, LOOKS[0], 'Pavers');

  // A reload opens it again, and a new visit offers it.
  await page.reload();
  await expect(tool(page).getByRole('slider', { name: 'Turn the pattern' })).toHaveValue('30');
  await page.evaluate(() => sessionStorage.clear());
  await openPart(page);
  await tool(page).getByRole('button', { name: 'Continue with your saved photo' }).click();
  await expect(tool(page).getByRole('slider', { name: 'Turn the pattern' })).toHaveValue('30');
  // Deletes it while it is open, so that it is no longer saved with every change.
  await tool(page).getByRole('button', { name: 'Use another photo' }).click();
  await tool(page).getByRole('button', { name: 'Delete it from this device' }).click();
  await tool(page).getByRole('button', { name: 'Back to your photo' }).click();
  await expect(tool(page).getByRole('button', { name: 'Keep my work on this device' })).toBeVisible();
  expect(await keptTurn(page)).toBeUndefined();
});
