import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import clsx from 'clsx';
import { takesPhotos } from '@site/src/leads/delivery/leadSettings';
import { listWords } from '@site/src/words/numberWords';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';
import { projectIds, projectNames } from '@site/src/tools/visualizer/core/types';
import { Button } from '../../../components/base/Button';
import PassingButton from '../../../components/base/Button/PassingButton';
import field from '../../../components/base/Field/styles.module.css';
import FileButton from '../../../components/base/FileButton';
import PhotoDoor from '../../visualizer/ui/PhotoDoor';
import { readKeptPhoto, type KeptPhoto } from './keptPhoto';
import { openFile, openKept, openSample, type OpenPhoto, type StartChoice } from './openPhoto';
import { NOT_DELETED } from './texts';
import styles from './styles.module.css';

/** What a photo may show: "driveway, patio or pool deck". */
const grounds = listWords(
  projectIds.map((id) => projectNames[id].toLowerCase()),
  'or',
);

export interface IntakeProps {
  /** What the visitor has chosen in the plan view. */
  readonly choice: StartChoice;
  readonly onOpen: (opened: OpenPhoto) => void;
  /** Deletes the kept photo; rejects if the browser denies it. */
  readonly onForget: () => Promise<void>;
  /** Goes back to the photo that is open. */
  readonly onBack?: () => void;
  /** Whether to open the kept photo by itself, after a reload. */
  readonly resumes: boolean;
}

/** Calls back with each file that is pasted anywhere on the page. */
function usePaste(onFile: (file: Blob) => void) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])][0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}

/** Takes a photo: from a file, the camera, the clipboard or a drop, the one kept on this device, or the sample. */
export default function Intake({ choice, onOpen, onForget, onBack, resumes }: IntakeProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [kept, setKept] = useState<KeptPhoto>();
  /** How many photos were chosen. A large one may take so long that the visitor chooses another, which counts instead. */
  const choices = useRef(0);

  async function open(work: () => Promise<OpenPhoto>, failure: string) {
    choices.current += 1;
    const choice = choices.current;
    const ifLast = (then: () => void) => choice === choices.current && then();
    setProblem('');
    setIsBusy(true);
    try {
      const opened = await work();
      ifLast(() => onOpen(opened));
    } catch (error) {
      ifLast(() => setProblem(error instanceof PictureError ? pictureProblems[error.problem] : failure));
    }
    ifLast(() => setIsBusy(false));
  }

  const takeFile = (file: Blob) => open(() => openFile(file, choice), pictureProblems.notImage);

  const takeSample = () =>
    open(
      () => openSample(choice),
      'Our picture didn’t load, most likely because the connection dropped. Try again in a moment.',
    );

  const takeKept = (photo: KeptPhoto) =>
    open(
      () => openKept(photo, choice),
      'We can’t open your saved photo anymore. Delete the saved copy, then choose the photo again.',
    );

  useEffect(() => {
    void readKeptPhoto().then((found) => {
      setKept(found);
      if (found && resumes && choices.current === 0) void takeKept(found);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  async function forget() {
    setProblem('');
    try {
      await onForget();
      setKept(undefined);
    } catch {
      setProblem(NOT_DELETED);
    }
  }

  usePaste((file) => void takeFile(file));

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void takeFile(file);
  }

  return (
    <div
      className={clsx(isOver && styles.over)}
      aria-busy={isBusy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <PhotoDoor>
        <p>
          Pick a photo of your {grounds}, with the whole area in it.{' '}
          <strong>It stays on this device{takesPhotos && ' unless you send it to us'}.</strong>
        </p>
        <div className={styles.actions}>
          <FileButton
            size="lg"
            accept="image/*"
            aria-describedby={`${id}-problem`}
            onFiles={([file]) => void takeFile(file)}
          >
            Choose a photo
          </FileButton>
          <FileButton
            variant="secondary"
            size="lg"
            className={styles.camera}
            accept="image/*"
            capture="environment"
            aria-describedby={`${id}-problem`}
            onFiles={([file]) => void takeFile(file)}
          >
            Take one now
          </FileButton>
          <Button variant="outline" size="lg" onClick={() => void takeSample()}>
            Try it with ours
          </Button>
          {onBack && (
            <Button variant="outline" size="lg" onClick={onBack}>
              Back to your photo
            </Button>
          )}
        </div>
        <p id={`${id}-problem`} className={clsx(problem && field.error)} role="alert">
          {problem}
        </p>
        {kept && (
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => void takeKept(kept)}>
              Continue with your saved photo
            </Button>
            <PassingButton
              variant="destructive"
              onClick={() => void forget()}
              next={(button) => button.closest('[role=group]')?.querySelector('input')}
            >
              Delete it from this device
            </PassingButton>
          </div>
        )}
        <p className={styles.hint}>
          We work on it right here on the page{!takesPhotos && ' and never upload it'}. Your browser keeps it, so that
          you can go on later, until you delete it.{' '}
          <span className={styles.withMouse}>You can also drop a photo here or paste one.</span>
        </p>
      </PhotoDoor>
    </div>
  );
}
