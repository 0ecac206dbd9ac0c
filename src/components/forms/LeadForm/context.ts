import { createContext, useContext } from 'react';
import type { FieldErrors } from '@site/src/leads';

/** What the fields of a form know about it. */
export interface LeadFormContextValue {
  /** Id of the field with this name, unique on the page. */
  readonly fieldId: (name: string) => string;
  readonly errors: FieldErrors;
  /** Follows the label of a required field. */
  readonly requiredMark: string;
}

export const LeadFormContext = createContext<LeadFormContextValue | undefined>(undefined);

/** @throws Error where a field stands outside of a LeadForm. */
export function useLeadFormContext(): LeadFormContextValue {
  const context = useContext(LeadFormContext);
  if (!context) throw new Error('A form field stands outside of <LeadForm>.');
  return context;
}
