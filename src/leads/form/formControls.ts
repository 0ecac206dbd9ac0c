/** Reads the controls of forms and tools. */

import { HONEYPOT } from './honeypot';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/** The value of a ticked checkbox, also in what a browser posts. */
export const TICKED = 'on';

const labels = (control: Control) => control.labels?.length ?? 0;

/**
 * Returns the controls of a form that a visitor can see and that have a name. Those with a label come last, so that they count
 * where another program has copied them.
 */
export function namedControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements)
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && name !== HONEYPOT && type !== 'hidden')
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
