import { POPUP_SEEN_FLAG } from './storageKeys';

/** Replaces the flag if session storage is denied. */
let isSeenHere = false;

/**
 * Records that the visitor has seen the lead pop-up in this session; only for this page if session storage is denied.
 */
export function markPopupSeen(): void {
  isSeenHere = true;
  try {
    sessionStorage.setItem(POPUP_SEEN_FLAG, 'true');
  } catch {
    // Denied or full.
  }
}

/** Returns whether the visitor has seen the lead pop-up in this session, as far as storage or this page knows. */
export function isPopupSeen(): boolean {
  try {
    return isSeenHere || sessionStorage.getItem(POPUP_SEEN_FLAG) !== null;
  } catch {
    return isSeenHere;
  }
}
