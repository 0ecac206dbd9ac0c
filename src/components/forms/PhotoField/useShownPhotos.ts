import { useRef, useState } from 'react';
import { fitting, tooMany, type Photo } from '@site/src/leads/photos/photos';
import { ANSWER_MS, forgetPhotos, storePhoto } from '@site/src/leads/photos/photoStore';
import { preparePhoto, previewOf } from '@site/src/leads/photos/preparePhoto';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';

/** A file that was picked, and the key under which the form holds it. */
export interface PickedPhoto {
  readonly key: string;
  readonly file: File;
}

export interface ShownPhoto extends Photo {
  readonly key: string;
  /** A small copy, as a data URL. */
  readonly preview: string;
  /** Whether it survives a reload; undefined until the browser says so. */
  readonly isKept?: boolean;
}

/** Holds the photos that a form shows. Makes them of the files that a visitor picks, and says which of those cannot be used. */
export function useShownPhotos() {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  /** The photos of the last change, which may not be rendered yet. */
  const latest = useRef<readonly ShownPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** What is being prepared: "photo 2 of 3". */
  const [preparing, setPreparing] = useState('');

  function update(next: readonly ShownPhoto[]) {
    latest.current = next;
    setPhotos(next);
  }

  /** Adds a photo; rejects if the browser cannot show it. */
  async function add(key: string, { name, file }: Photo, isKept?: boolean): Promise<void> {
    const preview = await previewOf(file);
    update([...latest.current, { key, name, file, preview, isKept }]);
  }

  /** Stores a photo, and notes whether the browser has done so. Nothing waits for it, because some browsers never answer. */
  async function keep(key: string, photo: Photo): Promise<void> {
    const note = (isKept: boolean) =>
      update(latest.current.map((shown) => (shown.key === key ? { ...shown, isKept } : shown)));
    const timer = setTimeout(note, ANSWER_MS, false);
    const isKept = await storePhoto(key, photo);
    clearTimeout(timer);
    note(isKept);
  }

  async function prepare(picked: readonly PickedPhoto[]) {
    const { fit, rest } = fitting(picked, latest.current.length);
    const found = rest.length > 0 ? [tooMany(rest.map(({ file }) => file.name))] : [];
    forgetPhotos(rest.map(({ key }) => key));
    for (const [index, { key, file }] of fit.entries()) {
      setPreparing(`photo ${index + 1} of ${fit.length}`);
      try {
        const photo = { name: file.name, file: await preparePhoto(file) };
        await add(key, photo);
        void keep(key, photo);
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'notImage';
        found.push(`${file.name}: ${pictureProblems[problem]}`);
        forgetPhotos([key]);
      }
    }
    setPreparing('');
    setProblems(found);
  }

  return { photos, latest, update, add, problems, preparing, prepare, clearProblems: () => setProblems([]) };
}
