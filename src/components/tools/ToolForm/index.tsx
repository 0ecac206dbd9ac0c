import { useId, type HTMLAttributes, type ReactNode } from 'react';
import clsx from 'clsx';
import controls from '../../forms/FormControls/styles.module.css';
import styles from './styles.module.css';

/*
 * Fields of the tools (estimator, comparison, care calendar). Like all fields of the site they are uncontrolled: the
 * tool reads the form, so that what was typed before hydration counts.
 */

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly error?: string;
}

function Labelled({
  id,
  label,
  error,
  wide = false,
  children,
}: Pick<FieldProps, 'label' | 'error'> & {
  readonly id: string;
  /** Takes the full width if two columns are too narrow for its long texts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={clsx(controls.field, wide && styles.wide)}>
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={controls.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function attributes(id: string, { name, initial, error }: FieldProps) {
  return {
    id,
    name,
    defaultValue: initial,
    className: controls.input,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'date';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
}

/** A labeled text input. Also used for numbers, because a number input would silently discard "1,200". */
export function TextField({ type = 'text', inputMode, placeholder, ...field }: TextFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={field.label} error={field.error}>
      <input
        {...attributes(id, field)}
        type={type}
        inputMode={inputMode}
        placeholder={placeholder}
        autoComplete="off"
      />
    </Labelled>
  );
}

export interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A labeled select. */
export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const id = useId();
  const given = attributes(id, field);
  return (
    <Labelled id={id} label={field.label} error={field.error} wide>
      <select {...given} className={clsx(controls.input, controls.select)} autoComplete="off">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A labeled checkbox. */
export function TickField({ name, label, initial }: Omit<FieldProps, 'error'>) {
  const id = useId();
  return (
    <div className={controls.tick}>
      <input id={id} name={name} type="checkbox" defaultChecked={initial === 'on'} className={controls.box} />
      <label htmlFor={id} className={controls.tickLabel}>
        {label}
      </label>
    </div>
  );
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

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns the values of a tool's form by field. A checkbox is "on" or empty. */
export function readControls(form: HTMLFormElement): Record<string, string> {
  const controls = Array.from(form.elements).filter((element): element is Control => element.matches('input, select'));
  return Object.fromEntries(
    controls
      .filter(({ name }) => name !== '')
      .map((control) => {
        const ticked = control instanceof HTMLInputElement && control.type === 'checkbox';
        return [control.name, ticked ? (control.checked ? 'on' : '') : control.value];
      }),
  );
}
