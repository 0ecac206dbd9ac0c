import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { serviceById } from '../src/company/services';
import { countedFields, extrasFor } from '../src/tools/estimator/core/project';
import { products } from '../src/company/products';
import { describeDefault } from '../src/tools/visualizer/core/defaultDrawing';
import { defaultDesign } from '../src/tools/visualizer/core/designs';
import { copingProduct, layableProducts, wallProducts } from '../src/tools/visualizer/core/layable';
import { projectIds, projectNames, projectServices, type ProjectId } from '../src/tools/visualizer/core/types';
import {
  DESKTOP,
  expect,
  expectAccessible,
  holdScripts,
  PHONE,
  test as untouched,
  testInSharedTab as test,
  words,
} from './fixtures';

const ROUTE = '/paver-products';
/** A product other than the one that the tool starts with, if the catalog has two. */
const shown = layableProducts.find(({ id }) => id !== defaultDesign.product) ?? layableProducts[0];

const SHARED = `${ROUTE}?plan=1&project=${projectServices.driveway}&product=${shown.id}&pattern=${shown.pattern}&blend=terracotta&border=sailor&borderBlend=charcoal&joint=gray&length=24&width=18&shape=rectangle`;

/** Selector of the tool. */
const TOOL = 'section:has(#design)';

const tool = (page: Page) => page.locator(TOOL);
const sum = (page: Page) => tool(page).getByText(/^[\d,]+ sq ft, [\d,]+ pavers/);
const stage = (page: Page) => tool(page).getByRole('group', { name: 'Design A: drawing' });

/** Returns the colors of the canvas's middle column, to distinguish drawings. The canvas exists before its drawing. */
async function pixels(page: Page, index = 0): Promise<string> {
  const canvas = page.locator('canvas').nth(index);
  const read = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const context = element.getContext('2d');
      return [...(context?.getImageData(element.width >> 1, 0, 1, element.height).data ?? [])].join();
    });
  await expect.poll(read).toMatch(/[1-9]/);
  return read();
}

/** Whether the company builds all that the tool can draw. */
const hasAllProjects = projectIds.length === Object.keys(projectNames).length;

