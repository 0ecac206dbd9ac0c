/**
 * Carries pictures from the photo tool to a form, which is on another page: in IndexedDB, because session storage takes no
 * files. They stay until they are sent, or the visitor takes them back.
 */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { handedPhotos } from './handedFlag';
import type { Photo } from './photos';
import { KEPT_PHOTO_DATABASE } from './storageKeys';

const KEY = 'request';

let store: UseStore | undefined;

/** Opens the database on first use, because that may throw if storage is denied. */
const opened = (): UseStore => (store ??= createStore(KEPT_PHOTO_DATABASE, 'photos'));

/**
 * Stores pictures for a form.
 * @throws DOMException if storage is denied or full
 */
export async function handPhotos(photos: readonly Photo[]): Promise<void> {
  await set(KEY, photos, opened());
}

/** Returns the pictures for a form; none if they cannot be read. */
export async function readHandedPhotos(): Promise<readonly Photo[]> {
  try {
    return (await get<readonly Photo[]>(KEY, opened())) ?? [];
  } catch {
    return [];
  }
}

/** Deletes the pictures, once they are sent or the visitor takes them back. */
export async function forgetHandedPhotos(): Promise<void> {
  handedPhotos.set(false);
  try {
    await del(KEY, opened());
  } catch {
    // Storage is denied, so there are none.
  }
}
