import type { ComponentProps } from 'react';
import clsx from 'clsx';
import FieldFrame, { ownName, splitProps, type FieldProps } from './FieldFrame';
import styles from './styles.module.css';

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text shown while nothing is selected; without it, one of the options always is. */
  readonly placeholder?: string;
}

/** A ref that gives an option its value, as `ownName` gives a name. */
const ownValue = (value: string) => (option: HTMLOptionElement | null) => {
  if (option && option.value !== value) option.value = value;
};

/** A field with a list to choose from. */
export default function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, attributes] = splitProps(props);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select
          ref={ownName(attributes.name)}
          className={clsx(styles.input, styles.select)}
          {...control}
          {...attributes}
        >
          {placeholder && (
            <option ref={ownValue('')} value="">
              {placeholder}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} ref={ownValue(value)} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
