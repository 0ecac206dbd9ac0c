import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { business } from '../src/company/business';
import { startServer } from '../scripts/server';
import { POPUP_SEEN_FLAG } from '../src/leads/storageKeys';
import { projectIds, projectServices } from '../src/tools/visualizer/core/types';
import { serviceById } from '../src/company/services';
import { expect, expectAccessible, holdScripts, PHONE, popupOffer, test as base } from './fixtures';
import { oneByOne, stripComments, type Change } from './islandPages';
import { estimateRoutes } from './siteRoutes';

/** The site built with a receiver on the same host that takes photos: `npm run build:inbox`. */
const DIRECTORY = resolve('build-inbox');

/** A request as it arrives: a lead, or the photos of one. */
type Arrival =
  { readonly lead: Readonly<Record<string, string>> } | { readonly leadId: unknown; readonly photos: readonly File[] };

interface Receiver {
  readonly url: string;
  readonly arrivals: Arrival[];
  answerLead: (response: ServerResponse) => void;
  answerPhotos: (response: ServerResponse) => void;
}

const confirm = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
};

const answerWith = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();

const test = base.extend<{ readonly receiver: Receiver }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  receiver: async ({}, provide) => {
    const arrivals: Arrival[] = [];
    const server = await startServer({
      directory: DIRECTORY,
      port: 0,
      receiver: {
        path: '/inbox',
        async receive(request, response) {
          const body = await buffer(request);
          const type = request.headers['content-type'] ?? '';
          if (type === 'application/json') {
            arrivals.push({ lead: JSON.parse(body.toString()) as Record<string, string> });
            receiver.answerLead(response);
            return;
          }
          const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
          const photos = [...form].flatMap(([name, value]) => (/^photo\d$/.test(name) ? [value as File] : []));
          arrivals.push({ leadId: form.get('leadId'), photos });
          receiver.answerPhotos(response);
        },
      },
    });
    const receiver: Receiver = { url: server.url, arrivals, answerLead: confirm, answerPhotos: confirm };
    await provide(receiver);
    await server.close();
  },
  baseURL: async ({ receiver }, provide) => provide(receiver.url),
  hasOwnReceiver: true,
  // Requests fail on purpose here.
  allowedProblems: [/ERR_|Failed to load resource/],
});

const ROUTE = estimateRoutes[0];

const formOf = (page: Page) => page.locator('#contact form');
const group = (page: Page) => formOf(page).getByRole('group', { name: 'Photos' });
const chooser = (page: Page) => group(page).getByLabel('Add photos');
const shown = (page: Page) => group(page).getByRole('listitem');
const toast = (page: Page) => page.getByText('Message Sent!', { exact: true });

/** A photo as a phone takes it: large, lying on its side, with the place in its metadata. */
const phonePhoto = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8d8a84' } })
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 8/1 0/1' } })
  .jpeg()
  .toBuffer();

/** A small picture from a website. */
const smallPicture = sharp({ create: { width: 300, height: 200, channels: 4, background: '#2a6f7a80' } })
  .png()
  .toBuffer();

const files = async (...names: readonly string[]) => {
  const [jpeg, png] = await Promise.all([phonePhoto, smallPicture]);
  return names.map((name) => {
    const [mimeType, content] = name.endsWith('.jpg')
      ? ['image/jpeg', jpeg]
      : name.endsWith('.png')
        ? ['image/png', png]
        : ['application/pdf', Buffer.from('%PDF-1.7 no picture')];
    return { name, mimeType, buffer: content };
  });
};

/** Opens the part of the form that has the photos. */
const unfold = (page: Page) =>
  formOf(page)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => (details.open = true));

