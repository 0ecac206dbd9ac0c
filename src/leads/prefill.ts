/**
 * A project that a tool of the site has worked out, on its way to a form: this page's or another's. It waits in the
 * session storage, never in an address, and holds nothing personal.
 */

import type { AreaId } from '../data/areas';
import type { ServiceId } from '../data/services';
import { PREFILL_KEY } from './storageKeys';

export interface Prefill {
  readonly projectType?: ServiceId;
  readonly city?: AreaId | 'elsewhere';
  readonly squareFeet?: number;
  readonly subject: string;
  readonly message: string;
}

/** Tells the forms of the page that there is something to take. */
export const PREFILL_EVENT = 'prefill';

/** Holds it where the session storage is denied. */
let held: string | undefined;

/**
 * Leaves a project for the first form that takes it.
 * @returns whether it will still be there on another page.
 */
export function leavePrefill(prefill: Prefill): boolean {
  held = JSON.stringify(prefill);
  let stored = true;
  try {
    sessionStorage.setItem(PREFILL_KEY, held);
  } catch {
    stored = false;
  }
  window.dispatchEvent(new Event(PREFILL_EVENT));
  return stored;
}

/** The project that waits, if one does. It is taken once. */
export function takePrefill(): Prefill | undefined {
  let waiting = held;
  held = undefined;
  try {
    waiting = sessionStorage.getItem(PREFILL_KEY) ?? waiting;
    sessionStorage.removeItem(PREFILL_KEY);
  } catch {
    // What is held in memory will do.
  }
  if (waiting === undefined) return undefined;
  try {
    const prefill = JSON.parse(waiting) as Partial<Prefill> | null;
    // The form checks each choice against its own options; the texts must be texts.
    return typeof prefill?.message === 'string' && typeof prefill.subject === 'string'
      ? (prefill as Prefill)
      : undefined;
  } catch {
    return undefined;
  }
}
