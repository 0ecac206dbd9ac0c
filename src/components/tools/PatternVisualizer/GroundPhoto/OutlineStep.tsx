import { Button } from '../../../base/Button';
import field from '../../../base/Field/styles.module.css';
import { outlineProblems } from './texts';
import type { OutlineProblem } from '@site/src/groundPhoto';
import styles from './styles.module.css';

export interface OutlineStepProps {
  readonly problem?: OutlineProblem;
  /** What is said if the outline can be paved. */
  readonly assurance: string;
  /** Whether each tap adds the next point of a new outline. */
  readonly isTracing: boolean;
  readonly onTrace: (isTracing: boolean) => void;
  readonly onAddPoint: () => void;
  readonly onRemovePoint?: () => void;
  readonly onAddHole?: () => void;
  readonly onUseRectangle: () => void;
}

/** Explains how to outline the area, and offers what the pointer does on the picture to the keyboard as well. */
export default function OutlineStep(props: OutlineStepProps) {
  const { problem, assurance, isTracing, onTrace, onAddPoint, onRemovePoint, onAddHole, onUseRectangle } = props;
  return (
    <>
      <p>
        {isTracing
          ? 'Click or tap around the area, one corner at a time. You can still move any point afterward.'
          : 'Drag the points to the edge of what you want paved. Click or tap anywhere on the edge to add a point.'}
      </p>
      <div className={styles.actions}>
        {isTracing ? (
          <Button onClick={() => onTrace(false)}>Done outlining</Button>
        ) : (
          <Button variant="outline" onClick={() => onTrace(true)}>
            Draw it from scratch
          </Button>
        )}
        <Button variant="outline" onClick={onUseRectangle}>
          Use the marked rectangle
        </Button>
        <Button variant="outline" onClick={onAddPoint}>
          Add a point
        </Button>
        <Button variant="outline" disabled={!onRemovePoint} onClick={onRemovePoint}>
          Remove this point
        </Button>
        <Button variant="outline" disabled={!onAddHole} onClick={onAddHole}>
          Leave out a tree or post
        </Button>
      </div>
      <p className={problem ? field.error : styles.assurance}>{problem ? outlineProblems[problem] : assurance}</p>
      <p className={styles.hint}>
        With the keyboard: Tab goes from point to point, the arrow keys move a point one pixel (ten with Shift), and
        Delete removes it.
      </p>
    </>
  );
}
