/** Connects the outbox to the browser: IndexedDB, local storage, Web Locks, timers, `online` and `visibilitychange`. */

import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { leadSettings } from '../configured';
import { receiverFor, requestFor } from '../receivers';
import { WAITING_FLAG } from '../storageKeys';
import { postLead } from '../transport';
import { createOutbox } from './outbox';
import { layeredStore, type Entry, type StoreLayer } from './store';

const PREFIX = 'lead:';
/** Milliseconds after which IndexedDB counts as denied, because browsers sometimes leave a request unanswered. */
const PATIENCE_MS = 2000;

function soon<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<T>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The browser is not responding.')), PATIENCE_MS);
    }),
  ]);
}

function indexedDbLayer(): StoreLayer {
  let store: UseStore | undefined;
  // Opens the database on first use, because that may throw if storage is denied.
  const open = () => (store ??= createStore('leads', 'outbox'));
  return {
    list: async () => (await soon(entries<string, Entry>(open()))).map(([, entry]) => entry),
    write: async (entry) => soon(set(entry.id, entry, open())),
    remove: async (id) => soon(delMany([id], open())),
  };
}

const localStorageLayer: StoreLayer = {
  list: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        try {
          return [JSON.parse(localStorage.getItem(key) ?? '') as Entry];
        } catch {
          return [];
        }
      }),
  write: async (entry) => localStorage.setItem(PREFIX + entry.id, JSON.stringify(entry)),
  remove: async (id) => localStorage.removeItem(PREFIX + id),
};

const receiver = receiverFor(leadSettings.delivery);

/** The outbox of this page. */
export const outbox = createOutbox({
  store: layeredStore([indexedDbLayer(), localStorageLayer]),
  now: Date.now,
  random: Math.random,
  async send(lead, signal) {
    if (!receiver) throw new Error('No lead delivery is configured.');
    return receiver.parse(await postLead(requestFor(receiver, lead), signal), Date.now());
  },
  schedule(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  // Without Web Locks, two tabs may both send a lead; the receiver recognizes it by its UUID.
  exclusively: async (task) => (navigator.locks ? navigator.locks.request('leads', task) : task()),
});

outbox.listen({
  onChange(waiting) {
    try {
      if (waiting.length > 0) localStorage.setItem(WAITING_FLAG, '1');
      else localStorage.removeItem(WAITING_FLAG);
    } catch {
      // Local storage is denied: the lead is shown only once something else loads React.
    }
  },
  onSent: () => undefined,
});

addEventListener('online', () => void outbox.flush('online'));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void outbox.flush('visible');
});
addEventListener('beforeunload', (event) => {
  if (outbox.isAtRisk()) event.preventDefault();
});
