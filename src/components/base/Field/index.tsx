import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useFittingRows } from './useFittingRows';

/** What every field of a form or tool has around its control. */
export interface FieldProps {
  readonly label: string;
  /** Whether the label is as large as the text around it. */
  readonly hasLargeLabel?: boolean;
  /** Follows the label of a required field. */
  readonly mark?: string;
  /** Says what to change about the value. */
  readonly error?: string;
  /** Explains the field. */
  readonly hint?: ReactNode;
  /** Id of the control, if other elements refer to it. */
  readonly id?: string;
  /** Class of the element around label and control. */
  readonly className?: string;
}

/** Attributes that connect a control with its label, error and hint. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldFrameProps extends FieldProps {
  /** Renders the control. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, the control that `children` renders, its error and its hint. */
export function FieldFrame({
  label,
  hasLargeLabel,
  mark,
  error,
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
        'aria-describedby': clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Separates the props of a field from the attributes of its control. */
function split<Props extends FieldProps>(props: Props) {
  const { label, hasLargeLabel, mark, error, hint, id, className, ...attributes } = props;
  return [{ label, hasLargeLabel, mark, error, hint, id, className }, attributes] as const;
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  readonly type?: 'text' | 'date' | 'email' | 'tel';
}

/** A field with one line of text. Also used for numbers, because a number input would silently discard "1,200". */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const [field, attributes] = split(props);
  return (
    <FieldFrame {...field}>
      {(control) => <input type={type} className={styles.input} {...control} {...attributes} />}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'ref'> {
  /** Number of visible lines while it is empty. */
  readonly rows: number;
}

/** A field with several lines of text, which grows with its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [field, attributes] = split(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useFittingRows(area, props.rows);
  return (
    <FieldFrame {...field}>
      {(control) => <textarea className={styles.input} {...control} {...attributes} ref={area} />}
    </FieldFrame>
  );
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text shown while nothing is selected; without it, one of the options always is. */
  readonly placeholder?: string;
}

/** A field with a list to choose from. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, attributes] = split(props);
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

export interface CheckboxFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'defaultChecked'> {
  readonly label: string;
  readonly id?: string;
  readonly className?: string;
}

/** A checkbox with its label. */
export function CheckboxField({ label, id: given, className, ...attributes }: CheckboxFieldProps) {
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
