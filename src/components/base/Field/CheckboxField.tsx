import { useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CheckboxFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'defaultChecked' | 'checked' | 'onChange'
> {
  readonly label: string;
  readonly id?: string;
  readonly className?: string;
}

/** A checkbox with its label. */
export default function CheckboxField({ label, id: given, className, ...attributes }: CheckboxFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={clsx(styles.checkbox, className)}>
      <input id={id} type="checkbox" className={styles.box} {...attributes} />
      <label htmlFor={id} className={styles.checkboxLabel}>
        {label}
      </label>
    </div>
  );
}
