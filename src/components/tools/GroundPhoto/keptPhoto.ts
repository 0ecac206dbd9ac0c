/** Keeps one photo with its design in this browser, until the visitor deletes it. */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { KEPT_PHOTO_DATABASE } from '@site/src/leads/storageKeys';
import type { PhotoDesign } from './history';
import type { StepId } from './texts';

export interface KeptPhoto {
  readonly photo: Blob;
  readonly design: PhotoDesign;
  readonly step: StepId;
}

const KEY = 'last';

let store: UseStore | undefined;

/** Opens the database on first use, because that may throw if storage is denied. */
function opened(): UseStore {
  return (store ??= createStore(KEPT_PHOTO_DATABASE, 'photos'));
}

/** Returns the kept photo; undefined if there is none, or if storage is denied. */
export async function readKeptPhoto(): Promise<KeptPhoto | undefined> {
  try {
    return await get<KeptPhoto>(KEY, opened());
  } catch {
    return undefined;
  }
}

/**
 * Keeps a photo in place of the last one.
 * @throws DOMException if storage is denied or full
 */
export async function keepPhoto(kept: KeptPhoto): Promise<void> {
  await set(KEY, kept, opened());
}

/** Deletes the kept photo. */
export async function forgetPhoto(): Promise<void> {
  await del(KEY, opened());
}
