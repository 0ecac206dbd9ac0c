import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { blendsFor, copingBlends, NO_COPING, OWN_BLEND } from '@site/src/visualizer/blends';
import { productCaution, withProduct } from '@site/src/visualizer/designs';
import { layableProduct } from '@site/src/visualizer/layable';
import { measureProblem, padOf, withPad, withProject } from '@site/src/visualizer/measures';
import { patternChoices } from '@site/src/visualizer/patterns';
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
  type Measures,
} from '@site/src/visualizer/types';
import { formatCount } from '@site/src/data/format';
import { readLength } from '@site/src/userInput/readMeasure';
import { layableProducts, wallProducts } from '@site/src/visualizer/layable';
import controls from '../../forms/FormControls/styles.module.css';
import Swatches from '../../base/Swatches';
import styles from './styles.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Choice({ name, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
      <span>{label}</span>
    </label>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Select({ label, value, options, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={clsx(controls.input, controls.select)}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface MeasuresProps {
  readonly design: Design;
  readonly onChange: (design: Design) => void;
}

/** Reads a length in feet, rounded to tenths like the values in a link. */
function readFeet(text: string): number {
  return Math.round((readLength(text) ?? Number.NaN) * 10) / 10;
}

interface Side {
  readonly name: string;
  readonly label: string;
  readonly feet: number;
}

/** Returns the sides of a design: those of the area, then those of its pool or pad. */
function sidesOf(design: Design): readonly Side[] {
  const pair = (part: 'pool' | 'pad', { width, length }: Measures): Side[] => {
    const label = part === 'pool' ? 'Pool' : padNames[design.project].replace(/^./, (first) => first.toUpperCase());
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

function MeasureFields({ design, onChange }: MeasuresProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();

  function change(event: ChangeEvent<HTMLInputElement>) {
    const inputs = [...(event.target.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const typed = (name: string) => readFeet(inputs.find((input) => input.name === name)?.value ?? '');
    const next = {
      ...design,
      width: typed('width'),
      length: typed('length'),
      ...(design.project === 'pool-deck' && { pool: { width: typed('poolWidth'), length: typed('poolLength') } }),
      ...(padOf(design) && { pad: { width: typed('padWidth'), length: typed('padLength') } }),
    };
    const found = measureProblem(next);
    setProblem(found);
    if (!found) onChange(next);
  }

  return (
    <fieldset className={styles.measures}>
      <legend>Size in feet</legend>
      {sidesOf(design).map(({ name, label, feet }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            className={controls.input}
            type="text"
            name={name}
            inputMode="decimal"
            defaultValue={feet}
            onChange={change}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
          />
        </div>
      ))}
      <p id={`${id}-problem`} className={clsx(styles.problem, problem && controls.error)} role="alert">
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
  const id = useId();
  return (
    <fieldset>
      <legend>What is it for?</legend>
      <div className={styles.choices}>
        {projectIds.map((project) => (
          <Choice
            key={project}
            name={`${id}-project`}
            label={projectNames[project]}
            checked={design.project === project}
            onChoose={() => onChange(withProject(design, project))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface MaterialControlsProps extends Omit<ControlsProps, 'name'> {
  /** Further choices beside those of the border and the joints. */
  readonly children?: ReactNode;
}

/**
 * The controls for paver, pattern, colors, border and joints. Lists patterns that the product does not allow, with the
 * reason.
 */
export function MaterialControls({ design, onChange, children }: MaterialControlsProps) {
  const id = useId();
  const product = layableProduct(design.product);
  const patterns = patternChoices(product);
  const impossible = patterns.filter(({ objection }) => objection);
  const blends = blendsFor(product);
  const caution = productCaution(design);

  return (
    <>
      <Select
        label="Paver"
        value={design.product}
        options={layableProducts.map((one) => [one.id, `${one.name}: ${one.sizes.join(', ')}`])}
        onChoose={(value) => onChange(withProduct(design, value))}
      />
      {caution && <p className={styles.caution}>{caution}</p>}
      <fieldset>
        <legend>Pattern</legend>
        <div className={styles.choices}>
          {patterns
            .filter(({ objection }) => !objection)
            .map((choice) => (
              <Choice
                key={choice.pattern}
                name={`${id}-pattern`}
                label={choice.name}
                checked={design.pattern === choice.pattern}
                onChoose={() => onChange({ ...design, pattern: choice.pattern })}
              />
            ))}
        </div>
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
      </fieldset>
      <fieldset>
        <legend>Colors</legend>
        <div className={styles.blends}>
          {blends.map((blend) => (
            <Choice
              key={blend.id}
              name={`${id}-blend`}
              label={blend.id === OWN_BLEND ? 'As in the catalog' : blend.name}
              checked={design.blend === blend.id}
              onChoose={() => onChange({ ...design, blend: blend.id })}
            >
              <Swatches colors={blend.hexes.map((hex) => ({ name: hex, hex }))} large />
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <Select
          label="Border"
          value={design.border}
          options={borderIds.map((border) => [border, borderNames[border]])}
          onChoose={(value) => onChange({ ...design, border: value as BorderId })}
        />
        {design.border !== 'none' && (
          <Select
            label="Border colors"
            value={design.borderBlend}
            options={blends.map((blend) => [blend.id, blend.id === OWN_BLEND ? 'Same as the rest' : blend.name])}
            onChoose={(value) => onChange({ ...design, borderBlend: value })}
          />
        )}
        {children}
        <Select
          label="Joints"
          value={design.joint}
          options={Object.entries(joints).map(([joint, tone]) => [joint, tone.name])}
          onChoose={(value) => onChange({ ...design, joint: value as JointId })}
        />
      </div>
    </>
  );
}

/** The controls for everything in a design. */
export default function Controls({ name, design, onChange }: ControlsProps) {
  const id = useId();
  return (
    <form className={styles.controls} aria-label={`Choices for ${name}`} onSubmit={(event) => event.preventDefault()}>
      <ProjectChoice design={design} onChange={onChange} />
      {design.project !== 'pool-deck' && (
        <fieldset>
          <legend>Shape</legend>
          <div className={styles.choices}>
            <Choice
              name={`${id}-shape`}
              label="Rectangle"
              checked={!design.pad}
              onChoose={() => onChange({ ...design, pad: undefined })}
            />
            <Choice
              name={`${id}-shape`}
              label={`L-shape, with a ${padNames[design.project]}`}
              checked={Boolean(design.pad)}
              onChoose={() => onChange(withPad(design))}
            />
          </div>
        </fieldset>
      )}
      <MeasureFields key={`${design.project} ${Boolean(design.pad)}`} design={design} onChange={onChange} />
      <MaterialControls design={design} onChange={onChange}>
        {design.project === 'pool-deck' && (
          <Select
            label="Pool coping"
            value={design.coping}
            options={[
              [NO_COPING, 'Keep what’s there'],
              ...copingBlends.map(
                (blend) => [blend.id, blend.id === OWN_BLEND ? 'As in the catalog' : blend.name] as const,
              ),
            ]}
            onChoose={(value) => onChange({ ...design, coping: value })}
          />
        )}
        {design.project === 'patio' && (
          <Select
            label="Wall along the far side"
            value={design.wall ?? ''}
            options={[['', 'No wall'], ...wallProducts.map((wall) => [wall.id, wall.name] as const)]}
            onChoose={(value) => onChange({ ...design, wall: value || undefined })}
          />
        )}
      </MaterialControls>
    </form>
  );
}