async function fill(page: Page) {
  const form = formOf(page);
  await unfold(page);
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Last name', 'Lopez'],
    ['Phone', '239 555 0199'],
    ['Email', 'maria@mail.example'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  for (const label of ['City', 'Project type']) await form.getByLabel(label).selectOption({ index: 1 });
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Get Free Estimate' }).click();

/** Expects the lead first, then its photos; returns the photos. */
function photosOf({ arrivals }: Receiver): readonly File[] {
  const [first, second] = arrivals;
  if (!first || !('lead' in first) || !second || !('photos' in second)) throw new Error('Not a lead, then its photos.');
  expect(second.leadId).toBe(first.lead.leadId);
  return second.photos;
}

const sizeOf = async (photo: File) => {
  const { format, width, height, exif } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
  return { name: photo.name, format, width, height, exif };
};

test('photos follow the lead, upright at 1,600 px, without what a camera notes in them', async ({ page, receiver }) => {
  await page.goto(ROUTE);
  await fill(page);
  await chooser(page).setInputFiles(await files('yard.jpg', 'plan.pdf', 'pin.png'));
  await expect(shown(page)).toHaveText([/^yard\.jpg, \d+ KB/, /^pin\.png, \d KB/]);
  await expect(group(page).getByText('plan.pdf: That file isn’t a picture')).toBeVisible();
  await chooser(page).setInputFiles(await files('a.png', 'b.png', 'c.png', 'd.png'));
  await expect(group(page).getByText('At most 5 photos go with a request. We left out d.png.')).toBeVisible();
  await group(page).getByRole('button', { name: 'Remove b.png' }).click();
  await expect(group(page).getByRole('button', { name: 'Remove c.png' })).toBeFocused();
  await send(page);
  await expect(group(page).getByText('Your 4 photos arrived, too.')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await expect(toast(page)).toBeVisible();

  const [first] = receiver.arrivals;
  // The lead is what it is without photos.
  expect(first).toMatchObject({ lead: { kind: 'estimate', firstName: 'Maria' } });
  expect(JSON.stringify(first)).not.toMatch(/yard|photo1/);
  expect(await Promise.all(photosOf(receiver).map(sizeOf))).toEqual([
    { name: 'yard.jpg', format: 'jpeg', width: 1067, height: 1600, exif: undefined },
    ...['pin', 'a', 'c'].map((name) => ({
      name: `${name}.jpg`,
      format: 'jpeg',
      width: 300,
      height: 200,
      exif: undefined,
    })),
  ]);
});

const changes: Readonly<Record<string, Change | undefined>> = {
  'untouched by other programs': undefined,
  'with elements beside fields': oneByOne['with elements beside fields']?.early,
  'stripped of its comments by the host': stripComments,
};

for (const [how, change] of Object.entries(changes)) {
  test(`a photo added and a form sent before the scripts are there arrive, on a page ${how}`, async ({
    page,
    receiver,
  }) => {
    if (change === stripComments) await change(page);
    const release = await holdScripts(page);
    await page.goto(ROUTE);
    if (change !== stripComments) await change?.(page);
    await fill(page);
    await formOf(page)
      .locator('input[type=file]')
      .setInputFiles(await files('yard.jpg'));
    await formOf(page).locator('[type=submit]').click();
    release();
    await expect(toast(page)).toBeVisible();
    await expect.poll(() => receiver.arrivals.length).toBe(2);
    expect(photosOf(receiver).map(({ name }) => name)).toEqual(['yard.jpg']);
  });
}

test('a lead is confirmed whatever becomes of its photos, and the visitor can send them again', async ({
  page,
  receiver,
}) => {
  receiver.answerPhotos = answerWith(413);
  await page.goto(ROUTE);
  await fill(page);
  await chooser(page).setInputFiles(await files('yard.jpg'));
  await expect(shown(page)).toHaveCount(1);
  await send(page);
  await expect(toast(page)).toBeVisible();
  await expect(formOf(page).getByLabel('First name')).toHaveValue('');
  const failure = group(page).getByRole('alert').filter({ hasText: 'Your request arrived, but not your photo' });
  await expect(failure).toContainText('they’re too large for our system');
  if (business.texts)
    await expect(failure.getByRole('link', { name: /^Text/ })).toHaveAttribute('href', /^sms:.*Maria/);
  await expect(failure.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:.*Maria/);
  await expect(shown(page)).toHaveCount(1);
  expect(receiver.arrivals).toHaveLength(2);

  // Twice an error, and then success.
  receiver.answerPhotos = (response) => {
    receiver.answerPhotos = confirm;
    answerWith(500)(response);
  };
  await failure.getByRole('button', { name: 'Send the photos again' }).click();
  await expect(group(page).getByText('Your photo arrived, too.')).toBeVisible();
  expect(receiver.arrivals).toHaveLength(4);
});

test('photos that the page may not send, or that hang, leave the lead confirmed', async ({ page, receiver }) => {
  receiver.answerPhotos = () => undefined;
  // The pop-up would open while the clock runs.
  await page.addInitScript((flag) => sessionStorage.setItem(flag, 'true'), POPUP_SEEN_FLAG);
  await page.clock.install();
  await page.goto(ROUTE);
  await fill(page);
  await chooser(page).setInputFiles(await files('pin.png'));
  await expect(shown(page)).toHaveCount(1);
  await send(page);
  await expect(toast(page)).toBeVisible();
  await expect(group(page).getByRole('progressbar', { name: 'Sending your photo…' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(group(page).getByText('but not your photo: our system didn’t respond')).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(receiver.arrivals.filter((arrival) => 'lead' in arrival)).toHaveLength(1);
  expect(receiver.arrivals).toHaveLength(3);

  // As if another host did not allow it.
  await page.route('**/inbox', (route) => route.abort());
  await group(page).getByRole('button', { name: 'Send the photos again' }).click();
  await expect(group(page).getByRole('progressbar')).toHaveCount(1);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(group(page).getByText('but not your photo: our system didn’t respond')).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('photos go with a lead that waited, while the page stays open', async ({ page, receiver }) => {
  receiver.answerLead = answerWith(503);
  await page.goto(ROUTE);
  await fill(page);
  await chooser(page).setInputFiles(await files('yard.jpg'));
  await expect(shown(page)).toHaveCount(1);
  await send(page);
  await expect(group(page).getByText('Your photo will follow once your request is sent')).toBeVisible();
  receiver.answerLead = confirm;
  await formOf(page).getByRole('button', { name: 'Send now' }).click();
  await expect(group(page).getByText('Your photo arrived, too.')).toBeVisible();
  expect(receiver.arrivals.filter((arrival) => 'photos' in arrival)).toHaveLength(1);
});

test('photos survive a reload and a visit to another page, in this tab alone, until they are sent', async ({
  page,
  receiver,
}) => {
  await page.goto(ROUTE);
  await unfold(page);
  await chooser(page).setInputFiles(await files('yard.jpg', 'pin.png'));
  await expect(shown(page)).toHaveCount(2);
  // Nothing else is typed.
  await page.reload();
  await expect(shown(page)).toHaveText([/^yard\.jpg, \d+ KB/, /^pin\.png, \d KB/]);
  const other = await page.context().newPage();
  await other.goto(ROUTE);
  await unfold(other);
  await chooser(other).setInputFiles(await files('a.png'));
  await expect(shown(other)).toHaveText([/^a\.png, /]);
  await other.close();

  await page.goto('/faq');
  await page.goto(ROUTE);
  await group(page).getByRole('button', { name: 'Remove pin.png' }).click();
  await page.reload();
  await expect(shown(page)).toHaveText([/^yard\.jpg, /]);
  await fill(page);
  await send(page);
  await expect(group(page).getByText('Your photo arrived, too.')).toBeVisible();
  expect(await Promise.all(photosOf(receiver).map(sizeOf))).toMatchObject([{ name: 'yard.jpg', width: 1067 }]);
  await page.reload();
  await formOf(page).getByLabel('First name').focus();
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria');
  await expect(shown(page)).toHaveCount(0);
});

test('a browser without a database says beside the field that a reload loses the photo, and after it, that it is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await page.goto(ROUTE);
  await unfold(page);
  await chooser(page).setInputFiles(await files('yard.jpg'));
  await expect(group(page).getByText('This browser won’t keep yard.jpg')).toBeVisible();
  await page.reload();
  await expect(group(page).getByText('We couldn’t bring back yard.jpg. Please add it again.')).toBeVisible();
  await chooser(page).setInputFiles(await files('yard.jpg'));
  await expect(shown(page)).toHaveCount(1);
  await expect(group(page).getByText('We couldn’t bring back')).toHaveCount(0);
  await fill(page);
  await send(page);
  await expect(group(page).getByText('Your photo arrived, too.')).toBeVisible();
});

test('photos of a lead that waits follow it after a reload, too', async ({ page, receiver }) => {
  receiver.answerLead = answerWith(503);
  await page.goto(ROUTE);
  await fill(page);
  await chooser(page).setInputFiles(await files('yard.jpg'));
  await expect(shown(page)).toHaveCount(1);
  await send(page);
  const promise = group(page).getByText(
    'Your photo will follow once your request is sent, as long as this form is open',
  );
  await expect(promise).toBeVisible();
  await page.reload();
  await expect(promise).toBeVisible();
  expect(receiver.arrivals.filter((arrival) => 'photos' in arrival)).toHaveLength(0);
  receiver.answerLead = confirm;
  await page.getByRole('region', { name: 'Your request' }).getByRole('button', { name: 'Send now' }).click();
  await expect(group(page).getByText('Your photo arrived, too.')).toBeVisible();
  await expect(toast(page)).toBeVisible();
  const photos = receiver.arrivals.filter((arrival) => 'photos' in arrival);
  const leads = receiver.arrivals.flatMap((arrival) => ('lead' in arrival ? [arrival.lead.leadId] : []));
  expect(photos).toHaveLength(1);
  expect(photos).toMatchObject([{ leadId: leads[0] }]);
});

test('on a phone, by keyboard, in large text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(ROUTE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await unfold(page);
  await chooser(page).focus();
  await chooser(page).setInputFiles(await files('a-photo-with-a-very-long-name-that-has-no-space-in-it.jpg', 'b.png'));
  await expect(shown(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(group(page).getByRole('button', { name: /^Remove a-photo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page).getByRole('button', { name: 'Remove b.png' })).toBeFocused();
  const button = await group(page).getByRole('button', { name: 'Remove b.png' }).boundingBox();
  expect(Math.min(button?.height ?? 0, button?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(chooser(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

test('the pop-up does not cover a form that holds only a photo', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTE);
  await unfold(page);
  await chooser(page).setInputFiles(await files('pin.png'));
  await expect(shown(page)).toHaveCount(1);
  await chooser(page).blur();
  const offer = popupOffer(page);
  await page.clock.fastForward(31_000);
  await offer;
  const popup = page.locator('#lead-popup');
  await page.clock.runFor(10_000);
  await expect(popup).toBeHidden();
  await group(page).getByRole('button', { name: 'Remove pin.png' }).click();
  await expect(shown(page)).toHaveCount(0);
  await chooser(page).blur();
  await page.clock.runFor(10_000);
  await expect(popup).toBeVisible();
});

test('the form with photos has no violation that axe finds', async ({ page }) => {
  await page.goto('/');
  await chooser(page).setInputFiles(await files('yard.jpg', 'plan.pdf'));
  await expect(shown(page)).toHaveCount(1);
  await expectAccessible(page, 'photos in a form', '#contact');
});

const [project] = projectIds;

if (project) {
  test('the photo tool’s picture and the photo go along if the visitor says so, our sample never', async ({
    page,
    receiver,
  }) => {
    await page.goto('/paver-products');
    await page.getByRole('button', { name: 'Design yours' }).click();
    const tool = page.locator('section').filter({ has: page.locator('#design') });
    await tool.getByRole('radio', { name: 'Your own photo' }).check();
    await tool.getByRole('button', { name: 'Try it with ours' }).click();
    await tool.getByRole('list').getByRole('button', { name: 'Save' }).click();
    await expect(tool.getByRole('link', { name: 'Get a price on this' })).toBeVisible();
    await expect(tool.getByLabel('Send it with my request')).toHaveCount(0);

    await tool.getByRole('button', { name: 'Use another photo' }).click();
    await tool
      .locator('input[type=file]')
      .first()
      .setInputFiles(await files('yard.jpg'));
    await tool.getByRole('button', { name: 'Skip measuring' }).click();
    await tool.getByRole('list').getByRole('button', { name: 'Save' }).click();
    await expect(tool.getByLabel('Send it with my request')).not.toBeChecked();
    await tool.getByLabel('Send it with my request').check();
    await tool.getByRole('link', { name: 'Get a price on this' }).click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(shown(page)).toHaveText([/^pavers-on-my-photo\.jpg, /, /^my-photo\.jpg, /]);
    await page.reload();
    await expect(shown(page)).toHaveCount(2);
    await fill(page);
    await send(page);
    await expect(group(page).getByText('Your 2 photos arrived, too.')).toBeVisible();
    const sizes = await Promise.all(photosOf(receiver).map(sizeOf));
    expect(sizes.map(({ width, height }) => Math.max(width, height))).toEqual([1600, 1600]);
    // Nothing is left of them in the browser.
    await page.goto(serviceById(projectServices[project]).path);
    await formOf(page).getByLabel('First name').focus();
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria');
    await expect(shown(page)).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks for photos that could not be sent', async ({ page }) => {
    await page.goto(ROUTE);
    await formOf(page).getByText('Add details').click();
    await expect(group(page).getByText('Add photos')).toBeHidden();
    await expect(group(page).locator('noscript p')).toHaveText(/^Photos need JavaScript/);
  });
});
