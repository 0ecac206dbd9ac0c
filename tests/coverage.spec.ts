import type { Page } from '@playwright/test';
import { areaById, areas, areasWithPage, detailsOf, pageOf, type Area } from '../src/company/areas';
import { ZIP_PIN_ID } from '../src/tools/zipCheck/core/mapFrame';
import { DESKTOP, expect, expectStateAccessible, PHONE, testInSharedTab as test } from './fixtures';
import { countyZip, someZip, unlistedZip } from './zips';

const NARROWEST = { width: 320, height: 700 };
/** Selector of the ZIP check. */
const CHECK = 'form:has([autocomplete="postal-code"])';

const [city] = areasWithPage();
const latitudeOf = (area: Area) => detailsOf(area).coordinates.latitude;
/** The towns with a page, in tab order. */
const fromNorth = [...areasWithPage()].sort((one, other) => latitudeOf(other) - latitudeOf(one));

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const areApart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Returns the share of the map's width that its largest shape covers: 0 if the land is missing. */
async function landWidth(page: Page): Promise<number> {
  return page
    .locator('figure svg')
    .evaluate(
      (map: SVGSVGElement) =>
        Math.max(...Array.from(map.querySelectorAll('path'), (shape) => shape.getBBox().width)) /
        map.viewBox.baseVal.width,
    );
}

test('the map shows the land and names the towns, which don’t overlap and are within the map', async ({ page }) => {
  await page.goto('/service-area');
  expect(await landWidth(page)).toBeGreaterThan(0.5);
  const map = page.locator('figure svg');
  for (const viewport of [NARROWEST, PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const frame = await map.boundingBox();
    const boxes = await map.locator('text').evaluateAll((texts) =>
      texts
        .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        // Compares the letters, because the line box is taller.
        .map(({ text, box }) => ({
          text,
          left: box.left,
          right: box.right,
          top: box.top + box.height * 0.15,
          bottom: box.bottom - box.height * 0.15,
        })),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(areas.length);
    const outside = boxes.filter(
      ({ left, right }) => left < (frame?.x ?? 0) || right > (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    expect(outside, `${viewport.width} px`).toEqual([]);
    const overlapping = boxes.filter((a) => boxes.some((b) => a !== b && !areApart(a, b)));
    expect(overlapping, `${viewport.width} px`).toEqual([]);
  }
});

test('the ZIP check answers, and the page stays accessible', async ({ page }) => {
  await page.goto('/service-area');
  const field = page.getByLabel('ZIP code of the property');
  const answer = page.locator(CHECK).getByRole('status');
  const check = page.getByRole('button', { name: 'Check my ZIP' });
  const pin = page.locator(`#${ZIP_PIN_ID} > *`);
  await expect(pin).toHaveCount(0);

  const { zip, area } = someZip('yes');
  const { name: town } = areaById(area);
  const townPage = pageOf(areaById(area));
  await field.fill(zip);
  await check.click();
  await expect(answer).toContainText(`Yes, we come to ${zip}`);
  await expect(pin).toBeVisible();
  // Nobody has left a number.
  await expect(answer).not.toContainText('We’ll call you');
  await expect(answer).toContainText(town);
  await expect(answer.getByRole('link', { name: 'Get a free estimate' })).toHaveAttribute(
    'href',
    `${townPage ?? '/'}#contact`,
  );
  if (townPage) await expect(answer.getByRole('link', { name: town })).toHaveAttribute('href', townPage);
  await expectStateAccessible(page, 'yes', CHECK);

  const inCounty = countyZip();
  if (inCounty) {
    await field.fill(inCounty.zip);
    await field.press('Enter');
    const name = `${inCounty.county} County`;
    await expect(answer).toContainText(`Yes, we come to ${inCounty.zip}`);
    await answer.getByRole('link', { name }).click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
    await page.goBack();
  }

  await field.fill(someZip('call').zip);
  await field.press('Enter');
  await expect(answer).toContainText('on the edge');

  await field.fill('90210');
  await field.press('Enter');
  await expect(answer).toContainText('Sorry, 90210');
  await expect(pin).toHaveCount(0);

  const unlisted = unlistedZip();
  if (unlisted) {
    await field.fill(unlisted);
    await field.press('Enter');
    await expect(answer).toContainText('PO boxes');
  }

  await field.fill('3390');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/five digits/);
  await expect(page.locator(CHECK).getByRole('alert')).toHaveText(/five digits/);
  await expect(answer).toBeEmpty();
  await expectStateAccessible(page, 'unreadable', CHECK);
});

test('the Tab key visits the towns with a page from north to south, and Enter opens one', async ({ page }) => {
  await page.goto('/service-area');
  const towns = page.locator('figure svg').getByRole('link');
  await expect(towns).toHaveCount(fromNorth.length);
  if (fromNorth.length === 0) return;
  await towns.first().focus();
  for (const [index, { name }] of fromNorth.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await expect(towns.and(page.locator(':focus'))).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(fromNorth[fromNorth.length - 1].path);
});

if (city)
  test.describe('on a touch screen', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('a tap on a town opens its page', async ({ page }) => {
      await page.goto('/service-area');
      await page.locator('figure svg').getByRole('link', { name: city.name, exact: true }).tap();
      await expect(page).toHaveURL(city.path);
    });
  });
