import type { MouseEvent, ReactNode } from 'react';
import type { Doubt, FieldName, LeadKind } from '@site/src/leads';
import { controlNamed } from '@site/src/leads/form/formControls';
import { Button } from '../../base/Button';
import CheckboxField from '../../base/Field/CheckboxField';
import SelectField, { type SelectFieldProps } from '../../base/Field/SelectField';
import TextAreaField from '../../base/Field/TextAreaField';
import TextField, { type TextFieldProps } from '../../base/Field/TextField';
import { useLeadFormContext } from './context';
import { fillByHand } from './readForm';
import styles from './styles.module.css';

/** What the fields of every LeadForm have in common. */
interface CommonProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Takes the full width of a form with two columns. */
  readonly wide?: boolean;
}

/** A question about a field in words. Give it the question as its key, because only the suggestion may change in it. */
export function DoubtWords({ question, suggestion }: Doubt) {
  if (!suggestion) return <span>{question}</span>;
  return (
    <span>
      {question} <span translate="no">{suggestion}</span>?
    </span>
  );
}

/** The button that puts a suggestion into the field with this name. */
function Suggestion({ name, value }: { readonly name: string; readonly value: string }) {
  function accept({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const field = button.form && controlNamed(button.form, name);
    if (!field) return;
    fillByHand(field, value);
    // The button goes away with the question.
    field.focus();
  }
  return (
    <Button variant="outline" size="sm" onClick={accept}>
      <span>
        Use <span translate="no">{value}</span>
      </span>
    </Button>
  );
}

/** Returns how a field shows the doubt about it. One that also has an error can't be sent as it is. */
function shownDoubt(name: string, doubt: Doubt, isError: boolean) {
  return {
    question: (
      <>
        <DoubtWords key={doubt.question} {...doubt} /> {!isError && <span>Or send it again as it is.</span>}
      </>
    ),
    action: doubt.suggestion && <Suggestion name={name} value={doubt.suggestion} />,
  };
}

/** Returns the props of a field that its form knows: id, error, doubt and the mark of a required field. */
function useFieldProps<Props extends CommonProps>({ wide, ...props }: Props) {
  const { fieldId, errors, doubts, requiredMark } = useLeadFormContext();
  const error = errors[props.name];
  const doubt = doubts[props.name];
  return {
    ...props,
    id: fieldId(props.name),
    error,
    doubt: doubt && shownDoubt(props.name, doubt, error !== undefined),
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
