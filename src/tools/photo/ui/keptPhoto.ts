/** Keeps one photo with its design in this browser, until the visitor deletes it. */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { forgetToolPhotos, inTime } from '@site/src/leads/photos/photoStore';
import { KEPT_PHOTO_DATABASE, PHOTO_WORK_KEY } from '@site/src/leads/storageKeys';
import type { PhotoDesign } from './history';
import type { StepId } from './texts';

export interface KeptPhoto {
  readonly photo: Blob;
  readonly design: PhotoDesign;
  readonly step: StepId;
  /** Whether it is the sample, with what the visitor has tried on it. */
  readonly isSample: boolean;
}

const KEY = 'last';

let store: UseStore | undefined;

/** Opens the database on first use, because that may throw if storage is denied. */
function opened(): UseStore {
  return (store ??= createStore(KEPT_PHOTO_DATABASE, 'photos'));
}

/** What a visitor has done on a photo. */
type Work = Pick<KeptPhoto, 'design' | 'step'>;

/**
 * Notes the work on a kept photo in this tab while the page is being left. Safari on phones sends no `beforeunload`, and
 * at `pagehide` browsers no longer finish what IndexedDB begins, but session storage is written at once.
 * @param size the size of the kept photo's file in bytes, by which it is known again
 */
export function noteWork(size: number, work: Work): void {
  try {
    sessionStorage.setItem(PHOTO_WORK_KEY, JSON.stringify({ size, work }));
  } catch {
    // Denied or full: what was saved last is kept.
  }
}

function forgetWork(): void {
  try {
    sessionStorage.removeItem(PHOTO_WORK_KEY);
  } catch {
    // Denied: nothing was noted.
  }
}

/** Returns the kept photo with the work that this tab has noted on it. */
function withNotedWork(kept: KeptPhoto): KeptPhoto {
  try {
    const { size, work } = Object(JSON.parse(sessionStorage.getItem(PHOTO_WORK_KEY) ?? '{}')) as {
      readonly size?: number;
      readonly work?: Work;
    };
    return size === kept.photo.size ? { ...kept, ...work } : kept;
  } catch {
    return kept;
  }
}

/** Returns the kept photo; undefined if there is none, or if storage is denied. */
export async function readKeptPhoto(): Promise<KeptPhoto | undefined> {
  try {
    const kept = await get<KeptPhoto>(KEY, opened());
    return kept && withNotedWork(kept);
  } catch {
    return undefined;
  }
}

/** The last save or deletion, which may be under way. */
let last: Promise<unknown> = Promise.resolve();

/** Does the work after the saves and deletions before it, whether or not they succeeded. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/** Rejects if the database does not answer, as in some browsers. */
async function answered(request: Promise<void>): Promise<void> {
  const isDone = request.then(() => true);
  if (!(await inTime(isDone, false))) throw new Error('The browser’s database does not answer.');
}

/**
 * Keeps a photo in place of the last one. Making its file takes a while, so a later save or deletion waits for this one.
 * @throws Error if storage is denied or full, or does not answer
 */
export function keepPhoto(make: () => Promise<KeptPhoto>): Promise<void> {
  return inTurn(async () => {
    const made = await make();
    await answered(set(KEY, made, opened()));
  });
}

/**
 * Deletes the kept photo, also one that is just being saved, and the pictures for a form.
 * @throws Error if storage is denied, or does not answer
 */
export function forgetPhoto(): Promise<void> {
  return inTurn(async () => {
    forgetWork();
    await answered(del(KEY, opened()));
    await answered(forgetToolPhotos());
  });
}
