import { allRoutes } from '../../routes';
import { headerItems } from '../../../src/site/navigation';
import { contactAreas } from '../../siteRoutes';
import { expect, expectPath, expectShown, test } from '../fixtures';
import { PHONE, type Visitor } from '../visitor';

/*
 * What visitors see in browsers without popovers. Tests tagged @old in the other files run here as well.
 */

const LAPTOP = [1280, 720] as const;

/** Returns what a visitor would notice on a broken page of this width; runs in the page. */
function faultsOfPage(isPhone: boolean): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const isDrawn = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const drawn = (selector: string) => [...document.querySelectorAll(selector)].filter(isDrawn);
  const nameOf = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;

  // The layout follows the width.
  if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth - root.clientWidth} pixels too wide`);
  if (
    drawn('header :is([popovertarget=mobile-menu]:not([popovertargetaction]), a[data-without-popovers])').length !==
    (isPhone ? 1 : 0)
  )
    found.push('the menu of another width');
  if (drawn('header nav ul a').length > 0 === isPhone) found.push('the links of another width');
  const bar = document.querySelector('nav[aria-label="Quick actions"]')?.getBoundingClientRect();
  if ((bar?.width === innerWidth) !== isPhone) found.push('the quick actions of another width');

  // What the browser cannot open is away.
  for (const element of drawn('[popover], [popovertarget], dialog')) found.push(`in the way: ${nameOf(element)}`);

  // Everything is shown that is not behind a question, in a form or in a dialog. The list of an article's headings that
  // stands beside its text on wide screens is in a <details> above it on all others.
  const hidden =
    'details *, nav[aria-label="On this page"] *, form *, noscript *, dialog *, [hidden], [hidden] *, [role=status], [aria-hidden=true], [aria-hidden=true] *';
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td)')) {
    if (element.matches(hidden) || !element.textContent?.trim()) continue;
    if (!isDrawn(element)) found.push(`not shown: ${nameOf(element)}`);
  }

  // Nothing that stays in place over the page covers what is in its middle.
  root.style.scrollBehavior = 'auto';
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  for (const element of drawn('main :is(h1, h2, h3, a), footer :is(h2, a)')) {
    if (element.matches(hidden)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const [box] = element.getClientRects();
    const hit = box && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit) found.push(`out of reach: ${nameOf(element)}`);
    else if (isFixed(hit) && !isFixed(element)) found.push(`covered: ${nameOf(element)}`);
  }
  return found;
}

for (const [screen, [width, height]] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`every page can be read on a ${screen}`, { tag: '@old' }, async ({ visitor, start }) => {
    test.setTimeout(180_000);
    const { url } = await start();
    await visitor.resize(width, height);
    const found: string[] = [];
    for (const route of allRoutes) {
      await visitor.goTo(url + route);
      for (const fault of await visitor.see(faultsOfPage, screen === 'phone')) found.push(`${route}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

/** Returns the addresses of the links in a part of the page, or of those that a visitor sees outside of all popovers. */
const linksIn = (visitor: Visitor, selector: string) =>
  visitor.see(
    (part) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`)]
        .filter((link) => part !== 'body' || link.getClientRects().length > 0)
        .map(({ pathname }) => pathname),
    selector,
  );

const menus: readonly { name: string; panel: string; screen: readonly [number, number] }[] = [
  ...headerItems
    .filter((item) => 'items' in item)
    .map(({ label }) => ({ name: label, panel: `#menu-${label.toLowerCase()}`, screen: LAPTOP })),
  { name: 'phone’s menu', panel: '#mobile-menu', screen: PHONE },
];

// Only some city pages have a small footer, without lists.
for (const route of ['/faq', contactAreas[0]?.path].filter((path) => path !== undefined)) {
  for (const { name, panel, screen } of menus) {
    test(`${route}: ${name} leads to the same links`, { tag: '@old' }, async ({ visitor, start }) => {
      const { url } = await start();
      await visitor.resize(...screen);
      await visitor.goTo(url + route);
      const wanted = await linksIn(visitor, panel);
      expect(wanted.length).toBeGreaterThan(0);
      const target = await visitor.see((menu) => {
        const beside = document.querySelector(menu)?.previousElementSibling;
        const opener = (beside?.querySelector('a') ?? beside) as HTMLAnchorElement;
        opener.id = 'opener';
        return new URL(opener.href).pathname + new URL(opener.href).hash;
      }, panel);
      await visitor.click('#opener');
      await expectPath(visitor, target);
      // On a phone, the footer's lists are folded.
      await visitor.see((lists) => {
        for (const list of document.querySelectorAll(lists)) list.setAttribute('open', '');
      }, 'footer details');
      const missing = async () => {
        const seen = await linksIn(visitor, 'body');
        return wanted.filter((path) => !seen.includes(path));
      };
      await expect.poll(missing).toEqual([]);
    });
  }
}

test('the chat’s button leads to the form', { tag: '@old' }, async ({ visitor, start }) => {
  const { url } = await start();
  await visitor.goTo(`${url}/faq`);
  await visitor.click('nav[aria-label="Quick actions"] [data-without-popovers]');
  await expectPath(visitor, '/#contact');
  await expectShown(visitor, '#contact form');
});
