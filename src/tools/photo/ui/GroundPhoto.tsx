import { useEffect, useRef, useState } from 'react';
import type { PavingChoice } from '@site/src/tools/photo/core';
import type { ProjectId } from '@site/src/tools/visualizer/core/types';
import { photoOpen } from '../../visualizer/ui/photoOpen';
import Intake from './Intake';
import { forgetPhoto } from './keptPhoto';
import type { OpenPhoto } from './openPhoto';
import Workbench from './Workbench';
import styles from './styles.module.css';

export interface GroundPhotoProps {
  /** What the visitor has chosen in the plan view. */
  readonly paving: PavingChoice;
  readonly project: ProjectId;
  /** Called with the pavers that the visitor chooses for the photo. */
  readonly onPaving: (paving: PavingChoice) => void;
  /** Hidden while the plan view is shown; the photo stays open. */
  readonly isHidden: boolean;
}

/** Lays pavers to scale into a visitor's own photo, in the browser. */
export default function GroundPhoto({ paving, project, onPaving, isHidden }: GroundPhotoProps) {
  const [{ opened, round }, setOpened] = useState<{ readonly opened?: OpenPhoto; readonly round: number }>({
    round: 0,
  });
  const [isChoosing, setIsChoosing] = useState(true);
  /**
   * What another photo starts with: the open one's project, unless it is the sample's, and its pavers, unless the plan's
   * change meanwhile.
   */
  const [last, setLast] = useState<{
    readonly paving: PavingChoice;
    readonly project: ProjectId;
    readonly planned: PavingChoice;
  }>();
  /** Whether the open photo is kept on this device, with every change. */
  const [isKept, setIsKept] = useState(false);
  // Only the first time: whoever asks for another photo doesn't want this one.
  const [resumes, setResumes] = useState(photoOpen.isSet);
  const place = useRef<HTMLDivElement>(null);
  /** How often the visitor has gone from choosing a photo to working on it, or back. */
  const [turns, setTurns] = useState(0);

  useEffect(() => {
    photoOpen.set(isKept && !isHidden);
  }, [isKept, isHidden]);

  // What comes next may be shorter than what the visitor was reading, so that it would be out of sight.
  useEffect(() => {
    if (turns === 0) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [turns]);

  function turn(choosing: boolean) {
    setIsChoosing(choosing);
    setResumes(false);
    setTurns((count) => count + 1);
  }

  /** Deletes the kept photo. First stops the next save of the open one, which would bring it back. */
  async function forget() {
    setIsKept(false);
    try {
      await forgetPhoto();
    } catch (error) {
      setIsKept(isKept);
      throw error;
    }
  }

  return (
    <div ref={place} className={styles.place} role="group" aria-label="Pavers on a photo" tabIndex={-1}>
      {isChoosing && !isHidden && (
        <Intake
          choice={{
            paving: last?.planned === paving ? last.paving : paving,
            project: last?.project ?? project,
          }}
          resumes={resumes}
          onOpen={(next) => {
            setOpened({ opened: next, round: round + 1 });
            setIsKept(next.isKept);
            if (resumes && next.isKept) setIsChoosing(false);
            else turn(false);
          }}
          onForget={forget}
          onBack={opened && (() => turn(false))}
        />
      )}
      {opened && (
        <Workbench
          key={round}
          opened={opened}
          planned={paving}
          onPaving={onPaving}
          isHidden={isHidden || isChoosing}
          isKept={isKept}
          onKeep={setIsKept}
          onForget={forget}
          onChooseAnother={(design) => {
            setLast({
              paving: design.paving,
              project: opened.isSample ? (last?.project ?? project) : design.project,
              planned: paving,
            });
            turn(true);
          }}
        />
      )}
    </div>
  );
}
