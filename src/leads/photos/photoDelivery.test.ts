/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { deliverPhotos, type PhotoWorld } from './photoDelivery';
import { fitting, jpegName, MOST_PHOTO_BYTES, MOST_PHOTOS, photoFields, sizeText, tooMany } from './photos';
import { photoRequestFor, receiverFor, type LeadHttpResponse } from '../delivery/receivers';
import { subjectOf } from '../delivery/receivers/describeLead';
import { sampleLead } from '../../../tests/leads/sampleLeads';

const lead = sampleLead('estimate');
const photos = ['IMG_1.HEIC', 'pool.deck.png'].map((name) => ({
  name,
  file: new Blob([name], { type: 'image/jpeg' }),
}));

const webhook = receiverFor({ via: 'webhook', url: '/inbox', files: true });
const netlify = receiverFor({ via: 'netlify', files: true });

const ok: LeadHttpResponse = { status: 200, contentType: 'application/json', body: '{"ok":true}' };

/** Sends photos to a receiver that answers like this, one answer after another; an Error is no answer at all. */
async function deliverTo(answers: readonly (LeadHttpResponse | Error)[], isOnline = true) {
  const waits: number[] = [];
  let attempts = 0;
  const world: PhotoWorld = {
    post: async () => {
      const answer = answers[attempts] ?? new Error('no more answers');
      attempts += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms) => void waits.push(ms),
    now: () => 0,
    isOnline: () => isOnline,
  };
  return { reason: await deliverPhotos(lead, photos, () => undefined, world, webhook), attempts, waits };
}

test('photos go to the address of the lead, one in each field, with its id', () => {
  const request = photoRequestFor(webhook, lead, photos);
  expect(request?.url).toBe('/inbox');
  expect(
    [...(request?.body ?? [])].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toEqual([
    ['leadId', lead.id],
    ['photo1', 'IMG_1.jpg'],
    ['photo2', 'pool.deck.jpg'],
  ]);
});

test('photos for Netlify go to a form of their own, whose email names the visitor', () => {
  const body = photoRequestFor(netlify, lead, photos)?.body;
  expect(body?.get('form-name')).toBe('photos');
  expect(body?.get('subject')).toBe(`Photos. ${subjectOf(lead)}`);
  expect(body?.get('leadId')).toBe(lead.id);
  expect(body?.get('photo2')).toBeInstanceOf(Blob);
});

test('a receiver that was not said to take photos never sees any', () => {
  for (const delivery of [{ via: 'webhook', url: '/inbox' }, { via: 'netlify' }] as const) {
    expect(photoRequestFor(receiverFor(delivery), lead, photos)).toBeUndefined();
  }
});

test('photos that are confirmed are sent once', async () => {
  expect(await deliverTo([ok])).toEqual({ reason: undefined, attempts: 1, waits: [] });
});

test.each<readonly [string, LeadHttpResponse | Error]>([
  ['no connection', new Error('offline')],
  ['an error of the server', { status: 500, body: '' }],
  ['a page instead of an answer', { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
])('after %s, photos are sent once more', async (_name, answer) => {
  expect(await deliverTo([answer, ok])).toMatchObject({ reason: undefined, attempts: 2, waits: [3000] });
  expect(await deliverTo([answer, answer])).toMatchObject({ reason: 'our system didn’t respond', attempts: 2 });
  expect((await deliverTo([answer, answer], false)).reason).toBe('there was no connection');
});

test('a receiver that has the photos since an attempt without an answer may say so with 409', async () => {
  const conflict = { status: 409, body: '' };
  expect(await deliverTo([new Error('no answer'), conflict])).toMatchObject({ reason: undefined, attempts: 2 });
  expect((await deliverTo([conflict, conflict])).reason).toBe('our system didn’t respond');
});

test('the second attempt waits as long as the receiver says, up to a minute', async () => {
  expect((await deliverTo([{ status: 503, retryAfter: '10', body: '' }, ok])).waits).toEqual([10_000]);
  expect((await deliverTo([{ status: 503, retryAfter: '3600', body: '' }, ok])).waits).toEqual([60_000]);
});

test('photos that are refused are not sent again, and the reason is the receiver’s', async () => {
  expect(await deliverTo([{ status: 413, body: '' }])).toMatchObject({
    reason: 'they’re too large for our system',
    attempts: 1,
  });
  const refused = { status: 415, contentType: 'application/json', body: '{"error":"This is not a photo"}' };
  expect((await deliverTo([refused])).reason).toBe('This is not a photo');
});

test('five of the largest photos fit into 8 MB, with a field for each', () => {
  expect(MOST_PHOTOS * MOST_PHOTO_BYTES).toBeLessThan(8_000_000);
  expect(photoFields).toEqual(['photo1', 'photo2', 'photo3', 'photo4', 'photo5']);
});

test('what is too much is left out, and named', () => {
  expect(fitting(['a', 'b', 'c'], 3)).toEqual({ fit: ['a', 'b'], rest: ['c'] });
  expect(fitting(['a'], 5)).toEqual({ fit: [], rest: ['a'] });
  expect(tooMany(['c.jpg', 'd.jpg'])).toBe('At most 5 photos go with a request. We left out c.jpg and d.jpg.');
});

test('a photo keeps its name, and says its size', () => {
  expect([jpegName('a.webp'), jpegName('.png'), jpegName('no ending')]).toEqual([
    'a.jpg',
    'photo.jpg',
    'no ending.jpg',
  ]);
  expect([sizeText(12), sizeText(412_300), sizeText(1_234_000)]).toEqual(['1 KB', '412 KB', '1.2 MB']);
});
