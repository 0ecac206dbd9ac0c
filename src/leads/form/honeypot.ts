/** Name of the field that visitors do not see. No browser autofills a name like this, so only a program fills it. */
export const HONEYPOT = 'paverLot';

/** A form submitted sooner than this after it was ready, in milliseconds, was hardly filled by a person. */
export const MIN_FILL_MS = 2500;
