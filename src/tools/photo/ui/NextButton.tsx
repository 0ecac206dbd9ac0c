import { Button } from '../../../components/base/Button';
import type { StepRowProps } from './StepRow';
import { isStepOpen } from './stepWords';
import { stepIds, steps } from './texts';
import styles from './styles.module.css';

/** The way to the next step, under the picture. Looks like no call to action while it leaves the measuring out. */
export default function NextButton({ step, found, onStep }: StepRowProps) {
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
