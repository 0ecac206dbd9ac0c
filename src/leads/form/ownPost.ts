/**
 * The browser's own post of a form, and the way back from it. What was posted waits in that page's entry in the history, because
 * the receiver may have failed, and Firefox and Safari may show an empty form to whoever goes back.
 */

import type { LeadKind } from '../types';
import { callOwn, controlsOf, LEAD_ID, valueOf } from './formControls';
import { draftOf, keepDraft, LEAD_FORM, type TypedValues } from './formDrafts';

/** A form that was posted from an entry in the history. */
type Posted = readonly [kind: LeadKind, id: string | undefined, values: TypedValues];

const entry = () => history.state as { readonly posted?: Posted } | null;

const note = (posted?: Posted) => history.replaceState({ ...entry(), posted }, '');

/** Lets the browser post a form. Its draft goes, or the next form of this kind would be filled with what was just sent. */
export function postForm(form: HTMLFormElement): void {
  const kind = form.dataset.kind as LeadKind;
  const filled: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const value = valueOf(control);
    if (value && control.type !== 'hidden') filled[control.name] = value;
  }
  const { [LEAD_ID]: id, ...values } = filled;
  callOwn(form, 'submit');
  keepDraft(kind, {});
  note([kind, id, values]);
}

/** Fills the form in again that the browser posted from this entry in the history, under the id of the same lead. */
export function restorePosted(): void {
  const posted = entry()?.posted;
  if (!posted) return;
  note();
  const [kind, id, values] = posted;
  // What was typed after going back is newer.
  if (Object.keys(draftOf(kind)).length > 0) return;
  keepDraft(kind, values);
  const held: Readonly<Record<string, string | undefined>> = { ...values, [LEAD_ID]: id };
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${LEAD_FORM}=${kind}]`)) {
    for (const control of controlsOf(form)) {
      const value = held[control.name];
      if (control.type === 'checkbox') (control as HTMLInputElement).checked = Boolean(value);
      else if (value) control.value = value;
    }
  }
}
