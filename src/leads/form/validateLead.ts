import * as v from 'valibot';
import type { TypedValues } from './formDrafts';
import { leadSchemas } from './schemas';
import type { LeadKind, LeadRequest } from '../types';

/** A message for each field that needs one, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Validation =
  { readonly ok: true; readonly request: LeadRequest } | { readonly ok: false; readonly errors: FieldErrors };

/** Checks a submitted form, and returns either the request or a message for each field that needs one. */
export function validateLead(kind: LeadKind, entered: TypedValues): Validation {
  const result = v.safeParse(leadSchemas[kind], entered);
  // The schema of a kind yields the values of that kind; the type system cannot follow the pairing.
  if (result.success) return { ok: true, request: { kind, values: result.output } as LeadRequest };
  const errors: Record<string, string> = {};
  for (const field of Object.keys(leadSchemas[kind].entries)) {
    const issue = result.issues.find((found) => v.getDotPath(found) === field);
    if (issue) errors[field] = issue.message;
  }
  return { ok: false, errors };
}
