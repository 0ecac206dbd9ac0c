/** Milliseconds to wait for the other tabs: as long as they may need for two requests that hang. */
const STORAGE_TIMEOUT_MS = 30_000;

/**
 * Asks for a lock that one tab holds at a time, and runs a task with it. May throw, reject or never answer, because old
 * browsers have no locks, Chrome denies them where site data is blocked, and a frozen tab may hold one.
 */
export type RequestLock = (signal: AbortSignal, task: () => Promise<void>) => Promise<unknown>;

/**
 * Returns a function that runs a task while no other tab runs one; without the lock if there is none to be had. Two tabs
 * may then both send a lead, which the receiver recognizes by its UUID.
 */
export function oneTabAtATime(requestLock: RequestLock, schedule: (task: () => void, ms: number) => () => void) {
  return <T>(task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let running: Promise<void> | undefined;
      const waiting = new AbortController();
      const start = () => (running ??= task().then(resolve, reject));
      const giveUp = schedule(() => {
        waiting.abort();
        void start();
      }, STORAGE_TIMEOUT_MS);
      const enter = () => {
        giveUp();
        return start();
      };
      const request = async () => requestLock(waiting.signal, enter);
      request().catch(enter);
    });
}
