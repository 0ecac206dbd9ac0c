import type { MarkFindings } from './markFindings';
import { isStepOpen } from './stepWords';
import { stepIds, steps, type StepId } from './texts';
import styles from './styles.module.css';

export interface StepRowProps {
  readonly step: StepId;
  readonly found: MarkFindings;
  readonly onStep: (step: StepId) => void;
}

/** The row of steps, above the picture. */
export default function StepRow({ step, found, onStep }: StepRowProps) {
  return (
    <ol className={styles.steps}>
      {stepIds.map((one) => (
        <li key={one}>
          <button
            type="button"
            className={styles.step}
            aria-current={one === step ? 'step' : undefined}
            disabled={!isStepOpen(one, found)}
            onClick={() => onStep(one)}
          >
            {steps[one].name}
          </button>
        </li>
      ))}
    </ol>
  );
}
