/** Reads the controls of forms and tools. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/** The value of a ticked checkbox, also in what a browser posts. */
export const TICKED = 'on';

/** Returns the controls of a form that have a name. */
export function namedControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => name !== '');
}

/** Returns the value of a control; of a checkbox, "on" or nothing. */
export function valueOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? TICKED : '';
  return control.value;
}
