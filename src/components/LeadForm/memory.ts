import { draftOf, keepDraft, visitorFor } from '@site/src/leads/visit';
import type { LeadKind } from '@site/src/leads';
import { isChanged, isControl, markOffered } from './formActivity';
import { HONEYPOT } from './honeypot';

function controls(form: HTMLFormElement) {
  return Array.from(form.elements)
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && name !== HONEYPOT && type !== 'hidden');
}

const ticked = 'on';

function valueOf(control: ReturnType<typeof controls>[number]): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? ticked : '';
  return control.value;
}

/** Keeps what the visitor has typed or chosen so far. */
export function keepTyped(kind: LeadKind, form: HTMLFormElement): void {
  keepDraft(
    kind,
    Object.fromEntries(
      controls(form)
        .filter(isChanged)
        .map((control) => [control.name, valueOf(control)]),
    ),
  );
}

/** Puts back what was typed before a reload, and offers what another form was told. Nothing typed is overwritten. */
export function restoreTyped(kind: LeadKind, form: HTMLFormElement): void {
  const draft = draftOf(kind);
  const visitor = visitorFor(kind);
  for (const control of controls(form)) {
    if (isChanged(control)) continue;
    const typed = draft[control.name];
    const offered = visitor[control.name];
    if (typed !== undefined) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = typed === ticked;
      else control.value = typed;
    } else if (offered && control.value === '') {
      control.value = offered;
      markOffered(control);
    }
  }
}
