import type { Locator, Page } from '@playwright/test';
import { business, telHref } from '../src/company/business';
import { footerNavigation, headerItems, mobileGroups } from '../src/site/navigation';
import { DESKTOP, expect, open, PHONE, testInSharedTab as test } from './fixtures';
import { projectIds } from '../src/tools/visualizer/core/types';
import { articleRoutes, cityRoutes, estimateRoutes, lightContactRoute, serviceRoutes } from './routes';

/** Returns what the mobile menu calls a page. */
const labelOf = (path: string) =>
  mobileGroups.flatMap(({ items }) => items).find((link) => link.path === path)?.label ?? path;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function expectInView(element: Locator) {
  await expect(element).toBeInViewport();
}

/**
 * Returns whether a screen reader gets the expanded state of a button. The browser sets it for a popover's button
 * without an attribute that Playwright could read.
 */
async function isExpanded(page: Page, button: string): Promise<unknown> {
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument');
  const { nodes } = await devTools.send('Accessibility.queryAXTree', {
    backendNodeId: root.backendNodeId,
    role: 'button',
    accessibleName: button,
  });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test.describe('header on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('the first Tab reaches the skip link', async ({ page }) => {
    await open(page, '/faq');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expectInView(skip);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('contains logo, menu, social links and call button, and stays while the page scrolls', async ({ page }) => {
    await open(page, '/faq');
    const header = page.getByRole('banner');
    const shown = mainMenu(page).locator(':scope > ul > li').locator(':scope > a, :scope > button');
    await expect(shown).toHaveText(headerItems.map(({ label }) => label));
    for (const width of [DESKTOP.width, 1100]) {
      await page.setViewportSize({ ...DESKTOP, width });
      for (const address of Object.values(business.social)) {
        await expect(header.locator(`a[href="${address}"]`).filter({ visible: true })).toHaveCount(1);
      }
    }
    await expect(header.locator(`a[href="${telHref}"]`)).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect((await header.boundingBox())?.y).toBeCloseTo(0);
    // The menu marks the entry whose list has the page.
    await page.goto(serviceRoutes[0]);
    await expect(mainMenu(page).getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true');
    await header.getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL('/');
  });

  const dropdowns = headerItems.filter((item) => 'items' in item);
  const panelOf = (page: Page, label: string) => page.locator(`#menu-${label.toLowerCase()}`);

  test('dropdowns open from the keyboard, and Escape returns the focus', async ({ page }) => {
    await open(page, '/faq');
    for (const { label, items } of dropdowns) {
      const button = mainMenu(page).getByRole('button', { name: label });
      const panel = panelOf(page, label);
      await expect(panel).toBeHidden();
      expect(await isExpanded(page, label)).toBe(false);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('link')).toHaveText(items.map((link) => link.label));
      expect(await isExpanded(page, label)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      // The Tab key leaves an open dropdown by closing it, so that it does not cover what has the focus.
      await page.keyboard.press('Enter');
      await panel.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(panel).toBeHidden();
    }
  });

  test('a dropdown closes by a click elsewhere, when the other opens, and when one of its links does', async ({
    page,
  }) => {
    await open(page, '/faq');
    for (const { label } of dropdowns) {
      await mainMenu(page).getByRole('button', { name: label }).click();
      for (const other of dropdowns) {
        await expect(panelOf(page, other.label)).toBeVisible({ visible: other.label === label });
      }
    }
    await page.getByRole('heading', { level: 1 }).click();
    for (const { label } of dropdowns) await expect(panelOf(page, label)).toBeHidden();

    for (const { label, items } of dropdowns) {
      await mainMenu(page).getByRole('button', { name: label }).click();
      await panelOf(page, label).getByRole('link').last().click();
      await expect(page).toHaveURL(items.at(-1)?.path ?? '');
      await expect(panelOf(page, label)).toBeHidden();
    }
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: PHONE });

  test('lists its links, and closes by its button, Escape and any link, even one to the same page', async ({
    page,
  }) => {
    const menu = page.locator('#mobile-menu');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await open(page, '/paver-products');
    await button.click();
    await expect(menu.getByRole('listitem')).toHaveText([
      ...mobileGroups.flatMap(({ items }) => items.map(({ label }) => label)),
      ...['Facebook', 'Instagram'].filter((name) => name.toLowerCase() in business.social),
    ]);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    for (const name of ['Products', labelOf('/service-area')]) {
      await button.click();
      await menu.getByRole('link', { name }).click();
      await expect(menu).toBeHidden();
    }
    await expect(page).toHaveURL('/service-area');
  });
});

test.describe('quick actions on a phone', () => {
  test.use({ viewport: PHONE });

  test('call and estimate stay within reach of the thumb while the page scrolls', async ({ page }) => {
    await open(page, serviceRoutes[0]);
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    const call = bar.getByRole('link', { name: 'Call' });
    const estimate = bar.getByRole('link', { name: 'Free Estimate' });
    await expect(call).toHaveAttribute('href', telHref);
    for (const distance of [0, 2000]) {
      await page.mouse.wheel(0, distance);
      for (const action of [call, estimate]) {
        await expectInView(action);
        const box = await action.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.y).toBeGreaterThan(PHONE.height - 120);
      }
    }
    await estimate.click();
    await expectInView(page.locator('#contact').getByRole('heading').first());
  });

  // Pages with a form, the estimator and the map.
  for (const route of [...cityRoutes.slice(0, 1), serviceRoutes[0]]) {
    test(`nothing covers the focused element on ${route}`, async ({ page }) => {
      await open(page, route);
      const covered: string[] = [];
      let focused = 0;
      for (; focused < 500; focused += 1) {
        await page.keyboard.press('Tab');
        const state = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return 'end';
          const [first] = element.getClientRects();
          if (!first) return `${element.outerHTML.slice(0, 120)} has no place on the page`;
          const middle = first.left + first.width / 2;
          // For elements taller than the space between the bars, checks the center.
          const { top, bottom, height } = first;
          const ends = height > 300 ? [top + height / 2] : [top + 2, bottom - 2];
          const hits = ends.map((y) => document.elementFromPoint(middle, y));
          // A link on the map is not a rectangle; the map around it does not cover it.
          const map = element.closest('svg');
          const free = hits.every(
            (hit) => hit && (element.contains(hit) || hit.contains(element) || map?.contains(hit)),
          );
          return free ? undefined : `${element.outerHTML.slice(0, 120)} at ${top} to ${bottom} px`;
        });
        if (state === 'end') break;
        if (state) covered.push(state);
      }
      expect(focused).toBeGreaterThan(20);
      expect(covered).toEqual([]);
    });
  }
});

