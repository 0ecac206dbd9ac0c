/** Simulates tabs, clock, connection, storage and receiver for the tests of the outbox. */

import { receiverFor, type Receipt } from '../receivers';
import type { Lead } from '../types';
import { createOutbox, type Outbox } from './outbox';
import { layeredStore, type Entry, type StoreLayer } from './store';

/** How a request ends: with an answer of this status, or with a connection that breaks or hangs. */
export type Answer =
  200 | 302 | 400 | 422 | 429 | 500 | 'reset' | 'reset after receiving' | 'never' | 'never after receiving';
export type StorageState = 'working' | 'full' | 'denied';

const LATENCY_MS = 200;
/** Reads the statuses with a real receiver, so that they mean the same as on the site. */
const { parse } = receiverFor({ via: 'webhook', url: 'https://crm.example.com/leads' });
const pending = <T>() => new Promise<T>(() => undefined);
/** Resolves once all pending microtasks have run; apart from its timers, the simulation uses nothing else. */
const drain = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Tab {
  readonly outbox: Outbox;
  isAlive: boolean;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class Simulation {
  readonly submitted = new Map<string, Lead>();
  /** By UUID, as a receiver tells leads apart. */
  readonly received = new Map<string, Lead>();
  /** Leads reported to the visitor as sent. */
  readonly confirmed = new Set<string>();
  /** Leads handed back to the visitor. */
  readonly handedBack = new Set<string>();
  readonly forgotten = new Set<string>();
  readonly #madeUp: string[] = [];
  readonly tabs: Tab[] = [];
  answer: Answer = 200;
  isOnline = true;
  readonly storage: Record<'indexedDb' | 'local', StorageState> = { indexedDb: 'working', local: 'working' };
  readonly #disks = { indexedDb: new Map<string, Entry>(), local: new Map<string, Entry>() };
  readonly #hasLocks: boolean;
  #elapsed = 0;
  #clockOffset = 0;
  #timers: Timer[] = [];
  #lockHolder: Tab | undefined;
  #lockQueue: { readonly tab: Tab; readonly enter: () => void }[] = [];
  #random = 1;

  constructor(hasLocks: boolean) {
    this.#hasLocks = hasLocks;
  }

  #now() {
    return 1_700_000_000_000 + this.#elapsed + this.#clockOffset;
  }

  #after(ms: number, run: () => void): () => void {
    const timer = { at: this.#elapsed + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  #layer(name: 'indexedDb' | 'local', tab: () => Tab): StoreLayer {
    const disk = this.#disks[name];
    const act = async <T>(isWrite: boolean, action: () => T): Promise<T> => {
      await Promise.resolve();
      if (!tab().isAlive) return pending();
      const state = this.storage[name];
      if (state === 'denied' || (state === 'full' && isWrite)) throw new DOMException(state, 'QuotaExceededError');
      return action();
    };
    return {
      list: () => act(false, () => [...disk.values()]),
      write: (entry) => act(true, () => void disk.set(entry.id, entry)),
      remove: (id) => act(false, () => void disk.delete(id)),
    };
  }

  #send(lead: Lead, signal: AbortSignal, tab: Tab): Promise<Receipt> {
    if (!tab.isAlive) return pending();
    if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const { answer } = this;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      // The request reaches the receiver even if the tab is closed meanwhile.
      this.#after(LATENCY_MS, () => {
        if (answer === 200 || answer === 'reset after receiving' || answer === 'never after receiving') {
          this.received.set(lead.id, lead);
        }
        if (answer === 'never' || answer === 'never after receiving') return;
        this.#after(LATENCY_MS, () => {
          if (!tab.isAlive) return;
          if (typeof answer === 'string' || !this.isOnline) reject(new TypeError('Failed to fetch'));
          else {
            const retryAfter = answer === 429 ? '90' : undefined;
            resolve(parse({ status: answer, retryAfter, body: '' }, this.#now()));
          }
        });
      });
    });
  }

  #passLock() {
    const next = this.#lockQueue.shift();
    this.#lockHolder = next?.tab;
    next?.enter();
  }

  #exclusively<T>(task: () => Promise<T>, tab: Tab): Promise<T> {
    if (!tab.isAlive) return pending();
    if (!this.#hasLocks) return task();
    return new Promise((resolve, reject) => {
      const enter = () =>
        task()
          .then(resolve, reject)
          .finally(() => this.#lockHolder === tab && this.#passLock());
      this.#lockQueue.push({ tab, enter });
      if (!this.#lockHolder) this.#passLock();
    });
  }

  openTab(): void {
    const self = (): Tab => tab;
    const outbox = createOutbox({
      store: layeredStore([this.#layer('indexedDb', self), this.#layer('local', self)]),
      now: () => this.#now(),
      // A fixed sequence, so that a failure can be repeated.
      random: () => (this.#random = (this.#random * 16_807) % 2_147_483_647) / 2_147_483_647,
      send: (lead, signal) => this.#send(lead, signal, tab),
      schedule: (run, ms) => this.#after(ms, () => tab.isAlive && run()),
      exclusively: (task) => this.#exclusively(task, tab),
    });
    const tab: Tab = { outbox, isAlive: true };
    outbox.listen({
      onChange: (entries) => {
        for (const { id, state } of entries) if (tab.isAlive && state === 'returned') this.handedBack.add(id);
      },
      onSent: ({ id }) => tab.isAlive && this.confirmed.add(id),
    });
    this.tabs.push(tab);
    void outbox.flush('load');
  }

  closeTab(index: number): void {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) return;
    // The browser warns of leaving (`beforeunload`), so the visitor knows that the lead may be lost.
    if (tab.outbox.isAtRisk()) this.submitted.forEach((_lead, id) => this.#isOnDisk(id) || this.handedBack.add(id));
    tab.isAlive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#lockQueue = this.#lockQueue.filter((waiting) => waiting.tab !== tab);
    if (this.#lockHolder === tab) this.#passLock();
  }

  submit(index: number, lead: Lead, times: number): void {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) return;
    this.submitted.set(lead.id, lead);
    for (let time = 0; time < times; time += 1) this.#tell(tab, lead.id, tab.outbox.submit(lead));
  }

  #tell(tab: Tab, id: string, outcome: Promise<{ readonly state: string }>): void {
    void outcome.then(({ state }) => {
      if (!tab.isAlive) return;
      if (state === 'sent') this.confirmed.add(id);
      if (state === 'returned') this.handedBack.add(id);
      const isDone = this.received.has(id) || this.forgotten.has(id) || this.handedBack.has(id);
      if (state === 'waiting' && !isDone && !this.#isOnDisk(id))
        this.#madeUp.push(`${id} was said to be saved and is not`);
    });
  }

  #pick(index: number): string | undefined {
    return [...this.submitted.keys()][index % Math.max(this.submitted.size, 1)];
  }

  sendNow(tabIndex: number, leadIndex: number): void {
    const tab = this.tabs[tabIndex % this.tabs.length];
    const id = this.#pick(leadIndex);
    if (tab && id) this.#tell(tab, id, tab.outbox.sendNow(id));
  }

  forget(tabIndex: number, leadIndex: number): void {
    const id = this.#pick(leadIndex);
    if (!id) return;
    this.forgotten.add(id);
    void this.tabs[tabIndex % this.tabs.length]?.outbox.forget(id);
  }

  signal(occasion: 'online' | 'visible'): void {
    for (const { outbox } of this.tabs) void outbox.flush(occasion);
  }

  jumpClock(ms: number): void {
    this.#clockOffset += ms;
  }

  async advance(ms: number): Promise<void> {
    const end = this.#elapsed + ms;
    await drain();
    for (;;) {
      const next = this.#timers.reduce<Timer | undefined>(
        (first, timer) => (first && first.at <= timer.at ? first : timer),
        undefined,
      );
      if (!next || next.at > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#elapsed = Math.max(this.#elapsed, next.at);
      next.run();
      await drain();
    }
    this.#elapsed = end;
  }

  #isOnDisk(id: string): boolean {
    return Object.values(this.#disks).some((disk) => {
      const state = disk.get(id)?.state;
      return state === 'waiting' || state === 'returned';
    });
  }

  async #isInOutbox(id: string): Promise<boolean> {
    const open = await Promise.all(this.tabs.map(({ outbox }) => outbox.open()));
    return this.#isOnDisk(id) || open.flat().some((entry) => entry.id === id);
  }

  /** Describes each lead that is lost or changed, and each success that was shown for one that nobody received. */
  async problems(): Promise<string[]> {
    const found = [...this.#madeUp];
    for (const [id, lead] of this.submitted) {
      const isKept = await this.#isInOutbox(id);
      if (!this.received.has(id) && !isKept && !this.handedBack.has(id) && !this.forgotten.has(id)) {
        found.push(`${id} is lost`);
      }
      if (this.confirmed.has(id) && !this.received.has(id)) found.push(`success was shown for ${id}, which nobody has`);
      const arrived = this.received.get(id);
      if (arrived && JSON.stringify(arrived) !== JSON.stringify(lead)) found.push(`${id} arrived changed`);
    }
    if (this.received.size > this.submitted.size) found.push('more leads arrived than were submitted');
    return found;
  }

  /** Returns the leads that still wait. */
  async leftovers(): Promise<string[]> {
    const open = await Promise.all(this.tabs.map(({ outbox }) => outbox.open()));
    return open.flat().flatMap(({ id, state }) => (state === 'waiting' ? [id] : []));
  }
}
