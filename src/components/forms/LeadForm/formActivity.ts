import { HONEYPOT } from '@site/src/leads/honeypot';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/** Values that the site put in by itself, from another form. They are not the visitor's work on this one. */
const offered = new WeakMap<Control, string>();

export function markOffered(control: Control): void {
  offered.set(control, control.value);
}

/** Whether a control holds something the visitor typed or chose. */
export function isChanged(control: Control): boolean {
  if (control.name === HONEYPOT) return false;
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    const preset = Math.max(
      options.findIndex((option) => option.defaultSelected),
      0,
    );
    return control.selectedIndex !== preset;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue && control.value !== offered.get(control);
}

/**
 * Whether the visitor is filling a form: one on the page has the focus, or holds something typed or chosen. Read from
 * the page itself, so that it also knows of what was typed before React was there.
 */
export function isAnyFormInUse(): boolean {
  return Array.from(document.forms)
    .flatMap((form) => Array.from(form.elements))
    .some((element) => isControl(element) && (element === document.activeElement || isChanged(element)));
}
