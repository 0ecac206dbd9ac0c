import { useId, type ReactNode } from 'react';
import hidden from '../VisuallyHidden/styles.module.css';
import styles from './styles.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A `div` above the label. */
  readonly picture?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  /** Hides the legend from view where the options speak for themselves. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A choice of one option, with all of them in view. */
export default function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, isLegendHidden, options, value, onChoose, className, children } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? hidden.visuallyHidden : undefined}>{legend}</legend>
      <div className={options.some(({ picture }) => picture) ? styles.tiles : styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>{' '}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
