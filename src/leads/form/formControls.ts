/** Reads the controls of forms and tools. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/**
 * The field of a form with the id of the lead that it holds. The boot script fills it in, and changes it with each input; it stays
 * empty without JavaScript. A text field that is not shown: of hidden fields, Chrome forgets the value when the visitor goes back.
 */
export const LEAD_ID = 'leadId';

/** Name of the field that visitors do not see. No browser autofills a name like this, so only a program fills it. */
export const HONEYPOT = 'paverLot';

/** The value of a ticked checkbox, also in what a browser posts. */
export const TICKED = 'on';

/** Calls a method of a form itself: another program may have added a field whose name hides it. */
export function callOwn<Name extends 'checkValidity' | 'reportValidity' | 'submit'>(form: HTMLFormElement, name: Name) {
  const method: () => unknown = HTMLFormElement.prototype[name];
  return method.call(form) as ReturnType<HTMLFormElement[Name]>;
}

/** Returns all controls of a form, also if another program has added one that is named "elements". */
export function controlsOf(form: HTMLFormElement): Control[] {
  const elements = Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection;
  return Array.from(elements).filter(isControl);
}

/** The controls that a form has had, with the names that they had when it was first read. */
const known = new WeakMap<HTMLFormElement, Map<Control, string>>();

/** The options of these controls, with the values that they had when they were first read. */
const values = new WeakMap<HTMLOptionElement, string>();

/** Gives an option its value back: without one, it would have that of its text, which may be translated. */
function giveValueBack(option: HTMLOptionElement): void {
  const value = values.get(option) ?? option.value;
  values.set(option, value);
  if (option.value !== value) option.value = value;
}

const labels = (control: Control) => control.labels?.length ?? 0;

/**
 * Returns the controls of a form that a visitor can see and that have a name, also those that another program has renamed, which
 * get their name back, or moved out of the form, as into a shadow tree. Those with a label come last, so that they count where
 * another program has copied them.
 */
export function namedControls(form: HTMLFormElement): Control[] {
  const names = known.get(form) ?? new Map<Control, string>();
  known.set(form, names);
  for (const control of controlsOf(form)) {
    const { name, type } = control;
    if (!names.has(control) && !['', HONEYPOT, LEAD_ID].includes(name) && type !== 'hidden') names.set(control, name);
  }
  for (const [control, name] of names) {
    if (control.name !== name) control.name = name;
    if (control instanceof HTMLSelectElement) for (const option of control.options) giveValueBack(option);
  }
  return [...names.keys()].filter(({ isConnected }) => isConnected).sort((one, other) => labels(one) - labels(other));
}

/** Returns the control of a form with this name. Not by its id, which another program may have taken away or given to others. */
export function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  return namedControls(form)
    .filter((control) => control.name === name)
    .at(-1);
}

/** Returns the value of a control; of a checkbox, "on" or nothing. */
export function valueOf(control: Control): string {
  return control.type !== 'checkbox' ? control.value : (control as HTMLInputElement).checked ? TICKED : '';
}

/** Returns what the controls of a form hold, by name. Not by `FormData`, which has the hidden copies of other programs, too. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)]));
}
