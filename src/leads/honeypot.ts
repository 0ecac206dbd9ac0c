/** Name of the field that people do not see. No browser's autofill knows it, so that a filled one is a program's. */
export const HONEYPOT = 'paverLot';

/** A form that is sent sooner after it was there, in milliseconds, was hardly filled by a person. */
export const MIN_FILL_MS = 2500;
