/** Notes in session storage that the photo tool has left pictures for a form; `handedPhotos.ts` has the pictures. */
import { HANDED_PHOTOS_FLAG } from './storageKeys';

/** Lets the forms of this tab take the pictures that the tool has left. */
export function releasePhotos(): void {
  try {
    sessionStorage.setItem(HANDED_PHOTOS_FLAG, '1');
  } catch {
    // Session storage is denied.
  }
}

/** Returns whether there are pictures for a form of this tab. */
export function hasHandedPhotos(): boolean {
  try {
    return sessionStorage.getItem(HANDED_PHOTOS_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Ends it: the pictures are sent, or the visitor has taken them back. */
export function holdPhotos(): void {
  try {
    sessionStorage.removeItem(HANDED_PHOTOS_FLAG);
  } catch {
    // Session storage is denied.
  }
}
