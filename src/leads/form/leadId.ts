/** The id of a lead, by which a receiver recognizes a repetition. */

/** Returns 16 random bytes, which are no secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // The browser has no `crypto`, or denies it.
    return bytes.map(() => Math.random() * 256);
  }
}

/** Creates a version 4 UUID. Not by `crypto.randomUUID`, which browsers offer only over HTTPS and on localhost. */
export function newLeadId(): string {
  const bytes = [...randomBytes()].map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns whether another program makes the browser give every lead this id. */
export function isConstant(id: string): boolean {
  try {
    return crypto.randomUUID() === id;
  } catch {
    return false;
  }
}
