import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { areas } from '../src/data/areas';
import { business } from '../src/data/business';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../src/data/pricing';
import { serviceById, services } from '../src/data/services';
import { compare, publishedComparison } from '../src/estimate/comparison';
import { estimate } from '../src/estimate/estimate';
import { homePreset, presets, projectsWithTypicalPrice, type ProjectInput } from '../src/estimate/project';
import { readPage } from './builtPage';
import {
  DESKTOP,
  expect,
  expectStateAccessible,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';
import { single, textOf } from './pageContent';
import { serviceRoutes } from './routes';

const COST_GUIDE = '/blog/paver-installation-costs-southwest-florida';
const COMPARISON = '/blog/pavers-vs-concrete-comparison';
const MAINTENANCE = '/blog/paver-maintenance-florida-guide';

const [city] = areas;

/** The service of the example on the home page and in the cost guide. */
const service = serviceById(homePreset.project);

/** A service without a published price for a typical project. */
const unpriced = services.find(({ id }) => !projectsWithTypicalPrice.includes(id)) ?? services[0];

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
const long = withSides(example, 60, 20);
const wide = withSides(example, 30, 40);
const complete: ProjectInput = {
  ...long,
  material: 'mid-range',
  counted: { ...long.counted, lights: 4 },
  wanted: { ...long.wanted, sealing: true },
};
const published = compare(publishedComparison);
const replaced = compare({ ...publishedComparison, replacement: 18 }).concrete;
const resealing = measures['sealing.resealPatio'];

const ESTIMATOR = '#estimate';
const COMPARISON_TOOL = '#comparison';
const CARE = '#care';

const estimator = (page: Page) => page.locator(ESTIMATOR);
const comparison = (page: Page) => page.locator(COMPARISON_TOOL);
const care = (page: Page) => page.locator(CARE);
const answer = (tool: Locator) => tool.locator('section');

/** A way to enter a value into a field and to press a button. */
interface Hand {
  readonly name: string;
  readonly viewport: typeof PHONE;
  readonly enter: (page: Page, field: Locator, value: string) => Promise<void>;
  readonly press: (page: Page, button: Locator) => Promise<void>;
}

const hands: readonly Hand[] = [
  {
    name: 'mouse',
    viewport: DESKTOP,
    enter: async (page, field, value) => {
      await field.click({ clickCount: 3 });
      await page.keyboard.type(value);
    },
    press: (_page, button) => button.click(),
  },
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
      await enter(page, tool.getByLabel('Light fixtures'), '4');
      await tool.getByRole('checkbox', { name: /^Sealing/ }).setChecked(true);
      await expect(answer(tool)).toContainText(totalOf(complete));
      await press(page, tool.getByRole('link', { name: 'Get this estimate confirmed' }));
      const form = page.locator('#contact form');
      await expect(form.getByLabel('City')).toHaveValue(city.id);
      await expect(form.getByLabel('Project type')).toHaveValue(service.id);
      await expect(form.getByLabel('Approximate size')).toHaveValue('1200');
      await expect(form.getByLabel('Message')).toHaveValue(containing(totalOf(complete)));
      await expect(page.locator('#contact')).toBeFocused();
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
      expect(new URL(page.url()).search).toBe('');
    });
  });
}

test('a comparison follows the entries', async ({ page }) => {
  await page.goto(COMPARISON);
  const tool = comparison(page);
  await expect(answer(tool)).toContainText(dollars(published.concrete));
  await expect(answer(tool)).toContainText(dollars(published.pavers));
  await tool.getByLabel('Replaced in year').fill('18');
  await expect(answer(tool)).toContainText(dollars(replaced));
  await expect(tool.getByRole('img')).toHaveAccessibleName(containing(`to ${dollars(replaced)}`));
  await tool.getByText('The figures behind the chart').click();
  await expect(tool.getByRole('row').last()).toContainText(dollars(replaced));
});

test('a calendar follows the date and can be saved', async ({ page }) => {
  await page.goto(MAINTENANCE);
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
});

test('each service page starts with its service, and the home page with an example', () => {
  for (const route of serviceRoutes) {
    const chosen = single(readPage(route), '#estimate select[name=project] option[selected]');
    expect(chosen.getAttribute('value')).toBe(route.slice(1));
  }
  expect(textOf(single(readPage('/'), '#estimate section'))).toContain(HOME_TOTAL);
});

