/**
 * How the browser posts a form by itself, without a script. Not in the receivers' files, because every page with a form
 * would then load those.
 */

import type { LeadKind } from '../types';
import { LEAD_ID } from './formControls';

/** Where and with which hidden fields a browser posts a form. */
export interface FormTarget {
  readonly action: string;
  /** Hidden fields by name, the same in every form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The field that becomes the subject of an email. */
  readonly subject?: string;
  /** Whether the form is marked for Netlify, which looks for its forms in the built pages. */
  readonly netlify?: true;
}

/** The page that a form without JavaScript leads to. */
export const THANKS = '/thanks';

/** Field with the token of the spam check, which Turnstile adds to a form. */
export const SPAM_TOKEN = 'cf-turnstile-response';

/** Subjects of the emails about forms that the browser posts by itself. Only a script can put the visitor’s name in. */
const subjects: Readonly<Record<LeadKind, string>> = {
  contact: 'Message from the website',
  estimate: 'Estimate request from the website',
  callback: 'Callback request from the website',
  guide: 'Guide request from the website',
};

/**
 * Returns the hidden fields of a form, by name.
 * @param page - path of the page that the form is on
 */
export function hiddenFields(
  { fields, subject, netlify }: FormTarget,
  kind: LeadKind,
  page: string,
): Readonly<Record<string, string>> {
  return {
    ...(subject && { [subject]: subjects[kind] }),
    ...fields,
    ...(netlify && { 'form-name': kind }),
    kind,
    page,
    [LEAD_ID]: '',
  };
}
