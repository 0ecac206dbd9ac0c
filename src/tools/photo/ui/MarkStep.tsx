import { useId, useRef } from 'react';
import { formatCount, formatNumber } from '@site/src/words/format';
import SelectField from '../../../components/base/Field/SelectField';
import TextField from '../../../components/base/Field/TextField';
import fieldStyles from '../../../components/base/Field/styles.module.css';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import tool from '../../visualizer/ui/designer.module.css';
import { setSize, type PhotoDesign } from './history';
import type { MarkFindings } from './markFindings';
import { isSideUnread, knownSizes, readSize, type MarkedSize } from './markedSize';
import { groundProblemText, measuredText } from './stepWords';
import { FLAT, groundDoubts } from './texts';
import { newGesture, type EditDesign } from './useDesignHistory';
import styles from './styles.module.css';

const OWN = 'own';

const options = [
  { value: OWN, label: 'Something I measured' },
  ...knownSizes.map(({ id, label }) => ({ value: id, label })),
];

const sides = [
  ['Width in feet', 'width'],
  ['Depth in feet', 'depth'],
] as const;

export interface MarkStepProps {
  readonly design: Pick<PhotoDesign, 'size' | 'cornersOffPx' | 'ground'>;
  readonly found: MarkFindings;
  readonly onEdit: EditDesign;
}

/** Asks for the size of the marked rectangle, and says whether it lies flat. */
export default function MarkStep({ design, found, onEdit }: MarkStepProps) {
  const messageId = useId();
  // What is typed into one field is undone as a whole.
  const typing = useRef('');
  const { size, cornersOffPx, ground } = design;
  const unmeasured = readSize(size)?.unmeasured;
  const { isPlaced } = found;
  const problem = groundProblemText(found, size);
  const doubt = found.doubt && groundDoubts[found.doubt];
  const computed =
    unmeasured && isPlaced && !found.missing
      ? ` From the photo, it’s about ${formatNumber(ground[`${unmeasured}Inches`] / 12, 1)} ft ${unmeasured === 'depth' ? 'deep' : 'wide'}.`
      : '';
  const assurance =
    isPlaced && `${doubt ? '' : FLAT} Check that the grid follows the ground.${computed} ${measuredText(found)}`;
  const isSizeWrong = found.groundProblem === 'size';
  const left = cornersOffPx.filter((px) => px === null).length;
  const missing =
    left > 0
      ? `${formatCount(left, 'corner')} still to place.`
      : !found.missing
        ? ''
        : unmeasured
          ? `This photo doesn’t tell the ${unmeasured}, so measure that, too.`
          : 'Its size is still missing.';

  const resize = (change: Partial<MarkedSize>, gesture?: string) => onEdit(setSize({ ...size, ...change }), gesture);

  return (
    <>
      <p>
        Find a rectangle on the ground with four visible sides, and drag the four corners onto it. In most photos, the
        length of one side is enough. Nothing there? Lay down a sheet of plywood, or chalk a rectangle, and take the
        photo again: the larger, the better.
      </p>
      <SelectField
        label="What did you mark?"
        options={options}
        value={size.known ?? OWN}
        hint={knownSizes.find(({ id }) => id === size.known)?.hint}
        onChange={({ target }) => resize({ known: target.value === OWN ? undefined : target.value })}
      />
      {size.known === undefined && (
        <fieldset className={styles.pair} aria-describedby={messageId}>
          <legend className={hidden.visuallyHidden}>Its size in feet</legend>
          {sides.map(([label, side]) => (
            <TextField
              key={side}
              label={label}
              autoComplete="off"
              placeholder={side === 'width' ? 'Left to right' : 'Front to back'}
              value={size[side]}
              onFocus={() => (typing.current = newGesture())}
              onChange={({ target }) => resize({ [side]: target.value }, typing.current)}
              aria-invalid={isSideUnread(size[side]) || (isSizeWrong && readSize(size)) ? true : undefined}
              aria-describedby={messageId}
            />
          ))}
        </fieldset>
      )}
      <p id={messageId} className={problem ? fieldStyles.error : styles.assurance}>
        {problem || assurance}
      </p>
      {doubt && <p className={tool.caution}>{doubt}</p>}
      {!problem && missing && <p className={styles.assurance}>{`Nothing is measured yet. ${missing}`}</p>}
    </>
  );
}