test('the estimate on the cost guide fills the form on the home page', async ({ page }) => {
  await page.goto(COST_GUIDE);
  await estimator(page).getByLabel('Width in feet').fill('40');
  await expect(answer(estimator(page))).toContainText(totalOf(wide));
  await estimator(page).getByRole('link', { name: 'Get this estimate confirmed' }).click();
  await expect(page).toHaveURL('/#contact');
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Subject')).toHaveValue(`Estimate: ${service.name} in ${business.region}, 1,200 sq ft`);
  await expect(form.getByLabel('Message')).toHaveValue(containing(totalOf(wide)));
  await expect(form.getByText('Your estimate is in the message below.')).toBeInViewport();
  // The project is used once: after the reload it is restored as a draft, and not added again.
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue(/^Please confirm(?![^]*Please confirm)/);
});

test('the message grows with the estimate to at most 60% of the screen, and shrinks again', async ({ page }) => {
  await page.goto(service.path);
  const message = page.locator('#contact').getByLabel('Message');
  const heightOf = async () => (await message.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await estimator(page).getByRole('link', { name: 'Get this estimate confirmed' }).click();
  await expect(message).toHaveValue(containing('Please confirm'));
  expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
    1,
  );
  expect(await heightOf()).toBeGreaterThan(before);
  await message.fill('More.\n'.repeat(200));
  expect(await heightOf()).toBeCloseTo(0.6 * (page.viewportSize()?.height ?? 0), 0);
  await message.fill('');
  expect(await heightOf()).toBe(before);
  await expect(page.locator('#contact').getByText(/is in the message below/)).toHaveCount(0);
});

testInNewTab('if session storage is denied, the link contains the estimate', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(COST_GUIDE);
  await estimator(page).getByLabel('Width in feet').fill('40');
  await expect(answer(estimator(page))).toContainText(totalOf(wide));
  await estimator(page).getByRole('link', { name: 'Get this estimate confirmed' }).click();
  await expect(page).toHaveURL(new RegExp(`/\\?estimate=1&project=${service.id}.*#contact$`));
  await expect(answer(estimator(page))).toContainText(totalOf(wide));
});

test.describe('a link', () => {
  testInNewTab('opens the shared estimate without interaction', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(service.path);
    await estimator(page).getByLabel('Length in feet').fill('64');
    await expect(answer(estimator(page))).toContainText('1,280 sq ft');
    await estimator(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(estimator(page).getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.goto('/faq');
    await page.goto(link);
    await expect(answer(estimator(page))).toContainText('1,280 sq ft');
    await expect(estimator(page).getByLabel('Length in feet')).toHaveValue('64');
    await expect(estimator(page)).toBeInViewport();
  });

  for (const query of ['estimate=0&project=pool-decks', 'estimate=1&project=%3Cscript%3E&length=1e99', 'estimate=']) {
    test(`that is hostile or old, ${query}, shows the example with a notice`, async ({ page }) => {
      await page.goto(`/?${query}`);
      await expect(estimator(page).getByText('old or damaged')).toBeVisible();
      await expect(answer(estimator(page))).toContainText(HOME_TOTAL);
    });
  }

  test('to a comparison opens it', async ({ page }) => {
    await page.goto(
      `${COMPARISON}?comparison=1&area=600&years=30&concreteInstalled=10&concreteUpkeep=200&paversInstalled=13&paversUpkeep=150&replacement=0`,
    );
    await expect(answer(comparison(page))).toContainText('$12,000');
    await expect(answer(comparison(page))).toContainText('$12,300');
  });
});

testInNewTab('an entry made before hydration counts', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(service.path);
  const tool = estimator(page);
  await tool.getByLabel('Length in feet').fill('40');
  await tool.getByRole('button', { name: 'Copy link' }).click();
  await expect(answer(tool)).toContainText(totalOf(example));
  release();
  await expect(answer(tool)).toContainText(totalOf(withSides(example, 40, 20)));
  await expect(tool.getByLabel('Length in feet')).toHaveValue('40');
  await expect(page).toHaveURL(/length=40/);
});

test('shows an error beside a field that is out of bounds', async ({ page }) => {
  await page.goto(service.path);
  const length = estimator(page).getByLabel('Length in feet');
  await length.fill('4000');
  await expect(length).toHaveAccessibleDescription(/from 1 to 1,000/);
  await expect(answer(estimator(page))).toContainText('once every entry is filled in correctly');
  await estimator(page).getByLabel('Project').selectOption(unpriced.id);
  await estimator(page).getByLabel('Area').selectOption('not-measured');
  await expect(estimator(page).getByLabel('Area')).toHaveAccessibleDescription(new RegExp(unpriced.name, 'i'));
});

