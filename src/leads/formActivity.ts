import { HONEYPOT } from '@site/src/leads/honeypot';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

/** Notes that the site itself put the control's value in, from another form. It is not the visitor's work on this one. */
export function markOffered(control: Control): void {
  // On the element, since the boot script and the islands are bundled apart and share no variables.
  control.dataset.offered = control.value;
}

/** Whether a control holds something the visitor typed or chose. */
export function isChanged(control: Control): boolean {
  if (control.name === HONEYPOT) return false;
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    const preset = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return !preset?.selected;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue && control.value !== control.dataset.offered;
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
