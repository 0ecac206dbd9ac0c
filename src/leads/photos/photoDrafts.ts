/**
 * Which photos the forms of this tab hold, so that they survive a reload as typed text does. Their names are among the drafts in
 * session storage, which each tab has for itself; their files are in `photoStore.ts`. A name without a file is a photo that was
 * lost, which the form then says.
 */

import { draftPhotos, keepDraftPhotos } from '../form/formDrafts';
import type { Lead, LeadKind } from '../types';

/** Who has added a photo: the visitor to a form, or the photo tool for the next form. */
export type PhotoOwner = LeadKind | 'tool';

/** A photo that was added and not sent yet. */
export interface PhotoDraft {
  /** The key of its file: its owner, the milliseconds when it was added, and something random, between slashes. */
  readonly key: string;
  /** What the visitor's file is called. */
  readonly name: string;
  /** The lead that it goes with, once that was submitted. */
  readonly lead?: Lead;
}

/** Returns the key of a photo that is added now. It has to be unique in this browser, but is no secret. */
export function newPhotoKey(owner: PhotoOwner): string {
  return `${owner}/${Date.now()}/${Math.random().toString(36).slice(2)}`;
}

/** Returns whether the key is that of a photo with this owner. */
export const isOf = (owner: PhotoOwner, key: string): boolean => key.startsWith(`${owner}/`);

function allDrafts(): readonly PhotoDraft[] {
  const kept = draftPhotos();
  // Another script may have stored something else.
  const photos = (Array.isArray(kept) ? kept : []) as readonly (Partial<PhotoDraft> | null)[];
  return photos.filter(
    (photo): photo is PhotoDraft => typeof photo?.key === 'string' && typeof photo.name === 'string',
  );
}

/** Returns the photos of the forms of a kind, with those that the photo tool has left. */
export function photoDraftsOf(kind: LeadKind): readonly PhotoDraft[] {
  return allDrafts().filter(({ key }) => isOf(kind, key) || isOf('tool', key));
}

/** Returns the keys of the photos that this tab holds and that match. */
export const draftKeys = (matches: (draft: PhotoDraft) => boolean = () => true): readonly string[] =>
  allDrafts().flatMap((draft) => (matches(draft) ? [draft.key] : []));

/** Forgets photos that were sent or removed, or that could not be used, and notes others instead. */
export function dropPhotoDrafts(keys: readonly string[], instead: readonly PhotoDraft[] = []): void {
  const all = [...allDrafts().filter(({ key }) => !keys.includes(key)), ...instead];
  keepDraftPhotos(all.length > 0 ? all : undefined);
}

/** Notes photos, in place of what was noted for their keys. If session storage is denied, it notes nothing. */
export function notePhotos(drafts: readonly PhotoDraft[]): void {
  const keys = drafts.map(({ key }) => key);
  dropPhotoDrafts(keys, drafts);
}
