import { DESKTOP, expect, testInSharedTab as test, words } from './fixtures';
import { allRoutes, UNKNOWN } from './routes';

/** Most of the screen's height that lies between two calls to action, before the first or below the last. */
const MOST_SCREENS = 2.5;

// The browser reports the status of the 404 page.
test.use({ allowedProblems: [words(UNKNOWN)] });

test('from anywhere on a page, a call to action is at most two and a half screens away', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const far: string[] = [];
  for (const route of allRoutes) {
    await page.goto(route);
    const gaps = await page.evaluate((most) => {
      const isFilled = (element: Element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
      // Buttons and forms of the page itself: the header stays in place, and chat and pop-up open on top.
      const calls = [...document.querySelectorAll(':is(main, footer) :is(a, form[method="post"])')]
        .filter(
          (element) => element.matches('form, [href^="tel:"]') || /#contact$/.test(element.getAttribute('href') ?? ''),
        )
        .filter((element) => element.matches('form, [href^="tel:"]') || isFilled(element));
      const boxesAt = (top: number) => {
        scrollTo(0, top);
        return calls.map((element) => element.getBoundingClientRect());
      };
      // A button beside a text sticks to the window, so it covers what lies between its places at the two ends of the page.
      const highest = boxesAt(0);
      const lowest = boxesAt(document.documentElement.scrollHeight).map(({ bottom }) => bottom + scrollY);
      scrollTo(0, 0);
      const boxes = highest
        .map(({ top, height }, index) => ({ top, bottom: lowest[index] ?? top, height }))
        .filter(({ height }) => height > 0)
        .map(({ top, bottom }) => [top, bottom] as const)
        .sort(([one], [other]) => one - other);
      const end = document.documentElement.scrollHeight;
      const found: string[] = [];
      let last = 0;
      for (const [top, bottom] of [...boxes, [end, end] as const]) {
        if (top - last > most) found.push(`${Math.round(last)} to ${Math.round(top)} px`);
        last = Math.max(last, bottom);
      }
      return found;
    }, MOST_SCREENS * DESKTOP.height);
    far.push(...gaps.map((gap) => `${route}: ${gap}`));
  }
  expect(far).toEqual([]);
});

test('nothing covers a call to action on a page that was translated into a language written from right to left', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const calls = page.locator('main').locator('a[href^="tel:"], a[href$="#contact"]').filter({ visible: true });
  for (const call of await calls.all()) await call.click({ trial: true });
  await page.locator('#lead-popup').evaluate((popup: HTMLDialogElement) => popup.showModal());
  const email = page.locator('#lead-popup').getByLabel('Email');
  const { width = 0 } = (await email.boundingBox()) ?? {};
  for (const x of [9, width - 9]) await email.click({ trial: true, position: { x, y: 9 } });
});
