import { useId, useState, type ChangeEvent } from 'react';
import { formatNumber } from '@site/src/data/format';
import { readLength } from '@site/src/userInput/readMeasure';
import type { Ground, GroundProblem } from '@site/src/groundPhoto';
import SelectField from '../../../base/Field/SelectField';
import TextField from '../../../base/Field/TextField';
import fieldStyles from '../../../base/Field/styles.module.css';
import hidden from '../../../base/VisuallyHidden/styles.module.css';
import type { Edit } from './history';
import { groundProblems, knownSizes } from './texts';
import styles from './styles.module.css';

const OWN = 'own';

const options = [
  { value: OWN, label: 'Something I measured' },
  ...knownSizes.map(({ id, label }) => ({ value: id, label })),
];

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
  const messageId = useId();
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
      <SelectField label="What did you mark?" options={options} value={known} onChange={chooseSize} />
      {known === OWN && (
        <fieldset className={styles.pair} aria-describedby={messageId}>
          <legend className={hidden.visuallyHidden}>Its size in feet</legend>
          {(
            [
              ['Width in feet', ground.widthInches],
              ['Depth in feet', ground.depthInches],
            ] as const
          ).map(([label, inches]) => (
            <TextField
              key={label}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={formatNumber(inches / 12)}
              onChange={typeSize}
              aria-invalid={isUnread || problem === 'size' ? true : undefined}
              aria-describedby={messageId}
            />
          ))}
        </fieldset>
      )}
      <p id={messageId} className={words ? fieldStyles.error : styles.assurance}>
        {words ?? assurance}
      </p>
    </>
  );
}
