/**
 * The browser's own post of a form, and the way back from it. What was posted waits in that page's entry in the history, because
 * the receiver may have failed, and Firefox and Safari may show an empty form to whoever goes back.
 */

import type { LeadKind } from '../types';
import { callOwn, controlsOf, LEAD_ID, TICKED, valueOf } from './formControls';
import { draftOf, keepDraft, LEAD_FORM, type TypedValues } from './formDrafts';

/** What an entry in the history holds. */
interface Posted {
  readonly kind: LeadKind;
  readonly id?: string;
  readonly values: TypedValues;
}

interface EntryState {
  readonly posted?: Posted;
}

/** Lets the browser post a form. Its draft goes, or the next form of this kind would be filled with what was just sent. */
export function postForm(form: HTMLFormElement): void {
  const kind = form.dataset.kind as LeadKind;
  const filled = controlsOf(form).filter((control) => control.type !== 'hidden' && valueOf(control) !== '');
  const { [LEAD_ID]: id, ...values } = Object.fromEntries(filled.map((control) => [control.name, valueOf(control)]));
  try {
    history.replaceState({ ...(history.state as EntryState | null), posted: { kind, id, values } }, '');
  } catch {
    // Safari allows a hundred changes in thirty seconds.
  }
  callOwn(form, 'submit');
  keepDraft(kind, {});
}

/** Fills the form in again that the browser posted from this entry in the history, under the id of the same lead. */
export function restorePosted(): void {
  const { posted, ...state } = Object(history.state) as EntryState;
  if (!posted) return;
  const { kind, id, values } = posted;
  // From here on it is a draft like any other.
  history.replaceState(state, '');
  const typed = draftOf(kind);
  const isChanged = Object.keys(typed).length > 0;
  const draft = { ...values, ...typed };
  keepDraft(kind, draft);
  const held: TypedValues = { ...draft, [LEAD_ID]: isChanged ? '' : (id ?? '') };
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${LEAD_FORM}=${kind}]`)) {
    for (const control of controlsOf(form)) {
      const value = held[control.name];
      if (value === undefined) continue;
      if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === TICKED;
      else control.value = value;
    }
  }
}
