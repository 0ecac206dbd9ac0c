import { draftOf, keepDraft, visitorFor, type TypedValues } from '@site/src/leads/form/formDrafts';
import type { LeadKind } from '@site/src/leads';
import { isChanged, markOffered } from '@site/src/leads/form/formActivity';
import { isControl, namedControls, TICKED, valueOf, type Control } from '@site/src/leads/form/formControls';

/** Resets the fields that still hold what was submitted; the visitor has changed the others since. */
export function resetSubmitted(form: HTMLFormElement, submitted: TypedValues): void {
  for (const control of namedControls(form)) {
    if (valueOf(control) !== submitted[control.name]) continue;
    if (control instanceof HTMLSelectElement) {
      const preset = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
      control.selectedIndex = Math.max(preset, 0);
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = control.defaultChecked;
    } else control.value = control.defaultValue;
  }
}

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

/** Returns the control with this name. Not by its id, which another program may have removed. */
export function controlNamed(form: HTMLFormElement | null, name: string): Control | undefined {
  return form
    ? namedControls(form)
        .filter((control) => control.name === name)
        .at(-1)
    : undefined;
}

/** Sets the value of a field as if the visitor had, so that drafts, errors and doubts follow it. */
export function fillByHand(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Saves what the visitor has typed or chosen, and keeps the draft of fields that are not rendered yet. */
export function keepTyped(kind: LeadKind, form: HTMLFormElement): void {
  const fields = namedControls(form);
  const absent = Object.entries(draftOf(kind)).filter(([name]) => fields.every((control) => control.name !== name));
  const typed = fields.filter(isChanged).map((control) => [control.name, valueOf(control)]);
  keepDraft(kind, Object.fromEntries([...absent, ...typed]) as TypedValues);
}

/**
 * Sets the value of a field. If it has the focus, the visitor may be about to type, because the first focus is what loads this
 * script: a single line is selected then, so that typing replaces it. A longer text isn't, because one key would delete it.
 */
function fillIn(control: Control, value: string): void {
  control.value = value;
  if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
}

/** Returns the controls in a part of a form. */
export function controlsIn(part: Element): Control[] {
  return [...part.querySelectorAll('*')].filter(isControl);
}

/** Restores what was typed before a reload, fills in what is known from another form, and opens what holds something typed. Overwrites nothing typed. */
export function restoreTyped(kind: LeadKind, form: HTMLFormElement): void {
  const draft = draftOf(kind);
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
  for (const details of form.querySelectorAll('details')) {
    if (controlsIn(details).some(isChanged)) details.open = true;
  }
}