/** Opens the tool, and waits for its drawing. */
async function openTool(page: Page) {
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Design yours' }).click();
  await expect(page.locator('canvas')).toBeVisible();
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('two designs are shown side by side, axe finds no violation, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openTool(page);
    await tool(page).getByRole('button', { name: 'Compare with a second design' }).click();
    await expect(page.locator('canvas')).toHaveCount(2);
    await tool(page).getByRole('radio', { name: 'Charcoal' }).check();
    await expect.poll(async () => (await pixels(page, 0)) === (await pixels(page, 1))).toBe(false);
    await tool(page).getByLabel('Width').fill('2');
    await expectAccessible(page, 'two designs, an error', TOOL);
    await expect(page).toHaveURL(/b\.blend=charcoal/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await expect(page.locator('canvas')).toHaveCount(2);
    await tool(page).getByText('Not possible with').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'two').toBeLessThanOrEqual(320);
    await tool(page).getByRole('button', { name: 'Keep only Design A' }).click();
    await expect(page.locator('canvas')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'one').toBeLessThanOrEqual(320);
  });

  test('loads only when it is opened, and works with only the keyboard', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(ROUTE);
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Design yours' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('canvas')).toBeVisible();
    await stage(page).focus();
    const whole = await pixels(page);
    for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    const close = await pixels(page);
    expect(close).not.toBe(whole);
    await page.keyboard.press('0');
    await expect.poll(() => pixels(page)).toBe(whole);
  });

  if (hasAllProjects)
    test('the arrow keys choose the project', async ({ page }) => {
      await openTool(page);
      await tool(page).getByRole('radio', { name: 'Patio' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tool(page).getByRole('radio', { name: 'Pool deck' })).toBeChecked();
      await expect(page.locator('canvas')).toHaveAccessibleName(/around a 28 × 14 ft pool/);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  if (hasAllProjects)
    test('choices change the drawing, the counts, the description and the URL', async ({ page }) => {
      await openTool(page);
      await expect(sum(page)).toHaveText(/^320 sq ft/);
      const before = await pixels(page);
      await tool(page).getByRole('radio', { name: 'Terracotta' }).check();
      await expect.poll(() => pixels(page)).not.toBe(before);
      await expect(page).toHaveURL(/product=apollo&pattern=herringbone-45&blend=terracotta&/);

      await tool(page).getByRole('radio', { name: 'Driveway' }).check();
      await expect(sum(page)).toHaveText(/^600 sq ft/);
      await expect(tool(page).getByText('The car is 15½ feet long')).toBeVisible();

      await tool(page).getByLabel('Length').fill('40 ft');
      await expect(sum(page)).toHaveText(/^800 sq ft/);
      await tool(page).getByLabel('Length').fill(`40' 5"`);
      await expect(page).toHaveURL(/length=40\.42&/);
      await tool(page).getByLabel('Length').fill('400');
      await expect(tool(page).getByRole('alert')).toHaveText('Enter a length from 6 to 80 feet.');
      // Neither figures nor a request from a size that the visitor has replaced.
      await expect(sum(page)).toHaveCount(0);
      await expect(tool(page).getByRole('link', { name: 'Get an estimate for this design' })).toBeHidden();
      await tool(page).getByLabel('Length').fill('360 in');
      await expect(tool(page).getByRole('link', { name: 'Get an estimate for this design' })).toBeVisible();
      await tool(page).getByRole('radio', { name: 'L-shape, with a parking pad' }).check();
      await expect(sum(page)).toHaveText(/^750 sq ft/);
      await tool(page).getByLabel('Parking pad length').fill('20');
      await expect(sum(page)).toHaveText(/^800 sq ft/);
      await tool(page).getByLabel('Parking pad length').fill('30');
      await expect(tool(page).getByRole('alert')).toHaveText('Enter a parking pad length from 4 to 29 feet.');

      for (const { id, name } of products.filter((product) => product.id === 'paver-6x9')) {
        await tool(page).getByLabel('Paver', { exact: true }).selectOption(id);
        await expect(tool(page).getByRole('radio', { name: 'Running bond' })).toBeChecked();
        await expect(tool(page).getByRole('radio', { name: '45° herringbone' })).toHaveCount(0);
        await tool(page).getByText(`Not possible with ${name}`).click();
        await expect(tool(page).getByText('6 × 9 in is 1.5 to 1')).toHaveCount(3);
        await expect(page.locator('canvas')).toHaveAccessibleName(words(`${name}, running bond pattern`));
      }
    });

  if (hasAllProjects && copingProduct)
    test('a product card opens its paver, coping opens around a pool, a wall along a patio', async ({ page }) => {
      await page.goto(ROUTE);
      const first = layableProducts[0].name;
      await page.getByRole('link', { name: `See it laid out: ${first}` }).click();
      await expect(page.locator('canvas')).toHaveAccessibleName(words(`${first}, `));
      await expect(page.locator('#design')).toBeInViewport();
      const color = shown.colors[1].name;
      await page.locator(`#${shown.id}`).getByRole('button', { name: color }).click();
      await expect(page.getByRole('img', { name: `Drawing of ${shown.name} in ${color}` })).toBeVisible();
      await page.getByRole('link', { name: `See it laid out: ${shown.name}` }).click();
      await expect(page.locator('canvas')).toHaveAccessibleName(words(`, in ${color} only`));

      // A catalog of a few products has no such button.
      for (const more of await page.getByText(`Show all ${products.length}`).all()) await more.click();
      await page.getByRole('link', { name: `See it around a pool: ${copingProduct?.name}` }).click();
      await expect(page.locator('canvas')).toHaveAccessibleName(/around a 28 × 14 ft pool.*new coping around the pool/);
      await expect(tool(page).getByRole('row', { name: /, coping 168 16/ })).toBeVisible();
      const before = await pixels(page);
      await tool(page).getByLabel('Pool coping').selectOption({ label: 'Charcoal' });
      await expect.poll(() => pixels(page)).not.toBe(before);
      await tool(page).getByLabel('Pool length').fill('12');
      await expect(tool(page).getByRole('link', { name: 'Estimate it yourself' })).toHaveAttribute(
        'href',
        /material=concrete&.*&length=22&width=36&poolLength=12&poolWidth=28&shape=around-pool#estimate$/,
      );

      for (const { name } of wallProducts.slice(0, 1)) {
        await page.getByRole('link', { name: `See it along a patio: ${name}` }).click();
        await expect(page.locator('canvas')).toHaveAccessibleName(new RegExp(`^Patio.*wall \\(${name}\\)`));
        await expect(tool(page).getByText(`20 linear ft of ${name}`)).toBeVisible();
        await tool(page).getByRole('link', { name: 'Estimate it yourself' }).click();
        if (extrasFor('paver-patios').counted.includes('wall'))
          await expect(page.locator('#estimate').getByLabel(countedFields.wall.label)).toHaveValue('20');
        await expect(page.locator('#estimate')).toBeInViewport();
      }
    });
});

test('the mouse moves and zooms the drawing', async ({ page }) => {
  await openTool(page);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The drawing is not on the screen.');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // The canvas is empty until its first frame.
  await expect.poll(() => pixels(page)).toMatch(/[1-9]/);
  const whole = await pixels(page);
  await page.mouse.click(...middle);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => pixels(page)).not.toBe(whole);
  const zoomed = await pixels(page);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 90, middle[1] + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => pixels(page)).not.toBe(zoomed);
  await tool(page).getByRole('button', { name: 'show all' }).click();
  await expect.poll(() => pixels(page)).toBe(whole);
});

