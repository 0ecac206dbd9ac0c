/**
 * Keeps what a visitor typed in session storage: unsent drafts, so that they survive a reload, and the personal fields
 * of sent forms, so that the next form can fill them in. Does nothing if session storage is denied.
 */

import { fire } from '../fire';
import { DRAFTS_KEY, SAFE_KEY, SUBMITTED_KEY, VISITOR_KEY } from '../storageKeys';
import type { LeadKind } from '../types';
import { namedControls, valueOf, valuesOf } from './formControls';
import { isConstant, newLeadId } from './leadId';

/** On a form: of which kind its lead is. The boot script reads it as `dataset.kind`, which is shorter. */
export const LEAD_FORM = 'data-kind';

/** Event that tells the forms of the page to fill in what is newly known about the visitor. */
export const RESTORE_EVENT = 'restoreForms';

/** Event on the window after forms were emptied whose lead is safe. */
export const DROP_EVENT = 'dropSubmitted';

export type TypedValues = Readonly<Record<string, string>>;
type ByForm = Readonly<Partial<Record<LeadKind, TypedValues>>>;

/** The fields that say who the visitor is, which are the only ones passed on to another form. */
const PERSONAL = ['firstName', 'lastName', 'name', 'email', 'phone'] as const;

/** Forms that were sent since the page was opened: sending empties a form, and it stays empty. */
const sentHere = new Set<LeadKind>();

function read(key: string): ByForm {
  try {
    // `Object` also turns null, or what another script has stored, into an object.
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as ByForm;
  } catch {
    return {};
  }
}

function write(key: string, forms: ByForm): void {
  try {
    const text = JSON.stringify(forms);
    if (text === '{}') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Session storage is denied or full: nothing is kept.
  }
}

