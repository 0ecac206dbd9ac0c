import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../components/base/Button';
import field from '../../../components/base/Field/styles.module.css';
import type { offerFor } from './describePhoto';
import EraseStep, { type Brushing } from './EraseStep';
import { clearStrokes, type PhotoDesign } from './history';
import KeepStep from './KeepStep';
import LookStep from './LookStep';
import type { MarkFindings } from './markFindings';
import MarkStep from './MarkStep';
import type { OpenPhoto } from './openPhoto';
import OutlineStep from './OutlineStep';
import { steps, type StepId } from './texts';
import type { EditDesign } from './useDesignHistory';
import type { Outlining } from './useOutlining';
import styles from './styles.module.css';

export interface StepPanelProps {
  readonly opened: OpenPhoto;
  readonly step: StepId;
  /** What a new step begins with: the row of steps and the picture. */
  readonly top: RefObject<HTMLElement | null>;
  readonly design: PhotoDesign;
  readonly edit: EditDesign;
  readonly found: MarkFindings;
  /** What the visitor can ask for; undefined while no pavers are shown. */
  readonly offer: ReturnType<typeof offerFor> | undefined;
  /** What keeps the visitor from going on; empty if nothing does. */
  readonly problem: string;
  readonly outlining: Outlining;
  readonly brushing: Brushing;
  /** Draws the finished picture with its label. */
  readonly makePicture: () => HTMLCanvasElement;
  readonly onChooseAnother: () => void;
}

/** The controls of the step that is open. */
export default function StepPanel(props: StepPanelProps) {
  const { opened, step, top, design, edit, found, offer, problem, outlining, brushing } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // Moves the focus to the controls of a new step. The visitor may have scrolled through those of the last one.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [step, top]);

  return (
    <>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        {steps[step].title}
      </h3>
      {step === 'mark' && <MarkStep design={design} found={found} onEdit={edit} />}
      {step === 'outline' && (
        <OutlineStep photo={opened.photo} design={design} found={found} onEdit={edit} outlining={outlining} />
      )}
      {step === 'erase' && (
        <EraseStep
          brush={brushing.brush}
          setBrush={brushing.setBrush}
          onClear={design.strokes.length > 0 ? () => edit(clearStrokes) : undefined}
        />
      )}
      {step === 'look' && <LookStep design={design} onEdit={edit} />}
      {step === 'keep' && offer && (
        <KeepStep {...offer} isSample={opened.isSample} photo={opened.photo} makePicture={props.makePicture} />
      )}
      {problem && step !== 'mark' && step !== 'outline' && <p className={field.error}>{problem}</p>}
      <div className={styles.actions}>
        <Button variant="link" onClick={props.onChooseAnother}>
          Use another photo
        </Button>
      </div>
    </>
  );
}
