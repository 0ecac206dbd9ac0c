import {
  useRef,
  type ComponentProps,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type { FieldName, LeadKind } from '@site/src/leads';
import type { Choice } from '@site/src/leads/choices';
import controls from '../FormControls/styles.module.css';
import { useLeadFormContext } from './context';
import { useFittingRows } from './useFittingRows';
import styles from './styles.module.css';

interface FieldFrame {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Takes the full width of a form with two columns. */
  readonly wide?: boolean;
}

/** Returns the attributes that connect an input with its form, its label and its error. */
function useField(name: string) {
  const { fieldId, errors, requiredMark } = useLeadFormContext();
  const id = fieldId(name);
  const error = errors[name];
  return {
    error,
    errorId: `${id}-error`,
    requiredMark,
    attributes: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
    },
  };
}

type FieldState = ReturnType<typeof useField>;

function FieldError({ field }: { readonly field: FieldState }) {
  if (!field.error) return null;
  return (
    <p id={field.errorId} className={controls.error}>
      {field.error}
    </p>
  );
}

interface FieldLayoutProps extends FieldFrame {
  readonly field: FieldState;
  readonly children: ReactNode;
}

function FieldLayout({ label, required, wide, field, children }: FieldLayoutProps) {
  return (
    <div className={clsx(controls.field, wide && styles.wide)}>
      <label htmlFor={field.attributes.id} className={controls.label}>
        {label}
        {required && <span className={styles.mark}> {field.requiredMark}</span>}
      </label>
      {children}
      <FieldError field={field} />
    </div>
  );
}

export interface FieldProps extends FieldFrame {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Number of visible lines of a multiline field while it is empty. */
  readonly rows?: number;
  /** Initial value, also after a reset. */
  readonly defaultValue?: string;
}

/** A text area that grows with its text. */
function TextArea({ rows, ...attributes }: ComponentProps<'textarea'> & { readonly rows: number }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useFittingRows(area, rows);
  return <textarea {...attributes} ref={area} rows={rows} />;
}

/** A labeled text input of a LeadForm, with one line or several. */
export function Field({ type = 'text', inputMode, autoComplete, rows, defaultValue, ...frame }: FieldProps) {
  const field = useField(frame.name);
  const common = {
    ...field.attributes,
    className: controls.input,
    required: frame.required,
    autoComplete,
    defaultValue,
  };
  return (
    <FieldLayout {...frame} field={field}>
      {rows ? <TextArea {...common} rows={rows} /> : <input {...common} type={type} inputMode={inputMode} />}
    </FieldLayout>
  );
}

export interface SelectFieldProps extends FieldFrame {
  readonly options: readonly Choice[];
  /** Text shown while nothing is selected. */
  readonly placeholder: string;
  /** Initial value, also after a reset. */
  readonly preset?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A labeled select of a LeadForm. */
export function SelectField({ options, placeholder, preset = '', autoComplete, ...frame }: SelectFieldProps) {
  const field = useField(frame.name);
  return (
    <FieldLayout {...frame} field={field}>
      <select
        {...field.attributes}
        className={clsx(controls.input, controls.select)}
        required={frame.required}
        autoComplete={autoComplete}
        defaultValue={preset}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}

export type CheckboxFieldProps = Pick<FieldFrame, 'name' | 'label'>;

/** A checkbox of a LeadForm, never ticked initially. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { attributes } = useField(name);
  return (
    <div className={clsx(controls.tick, styles.wide)}>
      <input {...attributes} type="checkbox" className={controls.box} />
      <label htmlFor={attributes.id} className={controls.tickLabel}>
        {label}
      </label>
    </div>
  );
}

interface NamedFor<K extends LeadKind> {
  readonly name: FieldName<K>;
}

/** The fields of one kind of form: `name` accepts only the fields of its lead. */
export interface LeadFields<K extends LeadKind> {
  readonly Field: (props: FieldProps & NamedFor<K>) => ReactNode;
  readonly SelectField: (props: SelectFieldProps & NamedFor<K>) => ReactNode;
  readonly CheckboxField: (props: CheckboxFieldProps & NamedFor<K>) => ReactNode;
}
