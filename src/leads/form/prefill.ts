/**
 * Carries a project from one of the site's tools to a form on this page or another. It is kept in session storage or, in
 * browsers that deny it, in the window's name; never in a URL. It contains nothing personal, because pages of other sites
 * can read that name in browsers that do not clear it.
 */

import type { AreaId } from '../../company/areas';
import type { ServiceId } from '../../company/services';
import { fire } from '../fire';
import { PREFILL_KEY } from '../storageKeys';

export interface Prefill {
  /** What the message contains, for the words above the form, and the same in a line. */
  readonly what: 'estimate' | 'design';
  readonly summary: string;
  readonly projectType?: ServiceId;
  readonly city?: AreaId | 'elsewhere';
  readonly squareFeet?: number;
  readonly subject: string;
  readonly message: string;
}

/** Event that tells the forms of the page to take the project. */
export const PREFILL_EVENT = 'prefill';

/** What the window's name begins with while it holds a project. */
const HELD = `${PREFILL_KEY}:`;

/** Saves a project for the first form that takes it, on this page or another. */
export function leavePrefill(prefill: Prefill): void {
  const project = JSON.stringify(prefill);
  try {
    sessionStorage.setItem(PREFILL_KEY, project);
    // Privacy extensions replace the storage by one that keeps nothing.
    if (sessionStorage.getItem(PREFILL_KEY) !== project) window.name = HELD + project;
  } catch {
    // Session storage is denied or full.
    window.name = HELD + project;
  }
  fire(PREFILL_EVENT);
}

/** Returns the text of the saved project, if any, and removes it. */
function takeText(): string | null {
  const { name } = window;
  const isHeld = name.startsWith(HELD);
  if (isHeld) window.name = '';
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(PREFILL_KEY);
    sessionStorage.removeItem(PREFILL_KEY);
  } catch {
    // Session storage is denied.
  }
  return isHeld ? name.slice(HELD.length) : stored;
}

/** Returns the saved project, if any, and removes it. */
export function takePrefill(): Prefill | undefined {
  try {
    const prefill = JSON.parse(takeText() ?? 'null') as Partial<Prefill> | null;
    // Checks only the texts, because the form checks each choice against its options.
    return [prefill?.what, prefill?.message, prefill?.subject, prefill?.summary].every(
      (text) => typeof text === 'string',
    )
      ? (prefill as Prefill)
      : undefined;
  } catch {
    return undefined;
  }
}
