import { useRef, useState } from 'react';
import type { Photo } from '@site/src/leads/photos/photos';
import { ANSWER_MS, storePhoto } from '@site/src/leads/photos/photoStore';
import { previewOf } from '@site/src/leads/photos/preparePhoto';

export interface ShownPhoto extends Photo {
  readonly key: string;
  /** A small copy, as a data URL. */
  readonly preview: string;
  /** Whether it survives a reload; undefined until the browser says so. */
  readonly isKept?: boolean;
}

export type ShownPhotos = ReturnType<typeof useShownPhotos>;

/** Holds the photos that a form shows. */
export function useShownPhotos() {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  /** The photos of the last change, which may not be rendered yet. */
  const latest = useRef<readonly ShownPhoto[]>([]);

  function update(next: readonly ShownPhoto[]) {
    latest.current = next;
    setPhotos(next);
  }

  return {
    photos,
    latest,
    update,
    /** Adds a photo; rejects if the browser cannot show it. */
    async add(key: string, { name, file }: Photo, isKept?: boolean): Promise<void> {
      const preview = await previewOf(file);
      update([...latest.current, { key, name, file, preview, isKept }]);
    },
    /** Stores a photo, and notes whether the browser has done so. Nothing waits for it, because some browsers never answer. */
    async keep(key: string, photo: Photo): Promise<void> {
      const note = (isKept: boolean) =>
        update(latest.current.map((shown) => (shown.key === key ? { ...shown, isKept } : shown)));
      const timer = setTimeout(note, ANSWER_MS, false);
      const isKept = await storePhoto(key, photo);
      clearTimeout(timer);
      note(isKept);
    },
  };
}
