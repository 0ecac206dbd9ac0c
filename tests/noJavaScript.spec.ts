import { business } from '../src/company/business';
import { headerItems } from '../src/site/navigation';
import { products } from '../src/company/products';
import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';
import { hasReceiver } from './receiver';
import { cityRoutes, estimateRoutes, lightContactRoute, routeWith } from './routes';

test.use({ javaScriptEnabled: false, viewport: DESKTOP });

const readable = [
  '/',
  cityRoutes[0],
  routeWith('id="comparison"'),
  routeWith('id="care"'),
  routeWith('data-island="tools/referralLink/ui/ReferralLink"'),
  '/paver-products',
  '/service-area',
];

/** Buttons that need a script: they neither open a popover nor send a form. */
const DEAD = 'main button:not([popovertarget], form:not([method=dialog]) [type=submit])';

for (const route of readable.filter((one) => one !== undefined)) {
  test(`${route} is readable, and shows no button that does nothing`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const blocks = page.locator('main :is(h2, h3, p, li, td)');
    // Answers are hidden until their questions are opened, form hints until there is one to show, and the hint that a
    // table goes on, where it does not.
    const hidden = page
      .locator('main :is(h2, h3, p, li, td):not(details *, form *, [popover] *, dialog *, [aria-hidden])')
      .filter({ visible: false });
    expect(await blocks.count()).toBeGreaterThan(10);
    await expect(hidden).toHaveCount(0);
    await expect(page.locator(DEAD).filter({ visible: true })).toHaveCount(0);
  });
}

const beforeAfterRoute = routeWith('data-island="components/sections/BeforeAfter/BeforeAfter"');

if (beforeAfterRoute) {
  test('the pictures of before and after are one below the other, without a slider', async ({ page }) => {
    await page.goto(beforeAfterRoute);
    const figure = page.locator('figure', {
      has: page.locator('[data-island="components/sections/BeforeAfter/BeforeAfter"]'),
    });
    const [before, after] = await figure
      .locator('picture img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
    expect(after.top).toBeGreaterThanOrEqual(before.bottom);
    await expect(figure.getByRole('slider')).toBeHidden();
  });
}

test('dropdowns open, and their links work', async ({ page }) => {
  for (const { label, items } of headerItems.filter((item) => 'items' in item)) {
    const [first] = items;
    await page.goto('/faq');
    await page.getByRole('button', { name: label }).click();
    await page.locator(`#menu-${label.toLowerCase()}`).getByRole('link', { name: first.label, exact: true }).click();
    await expect(page).toHaveURL(first.path);
  }
});

test('the mobile menu opens and closes, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/paver-products');
});

test('the chat opens and closes on a phone and a desktop, and says if its form needs JavaScript', async ({ page }) => {
  await page.goto('/faq');
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(chat).toBeVisible();
    await expect(chat.locator('noscript p')).toHaveText(hasReceiver ? [] : [/JavaScript/]);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(chat).toBeHidden();
  }
});

test('questions open one at a time', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.getByRole('main').locator('details > :not(summary)');
  const questions = page.getByRole('main').locator('summary');
  await questions.first().click();
  await expect(answers.first()).toBeVisible();
  await questions.nth(1).click();
  await expect(answers.first()).toBeHidden();
});

test('Get Free Estimate links to the form', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get Free Estimate' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
});

for (const route of [lightContactRoute, estimateRoutes[0]]) {
  test(`the form of ${route} says if it needs JavaScript, and puts nothing typed in the URL`, async ({ page }) => {
    await page.goto(route);
    const form = page.locator('#contact form');
    const notes = await form.locator('noscript p').allInnerTexts();
    const help = notes.filter((note) => note.includes('JavaScript') && note.includes(business.phone.display));
    expect([notes.length, help.length]).toEqual(hasReceiver ? [0, 0] : [1, 1]);
    for (const field of await form.locator('input[required], textarea[required]').all()) {
      await field.fill((await field.getAttribute('type')) === 'email' ? 'maria@mail.example' : '2395550199');
    }
    for (const choice of await form.locator('select:not(details *)').all()) await choice.selectOption({ index: 1 });
    await form.locator('button:not([type="button"])').click();
    await expect(page).toHaveURL('/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the estimate form goes out with a phone number alone, and its folded fields open', async ({ page }) => {
  await page.goto(estimateRoutes[0]);
  const form = page.locator('#contact form');
  await expect(form.getByLabel('Message')).toBeHidden();
  await form.getByText('Add details').click();
  await form.getByLabel('Message').fill('Two cars.');
  await form.getByText('Add details').click();
  await form.getByLabel('First name').fill('Maria');
  await form.getByLabel('City').selectOption({ index: 1 });
  await form.getByLabel('Phone').fill('239 555 0199');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/thanks');
});

test('the catalog shows its colors, and no button that needs JavaScript', async ({ page }) => {
  await page.goto('/paver-products');
  const { colors } = products[0];
  const names = page.locator(`#${products[0].id} noscript span`);
  await expect(names).toHaveText(colors.map(({ name }) => name).join(', '));
  await expect(names).toBeVisible();
  await expect(page.locator('main button:not([popovertarget])').filter({ visible: true })).toHaveCount(0);
});
