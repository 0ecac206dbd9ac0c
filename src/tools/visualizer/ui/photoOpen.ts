import { PHOTO_OPEN_FLAG } from '@site/src/leads/storageKeys';
import { sessionFlag } from '@site/src/userInput/sessionFlag';

/** Whether a kept photo is what the visitor sees, so that a reload or Back opens it again. */
export const photoOpen = sessionFlag(PHOTO_OPEN_FLAG);