/** Opens the tool this way, and expects that it says so while it loads, then has the focus at its top. */
async function expectToLand(page: Page, use: (button: Locator) => Promise<void>) {
  const release = await holdScripts(page, '**/late-designer*');
  await page.goto(ROUTE);
  await use(page.getByRole('button', { name: 'Design yours' }));
  await expect(tool(page).getByText('The designer is loading.')).toHaveRole('status');
  await expect(tool(page).locator('figure').getByRole('button')).toHaveText('One moment…');
  release();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator(':focus').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.locator(`${TOOL} :focus`)).toBeAttached();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => {
      const box = await page.locator('#design').boundingBox();
      return box && header && box.y >= header.height && box.y < header.height + 120;
    })
    .toBe(true);
}

untouched.describe('opened', () => {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    untouched.describe(`on a ${name}`, () => {
      untouched.use({ viewport });

      untouched('by mouse, says that it loads and lands at its top with the focus', ({ page }) =>
        expectToLand(page, (button) => button.click()),
      );

      untouched('by keyboard, says that it loads and lands at its top with the focus', ({ page }) =>
        expectToLand(page, (button) => button.press('Enter')),
      );
    });
  }

  untouched.describe('on a touch screen', () => {
    untouched.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    untouched('says that it loads and lands at its top with the focus', ({ page }) =>
      expectToLand(page, (button) => button.tap()),
    );
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('two fingers zoom, one finger pans, and one that moves up scrolls the page', async ({ page }) => {
    await page.goto(ROUTE);
    await page.getByRole('button', { name: 'Design yours' }).tap();
    await expect(page.locator('canvas')).toBeVisible();
    await stage(page).scrollIntoViewIfNeeded();
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('The drawing is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const whole = await pixels(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await send('touchStart', [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (const apart of [40, 60, 80, 100]) {
      await send('touchMove', [
        [x - apart, y],
        [x + apart, y],
      ]);
    }
    await send('touchEnd', []);
    await expect.poll(() => pixels(page)).not.toBe(whole);
    const zoomed = await pixels(page);
    await send('touchStart', [[x, y]]);
    for (const by of [10, 25, 40]) await send('touchMove', [[x + by, y + by]]);
    await send('touchEnd', []);
    await expect.poll(() => pixels(page)).not.toBe(zoomed);
    // A tap right after a quick move counts.
    await tool(page).getByRole('button', { name: 'show all' }).tap();
    await expect.poll(() => pixels(page)).toBe(whole);
    await send('touchStart', [[x, y]]);
    for (const by of [25, 50, 75]) await send('touchMove', [[x + by, y]]);
    await send('touchEnd', []);
    await tool(page).getByRole('button', { name: 'zoom in' }).tap();
    await expect.poll(() => pixels(page)).not.toBe(whole);

    await tool(page).getByRole('button', { name: 'show all' }).tap();
    await expect.poll(() => pixels(page)).toBe(whole);
    const scrolled = await page.evaluate(() => scrollY);
    await send('touchStart', [[x, y]]);
    for (const by of [40, 80, 120]) await send('touchMove', [[x, y - by]]);
    await send('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
    expect(await pixels(page)).toBe(whole);
  });
});

if (hasAllProjects)
  test('a link opens its design, which can be saved, printed and passed on', async ({ page }) => {
    await page.goto(SHARED);
    await expect(page.locator('canvas')).toHaveAccessibleName(
      words(`Driveway, 18 ft wide and 24 ft long: ${shown.name}, `),
    );

    await test.step('a PNG contains the drawing', async () => {
      const download = page.waitForEvent('download');
      await tool(page).getByRole('button', { name: 'Save as picture' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('paver-design.png');
      const bytes = await readFile(await file.path());
      expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(1200);
      expect(bytes.length).toBeGreaterThan(20_000);
    });

    await test.step('the printed sheet contains only the drawing and its counts', async () => {
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await tool(page).getByRole('button', { name: 'Print this design' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('canvas')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Pavers in Design A' })).toBeVisible();
      for (const id of ['#catalog', '#design']) await expect(page.locator(id)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Save as picture' })).toBeHidden();
      const pdf = await page.pdf({ format: 'Letter', landscape: true, margin: { top: '0.5in', bottom: '0.5in' } });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('#catalog')).toBeVisible();
      await page.emulateMedia({ media: null });
    });

    await test.step('the estimator and the estimate form get the design', async () => {
      await expect(tool(page).getByRole('link', { name: 'Estimate it yourself' })).toHaveAttribute(
        'href',
        SHARED.replace(ROUTE, '/paver-driveways') + '#estimate',
      );
      await tool(page).getByRole('link', { name: 'Get an estimate for this design' }).click();
      await expect(page).toHaveURL('/paver-driveways#contact');
      const form = page.locator('#contact form');
      await expect(form.getByLabel(/square feet/i)).toHaveValue('432');
      await expect(form.getByLabel('Message')).toHaveValue(/^My design: /);
    });
  });

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
]) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the drawing stays in view while colors are chosen, and the counts come after the controls', async ({
      page,
    }) => {
      await openTool(page);
      const last = tool(page).getByRole('group', { name: 'Colors' }).getByRole('radio').last();
      await last.check();
      await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 1 });
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      expect(await top(sum(page))).toBeGreaterThan(await top(last));
    });
  });
}

