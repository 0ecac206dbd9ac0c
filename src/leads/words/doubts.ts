/** Finds contacts that are probably mistyped. A doubt is asked about once, and keeps nothing from being sent. */

import { suggestEmail } from './emailAddress';
import { lacksDigit, readPhone } from './phoneNumber';
import type { TypedValues } from '../form/formDrafts';

/** A question about what a field holds. */
export interface Doubt {
  /** If there is a suggestion, "Did you mean", without it and the question mark. */
  readonly question: string;
  /** The value that is probably meant. */
  readonly suggestion?: string;
}

/** The questions about a form, by field name. */
export type Doubts = Readonly<Record<string, Doubt>>;

/** What to ask a visitor for who wants to be reached in a way, and gave no contact for it. */
const missingContacts: Readonly<Record<string, { readonly field: string; readonly question: string }>> = {
  call: { field: 'phone', question: 'Which number should we call?' },
  text: { field: 'phone', question: 'Which number should we text?' },
  email: { field: 'email', question: 'Which address should we email?' },
};

/** Returns what to ask about the contacts in a submitted form. */
export function findDoubts(entered: TypedValues): Doubts {
  const typed = (name: string) => (entered[name] ?? '').trim();
  const doubts: Record<string, Doubt> = {};
  const missing = missingContacts[typed('contactBy')];
  if (missing && typed(missing.field) === '') doubts[missing.field] = { question: missing.question };
  if (lacksDigit(readPhone(typed('phone')))) {
    doubts.phone = { question: 'Is a digit missing? US numbers have ten, with the area code.' };
  }
  const suggestion = suggestEmail(typed('email'));
  if (suggestion) doubts.email = { question: 'Did you mean', suggestion };
  return doubts;
}
