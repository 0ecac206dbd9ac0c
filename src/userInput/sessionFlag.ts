/** Something that is so or not, and that this tab remembers for as long as it is open. */
export interface SessionFlag {
  readonly isSet: () => boolean;
  readonly set: (isSo: boolean) => void;
}

/** Returns the flag with this key in session storage. If the browser denies that storage, it is never set. */
export function sessionFlag(key: string): SessionFlag {
  return {
    isSet() {
      try {
        return sessionStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(isSo) {
      try {
        if (isSo) sessionStorage.setItem(key, 'true');
        else sessionStorage.removeItem(key);
      } catch {
        // Denied or full.
      }
    },
  };
}
