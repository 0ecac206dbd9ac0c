import { draftTexts, isSafe, keepDraft, visitorFor, type TypedValues } from '@site/src/leads/form/formDrafts';
import type { LeadKind } from '@site/src/leads';
import { fire } from '@site/src/leads/fire';
import { isChanged, markOffered } from '@site/src/leads/form/formActivity';
import { isControl, namedControls, TICKED, valueOf, valuesOf, type Control } from '@site/src/leads/form/formControls';

/** Returns the text in the fields of a form as the visitor reads it, by name. */
export function typedIn(form: HTMLFormElement): TypedValues {
  return Object.fromEntries(
    namedControls(form)
      .filter((control) => control.type !== 'checkbox' && control.value.trim() !== '')
      .map((control) => [
        control.name,
        control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value,
      ]),
  );
}

/** Sets the value of a field as if the visitor had, so that drafts, errors and doubts follow it. */
export function fillByHand(control: Control, value: string): void {
  control.value = value;
  fire('input', undefined, control);
}

/**
 * Saves what the visitor has typed or chosen, and keeps the draft of fields that are not rendered yet. What the browser has filled in
 * again of a lead that is safe is no draft.
 */
export function keepTyped(kind: LeadKind, form: HTMLFormElement): void {
  const fields = namedControls(form);
  const absent = Object.entries(draftTexts(kind)).filter(([name]) => fields.every((control) => control.name !== name));
  const unsent = isSafe(kind, valuesOf(form)) ? [] : fields.filter(isChanged);
  const typed = unsent.map((control) => [control.name, valueOf(control)]);
  keepDraft(kind, Object.fromEntries([...absent, ...typed]) as TypedValues);
}

/**
 * Sets the value of a field. If it has the focus, the visitor may be about to type, because the first focus is what loads this
 * script: a single line is selected then, so that typing replaces it. A longer text isn't, because one key would delete it.
 */
function fillIn(control: Control, value: string): void {
  control.value = value;
  const select = () => {
    const isAsFilled = control === document.activeElement && control.value === value;
    if (isAsFilled && control instanceof HTMLInputElement) control.select();
  };
  select();
  // React may fill in a form in an event of the field that loses the focus, when the next one does not have it yet.
  if (window.event) setTimeout(select);
}

/** Returns the controls in a part of a form. */
export function controlsIn(part: Element): Control[] {
  return [...part.querySelectorAll('*')].filter(isControl);
}

/** Restores what was typed before a reload, fills in what is known from another form, and opens what holds something typed. Overwrites nothing typed. */
export function restoreTyped(kind: LeadKind, form: HTMLFormElement): void {
  const draft = draftTexts(kind);
  const visitor = visitorFor(kind);
  for (const control of namedControls(form)) {
    if (isChanged(control)) continue;
    const typed = draft[control.name];
    const offered = visitor[control.name];
    if (typed !== undefined) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = typed === TICKED;
      else fillIn(control, typed);
    } else if (offered && control.value === '') {
      fillIn(control, offered);
      markOffered(control);
    }
  }
  for (const control of namedControls(form)) {
    const details = isChanged(control) && control.closest('details');
    if (details) details.open = true;
  }
}
