import { useState, type ReactNode } from 'react';
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

interface FoldedGroupProps {
  readonly title: string;
  /** What holds for all of them, beside the title. */
  readonly note?: string;
  /** Whether a field of it has an answer, from the visitor, a link or an example: then it opens. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** Related fields that many projects don't need, folded up until the title is pressed or one of them has an answer. */
export function FoldedGroup({ title, note, isUsed, children }: FoldedGroupProps) {
  // Stays open when the visitor clears the last answer, because the field that has the focus is in it.
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <details className={styles.folded} open={isOpen}>
      <summary className={styles.legend}>
        <span>
          <span>{title}</span> {note && <span className={styles.note}>{note}</span>}
        </span>
      </summary>
      <div className={styles.group}>
        <div className={styles.fields}>{children}</div>
      </div>
    </details>
  );
}
