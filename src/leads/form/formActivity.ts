import { HONEYPOT, type Control } from './formControls';

/** Marks a control whose value the site itself filled in from another form, so that it does not count as typed. */
export function markOffered(control: Control): void {
  // Stored on the element, because the boot script and the islands are bundled separately and share no variables.
  control.dataset.offered = control.value;
}

/** Returns whether a control holds something the visitor typed or chose. */
export function isChanged(control: Control): boolean {
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

/** Returns whether the visitor has to do with a control: it has the focus or an error, or holds something typed or chosen. */
function isInUse(control: Control): boolean {
  return (
    control === document.activeElement ||
    control.getAttribute('aria-invalid') === 'true' ||
    (control.name !== HONEYPOT && isChanged(control))
  );
}

/**
 * Returns whether the visitor is filling in a form. Reads the page itself, so that it includes what was typed before React
 * loaded.
 */
export function isAnyFormInUse(): boolean {
  return Array.from(document.querySelectorAll<Control>('form :is(input, textarea, select):not([hidden])')).some(
    isInUse,
  );
}
