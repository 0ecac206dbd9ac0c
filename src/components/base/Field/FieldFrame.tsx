import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What every field of a form or tool has around its control. */
export interface FieldProps {
  readonly label: string;
  /** Whether the label is as large as the text around it. */
  readonly hasLargeLabel?: boolean;
  /** Follows the label of a required field. */
  readonly mark?: string;
  /** Says what to change about the value. */
  readonly error?: string;
  /** Whether a screen reader reads the error as soon as it appears: where the focus stays in the field, and nothing else says it. */
  readonly isErrorAlert?: boolean;
  /** Asks about a value that is allowed and may be a mistake, with what answers it. */
  readonly doubt?: { readonly question: ReactNode; readonly action?: ReactNode };
  readonly hint?: ReactNode;
  /** Id of the control, if other elements refer to it. */
  readonly id?: string;
  /** Class of the element around label and control. */
  readonly className?: string;
}

/** Attributes that connect a control with its label, error, doubt and hint. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, the control that `children` renders, its error, the doubt about it and its hint. */
export default function FieldFrame({
  label,
  hasLargeLabel,
  mark,
  error,
  isErrorAlert,
  doubt,
  hint,
  id: given,
  className,
  children,
}: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={hasLargeLabel ? styles.largeLabel : styles.label}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(error && `${id}-error`, doubt && `${id}-doubt`, hint && `${id}-hint`) || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isErrorAlert ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {doubt && (
        <div className={styles.doubt}>
          <p id={`${id}-doubt`}>{doubt.question}</p>
          {doubt.action}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A ref that gives a select or a text area its name. React does so only for inputs if another program has changed it before. */
export const ownName = (name: string | undefined) => (control: HTMLSelectElement | HTMLTextAreaElement | null) => {
  if (control && name !== undefined && control.name !== name) control.name = name;
};

/** Separates the props of a field from the attributes of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { label, hasLargeLabel, mark, error, isErrorAlert, doubt, hint, id, className, ...attributes } = props;
  return [{ label, hasLargeLabel, mark, error, isErrorAlert, doubt, hint, id, className }, attributes] as const;
}
