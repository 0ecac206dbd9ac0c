import { readFileSync } from 'node:fs';
import { guide, guideLinkText, guidePath } from '../src/site/guide';
import { expect, expectAccessibleInLightAndDark, PHONE, signUpForGuide, test } from './fixtures';

test('after signing up by keyboard, the focus is on the link to the guide', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await signUpForGuide(page);

  const toast = page.getByRole('group').filter({ hasText: 'Success! Check your email' });
  const link = toast.getByRole('link', { name: guideLinkText });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  // The toast with the link never times out.
  await page.clock.runFor(600_000);
  await expect(link).toBeVisible();
  await page.clock.resume();
  await expectAccessibleInLightAndDark(page, 'toast with the guide', '[aria-label^="Notifications"]');

  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await saving;
  expect(download.suggestedFilename()).toBe(guide.file);
  expect(readFileSync(await download.path())).toEqual(readFileSync(`build${guidePath}`));
  expect((await request.get(guidePath)).headers()['content-type']).toBe('application/pdf');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