test.describe('from a service’s page', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const [project, service] of Object.entries(projectServices))
    if (projectIds.some((id) => id === project))
      test(`one tap leads to the visitor’s own photo of a ${project}`, async ({ page }) => {
        await page.goto(serviceById(service).path);
        const link = page.getByRole('link', { name: 'See pavers on your photo' });
        await expect(link).toBeInViewport();
        await link.tap();
        await expect(tool(page).getByText('Choose a photo')).toBeInViewport();
        await expect(tool(page).getByRole('radio', { name: 'photo' })).toBeChecked();
        await tool(page).getByRole('radio', { name: 'Plan view' }).check();
        await expect(tool(page).getByRole('radio', { name: projectNames[project as ProjectId] })).toBeChecked();
      });

  test('the catalog’s first screen has the same button, which needs no new page', async ({ page }) => {
    await page.goto(ROUTE);
    await page.getByRole('link', { name: 'See pavers on your photo' }).tap();
    await expect(tool(page).getByText('Choose a photo')).toBeInViewport();
    await expect(page).toHaveURL(/&view=photo/);
  });
});

test('the contractor’s list has pavers, edge restraint, base, sands and soil', async ({ page }) => {
  await openTool(page);
  await tool(page).getByText('For your contractor').click();
  const list = tool(page).locator('details', { hasText: 'For your contractor' });
  await expect(list).toContainText('% for waste');
  await expect(list.getByRole('definition').first()).toHaveText(/^[\d,]+ \+ \d+ spares$/);
  await expect(list).toContainText(/Edge restraint(\d+ ft|, and spikes\d+ ft, \d+ spikes)/);
  await expect(list).toContainText(/Crushed stone for the base.*cu yd .*tons/);
  await expect(list).toContainText(/50 lb bags\d+ bags/);
  await expect(list).toContainText(/Soil to haul away.*cu yd/);
  await expectAccessible(page, 'the contractor’s list', TOOL);
});

test('the Tab key shows the contractor’s list where the figures are higher than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTool(page);
  const list = tool(page).locator('summary', { hasText: 'For your contractor' });
  await tool(page).getByRole('button', { name: 'show all' }).press('Tab');
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
});

test('a broken link shows a notice', async ({ page }) => {
  await page.goto(SHARED.replace(`pattern=${shown.pattern}`, 'pattern=%3Cscript%3E').replace('&shape=rectangle', ''));
  await expect(tool(page).getByText('couldn’t read all of the link')).toContainText('“Pattern”');
  await expect(page.locator('canvas')).toHaveAccessibleName(words(`: ${shown.name}, `));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the default drawing and its description', async ({ page }) => {
    await page.goto(ROUTE);
    const drawing = tool(page).locator('img').last();
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0))
      .toBeGreaterThan(0);
    await expect(tool(page).getByText(describeDefault())).toBeVisible();
  });
});
