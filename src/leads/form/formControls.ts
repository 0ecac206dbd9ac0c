/** Reads the controls of forms and tools. */

import { HONEYPOT } from './honeypot';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/** The value of a ticked checkbox, also in what a browser posts. */
export const TICKED = 'on';

/** Calls a method of a form itself: another program may have added a field whose name hides it. */
export function callOwn<Name extends 'checkValidity' | 'reportValidity' | 'submit'>(form: HTMLFormElement, name: Name) {
  return Reflect.apply(HTMLFormElement.prototype[name], form, []) as ReturnType<HTMLFormElement[Name]>;
}

/** Returns all controls of a form, also if another program has added one that is named "elements". */
export function controlsOf(form: HTMLFormElement): Control[] {
  const elements = Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection;
  return Array.from(elements).filter(isControl);
}

/** The name that each control had when it was first read. */
const names = new WeakMap<Control, string>();

/** Gives a control its name back, which another program may have changed since, and returns whether it has one and is no hidden field. */
function hasName(control: Control): boolean {
  const { name, type } = control;
  const known = names.get(control) ?? (name === HONEYPOT || type === 'hidden' ? '' : name);
  if (known === '') return false;
  names.set(control, known);
  if (name !== known) control.name = known;
  return true;
}

const labels = (control: Control) => control.labels?.length ?? 0;

/**
 * Returns the controls of a form that a visitor can see and that have a name. Those with a label come last, so that they count
 * where another program has copied them.
 */
export function namedControls(form: HTMLFormElement): Control[] {
  return controlsOf(form)
    .filter(hasName)
    .sort((one, other) => labels(one) - labels(other));
}

/** Returns the value of a control; of a checkbox, "on" or nothing. */
export function valueOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? TICKED : '';
  return control.value;
}

/** Returns what the controls of a form hold, by name. Not by `FormData`, which has the hidden copies of other programs, too. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)]));
}
