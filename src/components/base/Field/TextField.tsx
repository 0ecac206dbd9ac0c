import type { ComponentProps } from 'react';
import FieldFrame, { splitProps, type FieldProps } from './FieldFrame';
import styles from './styles.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  readonly type?: 'text' | 'date' | 'email' | 'tel';
}

/** A field with one line of text. Also used for numbers, because a number input would silently discard "1,200". */
export default function TextField({ type = 'text', ...props }: TextFieldProps) {
  const [field, attributes] = splitProps(props);
  return (
    <FieldFrame {...field}>
      {(control) => <input type={type} className={styles.input} {...control} {...attributes} />}
    </FieldFrame>
  );
}
