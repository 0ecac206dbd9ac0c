import { useState } from 'react';
import { fitting, tooMany } from '@site/src/leads/photos/photos';
import { forgetPhotos } from '@site/src/leads/photos/photoStore';
import { preparePhoto } from '@site/src/leads/photos/preparePhoto';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';
import type { ShownPhotos } from './useShownPhotos';

/** A file that was picked, and the key under which the form holds it. */
export interface PickedPhoto {
  readonly key: string;
  readonly file: File;
}

/** Makes photos to send of the files that a visitor picks, and says which of them cannot be used. */
export function usePreparation({ latest, add, keep }: ShownPhotos) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** What is being prepared: "photo 2 of 3". */
  const [preparing, setPreparing] = useState('');

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

  return { problems, preparing, prepare, clearProblems: () => setProblems([]) };
}
