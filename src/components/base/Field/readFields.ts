import { isControl } from '@site/src/leads/formActivity';

/** The value of a ticked checkbox. */
export const TICKED = 'on';

/** Returns the controls of a form that have a name. */
export function namedControls(form: HTMLFormElement) {
  return Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => name !== '');
}

/** Returns the value of a control; of a checkbox, "on" or nothing. */
export function valueOf(control: ReturnType<typeof namedControls>[number]): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? TICKED : '';
  return control.value;
}
