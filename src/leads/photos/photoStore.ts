/**
 * Keeps the files of photos that forms hold until they are sent or removed: in IndexedDB, because session storage takes no
 * files. `photoDrafts.ts` knows which of them belong to this tab; no other tab shows them.
 */
import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';
import { draftKeys, dropPhotoDrafts, isOf, newPhotoKey, notePhotos } from './photoDrafts';
import type { Photo } from './photos';
import { KEPT_PHOTO_DATABASE } from '../storageKeys';

/** How long files stay that no form of an open tab may ask for, in milliseconds: tabs don't know of one another. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** How long a browser may take to open its database, in milliseconds. Some never answer. */
export const ANSWER_MS = 5000;

let store: UseStore | undefined;

/** Opens the database on first use, because that may throw if storage is denied. */
const opened = (): UseStore => (store ??= createStore(KEPT_PHOTO_DATABASE, 'photos'));

/** Returns what a request to the database yields, or `instead` if it takes longer than ANSWER_MS. */
export function inTime<T>(request: Promise<T>, instead: T): Promise<T> {
  return Promise.race([request, new Promise<T>((resolve) => setTimeout(resolve, ANSWER_MS, instead))]);
}

/** Stores a photo that is noted as a draft. Resolves to whether it will survive a reload; may never settle. */
export async function storePhoto(key: string, { name, file }: Photo): Promise<boolean> {
  try {
    await set(key, { name, file }, opened());
    return draftKeys().includes(key);
  } catch {
    // Storage is denied or full.
    return false;
  }
}

/** Returns the photos of these keys in their order; undefined for each that is not there or can't be read in ANSWER_MS. */
export async function readPhotos(wanted: readonly string[]): Promise<readonly (Photo | undefined)[]> {
  const none = wanted.map(() => undefined);
  const read = async () => getMany<Photo | undefined>([...wanted], opened());
  return inTime(
    read().catch(() => none),
    none,
  );
}

/** Deletes photos, and what their forms know of them. Does not wait for the files: they belong to no form from here on. */
export function forgetPhotos(forgotten: readonly string[]): void {
  dropPhotoDrafts(forgotten);
  const remove = async () => delMany([...forgotten], opened());
  // If storage is denied, there are none.
  remove().catch(() => undefined);
}

/** Deletes what closed tabs have left. Never rejects, and may never settle. */
export async function forgetOldPhotos(): Promise<void> {
  const own = draftKeys();
  // The database also has the photo that the visitor keeps in the photo tool, whose key has no time.
  const isOld = (key: string) => !own.includes(key) && Math.abs(Date.now() - Number(key.split('/')[1])) > KEEP_MS;
  try {
    await delMany((await keys<string>(opened())).filter(isOld), opened());
  } catch {
    // Storage is denied, so there are none.
  }
}

/** Forgets the photos that go with a lead. */
export function forgetPhotosOf(leadId: string): void {
  forgetPhotos(draftKeys(({ lead }) => lead?.id === leadId));
}

/** The keys of the pictures that the photo tool has left in this tab. */
const ofTool = () => draftKeys(({ key }) => isOf('tool', key));

/**
 * Leaves the pictures of the photo tool for the next form, in place of those that it has left in this tab before.
 * @throws Error if storage is denied or full, or does not answer
 */
export async function leavePhotos(photos: readonly Photo[]): Promise<void> {
  forgetPhotos(ofTool());
  for (const photo of photos) {
    const key = newPhotoKey('tool');
    notePhotos([{ key, name: photo.name }]);
    if (!(await inTime(storePhoto(key, photo), false))) {
      forgetPhotos(ofTool());
      throw new Error('The browser denies its storage, or it is full.');
    }
  }
}

/** Deletes the pictures that the photo tool has left for forms, in this tab and in others. May reject, and may never settle. */
export async function forgetToolPhotos(): Promise<void> {
  dropPhotoDrafts(ofTool());
  const left = (await keys<string>(opened())).filter((key) => isOf('tool', key));
  await delMany(left, opened());
}