testInNewTab('the printed sheet contains only the estimate', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/');
  await estimator(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(answer(estimator(page)).getByText(HOME_TOTAL)).toBeVisible();
  await expect(answer(estimator(page)).getByText(business.phone.display)).toBeVisible();
  await expect(estimator(page).getByRole('heading', { name: 'Not included' })).toBeVisible();
  for (const other of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.locator('h1'),
    estimator(page).getByLabel('Project'),
    estimator(page).getByRole('link', { name: 'Get this estimate confirmed' }),
  ]) {
    await expect(other).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the example, the published prices, the totals and the rules', async ({ page }) => {
    await page.goto(COST_GUIDE);
    await expect(answer(estimator(page)).getByText(totalOf(example)).first()).toBeVisible();
    await expect(estimator(page).getByLabel('Length in feet')).toBeHidden();
    await estimator(page).getByText('The published prices behind this estimate').click();
    await expect(
      estimator(page).getByRole('row', { name: containing(formatPrice(prices['costGuide.retainingWall'])) }),
    ).toBeVisible();
    await page.goto(COMPARISON);
    await expect(answer(comparison(page)).getByText(dollars(published.concrete), { exact: true })).toBeVisible();
    await expect(answer(comparison(page)).getByText(dollars(published.pavers), { exact: true })).toBeVisible();
    await page.goto(MAINTENANCE);
    await expect(
      answer(care(page)).getByText(`Every ${formatMeasure(measures['sealing.resealDriveway'])}`),
    ).toBeVisible();
  });

  for (const [route, tool] of [
    [COST_GUIDE, estimator],
    [COMPARISON, comparison],
    [MAINTENANCE, care],
  ] as const) {
    test(`on ${route}, the answer takes the width of the hidden questions`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(route);
      const widths = await Promise.all(
        [answer(tool(page)), tool(page).locator('form')].map((part) => part.evaluate(({ clientWidth }) => clientWidth)),
      );
      expect(widths[0]).toBe(widths[1]);
    });
  }
});

/** Pages with a tool in each of its states, and how to reach them. */
const states: Readonly<Record<string, { route: string; part: string; reach?: (page: Page) => Promise<void> }>> = {
  'estimator as it comes': { route: unpriced.path, part: ESTIMATOR },
  'estimator with everything': {
    route: service.path,
    part: ESTIMATOR,
    reach: async (page) => {
      for (const label of ['Wall', 'Light fixtures', 'Fire pits', 'Built-in benches']) {
        await estimator(page).getByLabel(label).fill('3');
      }
      for (const box of await estimator(page).getByRole('checkbox').all()) await box.check();
      await estimator(page).getByLabel('Material').selectOption('luxury');
      await estimator(page).locator('summary').click();
      await expect(answer(estimator(page))).toContainText('+');
    },
  },
  'estimator in error': {
    route: service.path,
    part: ESTIMATOR,
    reach: async (page) => {
      await estimator(page).getByLabel('Length in feet').fill('x');
      await estimator(page).getByLabel('Fire pits').fill('99');
      await expect(estimator(page).locator('[aria-invalid]')).toHaveCount(2);
    },
  },
  'estimator from a damaged link': {
    route: '/?estimate=9',
    part: ESTIMATOR,
    reach: (page) => expect(estimator(page).getByText('old or damaged')).toBeVisible(),
  },
  'comparison with its table': {
    route: COMPARISON,
    part: COMPARISON_TOOL,
    reach: async (page) => {
      await comparison(page).getByLabel('Replaced in year').fill('18');
      await comparison(page).locator('summary').click();
      await expect(comparison(page).getByRole('table')).toBeVisible();
    },
  },
  'comparison in error': {
    route: COMPARISON,
    part: COMPARISON_TOOL,
    reach: async (page) => {
      await comparison(page).getByLabel('Years', { exact: true }).fill('1000');
      await expect(comparison(page).locator('[aria-invalid]')).toHaveCount(1);
    },
  },
  'calendar with dates': {
    route: MAINTENANCE,
    part: CARE,
    reach: async (page) => {
      await care(page).getByLabel('Date').fill('2026-02-10');
      await expect(answer(care(page)).getByRole('listitem').first()).toBeVisible();
    },
  },
  'calendar in error': {
    route: MAINTENANCE,
    part: CARE,
    reach: async (page) => {
      await care(page).getByLabel('Date').fill('1950-01-01');
      await expect(care(page).locator('[aria-invalid]')).toHaveCount(1);
    },
  },
};

for (const [name, { route, part, reach }] of Object.entries(states)) {
  test(`axe finds no violation with the ${name}, and nothing is wider than the screen`, async ({ page }) => {
    await page.goto(route);
    await reach?.(page);
    await expectStateAccessible(page, name, part);
    // 720 px is a desktop at 200% zoom, 320 px one at 400%.
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
