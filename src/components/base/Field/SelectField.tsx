import type { ComponentProps } from 'react';
import clsx from 'clsx';
import FieldFrame, { splitProps, type FieldProps } from './FieldFrame';
import styles from './styles.module.css';

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text shown while nothing is selected; without it, one of the options always is. */
  readonly placeholder?: string;
}

/** A field with a list to choose from. */
export default function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, attributes] = splitProps(props);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select className={clsx(styles.input, styles.select)} {...control} {...attributes}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
