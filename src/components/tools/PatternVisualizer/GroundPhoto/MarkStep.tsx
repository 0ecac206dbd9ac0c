import { useId, useState, type ChangeEvent } from 'react';
import clsx from 'clsx';
import { formatNumber } from '@site/src/data/format';
import { readLength } from '@site/src/userInput/readMeasure';
import type { Ground, GroundProblem } from '@site/src/groundPhoto';
import controls from '../../../forms/FormControls/styles.module.css';
import type { Edit } from './history';
import { groundProblems, knownSizes } from './texts';
import styles from './styles.module.css';

const OWN = 'own';

function knownSizeOf({ widthInches, depthInches }: Ground): string {
  const known = knownSizes.find((size) => size.widthInches === widthInches && size.depthInches === depthInches);
  return known?.id ?? OWN;
}

export interface MarkStepProps {
  readonly ground: Ground;
  readonly problem?: GroundProblem;
  /** What is said if the corners lie flat. */
  readonly assurance: string;
  readonly onEdit: (edit: Edit) => void;
}

/** Asks for the size of the marked rectangle, and says whether it lies flat. */
export default function MarkStep({ ground, problem, assurance, onEdit }: MarkStepProps) {
  const id = useId();
  const [known, setKnown] = useState(() => knownSizeOf(ground));
  // Text that cannot be read as a length leaves the last valid size unchanged.
  const [isUnread, setIsUnread] = useState(false);
  const words = isUnread ? groundProblems.size : problem && groundProblems[problem];

  function chooseSize(event: ChangeEvent<HTMLSelectElement>) {
    const size = knownSizes.find((candidate) => candidate.id === event.target.value);
    setKnown(event.target.value);
    setIsUnread(false);
    if (size) onEdit({ type: 'setSize', widthInches: size.widthInches, depthInches: size.depthInches });
  }

  function typeSize(event: ChangeEvent<HTMLInputElement>) {
    const inputs = [...(event.target.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const [width, depth] = inputs.map(({ value }) => readLength(value) ?? 0);
    const isRead = width > 0 && depth > 0;
    setIsUnread(!isRead);
    if (isRead) onEdit({ type: 'setSize', widthInches: width * 12, depthInches: depth * 12 });
  }

  return (
    <>
      <p>
        Find a rectangle on the ground that you know the size of, and drag the four corners onto it. Nothing there? Lay
        down a sheet of plywood and take the photo again: the larger the rectangle, the better the measurement.
      </p>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          What did you mark?
        </label>
        <select id={id} className={clsx(controls.input, controls.select)} value={known} onChange={chooseSize}>
          <option value={OWN}>Something I measured</option>
          {knownSizes.map((size) => (
            <option key={size.id} value={size.id}>
              {size.label}
            </option>
          ))}
        </select>
      </div>
      {known === OWN && (
        <fieldset className={styles.pair} aria-describedby={`${id}-problem`}>
          <legend className={controls.unseen}>Its size in feet</legend>
          {(
            [
              ['width', 'Width in feet', ground.widthInches],
              ['depth', 'Depth in feet', ground.depthInches],
            ] as const
          ).map(([name, label, inches]) => (
            <div key={name} className={controls.field}>
              <label className={controls.label} htmlFor={`${id}-${name}`}>
                {label}
              </label>
              <input
                id={`${id}-${name}`}
                className={controls.input}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={formatNumber(inches / 12)}
                onChange={typeSize}
                aria-invalid={isUnread || problem === 'size' ? true : undefined}
                aria-describedby={`${id}-problem`}
              />
            </div>
          ))}
        </fieldset>
      )}
      <p id={`${id}-problem`} className={words ? controls.error : styles.assurance}>
        {words ?? assurance}
      </p>
    </>
  );
}
