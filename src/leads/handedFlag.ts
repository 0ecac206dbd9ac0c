import { sessionFlag } from '../userInput/sessionFlag';
import { HANDED_PHOTOS_FLAG } from './storageKeys';

/** Whether the photo tool has left pictures for the forms of this tab; `handedPhotos.ts` has the pictures. */
export const handedPhotos = sessionFlag(HANDED_PHOTOS_FLAG);
