/** Connects the outbox to the browser: local storage, Web Locks, timers, `online` and `visibilitychange`. */

import { leadSettings } from '../leadSettings';
import { receiverFor, requestFor } from '../receivers';
import { LEAD_PREFIX } from '../../storageKeys';
import { sendLead } from '../transport';
import { createOutbox } from './outbox';
import { leadStore } from './store';
import { oneTabAtATime } from './turns';

const receiver = receiverFor(leadSettings.delivery);

function schedule(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

/** Milliseconds in which a page is gone whose requests were ended by leaving it, which says nothing about the receiver. */
const LEAVING_MS = 300;

/**
 * Returns whether the browser itself may reach a receiver that a script did not: this site's host answers, so a blocker, a firewall or
 * missing CORS headers may stop only what scripts post. Loads the script of an island again, which changes nothing: whatever else
 * scripts connect by may be what is blocked. Its address is on the island, because programs remove scripts that have run.
 */
function isConnected(): Promise<boolean> {
  return new Promise((resolve) => {
    const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts*="/island-"]')?.dataset ?? {};
    const src = `${scripts.split(' ')[0]}?${Math.random()}`;
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/** The outbox of this page. */
export const outbox = createOutbox({
  store: leadStore(() => localStorage),
  // Not by `Date.now`, which other programs replace to try their own timers.
  now: () => new Date().getTime(),
  random: Math.random,
  isOnline: () => navigator.onLine,
  async send(lead, signal) {
    if (!receiver) throw new Error('No lead delivery is configured.');
    try {
      return receiver.parse(await sendLead(requestFor(receiver, lead), signal), Date.now());
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      throw (await isConnected())
        ? new TypeError('A script cannot reach the receiver.', { cause: error })
        : new Error('There is no connection.');
    }
  },
  schedule,
  exclusively: oneTabAtATime(
    (id, signal, task) => navigator.locks.request(LEAD_PREFIX + id, { signal }, task),
    schedule,
  ),
});

addEventListener('online', () => void outbox.flush('reachable'));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void outbox.flush('due');
});
addEventListener('beforeunload', (event) => {
  if (outbox.isAtRisk()) event.preventDefault();
});
