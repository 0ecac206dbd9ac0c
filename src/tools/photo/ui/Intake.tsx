import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import clsx from 'clsx';
import { decodePhoto, DEFAULT_LIGHT, type PavingChoice } from '@site/src/tools/photo/core';
import { takesPhotos } from '@site/src/leads/delivery/configured';
import { listWords } from '@site/src/words/numberWords';
import { groundSample } from '@site/src/images/groundSample';
import type { Point } from '@site/src/paving';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';
import { projectIds, projectNames, type ProjectId } from '@site/src/tools/visualizer/core/types';
import { isLayable } from '@site/src/tools/visualizer/core/layable';
import { Button } from '../../../components/base/Button';
import PassingButton from '../../../components/base/Button/PassingButton';
import field from '../../../components/base/Field/styles.module.css';
import FileButton from '../../../components/base/FileButton';
import tool from '../../visualizer/ui/designer.module.css';
import { startCorners } from './geometry';
import { NO_SIZE } from './markedSize';
import { readKeptPhoto, type KeptPhoto } from './keptPhoto';
import { NOT_DELETED } from './texts';
import type { OpenPhoto } from './openPhoto';
import styles from './styles.module.css';

/** The size that a new photo's rectangle is drawn with until the visitor says what it is, in inches. */
const START_SIZE = { widthInches: 120, depthInches: 120 };

/** How a photo starts: nothing on it is measured. */
const UNMARKED = { cornersOffPx: [null, null, null, null], outlineOffPx: 0, size: NO_SIZE } as const;

/** The sample's corners are known to a px, and its size in inches. */
const sampleMarks = {
  cornersOffPx: [1, 1, 1, 1],
  outlineOffPx: 1,
  size: { width: `${groundSample.widthInches} in`, depth: `${groundSample.depthInches} in` },
} as const;

/** What a photo may show: "driveway, patio or pool deck". */
const grounds = listWords(
  projectIds.map((id) => projectNames[id].toLowerCase()),
  'or',
);

/** The sample shows a driveway. */
const sampleProject = projectIds.find((id) => id === 'driveway') ?? projectIds[0];

export interface IntakeProps {
  /** What the visitor has chosen in the plan view. */
  readonly paving: PavingChoice;
  readonly project: ProjectId;
  readonly onOpen: (opened: OpenPhoto) => void;
  /** Deletes the kept photo; rejects if the browser denies it. */
  readonly onForget: () => Promise<void>;
  /** Goes back to the photo that is open. */
  readonly onBack?: () => void;
  /** Whether to open the kept photo by itself, after a reload. */
  readonly resumes: boolean;
}

/** Takes a photo: from a file, the camera, the clipboard or a drop, the one kept on this device, or the sample. */
export default function Intake({ paving, project, onOpen, onForget, onBack, resumes }: IntakeProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [kept, setKept] = useState<KeptPhoto>();
  const latest = useRef<(file: Blob) => void>(undefined);

  const common = { strokes: [], paving, project, turn: 0, origin: [0, 0] as Point, light: DEFAULT_LIGHT };

  async function open(work: () => Promise<OpenPhoto>, failure: string) {
    setProblem('');
    setIsBusy(true);
    try {
      onOpen(await work());
    } catch (error) {
      setProblem(error instanceof PictureError ? pictureProblems[error.problem] : failure);
    }
    setIsBusy(false);
  }

  const openFile = (file: Blob) =>
    open(async () => {
      const photo = await decodePhoto(file);
      const ground = { corners: startCorners(photo), ...START_SIZE };
      const design = { ...common, ...UNMARKED, ground, outline: { points: [], holes: [] } };
      return { photo, design, step: 'mark', isKept: true, isSample: false };
    }, pictureProblems.notImage);

  const openSample = () =>
    open(async () => {
      const response = await fetch(groundSample.url);
      if (!response.ok) throw new Error(`The sample answered ${response.status}.`);
      const photo = await decodePhoto(await response.blob());
      const { widthInches, depthInches, outline } = groundSample;
      const ground = { corners: groundSample.corners, widthInches, depthInches };
      const design = {
        ...common,
        ...sampleMarks,
        project: sampleProject,
        ground,
        outline: { points: outline, holes: [] },
      };
      return { photo, design, step: 'look', isKept: false, isSample: true };
    }, 'Our picture didn’t load, most likely because the connection dropped. Try again in a moment.');

  const openKept = ({ photo, design, step, isSample }: KeptPhoto) =>
    open(async () => {
      // The catalog may have changed since, and an earlier version of this site kept no marks.
      const known = { ...UNMARKED, ...design, paving: isLayable(design.paving.product) ? design.paving : paving };
      return { photo: await decodePhoto(photo), file: photo, design: known, step, isKept: true, isSample };
    }, 'We can’t open your saved photo anymore. Delete the saved copy, then choose the photo again.');

  useEffect(() => {
    void readKeptPhoto().then((found) => {
      setKept(found);
      if (found && resumes) void openKept(found);
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

  useEffect(() => {
    latest.current = (file) => void openFile(file);
  });

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])][0];
      if (!file) return;
      event.preventDefault();
      latest.current?.(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void openFile(file);
  }

  return (
    <div
      className={clsx(styles.intake, isOver && styles.over)}
      aria-busy={isBusy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3 className={tool.name}>See pavers in your own yard</h3>
      <p>
        Pick a photo of your {grounds}.{' '}
        <strong>It stays on this device{takesPhotos && ' unless you send it to us'}.</strong> We work on it right here
        on the page{!takesPhotos && ' and never upload it'}. Your browser keeps it, so that you can go on later, until
        you delete it.
      </p>
      <div className={styles.actions}>
        <FileButton
          size="lg"
          accept="image/*"
          aria-describedby={`${id}-problem`}
          onFiles={([file]) => void openFile(file)}
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
          onFiles={([file]) => void openFile(file)}
        >
          Take one now
        </FileButton>
        <Button variant="outline" size="lg" onClick={() => void openSample()}>
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
          <Button variant="outline" onClick={() => void openKept(kept)}>
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
        <span className={styles.withMouse}>You can also drop a photo here or paste one.</span>{' '}
        <span>Stand so that the whole area is in the picture, and hold the phone level.</span>
      </p>
    </div>
  );
}
