import { useEffect, useState } from 'react';

/** What a visitor reads while sending takes long. True whether or not the browser lets the page save the request. */
export const SLOW_WORDS = 'This is taking longer than usual. Keep this page open; we’ll say when it has arrived.';

/** Milliseconds of sending after which the visitor is told that it takes longer. */
const SLOW_MS = 15_000;

/** Returns whether something has been busy for so long that the visitor should be told. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);

  return isSlow;
}
