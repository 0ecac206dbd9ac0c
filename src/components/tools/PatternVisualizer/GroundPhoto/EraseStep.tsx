import { useId } from 'react';
import type { EraserStroke } from '@site/src/groundPhoto';
import { Button } from '../../../base/Button';
import styles from './styles.module.css';
import tool from '../styles.module.css';

export type Brush = Pick<EraserStroke, 'size' | 'mode'>;

const modes: readonly (readonly [EraserStroke['mode'], string])[] = [
  ['erase', 'Brush out pavers'],
  ['restore', 'Bring pavers back'],
];

const sizes: readonly (readonly [EraserStroke['size'], string])[] = [
  ['s', 'Small'],
  ['m', 'Medium'],
  ['l', 'Large'],
];

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ legend, options, value, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={tool.choices}>
        {options.map(([option, label]) => (
          <label key={option} className={tool.choice}>
            <input type="radio" name={id} checked={value === option} onChange={() => onChoose(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface EraseStepProps {
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly onClear?: () => void;
}

/** Chooses the eraser with which a car or a pot in front of the pavers is brushed out. */
export default function EraseStep({ brush, onBrush, onClear }: EraseStepProps) {
  return (
    <>
      <p>
        Do the pavers cover a car, a planter or a chair? Brush over it to bring it back in front. Nothing in the way? Go
        on to the pavers.
      </p>
      <Choices
        legend="What the brush does"
        options={modes}
        value={brush.mode}
        onChoose={(mode) => onBrush({ ...brush, mode })}
      />
      <Choices
        legend="Size of the brush"
        options={sizes}
        value={brush.size}
        onChoose={(size) => onBrush({ ...brush, size })}
      />
      <div className={styles.actions}>
        <Button variant="outline" disabled={!onClear} onClick={onClear}>
          Put all the pavers back
        </Button>
      </div>
      <p className={styles.hint}>
        With the keyboard: Tab to the brush on the picture, move it with the arrow keys, and press Space to start or
        stop brushing.
      </p>
    </>
  );
}
