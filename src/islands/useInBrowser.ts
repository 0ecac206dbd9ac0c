import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns what only the browser knows; on the server, and while React takes over its HTML, returns `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
