import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { areas } from '../src/company/areas';
import { business } from '../src/company/business';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../src/company/pricing';
import { offers, serviceById } from '../src/company/services';
import { compare, publishedComparison, type ComparisonInput } from '../src/tools/comparison/core/comparison';
import { estimate } from '../src/tools/estimator/core/estimate';
import { countedFields, extrasFor, homePreset, presets, type ProjectInput } from '../src/tools/estimator/core/project';
import {
  DESKTOP,
  expect,
  expectStateAccessible,
  holdScripts,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';
import { articleRoutes, readHtml, routeWith } from './routes';

// The articles with a tool, as far as this site has them.
const costGuide = articleRoutes.find((route) => readHtml(route).includes('id="estimate"'));
const comparisonRoute = routeWith('id="comparison"');
const careRoute = routeWith('id="care"');

const [city] = areas;

/** The service of the example on the home page and in the cost guide. */
const service = serviceById(homePreset.project);

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Returns the total as the estimator shows it. */
const totalOf = (input: ProjectInput) => formatAmount(estimate(input).total ?? { low: 0, high: 0 });

const withSides = (input: ProjectInput, length: number, width: number): ProjectInput => ({
  ...input,
  area: { shape: 'rectangle', sides: { length, width } },
});

/** Matches a text that contains these words. */
const containing = (words: string) => new RegExp(words.replace(/[$+().]/g, '\\$&'));

const HOME_TOTAL = totalOf(homePreset);
const example = presets[service.id];
/** The example's other side, which the visitor leaves as it is. */
const { width: givenWidth = 20 } = example.area.shape === 'rectangle' ? example.area.sides : {};
const long = withSides(example, 60, givenWidth);
const wide = withSides(example, 30, 40);
/** The extras with a number that the estimator asks for. */
const extras = extrasFor(service.id).counted;
const complete: ProjectInput = {
  ...long,
  material: 'mid-range',
  counted: { ...long.counted, ...Object.fromEntries(extras.map((extra) => [extra, 4])) },
  wanted: { ...long.wanted, sealing: offers('paver-sealing') },
};
const published = compare(publishedComparison);
const shared: ComparisonInput = {
  area: 600,
  years: 30,
  concreteInstalled: 10,
  concreteUpkeep: 200,
  paversInstalled: 13,
  paversUpkeep: 150,
  replacement: 18,
};
const resealing = measures['sealing.resealPatio'];

const ESTIMATOR = '#estimate';
/** The table of prices, which follows the estimator and is no part of its script. */
const PRICE_TABLE = `:has(> ${ESTIMATOR}) + details`;
const COMPARISON_TOOL = '#comparison';
const CARE = '#care';

const estimator = (page: Page) => page.locator(ESTIMATOR);
const comparison = (page: Page) => page.locator(COMPARISON_TOOL);
const care = (page: Page) => page.locator(CARE);
const extrasTitle = (tool: Locator) => tool.locator('summary').filter({ hasText: /^Extras/ });
const answer = (tool: Locator) => tool.locator('section');

/** Expects no violation of axe's rules in this state of a tool, and nothing wider than the screen. */
async function expectUsable(page: Page, state: string, part: string) {
  await expectStateAccessible(page, state, part);
  // 720 px is a desktop at 200% zoom, 320 px one at 400%.
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  }
}

/** A way to enter a value into a field and to press a button. */
interface Hand {
  readonly name: string;
  readonly viewport: typeof PHONE;
  readonly enter: (page: Page, field: Locator, value: string) => Promise<void>;
  readonly press: (page: Page, button: Locator) => Promise<void>;
}

const hands: readonly Hand[] = [
  {
    name: 'touch',
    viewport: PHONE,
    enter: async (_page, field, value) => {
      await field.tap();
      await field.fill(value);
    },
    press: (_page, button) => button.tap(),
  },
  {
    name: 'keyboard',
    viewport: DESKTOP,
    enter: async (page, field, value) => {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    },
    press: async (page, button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    },
  },
];

