import { LONGEST_LIMIT_MS } from './decide';

/** Milliseconds to wait for another tab: longer than it may need to send the lead and to find out why that failed. */
const LOCK_TIMEOUT_MS = LONGEST_LIMIT_MS + 15_000;

/**
 * Asks for the lock of a lead, which one tab holds at a time, and runs a task with it. May throw, reject or never answer,
 * because old browsers have no locks, Chrome denies them where site data is blocked, and a frozen tab may hold one.
 */
export type RequestLock = (id: string, signal: AbortSignal, task: () => Promise<void>) => Promise<unknown>;

/**
 * Returns a function that runs a task for a lead while no other tab runs one for it; without the lock if there is none to be
 * had. Two tabs may then both send the lead, which the receiver recognizes by its UUID.
 */
export function oneTabAtATime(requestLock: RequestLock, schedule: (task: () => void, ms: number) => () => void) {
  return <T>(id: string, task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let running: Promise<void> | undefined;
      const waiting = new AbortController();
      const start = () => (running ??= task().then(resolve, reject));
      const giveUp = schedule(() => {
        waiting.abort();
        void start();
      }, LOCK_TIMEOUT_MS);
      const enter = () => {
        giveUp();
        return start();
      };
      const request = async () => requestLock(id, waiting.signal, enter);
      request().catch(enter);
    });
}
