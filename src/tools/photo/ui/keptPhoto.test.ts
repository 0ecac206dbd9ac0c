import { beforeAll, expect, jest, test } from '@jest/globals';
import type * as KeptPhotos from './keptPhoto';

const database = new Map<unknown, unknown>();
/** Whether the database answers. */
let answers = true;
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => database.get(key),
  set: (key: string, value: unknown) => new Promise<void>((done) => answers && done(void database.set(key, value))),
  del: async (key: string) => void database.delete(key),
  delMany: async (keys: readonly string[]) => keys.forEach((key) => database.delete(key)),
  keys: async () => [...database.keys()],
}));

let photos: typeof KeptPhotos;
let patience: number;

// Loaded after the mock is set. Nothing waits for the database longer than a test takes.
beforeAll(async () => {
  jest.useFakeTimers();
  photos = await import('./keptPhoto');
  patience = (await import('@site/src/leads/photos/photoStore')).ANSWER_MS;
});

const kept = { photo: new Blob(['a photo']), step: 'save' } as unknown as KeptPhotos.KeptPhoto;

test('a kept photo is there until it is deleted', async () => {
  await photos.keepPhoto(async () => kept);
  expect(await photos.readKeptPhoto()).toEqual(kept);
  await photos.forgetPhoto();
  expect(await photos.readKeptPhoto()).toBeUndefined();
});

test('work that a tab noted while the page was left comes back with its photo, and with no other', async () => {
  const work = { design: kept.design, step: 'mark' } as const;
  await photos.keepPhoto(async () => kept);
  photos.noteWork(kept.photo.size, work);
  expect(await photos.readKeptPhoto()).toMatchObject({ photo: kept.photo, step: 'mark' });
  await photos.keepPhoto(async () => ({ ...kept, photo: new Blob(['another photo']) }));
  expect(await photos.readKeptPhoto()).toMatchObject({ step: 'save' });
  await photos.keepPhoto(async () => kept);
  await photos.forgetPhoto();
  await photos.keepPhoto(async () => kept);
  expect(await photos.readKeptPhoto()).toMatchObject({ step: 'save' });
});

test('a photo that is deleted while it is being saved stays deleted', async () => {
  let finishFile: (photo: KeptPhotos.KeptPhoto) => void = () => undefined;
  const saved = photos.keepPhoto(() => new Promise((resolve) => (finishFile = resolve)));
  const deleted = photos.forgetPhoto();
  // The save begins in a later microtask.
  await Promise.resolve();
  finishFile(kept);
  await Promise.all([saved, deleted]);
  expect(await photos.readKeptPhoto()).toBeUndefined();
});

test('a save that fails does not stop the next one', async () => {
  const failed = photos.keepPhoto(() => Promise.reject(new Error('The canvas is too large.')));
  const saved = photos.keepPhoto(async () => kept);
  await expect(failed).rejects.toThrow('too large');
  await saved;
  expect(await photos.readKeptPhoto()).toEqual(kept);
});

test('a database that never answers keeps nothing and says so, and a later save is not stuck behind it', async () => {
  answers = false;
  const stuck = photos.keepPhoto(async () => kept).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(patience);
  expect(await stuck).toMatch('does not answer');
  answers = true;
  await photos.keepPhoto(async () => kept);
  expect(await photos.readKeptPhoto()).toEqual(kept);
});
