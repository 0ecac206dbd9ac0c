import { expect, test, type Locator, type Page } from '@playwright/test';
import { DESKTOP, open, PHONE } from './fixtures';
import { allRoutes } from './routes';

/*
 * Each page carries only the rules for what it shows. Whatever it shows must look the same with all rules of the site,
 * which come once a visitor uses a control: with everything open, on the screen and on paper.
 */

/** Every property that a rule of the page's stylesheets sets. */
async function propertiesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const property of rule.style) found.add(property);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...found].filter((property) => !property.startsWith('--'));
  });
}

/** How each element of the page, and what it generates, looks in these properties. */
async function looks(page: Page, properties: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${values.join('; ')}`;
        }),
      ),
    properties,
  );
}

/** Gives the page all rules of the site, as it gets them with React, but after its own. */
async function addAllRules(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, id: 'all-rules' }));
  });
  const link = page.locator('#all-rules');
  // Without JavaScript the link tells nobody that it has loaded.
  await expect.poll(() => link.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null)).toBe(true);
  return link;
}

/** What looks otherwise by the page's own rules alone. */
async function lacking(page: Page, allRules: Locator, properties: readonly string[]): Promise<string[]> {
  const looksWith = async (all: boolean) => {
    await allRules.evaluate((link: HTMLLinkElement, on) => (link.disabled = !on), all);
    return looks(page, properties);
  };
  const whole = await looksWith(true);
  return (await looksWith(false)).filter((look, index) => look !== whole[index]);
}

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Questions of one name close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.popover = 'manual';
      popover.showPopover();
    }
  });
}

for (const route of allRoutes) {
  test(`${route} has all rules for what it shows`, async ({ page }) => {
    // Without transitions every property has its last value at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await openEverything(page);
    const allRules = await addAllRules(page);
    const properties = await propertiesOf(page);
    expect(properties.length).toBeGreaterThan(100);
    for (const [media, viewport] of [
      ['screen', DESKTOP],
      ['screen', PHONE],
      ['print', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media, reducedMotion: 'reduce' });
      expect(await lacking(page, allRules, properties), `${media}, ${viewport.width} px`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const route of ['/estero-pavers', '/service-area', '/paver-products', '/referrals']) {
    test(`${route} has all rules for what it says instead`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('main noscript p')).toBeVisible();
      const allRules = await addAllRules(page);
      expect(await lacking(page, allRules, await propertiesOf(page))).toEqual([]);
    });
  }
});

test('the styles that come with React do not name the fonts again, which would lay out all text anew', async ({
  page,
}) => {
  const faces = () => page.evaluate(() => document.fonts.size);
  await page.goto('/');
  const before = await faces();
  expect(before).toBeGreaterThan(0);
  await open(page, '/');
  await expect(page.locator('#all-styles')).toBeAttached();
  expect(await faces()).toBe(before);
});
