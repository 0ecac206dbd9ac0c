import { DESKTOP, expect, expectAccessible, PHONE, test } from './fixtures';
import { cityRoutes } from './routes';

const NARROWEST = { width: 320, height: 700 };
const SCREENS = { 'the narrowest phone': NARROWEST, phone: PHONE, desktop: DESKTOP };

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the map’s names stand clear of each other and within the map', async ({ page }) => {
      await page.goto('/service-area');
      const map = page.locator('figure svg');
      const frame = await map.boundingBox();
      const boxes = await map.locator('text').evaluateAll((texts) =>
        texts
          .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          // The line box is taller than the letters.
          .map(({ text, box }) => ({
            text,
            left: box.left,
            right: box.right,
            top: box.top + box.height * 0.15,
            bottom: box.bottom - box.height * 0.15,
          })),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(cityRoutes.length);
      for (const a of boxes) {
        expect.soft(a.left, a.text ?? '').toBeGreaterThanOrEqual(frame?.x ?? 0);
        expect.soft(a.right, a.text ?? '').toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
        for (const b of boxes) {
          const apart = a === b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect.soft(apart, `${a.text} and ${b.text}`).toBe(true);
        }
      }
    });

    test('ZIPs are answered in words, and the page stays accessible', async ({ page }) => {
      await page.goto('/service-area');
      const field = page.getByLabel('ZIP code of the property');
      const answer = page.locator('form').filter({ has: field }).getByRole('status');
      const check = page.getByRole('button', { name: 'Check my ZIP' });

      await field.fill('34145');
      await check.click();
      await expect(answer).toContainText('Yes, we come to 34145');
      await expect(answer).toContainText('We call you');
      await expect(answer.getByRole('link', { name: 'Marco Island' })).toHaveAttribute('href', '/marco-island-pavers');
      await expectAccessible(page, 'yes');

      await field.fill('33935');
      await field.press('Enter');
      await expect(answer).toContainText('on the edge');
      await expectAccessible(page, 'borderline');

      await field.fill('33101');
      await field.press('Enter');
      await expect(answer).toContainText('No, 33101');

      await field.fill('33902');
      await field.press('Enter');
      await expect(answer).toContainText('post office box');

      await field.fill('3390');
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/five digits/);
      await expect(answer).toBeEmpty();
      await expectAccessible(page, 'unreadable');
    });
  });
}

test('the Tab key visits the towns from north to south, and Enter opens one', async ({ page }) => {
  await page.goto('/service-area');
  const towns = page.locator('figure svg').getByRole('link');
  await expect(towns).toHaveCount(cityRoutes.length);
  await towns.first().focus();
  const visited: (string | undefined)[] = [];
  for (let i = 0; i < cityRoutes.length; i++) {
    visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? undefined));
    if (i < cityRoutes.length - 1) await page.keyboard.press('Tab');
  }
  expect([...visited].sort()).toEqual([...cityRoutes].sort());
  expect(visited.slice(0, 2)).toEqual(['/fort-myers-pavers', '/lehigh-acres-pavers']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marco-island-pavers');
});

test('a tap on a town opens its page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await page.goto('/service-area');
  await page.locator('figure svg').getByRole('link', { name: 'Bonita Springs' }).tap();
  await expect(page).toHaveURL('/bonita-springs-pavers');
  await context.close();
});

test('a city page marks its city, and links to the others', async ({ page }) => {
  await page.goto('/sanibel-pavers');
  const map = page.locator('figure svg');
  await expect(map.getByText('Sanibel')).toBeVisible();
  await expect(map.getByRole('link')).toHaveCount(cityRoutes.length - 1);
  await expect(map.getByRole('link', { name: 'Sanibel' })).toHaveCount(0);
});


test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the list of areas are there, and the check says what to do instead', async ({ page }) => {
    await page.goto('/service-area');
    await expect(page.locator('figure svg path').nth(1)).toHaveAttribute('d', /^M/);
    await expect(page.locator('main form p')).toContainText('The check needs JavaScript');
    for (const route of cityRoutes) await expect(page.locator(`main a[href="${route}"]`).first()).toBeVisible();
  });
});
