import type { ReactNode } from 'react';
import SelectField, { type SelectFieldProps } from '../../components/base/Field/SelectField';
import TextField, { type TextFieldProps } from '../../components/base/Field/TextField';
import styles from './styles.module.css';

/*
 * Fields of the tools (estimator, comparison, care calendar). Like those of the lead forms they are uncontrolled: the
 * tool reads the form, so that what was typed before hydration counts.
 */

/** A text field of a tool. */
export function ToolInput(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} />;
}

/** A select of a tool. Takes the full width if two columns are too narrow for its long texts. */
export function ToolSelect(props: SelectFieldProps) {
  return <SelectField autoComplete="off" className={styles.wide} {...props} />;
}

/** Related fields under a heading. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
