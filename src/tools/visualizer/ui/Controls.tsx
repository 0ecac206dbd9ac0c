import { useId, useMemo, type ChangeEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { blendsFor, copingBlends, NO_COPING, OWN_BLEND } from '../core/blends';
import { productCaution, withProduct } from '../core/designs';
import { layableProduct } from '../core/layable';
import { dimensionProblem, padOf, withPad, withProject } from '../core/dimensions';
import { patternChoices } from '../core/patterns';
import {
  borderIds,
  borderNames,
  joints,
  padNames,
  projectIds,
  projectNames,
  type BorderId,
  type Design,
  type JointId,
  type Dimensions,
} from '../core/types';
import { formatCount } from '@site/src/words/format';
import { startSentence } from '@site/src/words/numberWords';
import { readLength, whyNoLength } from '@site/src/userInput/readMeasure';
import { layableProducts, wallProducts } from '../core/layable';
import SelectField, { type SelectFieldProps } from '../../../components/base/Field/SelectField';
import TextField from '../../../components/base/Field/TextField';
import fieldStyles from '../../../components/base/Field/styles.module.css';
import RadioGroup from '../../../components/base/RadioGroup';
import Swatches from '../../../components/base/Swatches';
import styles from './designer.module.css';

/** A select whose label looks like the legends beside it. */
function Select(props: SelectFieldProps) {
  return <SelectField {...props} hasLargeLabel className={styles.field} />;
}

/** Returns the options for a blend; `own` is the label of the one that the catalog shows. */
function blendOptions(blends: ReturnType<typeof blendsFor>, own: string) {
  return blends.map(({ id, name }) => ({ value: id, label: id === OWN_BLEND ? own : name }));
}

interface MeasuresProps {
  readonly design: Design;
  /** What is wrong with the typed sizes, in words. */
  readonly problem: string | undefined;
  readonly onChange: (design: Design) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

interface Side {
  readonly name: string;
  readonly label: string;
  readonly feet: number;
}

/** Returns the sides of a design: those of the area, then those of its pool or pad. */
function sidesOf(design: Design): readonly Side[] {
  const pair = (part: 'pool' | 'pad', { width, length }: Dimensions): Side[] => {
    const label = part === 'pool' ? 'Pool' : startSentence(padNames[design.project]);
    return [
      { name: `${part}Width`, label: `${label} width`, feet: width },
      { name: `${part}Length`, label: `${label} length`, feet: length },
    ];
  };
  const pad = padOf(design);
  return [
    { name: 'width', label: 'Width', feet: design.width },
    { name: 'length', label: 'Length', feet: design.length },
    ...(design.project === 'pool-deck' ? pair('pool', design.pool) : []),
    ...(pad ? pair('pad', pad) : []),
  ];
}

function MeasureFields({ design, problem, onChange, onProblem }: MeasuresProps) {
  const problemId = useId();

  function change(event: ChangeEvent<HTMLInputElement>) {
    const inputs = [...(event.target.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const typed = (name: string) => readLength(inputs.find((input) => input.name === name)?.value ?? '') ?? Number.NaN;
    const next = {
      ...design,
      width: typed('width'),
      length: typed('length'),
      ...(design.project === 'pool-deck' && { pool: { width: typed('poolWidth'), length: typed('poolLength') } }),
      ...(padOf(design) && { pad: { width: typed('padWidth'), length: typed('padLength') } }),
    };
    const reason = inputs.map(({ value }) => whyNoLength(value)).find(Boolean);
    const found = reason ? `${reason}.` : dimensionProblem(next);
    onProblem(found);
    if (!found) onChange(next);
  }

  return (
    <fieldset className={styles.dimensions}>
      <legend>Size in feet</legend>
      {sidesOf(design).map(({ name, label, feet }) => (
        <TextField
          key={name}
          label={label}
          hasLargeLabel
          className={styles.field}
          name={name}
          defaultValue={feet}
          onChange={change}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
        />
      ))}
      <p id={problemId} className={clsx(styles.problem, problem && fieldStyles.error)} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

export interface ControlsProps {
  /** Name of the design that the controls change. */
  readonly name: string;
  readonly design: Design;
  readonly onChange: (design: Design) => void;
}

/** What a project is for. */
export function ProjectChoice({ design, onChange }: Omit<ControlsProps, 'name'>) {
  return (
    <RadioGroup
      legend="What is it for?"
      options={projectIds.map((project) => ({ value: project, label: projectNames[project] }))}
      value={design.project}
      onChoose={(project) => onChange(withProject(design, project))}
    />
  );
}

interface MaterialControlsProps extends Omit<ControlsProps, 'name'> {
  /** Further choices beside those of the border and the joints. */
  readonly children?: ReactNode;
}

/**
 * The controls for paver, colors, pattern, border and joints. Lists patterns that the product does not allow, with the
 * reason.
 */
export function MaterialControls({ design, onChange, children }: MaterialControlsProps) {
  const product = layableProduct(design.product);
  const patterns = useMemo(() => patternChoices(product), [product]);
  const impossible = patterns.filter(({ objection }) => objection);
  const blends = blendsFor(product);
  const caution = productCaution(design);

  return (
    <>
      <Select
        label="Paver"
        value={design.product}
        options={layableProducts.map(({ id, name, sizes }) => ({ value: id, label: `${name}: ${sizes.join(', ')}` }))}
        onChange={({ target }) => onChange(withProduct(design, target.value))}
      />
      {caution && <p className={styles.caution}>{caution}</p>}
      <RadioGroup
        legend="Colors"
        options={blends.map(({ id, name, hexes }) => ({
          value: id,
          label: id === OWN_BLEND ? 'As in the catalog' : name,
          picture: <Swatches colors={hexes.map((hex) => ({ name: hex, hex }))} large />,
        }))}
        value={design.blend}
        onChoose={(blend) => onChange({ ...design, blend })}
      />
      <RadioGroup
        legend="Pattern"
        options={patterns
          .filter(({ objection }) => !objection)
          .map(({ pattern, name }) => ({ value: pattern, label: name }))}
        value={design.pattern}
        onChoose={(pattern) => onChange({ ...design, pattern })}
      >
        {impossible.length > 0 && (
          <details className={styles.impossible}>
            <summary>{`${formatCount(impossible.length, 'pattern')} not possible with ${product.name}`}</summary>
            <ul>
              {impossible.map((choice) => (
                <li key={choice.pattern}>
                  <strong>{`${choice.name}.`}</strong> <span>{choice.objection}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </RadioGroup>
      <div className={styles.pair}>
        <Select
          label="Border"
          value={design.border}
          options={borderIds.map((border) => ({ value: border, label: borderNames[border] }))}
          onChange={({ target }) => onChange({ ...design, border: target.value as BorderId })}
        />
        {design.border !== 'none' && (
          <Select
            label="Border colors"
            value={design.borderBlend}
            options={blendOptions(blends, 'Same as the rest')}
            onChange={({ target }) => onChange({ ...design, borderBlend: target.value })}
          />
        )}
        {children}
        <Select
          label="Joints"
          value={design.joint}
          options={Object.entries(joints).map(([joint, tone]) => ({ value: joint, label: tone.name }))}
          onChange={({ target }) => onChange({ ...design, joint: target.value as JointId })}
        />
      </div>
    </>
  );
}

/** The controls for everything in a design. */
export default function Controls({
  name,
  design,
  problem,
  onChange,
  onProblem,
}: ControlsProps & Pick<MeasuresProps, 'problem' | 'onProblem'>) {
  return (
    <form className={styles.controls} aria-label={`Choices for ${name}`} onSubmit={(event) => event.preventDefault()}>
      <ProjectChoice design={design} onChange={onChange} />
      {design.project !== 'pool-deck' && (
        <RadioGroup
          legend="Shape"
          options={[
            { value: 'rectangle', label: 'Rectangle' },
            { value: 'l-shape', label: `L-shape, with a ${padNames[design.project]}` },
          ]}
          value={design.pad ? 'l-shape' : 'rectangle'}
          onChoose={(shape) => onChange(shape === 'l-shape' ? withPad(design) : { ...design, pad: undefined })}
        />
      )}
      <MeasureFields
        key={`${design.project} ${Boolean(design.pad)}`}
        design={design}
        problem={problem}
        onChange={onChange}
        onProblem={onProblem}
      />
      <MaterialControls design={design} onChange={onChange}>
        {design.project === 'pool-deck' && (
          <Select
            label="Pool coping"
            value={design.coping}
            options={[
              { value: NO_COPING, label: 'Keep what’s there' },
              ...blendOptions(copingBlends, 'As in the catalog'),
            ]}
            onChange={({ target }) => onChange({ ...design, coping: target.value })}
          />
        )}
        {design.project === 'patio' && wallProducts.length > 0 && (
          <Select
            label="Wall along the far side"
            value={design.wall ?? ''}
            placeholder="No wall"
            options={wallProducts.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChange({ ...design, wall: target.value || undefined })}
          />
        )}
      </MaterialControls>
    </form>
  );
}
