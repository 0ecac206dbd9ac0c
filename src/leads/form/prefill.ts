/**
 * Carries a project from one of the site's tools to a form on this page or another. It is kept in session storage,
 * never in a URL, and contains nothing personal.
 */

import type { AreaId } from '../../company/areas';
import type { ServiceId } from '../../company/services';
import { PREFILL_KEY } from '../storageKeys';

export interface Prefill {
  /** What the message contains, for the words above the form. */
  readonly what: 'estimate' | 'design';
  readonly projectType?: ServiceId;
  readonly city?: AreaId | 'elsewhere';
  readonly squareFeet?: number;
  readonly subject: string;
  readonly message: string;
}

/** Event that tells the forms of the page to take the project. */
export const PREFILL_EVENT = 'prefill';

/** The project in memory, for browsers that deny session storage. */
let held: string | undefined;

/**
 * Saves a project for the first form that takes it.
 * @returns whether a form on another page can take it, too
 */
export function leavePrefill(prefill: Prefill): boolean {
  held = JSON.stringify(prefill);
  let stored = false;
  try {
    sessionStorage.setItem(PREFILL_KEY, held);
    // Privacy extensions replace the storage by one that keeps nothing.
    stored = sessionStorage.getItem(PREFILL_KEY) === held;
  } catch {
    // Session storage is denied.
  }
  window.dispatchEvent(new Event(PREFILL_EVENT));
  return stored;
}

/** Returns the saved project, if any, and removes it. */
export function takePrefill(): Prefill | undefined {
  let waiting = held;
  held = undefined;
  try {
    waiting = sessionStorage.getItem(PREFILL_KEY) ?? waiting;
    sessionStorage.removeItem(PREFILL_KEY);
  } catch {
    // Session storage is denied: the copy in memory is used.
  }
  if (waiting === undefined) return undefined;
  try {
    const prefill = JSON.parse(waiting) as Partial<Prefill> | null;
    // Checks only the texts, because the form checks each choice against its options.
    return typeof prefill?.message === 'string' && typeof prefill.subject === 'string'
      ? (prefill as Prefill)
      : undefined;
  } catch {
    return undefined;
  }
}