/** Returns the texts in what is stored for a form: an earlier version of the site or another program may have stored anything. */
function textsIn(stored: unknown): TypedValues {
  const entries = Object.entries(Object(stored ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Returns what is stored of a form's draft, which may be anything. */
export function draftOf(kind: LeadKind): TypedValues {
  return read(DRAFTS_KEY)[kind] ?? {};
}

/** Returns the texts that are stored for a form, if anything is. */
function storedIn(key: string, kind: LeadKind): TypedValues | undefined {
  const stored = read(key)[kind];
  return stored ? textsIn(stored) : undefined;
}

/** Returns the texts in a form's draft. Not for the boot script, which has no room for it and only adds to the draft. */
export const draftTexts = (kind: LeadKind): TypedValues => storedIn(DRAFTS_KEY, kind) ?? {};

/** Stores the draft of a form, or removes it if nothing is typed. */
export function keepDraft(kind: LeadKind, values: TypedValues): void {
  // JSON has no undefined, so the form is left out.
  write(DRAFTS_KEY, { ...read(DRAFTS_KEY), [kind]: Object.keys(values).length > 0 ? values : undefined });
}

/** Returns what is kept of the photos that forms hold, beside their drafts; `photoDrafts.ts` reads it. */
export function draftPhotos(): unknown {
  return (read(DRAFTS_KEY) as { readonly photos?: unknown }).photos;
}

/** Keeps it, or removes it if there is none. It is among the drafts, so that the boot script hydrates the form for it, too. */
export function keepDraftPhotos(photos: readonly unknown[] | undefined): void {
  write(DRAFTS_KEY, { ...read(DRAFTS_KEY), ...{ photos } });
}

/** What the forms submitted last, if session storage is denied. */
let held: ByForm = {};

/** Returns what a form held when it was last submitted, and the `leadId`, until `dropSubmitted`. */
export function submittedBy(kind: LeadKind): TypedValues | undefined {
  return storedIn(SUBMITTED_KEY, kind) ?? held[kind];
}

/** Returns what a form held whose lead is safe, and the `leadId`. */
const safeOf = (kind: LeadKind): TypedValues | undefined => storedIn(SAFE_KEY, kind);

/** Returns whether a form that holds these values holds what it did before. */
export const isSame = (values: TypedValues, before: TypedValues) =>
  Object.entries(values).every(([name, value]) => before[name] === value);

/** Returns whether these are the values of a lead that is safe: the browser fills them in again when the visitor goes back. */
export function isSafe(kind: LeadKind, values: TypedValues): boolean {
  const safe = safeOf(kind);
  return safe !== undefined && isSame(values, safe);
}

/**
 * Returns the id of the lead that a form submits. With the values of one that it has submitted in this session, it is the same lead.
 * @param given the id in the form, which is another lead's if a program has filled the form in without an event
 */
export function leadIdFor(kind: LeadKind, values: TypedValues, given?: string): string {
  const earlier = [submittedBy(kind), safeOf(kind)];
  const same = earlier.find((before) => before && isSame(values, before))?.leadId;
  if (same) return same;
  return given && !isConstant(given) && earlier.every((before) => before?.leadId !== given) ? given : newLeadId();
}

/** Notes what a form holds as it is submitted, so that this page and later ones know what belongs to the lead. */
export function keepSubmitted(kind: LeadKind, id: string, values: TypedValues): void {
  held = { ...held, [kind]: { ...values, leadId: id } };
  write(SUBMITTED_KEY, { ...read(SUBMITTED_KEY), ...held });
}

/** Resets the fields of a form that still hold what was submitted; the visitor has changed the others since. */
function resetSubmitted(form: HTMLFormElement, submitted: TypedValues): void {
  for (const control of namedControls(form)) {
    if (valueOf(control) !== submitted[control.name]) continue;
    if (control instanceof HTMLSelectElement) {
      const preset = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
      control.selectedIndex = Math.max(preset, 0);
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = control.defaultChecked;
    } else control.value = control.defaultValue;
  }
}

/** Empties forms and drafts of a lead that is safe; leaves what was typed since. */
export function dropSubmitted(kind: LeadKind, id: string): void {
  const values = submittedBy(kind);
  const isNew = values?.leadId === id;
  if (isNew) {
    held = { ...held, [kind]: undefined };
    write(SUBMITTED_KEY, { ...read(SUBMITTED_KEY), [kind]: undefined });
    write(SAFE_KEY, { ...read(SAFE_KEY), [kind]: values });
  }
  const safe = isNew ? values : safeOf(kind);
  if (safe?.leadId !== id) return;
  // Also a form that is not hydrated, which the browser fills in again when the visitor goes back to it, perhaps after another
  // page has dropped the lead.
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${LEAD_FORM}=${kind}]`))
    if (isNew || isSame(valuesOf(form), safe)) resetSubmitted(form, safe);
  if (!isNew) return;
  fire(DROP_EVENT);
  // The form may be on another page.
  const rest = Object.entries(draftTexts(kind)).filter(([name, value]) => values[name] !== value);
  keepDraft(kind, Object.fromEntries(rest));
}

/** Stores the personal fields of a form that was sent. */
export function rememberVisitor(kind: LeadKind, values: TypedValues): void {
  const personal = Object.fromEntries(PERSONAL.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  write(VISITOR_KEY, { ...read(VISITOR_KEY), [kind]: personal });
  sentHere.add(kind);
  fire(RESTORE_EVENT);
}

/** Returns the personal fields known from other forms, for a form to fill in. */
export function visitorFor(kind: LeadKind): TypedValues {
  const all = read(VISITOR_KEY);
  const given = Object.values(sentHere.has(kind) ? { ...all, [kind]: {} } : all).map(textsIn);
  const known: Record<string, string> = Object.assign({}, ...given) as Record<string, string>;
  const { firstName, lastName, name } = known;
  if (!name && firstName) known.name = [firstName, lastName].filter(Boolean).join(' ');
  if (!firstName && name) {
    const [first = '', ...rest] = name.trim().split(/\s+/);
    known.firstName = first;
    if (rest.length > 0) known.lastName = rest.join(' ');
  }
  return known;
}
