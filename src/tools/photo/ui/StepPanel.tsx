import { useEffect, useRef, type RefObject } from 'react';
import type { DesignRequest } from '@site/src/tools/visualizer/core/requests';
import { Button } from '../../../components/base/Button';
import field from '../../../components/base/Field/styles.module.css';
import { partText } from './describePhoto';
import EraseStep from './EraseStep';
import { listedParts, type PhotoDesign } from './history';
import KeepStep from './KeepStep';
import LookStep from './LookStep';
import { measurePart, type MarkFindings } from './markFindings';
import MarkStep from './MarkStep';
import type { OpenPhoto } from './openPhoto';
import OutlineStep from './OutlineStep';
import { measuredText } from './stepWords';
import { steps, type StepId } from './texts';
import type { Brushing } from './useBrush';
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
  readonly request: DesignRequest | undefined;
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
  const { opened, step, top, design, edit, found, request, problem, outlining, brushing } = props;
  const { area } = found;
  const parts = listedParts(design);
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
        <OutlineStep
          problem={found.outlineProblem}
          // The only part is as large as the area, and takes long to measure again.
          parts={parts.map((part) => (parts.length > 1 ? partText(measurePart(design, part, opened.photo)) : ''))}
          place={design.place ?? 0}
          assurance={measuredText(found)}
          canAdd={area !== undefined}
          endsAtEdge={found.touchesEdge && area ? (design.endsAtEdge ?? null) : undefined}
          onEdge={(endsAtEdge) => edit({ type: 'setEdge', endsAtEdge })}
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
      {step === 'keep' && request && (
        <KeepStep request={request} isSample={opened.isSample} photo={opened.photo} makePicture={props.makePicture} />
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
