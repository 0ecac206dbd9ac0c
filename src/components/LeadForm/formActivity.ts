type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}

function isChanged(control: Control): boolean {
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
  return control.value !== control.defaultValue;
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
