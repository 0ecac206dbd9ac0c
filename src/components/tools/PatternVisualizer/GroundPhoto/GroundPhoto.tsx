import { useState } from 'react';
import type { PavingChoice } from '@site/src/groundPhoto';
import type { ProjectId } from '@site/src/visualizer/types';
import Intake from './Intake';
import { forgetPhoto } from './keptPhoto';
import Workbench, { type OpenPhoto } from './Workbench';

export interface GroundPhotoProps {
  /** What the visitor has chosen in the plan view. */
  readonly paving: PavingChoice;
  readonly project: ProjectId;
  /** Hidden while the plan view is shown; the photo stays open. */
  readonly isHidden: boolean;
}

/** Lays pavers to scale into a visitor's own photo. Nothing leaves the browser. */
export default function GroundPhoto({ paving, project, isHidden }: GroundPhotoProps) {
  const [{ opened, round }, setOpened] = useState<{ readonly opened?: OpenPhoto; readonly round: number }>({
    round: 0,
  });
  const [isChoosing, setIsChoosing] = useState(true);
  /** Whether the open photo is kept on this device, with every change. */
  const [isKept, setIsKept] = useState(false);

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
    <>
      {isChoosing && !isHidden && (
        <Intake
          paving={paving}
          project={project}
          onOpen={(next) => {
            setOpened({ opened: next, round: round + 1 });
            setIsKept(next.isKept);
            setIsChoosing(false);
          }}
          onForget={forget}
          onBack={opened && (() => setIsChoosing(false))}
        />
      )}
      {opened && (
        <Workbench
          key={round}
          opened={opened}
          isHidden={isHidden || isChoosing}
          isKept={isKept}
          onKeep={setIsKept}
          onForget={forget}
          onChooseAnother={() => setIsChoosing(true)}
        />
      )}
    </>
  );
}
