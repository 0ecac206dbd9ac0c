import { useState } from 'react';
import type { PavingChoice } from '@site/src/groundPhoto';
import type { ProjectId } from '@site/src/visualizer/design';
import Intake from './Intake';
import Workbench, { type OpenPhoto } from './Workbench';

export interface GroundPhotoProps {
  /** What the visitor has chosen in the plan view. */
  readonly paving: PavingChoice;
  readonly project: ProjectId;
}

/** Lays pavers to scale into a visitor's own photo. Nothing leaves the browser. */
export default function GroundPhoto(props: GroundPhotoProps) {
  const [opened, setOpened] = useState<OpenPhoto>();
  return opened ? (
    <Workbench opened={opened} onClose={() => setOpened(undefined)} />
  ) : (
    <Intake {...props} onOpen={setOpened} />
  );
}