for (const { name, viewport, enter, press } of hands) {
  test.describe(`by ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'touch' });

    test('an estimate follows the entries and goes into the form', async ({ page }) => {
      await page.goto(service.path);
      const tool = estimator(page);
      await expect(answer(tool)).toContainText(totalOf(example));
      await enter(page, tool.getByLabel('Length in feet'), '60');
      await expect(answer(tool)).toContainText(totalOf(long));
      await tool.getByLabel('Material').selectOption('mid-range');
      await tool.getByLabel('City').selectOption(city.id);
      await press(page, extrasTitle(tool));
      for (const extra of extras) await enter(page, tool.getByLabel(countedFields[extra].label), '4');
      if (offers('paver-sealing')) await tool.getByRole('checkbox', { name: /^Sealing/ }).setChecked(true);
      await expect(answer(tool)).toContainText(totalOf(complete));
      await press(page, tool.getByRole('link', { name: 'Get a written estimate' }));
      const form = page.locator('#contact form');
      await expect(form.getByLabel('City')).toHaveValue(city.id);
      // Nothing but the ways to reach the visitor is asked for: the estimate is in a line above, and in the folded fields.
      await expect(form.getByText('Your estimate goes with this form')).toBeInViewport();
      await expect(form.getByRole('status').first()).toContainText(totalOf(complete));
      await expect(form.getByLabel('Message')).toBeHidden();
      await expect(form.getByLabel('Project type')).toHaveValue(service.id);
      await expect(form.getByLabel('Approximate size')).toHaveValue(String(60 * givenWidth));
      await expect(form.getByLabel('Message')).toHaveValue(containing(totalOf(complete)));
      await expect(page.locator('#contact')).toBeFocused();
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
      expect(new URL(page.url()).search).toBe('');
    });
  });
}

if (comparisonRoute)
  test('a link to a comparison opens it, and it follows the entries', async ({ page }) => {
    await page.goto(
      `${comparisonRoute}?comparison=1&area=600&years=30&concreteInstalled=10&concreteUpkeep=200&paversInstalled=13&paversUpkeep=150&replacement=0`,
    );
    const tool = comparison(page);
    await expect(answer(tool)).toContainText('$12,000');
    await expect(answer(tool)).toContainText('$12,300');
    await tool.getByLabel('Replaced in year').fill('18');
    const total = dollars(compare(shared).concrete);
    await expect(answer(tool)).toContainText(total);
    await expect(tool.getByRole('img')).toHaveAccessibleName(containing(`to ${total}`));
    await tool.getByText('The figures behind the chart').click();
    await expect(tool.getByRole('row').last()).toContainText(total);
    await expectUsable(page, 'comparison with its table', COMPARISON_TOOL);
  });

if (careRoute)
  test('a calendar follows the date and can be saved', async ({ page }) => {
    // The fragment opens the text that the calendar is folded into.
    await page.goto(`${careRoute}${CARE}`);
    const tool = care(page);
    await tool.getByLabel('Surface').selectOption('patio');
    await tool.getByLabel('Date').fill('2026-02-10');
    await expect(answer(tool).getByRole('listitem').filter({ hasText: 'Due between' })).toContainText(
      `February 10, ${2026 + resealing.low} and February 10, ${2026 + resealing.high}`,
    );
    const saving = page.waitForEvent('download');
    await tool.getByRole('button', { name: /calendar/ }).press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe('paver-care-patio.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(tool.getByText('file is saved')).toBeVisible();
    await expectUsable(page, 'calendar with dates', CARE);
  });

if (costGuide)
  test('the estimate on the cost guide fills the form of the home page, which grows with it', async ({ page }) => {
    await page.goto(costGuide);
    await estimator(page).getByLabel('Width in feet').fill('40');
    await expect(answer(estimator(page))).toContainText(totalOf(wide));
    await estimator(page).getByRole('link', { name: 'Get a written estimate' }).click();
    await expect(page).toHaveURL('/#contact');
    const form = page.locator('#contact form');
    const message = form.getByLabel('Message');
    await expect(message).toHaveValue(containing(totalOf(wide)));
    const hidden = await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await expect(form.getByText('Your estimate goes with this form')).toBeInViewport();
    // The project is used once: after the reload it is restored as a draft, and not added again.
    await page.reload();
    await expect(message).toHaveValue(/^Please send me(?![^]*Please send me)/);

    await test.step('the message is at most 60% of the screen high, and shrinks again', async () => {
      const heightOf = async () => (await message.boundingBox())?.height ?? 0;
      const grown = await heightOf();
      await message.fill('More.\n'.repeat(200));
      expect(await heightOf()).toBeCloseTo(0.6 * (page.viewportSize()?.height ?? 0), 0);
      await message.fill('');
      expect(await heightOf()).toBeLessThan(grown);
      await expect(form.getByText(/goes with this form/)).toHaveCount(0);
    });
  });

testInNewTab('a link opens the shared estimate without interaction', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const squareFeet = `${(64 * givenWidth).toLocaleString('en-US')} sq ft`;
  await page.goto(service.path);
  await estimator(page).getByLabel('Length in feet').fill('64');
  await expect(answer(estimator(page))).toContainText(squareFeet);
  await estimator(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(estimator(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.goto('/faq');
  await page.goto(link);
  await expect(answer(estimator(page))).toContainText(squareFeet);
  await expect(estimator(page).getByLabel('Length in feet')).toHaveValue('64');
  await expect(estimator(page)).toBeInViewport();
});

test('a hostile link shows the example with a notice, and an entry out of bounds its error', async ({ page }) => {
  await page.goto('/?plan=1&project=%3Cscript%3E&length=1e99&city=%F0%9F%8F%A1&material=gold');
  const tool = estimator(page);
  await expect(tool.getByText('couldn’t read all of the link')).toContainText('“Project”, “City”, “Material”');
  await expect(answer(tool)).toContainText(HOME_TOTAL);
  await tool.getByLabel('Length in feet').fill('4000');
  await extrasTitle(tool).click();
  for (const extra of extras) await tool.getByLabel(countedFields[extra].label).fill('9999');
  await expect(tool.getByLabel('Length in feet')).toHaveAccessibleDescription(/from 1 to 1,000/);
  await expect(tool.locator('[aria-invalid]')).toHaveCount(1 + extras.length);
  await expect(answer(tool)).toContainText('until every entry is correct');
  await expectUsable(page, 'estimator from a damaged link, in error', ESTIMATOR);
});

testInNewTab(
  'what follows the total loads once in view, and a press that comes sooner counts',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 400 });
    const release = await holdScripts(page, '**/late-estimate*');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(service.path);
    const length = estimator(page).getByLabel('Length in feet');
    await length.fill('64');
    await expect(answer(estimator(page))).toContainText((64 * givenWidth).toLocaleString('en-US'));
    // Out of the example's size: what isn't included in it says nothing of this one.
    const smallPrint = estimator(page).locator('summary', { hasText: 'Not included' });
    await expect(smallPrint).toHaveCount(0);
    expect(asked.filter((url) => url.includes('late-estimate'))).toEqual([]);
    const copy = estimator(page).getByRole('button', { name: 'Copy link' });
    await copy.focus();
    await copy.press('Enter');
    await expect(copy).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(estimator(page).getByText('Link copied')).toBeVisible();
    await expect(copy).toBeFocused();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).searchParams.get('length')).toBe('64');
    await expect(smallPrint).toBeVisible();
  },
);

test('the printed sheet contains only the estimate', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await estimator(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(answer(estimator(page)).getByText(HOME_TOTAL).first()).toBeVisible();
  // Once, in the letterhead.
  await expect(answer(estimator(page)).getByText(business.phone.display).filter({ visible: true })).toHaveCount(1);
  await expect(estimator(page).getByRole('heading', { name: 'Not included' })).toBeVisible();
  for (const other of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.locator('h1'),
    estimator(page).getByLabel('Project'),
    estimator(page).getByRole('link', { name: 'Get a written estimate' }),
  ]) {
    await expect(other).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Expects the answer to be as wide as the questions, which need JavaScript and are hidden. */
  async function expectWholeWidth(tool: Locator) {
    const widthOf = (part: Locator) => part.evaluate(({ clientWidth }) => clientWidth);
    expect(await widthOf(answer(tool))).toBe(await widthOf(tool.locator('form')));
  }

  if (costGuide)
    test('the estimator shows the example and all prices, in the width of the hidden questions', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(costGuide);
      await expectWholeWidth(estimator(page));
      await expect(answer(estimator(page)).getByText(totalOf(example)).first()).toBeVisible();
      await expect(estimator(page).getByLabel('Length in feet')).toBeHidden();
      const table = page.locator(PRICE_TABLE);
      await table.getByText('All prices behind this estimate').click();
      await expect(
        table.getByRole('row', { name: containing(formatPrice(prices['costGuide.installed'])) }).first(),
      ).toBeVisible();
    });

  if (comparisonRoute)
    test('the comparison shows the totals, in the width of the hidden questions', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(comparisonRoute);
      await expectWholeWidth(comparison(page));
      await expect(answer(comparison(page)).getByText(dollars(published.concrete), { exact: true })).toBeVisible();
      await expect(answer(comparison(page)).getByText(dollars(published.pavers), { exact: true })).toBeVisible();
    });

  if (careRoute)
    test('the care calendar shows the rules, in the width of the hidden questions', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(`${careRoute}${CARE}`);
      await expectWholeWidth(care(page));
      await expect(
        answer(care(page)).getByText(`Every ${formatMeasure(measures['sealing.resealDriveway'])}`),
      ).toBeVisible();
    });
});

test('an estimator with everything has no violation of axe, and is not wider than the screen', async ({ page }) => {
  await page.goto(costGuide ?? service.path);
  const tool = estimator(page);
  for (const more of await tool.locator('summary').filter({ visible: true }).all()) await more.click();
  for (const extra of extras) await tool.getByLabel(countedFields[extra].label).fill('3');
  for (const box of await tool.getByRole('checkbox').all()) await box.check();
  await tool.getByLabel('Material').selectOption('luxury');
  await expect(answer(tool)).toContainText('+');
  if (costGuide) await page.locator(PRICE_TABLE).getByText('All prices behind this estimate').click();
  await expectUsable(page, 'estimator with everything', costGuide ? `${ESTIMATOR}, ${PRICE_TABLE}` : ESTIMATOR);
});
