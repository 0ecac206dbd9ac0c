import { useEffect, useRef } from 'react';
import type { AreaMeasure, LaidGround } from '@site/src/tools/photo/core';
import { photoRequest, sampleRequest, type DesignRequest } from '@site/src/tools/visualizer/core/requests';
import { Button } from '../../../components/base/Button';
import field from '../../../components/base/Field/styles.module.css';
import { describeLook, describePhoto } from './describePhoto';
import EraseStep from './EraseStep';
import type { PhotoDesign } from './history';
import KeepStep from './KeepStep';
import LookStep from './LookStep';
import type { MarkFindings } from './markFindings';
import MarkStep from './MarkStep';
import type { OpenPhoto } from './openPhoto';
import OutlineStep from './OutlineStep';
import { measuredText } from './stepWords';
import { stepIds, steps, type StepId } from './texts';
import type { Brushing } from './useBrush';
import type { EditDesign } from './useDesignHistory';
import type { Outlining } from './useOutlining';
import styles from './styles.module.css';

export interface StepPanelProps {
  readonly opened: OpenPhoto;
  readonly step: StepId;
  readonly onStep: (step: StepId) => void;
  readonly design: PhotoDesign;
  readonly edit: EditDesign;
  readonly found: MarkFindings;
  /** Undefined while no pavers are shown. */
  readonly laid: LaidGround | undefined;
  /** What keeps the visitor from going on; empty if nothing does. */
  readonly problem: string;
  readonly outlining: Outlining;
  readonly brushing: Brushing;
  /** Draws the finished picture with its label. */
  readonly makePicture: () => HTMLCanvasElement;
  readonly onChooseAnother: () => void;
}

/** Creates the request for an estimate of what is on the photo. */
function requestFor(isSample: boolean, design: PhotoDesign, laid: LaidGround, area: AreaMeasure): DesignRequest {
  if (isSample) return sampleRequest(design.project, describeLook(design, laid));
  const squareFeet = area.kind === 'number' && !area.isPart ? area.squareFeet : undefined;
  return photoRequest(design.project, describePhoto(design, laid, area), squareFeet);
}

/** The row of steps, the controls of the one that is open, and the way to the next. */
export default function StepPanel(props: StepPanelProps) {
  const { opened, step, onStep, design, edit, found, laid, problem, outlining, brushing } = props;
  const { area, missing } = found;
  const { isSample } = opened;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // Moves the focus to the controls of a new step.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  const next = stepIds[stepIds.indexOf(step) + 1];
  const isOpen = (one: StepId) =>
    one === 'mark' || (!found.groundProblem && (one === 'outline' || !found.outlineProblem));

  return (
    <>
      <ol className={styles.steps}>
        {stepIds.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.step}
              aria-current={one === step ? 'step' : undefined}
              disabled={!isOpen(one)}
              onClick={() => onStep(one)}
            >
              {steps[one].name}
            </button>
          </li>
        ))}
      </ol>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        {steps[step].title}
      </h3>
      {step === 'mark' && <MarkStep design={design} found={found} onEdit={edit} />}
      {step === 'outline' && (
        <OutlineStep
          problem={found.outlineProblem}
          assurance={measuredText(found)}
          canAddHole={area !== undefined}
          outlining={outlining}
        />
      )}
      {step === 'erase' && (
        <EraseStep
          brush={brushing.brush}
          onBrush={brushing.setBrush}
          onClear={design.strokes.length > 0 ? () => edit({ type: 'clearStrokes' }) : undefined}
        />
      )}
      {step === 'look' && <LookStep design={design} onEdit={edit} />}
      {step === 'keep' && laid && area && (
        <KeepStep
          request={requestFor(isSample, design, laid, area)}
          isSample={isSample}
          photo={opened.photo}
          makePicture={props.makePicture}
        />
      )}
      {problem && step !== 'mark' && step !== 'outline' && <p className={field.error}>{problem}</p>}
      <div className={styles.actions}>
        {next && (
          <Button size="lg" disabled={!isOpen(next)} onClick={() => onStep(next)}>
            {step === 'mark' && !found.groundProblem && missing
              ? 'Just show me, without measuring'
              : `Next: ${steps[next].name.toLowerCase()}`}
          </Button>
        )}
        <Button variant="link" onClick={props.onChooseAnother}>
          Use another photo
        </Button>
      </div>
    </>
  );
}