const footerLists = [
  ['Services', footerNavigation.services],
  [/^Service areas?$/, footerNavigation.areas],
] as const;

test.describe('footer on a phone', () => {
  test.use({ viewport: PHONE });

  test('folds its lists, and links to the other pages, with targets for a thumb', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const { label } of footerNavigation.more) {
      await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    for (const [title, links] of footerLists) {
      const list = footer.getByRole('navigation', { name: title });
      await expect(list.getByRole('link')).toHaveCount(0);
      await list.locator('summary').click();
      await expect(list.getByRole('link')).toHaveText(links.map(({ label }) => label));
    }
    for (const target of await footer.locator('a, summary').filter({ visible: true }).all()) {
      expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the lists in the footer stand open on wider windows, with nothing to press', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const width of [640, DESKTOP.width, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(footer.locator('summary').filter({ visible: true })).toHaveCount(0);
    for (const [title, links] of footerLists) {
      const shown = footer.getByRole('navigation', { name: title }).getByRole('link').filter({ visible: true });
      await expect(shown).toHaveText(links.map(({ label }) => label));
    }
  }
});

test('Get Free Estimate links to the form on this page, or else to the one on the home page', async ({ page }) => {
  const form = page.locator('#contact');
  const callToAction = page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' }).first();

  const [path] = estimateRoutes;
  await open(page, path);
  await expect(form).not.toBeInViewport();
  await callToAction.click();
  await expectInView(form.getByRole('heading').first());
  await expect(page).toHaveURL(new RegExp(`${path}(#contact)?$`));

  await open(page, '/faq');
  await callToAction.click();
  await expect(page).toHaveURL('/#contact');
  await expectInView(form.getByRole('heading').first());
});

test.describe('Back', () => {
  /**
   * Presses a link to another place on the page, then goes back, and expects to be where the link was pressed.
   * @param mark What has to be at its place on the screen again; by default, the link
   * @param there The address after the press, once the page writes nothing more to it
   */
  async function expectToReturn(page: Page, link: Locator, mark = link, there = /#\w+$/): Promise<void> {
    await link.scrollIntoViewIfNeeded();
    const place = async () => (await mark.boundingBox())?.y ?? NaN;
    const [before, address] = [await place(), page.url()];
    await link.click();
    await expect(page).toHaveURL(there);
    await expect.poll(place).not.toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(address);
    // Chromium scrolls by whole pixels, but what is above may have grown by a part of one.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(1);
  }

  for (const route of ['/', ...serviceRoutes.slice(0, 2)]) {
    test(`returns to where a link to the form or the estimator was pressed on ${route}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(route);
      const estimator = page.locator('#estimate');
      const bar = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Free Estimate' });
      for (const link of [
        page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' }).first(),
        page.getByRole('link', { name: 'Price yours' }).and(page.locator('[href^="#"]')).first(),
      ]) {
        if (await link.isVisible()) await expectToReturn(page, link);
      }
      const written = estimator.getByRole('link', { name: 'Get a written estimate' });
      if (await written.isVisible()) {
        await expectToReturn(page, written);
        // The form above has grown by the estimate.
        await expect(page.locator('#contact form').getByLabel('Message')).toHaveValue(/estimate/);
      }
      // What was typed on the way stays.
      const field = page.locator('#contact form').getByRole('textbox').first();
      await page.evaluate(() => scrollTo(0, 1500));
      await bar.click();
      await field.fill('Maria');
      // The address is the form's already, and the visitor has scrolled on.
      await page.evaluate(() => scrollTo(0, 2500));
      await expectToReturn(page, bar, page.locator('h1'));
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
      await expect(page).toHaveURL(route);
      await expect(field).toHaveValue('Maria');
    });
  }

  if (projectIds.length > 0)
    test('returns from the paver designer to the product in the catalog', async ({ page }) => {
      await page.goto('/paver-products');
      const link = page.locator('[data-lay-out]').first();
      await expectToReturn(page, link, link, /plan=.+#\w+$/);
      await expect(page.getByRole('form', { name: 'Choices for Design A' })).toBeVisible();
    });
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link from another page arrives at the form at once; one on this page scrolls there', async ({ page }) => {
    await page.goto(`${estimateRoutes[0]}#contact`);
    const form = page.locator('#contact');
    const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(await top())).toBeLessThan(PHONE.height / 4);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await top()).toBeGreaterThan(1000);
    await page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' }).first().click();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await expect(form.getByRole('heading').first()).toBeInViewport();
  });
});

