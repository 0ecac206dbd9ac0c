import { useEffect, useRef, useState } from 'react';
import { canvasFile } from '@site/src/userInput/pictureFile';
import { Button } from '../../../components/base/Button';
import tool from '../../visualizer/ui/designer.module.css';
import type { PhotoDesign } from './history';
import { keepPhoto, noteWork } from './keptPhoto';
import type { OpenPhoto } from './openPhoto';
import { NOT_DELETED, NOT_KEPT, type StepId } from './texts';
import styles from './styles.module.css';

/** Delay between the last change to a kept design and saving it, in milliseconds. */
const SAVE_MS = 600;

export interface DeviceCopyProps {
  readonly opened: OpenPhoto;
  readonly design: PhotoDesign;
  readonly step: StepId;
  /** Whether this photo is kept on this device, with every change. */
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** Deletes the kept photo; rejects if the browser denies it. */
  readonly onForget: () => Promise<void>;
}

/** Keeps the photo and the work on it on this device, says so, and deletes them. */
export default function DeviceCopy({ opened, design, step, isKept, onKeep, onForget }: DeviceCopyProps) {
  const { photo, isSample } = opened;
  const [notice, setNotice] = useState('');
  // Encoding takes a while on a phone, so it is done once.
  const file = useRef(opened.file && Promise.resolve(opened.file));

  /** The size of the kept file in bytes, once it is kept. */
  const keptSize = useRef(opened.file?.size);

  async function save(): Promise<void> {
    file.current ??= canvasFile(photo, 'jpeg');
    const made = file.current;
    await keepPhoto(async () => ({ photo: await made, design, step, isSample }));
    keptSize.current = (await made).size;
  }

  // Saves a kept design again after a change: at once if the photo is new.
  useEffect(() => {
    if (!isKept) return undefined;
    const timer = setTimeout(
      () =>
        void save().catch(() => {
          onKeep(false);
          setNotice(NOT_KEPT);
        }),
      file.current ? SAVE_MS : 0,
    );
    function note() {
      if (keptSize.current !== undefined) noteWork(keptSize.current, { design, step });
    }
    window.addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', note);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions read these
  }, [isKept, design, step]);

  async function attempt(work: () => Promise<void>, done: string, failure: string) {
    try {
      await work();
      setNotice(done);
    } catch {
      setNotice(failure);
    }
  }

  const keep = () =>
    attempt(
      async () => {
        await save();
        onKeep(true);
      },
      'Kept on this device. Next time, open your photo here to continue.',
      NOT_KEPT,
    );

  const forget = () => attempt(onForget, 'Deleted from this device. It’s gone once you leave this page.', NOT_DELETED);

  return (
    <div className={styles.actions}>
      <p className={styles.hint}>
        {isKept
          ? `${isSample ? 'Your work is' : 'Your photo and your work are'} kept on this device, and nowhere else.`
          : 'Not kept: it’s gone once you leave this page.'}
      </p>
      <Button variant="link" onClick={() => void (isKept ? forget() : keep())}>
        {isKept ? 'Delete it from this device' : 'Keep my work on this device'}
      </Button>
      <p role="status" className={tool.notice}>
        {notice}
      </p>
    </div>
  );
}
