import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const DELAY_MS = 3000;
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test.describe('with React three seconds on its way', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/js/islands.*.js', async (route) => {
      await new Promise((done) => setTimeout(done, DELAY_MS));
      await route.continue();
    });
  });

  test('a click on the chat button opens the chat once it is there', async ({ page }) => {
    await page.goto('/faq');
    const button = page.getByRole('button', { name: 'Chat with us' });
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await expect(chat.getByLabel('Name *')).toBeFocused({ timeout: 15_000 });
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('a press shows before anything has come', async ({ page }) => {
    await page.route('**/assets/css/*.css', () => undefined);
    await page.goto('/faq');
    const button = page.getByRole('button', { name: 'Chat with us' });
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(button).not.toHaveCSS('opacity', '1');
  });

  test('what is chosen in the estimator counts once it is there', async ({ page }) => {
    await page.goto('/paver-driveways');
    const estimator = page.locator('#estimate');
    await estimator.getByLabel('Material').selectOption('mid-range');
    await estimator.getByRole('checkbox', { name: /^Sealing/ }).check();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(estimator.locator('section')).toContainText('$11,700–15,000', { timeout: 15_000 });
    await expect(estimator.getByRole('checkbox', { name: /^Sealing/ })).toBeChecked();
    await expect(estimator.getByLabel('Material')).toHaveValue('mid-range');
  });
});

test('typing goes on where it was when React arrives: same field, same text, same place in it', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/islands.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const form = page.locator('#contact form');
  const message = form.getByLabel('Message');
  await form.getByLabel('First name').fill('Maria');
  await message.pressSequentially('A patio, 20 feet');
  for (let left = 0; left < 7; left += 1) await page.keyboard.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(message).toBeFocused();
  await page.keyboard.type('about ');
  await expect(message).toHaveValue('A patio, about 20 feet');
  await expect(form.getByLabel('First name')).toHaveValue('Maria');
});
