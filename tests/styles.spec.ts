import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ISLAND } from '../src/islands/contract';
import { clientFilesPath, type ClientFiles } from '../src/plugins/lateHydration';
import { DESKTOP, expect, open, PHONE, testInSharedTab as test } from './fixtures';
import { articleRoutes, lightContactRoute } from './routes';

/*
 * Each page contains only the styles of the components that it shows and of those that its islands may show later. It
 * must look the same as with all rules of the site: with everything open, on screen and on paper, before and after its
 * islands are used. tests/built/styles.test.ts reads the rules of every page.
 */

/** The rules of the whole site. */
const ALL_RULES = (
  JSON.parse(readFileSync(clientFilesPath({ generatedFilesDir: '.docusaurus' }), 'utf8')) as ClientFiles
).stylesheets
  .map(({ css }) => css)
  .join('');

/** Returns every property that the page's rules set. */
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

/** Adds all rules of the site to the page, after its own. */
async function addAllRules(page: Page): Promise<Locator> {
  await page.route('**/all-rules.css', (route) => route.fulfill({ contentType: 'text/css', body: ALL_RULES }), {
    times: 1,
  });
  await page.evaluate(() => {
    const link = { rel: 'stylesheet', href: '/all-rules.css', id: 'all-rules' };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
  const link = page.locator('#all-rules');
  await expect.poll(() => link.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null)).toBe(true);
  return link;
}

/** Removes the focus, with its caret and its focus ring. */
async function dropFocus(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The chat takes the focus in an event after it opens.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/**
 * Returns the elements and pseudo-elements that look different without all rules, with these properties. Compares in the
 * page, because the values of a whole page are many megabytes.
 * @param part selector of the elements to compare, with all that they contain
 */
async function lacking(allRules: Locator, properties: readonly string[], part: string): Promise<string[]> {
  return allRules.evaluate(
    ({ sheet }: HTMLLinkElement, { names, root }) => {
      if (!sheet) throw new Error('All rules have not loaded.');
      const looks = () =>
        [...document.querySelectorAll(`${root}, ${root} *`)].flatMap((element) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            const values = names.map((name) => style.getPropertyValue(name)).join('; ');
            return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${values}`;
          }),
        );
      sheet.disabled = false;
      const whole = looks();
      sheet.disabled = true;
      return looks().filter((look, index) => look !== whole[index]);
    },
    { names: properties, root: part },
  );
}

/**
 * Resolves once each art-directed picture shows the file for this viewport, because its proportions are part of its looks.
 */
async function waitForArtDirection(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('picture:has(source[media])')].every((picture) => {
      const image = picture.querySelector('img');
      const source = [...picture.querySelectorAll('source')].find(({ media }) => !media || matchMedia(media).matches);
      const file = image?.currentSrc.split('/').at(-1);
      return image?.complete && file && source?.srcset.includes(file);
    }),
  );
}

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Questions with the same name close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    document.querySelector<HTMLDialogElement>('dialog')?.show();
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.popover = 'manual';
      popover.showPopover();
    }
  });
}

for (const route of ['/', ...articleRoutes.slice(0, 1)]) {
  test(`${route} has all rules for what it shows`, async ({ page }) => {
    await page.goto(route);
    await openEverything(page);
    await dropFocus(page);
    const allRules = await addAllRules(page);
    const properties = await propertiesOf(page);
    expect(properties.length).toBeGreaterThan(100);
    for (const [media, viewport] of [
      ['screen', DESKTOP],
      ['screen', PHONE],
      ['print', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media });
      await waitForArtDirection(page);
      expect(await lacking(allRules, properties, 'body'), `${media}, ${viewport.width} px`).toEqual([]);
    }
  });
}

test('an island has all rules for what it shows once it is used', async ({ page }) => {
  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    [lightContactRoute]: async () => {
      await page.locator('#contact').getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('#contact [aria-invalid]').first()).toBeVisible();
    },
    '/paver-products': async () => {
      await page.getByRole('button', { name: 'Design yours' }).click();
      await expect(page.locator('canvas')).toBeVisible();
    },
    '/service-area': async () => {
      await page.getByRole('button', { name: 'Check my ZIP' }).click();
      await expect(page.locator('[aria-invalid]')).toBeVisible();
    },
  };
  for (const [route, reach] of Object.entries(states)) {
    await open(page, route);
    await reach();
    await dropFocus(page);
    const allRules = await addAllRules(page);
    expect(await lacking(allRules, await propertiesOf(page), `[${ISLAND}]`), route).toEqual([]);
  }
});
