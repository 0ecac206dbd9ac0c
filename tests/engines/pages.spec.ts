import { allRoutes, routeWith } from '../routes';
import {
  expect,
  expectCount,
  expectFocus,
  expectPath,
  expectShown,
  expectText,
  expectUncovered,
  test,
} from './fixtures';
import { DESKTOP, PHONE, type Visitor } from './visitor';

/** Returns what a visitor would notice on a broken page; runs in the page. */
function faultsOfPage(): string[] {
  const found: string[] = [];
  if (!document.querySelector('h1')?.checkVisibility()) found.push('no heading');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} pixels too wide`);
  if (getComputedStyle(document.body).margin !== '0px') found.push('no styles');
  return found;
}

const screens = { desktop: DESKTOP, laptop: [1280, 720], phone: PHONE } as const;

for (const [screen, [width, height]] of Object.entries(screens)) {
  test(`every route shows its page and does not scroll sideways on a ${screen}`, async ({ visitor, start }) => {
    test.setTimeout(180_000);
    const { url } = await start();
    await visitor.resize(width, height);
    const found: string[] = [];
    for (const route of allRoutes) {
      await visitor.goTo(url + route);
      for (const fault of await visitor.see(faultsOfPage, null)) found.push(`${route}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

for (const menu of ['services', 'locations']) {
  const button = `header [popovertarget=menu-${menu}]`;
  const panel = `#menu-${menu}`;

  test(`the menu ${menu} opens below its button and closes with Escape, and its links work`, async ({
    visitor,
    start,
  }) => {
    const { url } = await start();
    await visitor.goTo(`${url}/faq`);
    await expectShown(visitor, panel, false);
    await visitor.click(button);
    await expectShown(visitor, panel);
    const { above, beside, right } = await visitor.see(
      ([opener, opened]) => {
        const from = (document.querySelector(opener) as Element).getBoundingClientRect();
        const to = (document.querySelector(opened) as Element).getBoundingClientRect();
        return { above: to.top - from.bottom, beside: to.left - from.left, right: innerWidth - to.right };
      },
      [button, panel] as const,
    );
    expect(above).toBeGreaterThanOrEqual(0);
    expect(above).toBeLessThan(40);
    expect(Math.abs(beside)).toBeLessThanOrEqual(2);
    expect(right).toBeGreaterThanOrEqual(0);
    await visitor.press('Escape');
    await expectShown(visitor, panel, false);
    await expectFocus(visitor, button);

    const path = await visitor.see(
      (target) => document.querySelector(target)?.getAttribute('href') ?? '',
      `${panel} a`,
    );
    await visitor.click(button);
    await visitor.click(`${panel} a`);
    await expectPath(visitor, path);
  });
}

test('the mobile menu opens and closes, and its links work', async ({ visitor, start }) => {
  const { url } = await start();
  await visitor.resize(...PHONE);
  await visitor.goTo(`${url}/faq`);
  await visitor.click('header [popovertarget=mobile-menu]');
  await expectShown(visitor, '#mobile-menu');
  await visitor.press('Escape');
  await expectShown(visitor, '#mobile-menu', false);
  await visitor.click('header [popovertarget=mobile-menu]');
  await visitor.click('#mobile-menu a[href="/paver-products"]');
  await expectPath(visitor, '/paver-products');
});

test('questions open one at a time', async ({ visitor, start }) => {
  const { url } = await start();
  await visitor.goTo(`${url}/faq`);
  await visitor.click('main details:nth-of-type(1) > summary');
  await expectCount(visitor, 'main details[open]', 1);
  await visitor.click('main details:nth-of-type(2) > summary');
  await expectCount(visitor, 'main details:nth-of-type(2)[open]', 1);
  await expectCount(visitor, 'main details[open]', 1);
});

test('Get Free Estimate links to the form', { tag: '@old' }, async ({ visitor, start }) => {
  const { url } = await start();
  await visitor.goTo(`${url}/faq`);
  await visitor.click('footer a[href="/#contact"]');
  await expectPath(visitor, '/#contact');
  await expect
    .poll(() =>
      visitor.see(() => Math.abs(document.querySelector('#contact')?.getBoundingClientRect().top ?? Infinity), null),
    )
    .toBeLessThan(400);
});

const picturesRoute = routeWith('data-lightbox=');

if (picturesRoute)
  test(
    'a picture opens in the lightbox, the next one follows, and Escape returns the focus',
    { tag: '@old' },
    async ({ visitor, start }) => {
      const isLoaded = (seen: Visitor) =>
        seen.see(() => {
          const shown = '.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)';
          return (document.querySelector<HTMLImageElement>(shown)?.naturalWidth ?? 0) > 0;
        }, null);
      const { url } = await start();
      await visitor.goTo(url + picturesRoute);
      await visitor.click('a[data-lightbox]');
      await expectShown(visitor, 'dialog.lightbox');
      await expect.poll(() => isLoaded(visitor)).toBe(true);
      const [first = '', second = ''] = await visitor.see(
        () =>
          Array.from(document.querySelectorAll<HTMLElement>('a[data-lightbox]'), ({ dataset }) => dataset.title ?? ''),
        null,
      );
      await expectText(visitor, first, '.pswp__caption');
      await visitor.press('ArrowRight');
      await expectText(visitor, second, '.pswp__caption');
      await visitor.press('Escape');
      await expectUncovered(visitor, 'dialog.lightbox');
      await expectFocus(visitor, 'a[data-lightbox]');
    },
  );
