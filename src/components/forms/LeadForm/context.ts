import { createContext, useContext } from 'react';
import type { Doubts, FieldErrors } from '@site/src/leads';
import type { PhotoFate } from '../PhotoField/usePhotoShelf';

/** The form's data for its fields. */
export interface LeadFormContextValue {
  /** Returns the id of the field with this name, unique on the page. */
  readonly fieldId: (name: string) => string;
  readonly errors: FieldErrors;
  readonly doubts: Doubts;
  /** Follows the label of a required field. */
  readonly requiredMark: string;
  readonly photos: PhotoFate & {
    /** Called when the visitor picks photos, which belong to the next lead. */
    readonly onPick: () => void;
  };
}

export const LeadFormContext = createContext<LeadFormContextValue | undefined>(undefined);

/**
 * Returns the context of the surrounding LeadForm.
 * @throws Error if there is none
 */
export function useLeadFormContext(): LeadFormContextValue {
  const context = useContext(LeadFormContext);
  if (!context) throw new Error('A form field must be inside of <LeadForm>.');
  return context;
}
