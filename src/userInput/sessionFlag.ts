/**
 * Returns the flag with this key in session storage: something that is so or not, and that this tab remembers for as long
 * as it is open. If the browser denies that storage, it is never set.
 */
export function sessionFlag(key: string) {
  return {
    isSet(): boolean {
      try {
        return sessionStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(isSo: boolean) {
      try {
        if (isSo) sessionStorage.setItem(key, 'true');
        else sessionStorage.removeItem(key);
      } catch {
        // Denied or full.
      }
    },
  };
}
