import type { ReactNode } from 'react';
import type { FieldName, LeadKind } from '@site/src/leads';
import CheckboxField from '../../base/Field/CheckboxField';
import SelectField, { type SelectFieldProps } from '../../base/Field/SelectField';
import TextAreaField from '../../base/Field/TextAreaField';
import TextField, { type TextFieldProps } from '../../base/Field/TextField';
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

export interface LeadFieldProps
  extends CommonProps, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'defaultValue' | 'hint'> {
  /** Number of visible lines of a multiline field while it is empty. */
  readonly rows?: number;
}

/** A text field of a LeadForm, with one line or several. */
export function LeadField({ type, rows, ...props }: LeadFieldProps) {
  const field = useFieldProps(props);
  return rows ? <TextAreaField {...field} rows={rows} /> : <TextField {...field} type={type} />;
}

export interface LeadSelectFieldProps
  extends CommonProps, Pick<SelectFieldProps, 'options' | 'autoComplete' | 'defaultValue'> {
  /** Text shown while nothing is selected. */
  readonly placeholder: string;
}

/** A select of a LeadForm. */
export function LeadSelectField({ defaultValue = '', ...props }: LeadSelectFieldProps) {
  return <SelectField {...useFieldProps(props)} defaultValue={defaultValue} />;
}

export type LeadCheckboxFieldProps = Pick<CommonProps, 'name' | 'label'>;

/** A checkbox of a LeadForm, never ticked initially. */
export function LeadCheckboxField({ name, label }: LeadCheckboxFieldProps) {
  const { fieldId } = useLeadFormContext();
  return <CheckboxField id={fieldId(name)} name={name} label={label} className={styles.wide} />;
}

interface NamedFor<K extends LeadKind> {
  readonly name: FieldName<K>;
}

/** The fields of one kind of form: `name` accepts only the fields of its lead. */
export interface LeadFields<K extends LeadKind> {
  readonly Field: (props: LeadFieldProps & NamedFor<K>) => ReactNode;
  readonly SelectField: (props: LeadSelectFieldProps & NamedFor<K>) => ReactNode;
  readonly CheckboxField: (props: LeadCheckboxFieldProps & NamedFor<K>) => ReactNode;
}
