/** Remembers in this tab that the visitor's photo is open, so that a reload or Back opens it again. */
import { PHOTO_OPEN_FLAG } from '@site/src/leads/storageKeys';

/** Remembers whether a kept photo is what the visitor sees. Nothing is remembered if session storage is denied. */
export function rememberPhotoOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(PHOTO_OPEN_FLAG, 'true');
    else sessionStorage.removeItem(PHOTO_OPEN_FLAG);
  } catch {
    // The photo is then opened from the saved copy by hand.
  }
}

/** Returns whether the visitor saw a kept photo when they left or reloaded this page. */
export function wasPhotoOpen(): boolean {
  try {
    return sessionStorage.getItem(PHOTO_OPEN_FLAG) !== null;
  } catch {
    return false;
  }
}
