/** Takes over the leads that earlier versions of the site left in IndexedDB. */

import { EARLIER_LEADS_FLAG } from '../storageKeys';
import { isEntry, newer, type LeadStore, type TextStorage } from './store';

/** The storage of an earlier version. Each call may reject, and may never settle. */
export interface EarlierStore {
  readonly list: () => Promise<readonly unknown[]>;
  readonly remove: (ids: string[]) => Promise<void>;
}

/**
 * Moves the leads of an earlier version to where leads wait now, if its flag says that there may be some. What is no
 * lead stays where it is.
 * @throws Error if a storage fails or has no room. The flag then stays, and each lead is in at least one of the storages,
 *   so that the next page can try again
 */
export async function takeEarlierLeads(storage: TextStorage, earlier: EarlierStore, store: LeadStore): Promise<void> {
  if (storage.getItem(EARLIER_LEADS_FLAG) === null) return;
  const found = (await earlier.list()).filter(isEntry);
  const present = new Map(store.list().map((entry) => [entry.id, entry]));
  for (const entry of found) {
    const other = present.get(entry.id);
    // Another tab may have taken it over, and sent it.
    if (other && newer(other, entry) === other) continue;
    if (!store.put(entry)) throw new Error('There is no room for a lead.');
  }
  await earlier.remove(found.map(({ id }) => id));
  storage.removeItem(EARLIER_LEADS_FLAG);
}