test('on a phone, the form comes before the other ways to reach the company, and its first field is in view', async ({
  page,
}) => {
  for (const route of new Set([estimateRoutes[0], serviceRoutes[0], lightContactRoute])) {
    await page.goto(route);
    const section = page.locator('#contact');
    const way = section.getByRole('link', { name: business.phone.display }).first();
    for (const viewport of [PHONE, { width: 390, height: 664 }, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await page
        .getByRole('navigation', { name: 'Quick actions' })
        .getByRole('link', { name: 'Free Estimate' })
        .click();
      await expect(section.locator('form').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
      const form = await section.locator('form').boundingBox();
      expect((await way.boundingBox())?.y).toBeGreaterThan((form?.y ?? Infinity) + (form?.height ?? 0));
    }
    // The keyboard follows the eye.
    await section.getByRole('button', { name: /^(Send|Get)/ }).focus();
    await page.keyboard.press('Tab');
    await expect(section.getByRole('link', { name: business.phone.display }).first()).toBeFocused();
  }
});

for (const route of articleRoutes.slice(0, 1)) {
  test('the list beside an article marks the section that the reader is in, and stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, route);
    const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const tops = () => sections.evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop));
    const before = await tops();
    for (const index of [1, 2]) {
      await sections.nth(index).click();
      // Away from the link, which is underlined under the pointer, too.
      await page.mouse.move(1, 1);
      await expect(sections.nth(index)).toHaveCSS('text-decoration-line', 'underline');
      await expect(sections.nth(index - 1)).toHaveCSS('text-decoration-line', 'none');
      expect(await tops()).toEqual(before);
    }
  });
}

test('telephone numbers stay on one line, also on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of ['/', '/privacy', ...articleRoutes.slice(0, 1)]) {
    await page.goto(route);
    const broken = await page.locator(`a[href="${telHref}"]:visible`).evaluateAll(
      (links) =>
        links.filter((link) => {
          const number = [...link.childNodes].find((node) => /\d{3}-\d{4}/.test(node.textContent ?? ''));
          if (!number) return false;
          const range = document.createRange();
          range.selectNodeContents(number);
          return range.getClientRects().length > 1;
        }).length,
    );
    expect(broken, route).toBe(0);
  }
});
