import type { ReactNode } from 'react';
import type { FieldName, LeadKind } from '@site/src/leads';
import * as base from '../../base/Field';
import { useLeadFormContext } from './context';
import styles from './styles.module.css';

/** What the fields of every LeadForm have in common. */
interface CommonProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Takes the full width of a form with two columns. */
  readonly wide?: boolean;
}

/** Returns the props of a field that its form knows: id, error and the mark of a required field. */
function useFieldProps<Props extends CommonProps>({ wide, ...props }: Props) {
  const { fieldId, errors, requiredMark } = useLeadFormContext();
  return {
    ...props,
    id: fieldId(props.name),
    error: errors[props.name],
    mark: props.required ? requiredMark : undefined,
    className: wide ? styles.wide : undefined,
  };
}

export interface FieldProps
  extends CommonProps, Pick<base.TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'defaultValue'> {
  /** Number of visible lines of a multiline field while it is empty. */
  readonly rows?: number;
}

/** A text field of a LeadForm, with one line or several. */
export function Field({ type, rows, ...props }: FieldProps) {
  const field = useFieldProps(props);
  return rows ? <base.TextAreaField {...field} rows={rows} /> : <base.TextField {...field} type={type} />;
}

export interface SelectFieldProps
  extends CommonProps, Pick<base.SelectFieldProps, 'options' | 'autoComplete' | 'defaultValue'> {
  /** Text shown while nothing is selected. */
  readonly placeholder: string;
}

/** A select of a LeadForm. */
export function SelectField({ defaultValue = '', ...props }: SelectFieldProps) {
  return <base.SelectField {...useFieldProps(props)} defaultValue={defaultValue} />;
}

export type CheckboxFieldProps = Pick<CommonProps, 'name' | 'label'>;

/** A checkbox of a LeadForm, never ticked initially. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { fieldId } = useLeadFormContext();
  return <base.CheckboxField id={fieldId(name)} name={name} label={label} className={styles.wide} />;
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
