import { Button } from '../../../components/base/Button';
import type { MarkFindings } from './markFindings';
import { isStepOpen } from './stepWords';
import { stepIds, steps, type StepId } from './texts';
import styles from './styles.module.css';

interface StepsProps {
  readonly step: StepId;
  readonly found: MarkFindings;
  readonly onStep: (step: StepId) => void;
}

/** The row of steps, above the picture. */
export function StepRow({ step, found, onStep }: StepsProps) {
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

/** The way to the next step, under the picture. Looks like no call to action while it leaves the measuring out. */
export function NextButton({ step, found, onStep }: StepsProps) {
  const next = stepIds[stepIds.indexOf(step) + 1];
  if (!next) return null;
  const skips = step === 'mark' && !found.groundProblem && found.missing !== undefined;
  return (
    <Button
      className={styles.next}
      variant={skips ? 'outline' : 'default'}
      disabled={!isStepOpen(next, found)}
      onClick={() => onStep(next)}
    >
      {skips ? 'Skip measuring' : `Next: ${steps[next].name.toLowerCase()}`}
    </Button>
  );
}
