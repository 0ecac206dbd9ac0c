/** Kept in session storage: the pop-up opens once a session at most. */
export const SEEN_FLAG = 'hasSeenLeadModal';

/** Stands in for the flag where session storage is denied or full; lasts as long as the page view. */
let seenInThisPageView = false;

/** Whether the visitor has seen the pop-up in this session. */
export function hasSeenPopup(): boolean {
  try {
    return seenInThisPageView || sessionStorage.getItem(SEEN_FLAG) !== null;
  } catch {
    return false;
  }
}

export function markPopupSeen(): void {
  try {
    sessionStorage.setItem(SEEN_FLAG, 'true');
  } catch {
    seenInThisPageView = true;
  }
}
