import { POPUP_SEEN_FLAG } from './storageKeys';

/** Records that the visitor has seen the lead pop-up in this session; nothing if session storage is denied. */
export function markPopupSeen(): void {
  try {
    sessionStorage.setItem(POPUP_SEEN_FLAG, 'true');
  } catch {
    // Denied or full.
  }
}

/** Returns whether the visitor has seen the lead pop-up in this session, as far as session storage knows. */
export function isPopupSeen(): boolean {
  try {
    return sessionStorage.getItem(POPUP_SEEN_FLAG) !== null;
  } catch {
    return false;
  }
}
