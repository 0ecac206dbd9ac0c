/**
 * What a visitor typed, kept for this tab and this session: what is not sent yet, so that a reload does not take it, and
 * what was, so that the next form need not ask again. Where session storage is denied, all of it does nothing.
 */

import type { LeadKind } from './types';

/** What is typed and not sent, by form; the boot script looks for this key. */
export const DRAFTS_KEY = 'leadDrafts';
export const VISITOR_KEY = 'leadVisitor';

/** Tells the forms of a page to look again for what they could put in. */
export const RESTORE_EVENT = 'restoreForms';

export type TypedValues = Readonly<Record<string, string>>;
type ByForm = Readonly<Partial<Record<LeadKind, TypedValues>>>;

/** The fields that say who somebody is; nothing else is offered by another form. */
const PERSONAL = ['firstName', 'lastName', 'name', 'email', 'phone'] as const;

/** Forms that were sent since the page was opened: sending empties a form, and it stays empty. */
const sentHere = new Set<LeadKind>();

function read(key: string): ByForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function write(key: string, forms: ByForm): void {
  try {
    if (Object.keys(forms).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(forms));
  } catch {
    // Denied or full: everything works but this.
  }
}

function without(forms: ByForm, kind: LeadKind): ByForm {
  return Object.fromEntries(Object.entries(forms).filter(([other]) => other !== kind));
}

export function draftOf(kind: LeadKind): TypedValues {
  return read(DRAFTS_KEY)[kind] ?? {};
}

/** Keeps what is typed in a form; nothing typed, nothing kept. */
export function keepDraft(kind: LeadKind, values: TypedValues): void {
  const others = without(read(DRAFTS_KEY), kind);
  write(DRAFTS_KEY, Object.keys(values).length === 0 ? others : { ...others, [kind]: values });
}

/** Notes who the visitor is, from a form that was sent. */
export function rememberVisitor(kind: LeadKind, values: TypedValues): void {
  const personal = Object.fromEntries(PERSONAL.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  write(VISITOR_KEY, { ...read(VISITOR_KEY), [kind]: personal });
  sentHere.add(kind);
  window.dispatchEvent(new Event(RESTORE_EVENT));
}

/** What a form can offer of what forms were given before. */
export function visitorFor(kind: LeadKind): TypedValues {
  const all = read(VISITOR_KEY);
  const given = Object.values(sentHere.has(kind) ? without(all, kind) : all);
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
