/** Simulates tabs, clock, connection, storage and receiver for the tests of the outbox. */

import { createOutbox, type Outbox } from '../../src/leads/delivery/outbox/outbox';
import {
  isOpen,
  keysOf,
  leadStore,
  type Entry,
  type OpenEntry,
  type TextStorage,
} from '../../src/leads/delivery/outbox/store';
import { oneTabAtATime } from '../../src/leads/delivery/outbox/turns';
import { receiverFor, type Receipt } from '../../src/leads/delivery/receivers';
import { mayBeLead } from '../../src/leads/storageKeys';
import type { Lead } from '../../src/leads/types';

/**
 * How a request ends: with an answer of this status, or with a connection that breaks or hangs. `200, later 409` is a
 * receiver that knows the leads it has.
 */
export type Answer =
  | 200
  | 302
  | 400
  | 422
  | 429
  | 500
  | '200, later 409'
  | 'reset'
  | 'reset after receiving'
  | 'never'
  | 'never after receiving';
/** Local storage: `full` throws on writing, `unreadable` on reading, `denied` on both. */
export type StorageState = 'working' | 'full' | 'unreadable' | 'denied';
/** Web Locks: `denied` rejects, as where site data is blocked; `hanging` never answers. */
export type LockState = 'working' | 'denied' | 'hanging';
/** Milliseconds that a request takes to arrive. */
const LATENCY_MS = 200;
/** A receiver that answers within this time, in milliseconds, gets one copy of a lead while the page stays open. */
const SLOWEST_MS = 60_000;
/** Reads the statuses with a real receiver, so that they mean the same as on the site. */
const { parse } = receiverFor({ via: 'webhook', url: 'https://crm.example.com/leads' });
const pending = <T>() => new Promise<T>(() => undefined);
/** Resolves once all pending microtasks have run; apart from its timers, the simulation uses nothing else. */
const drain = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Tab {
  readonly outbox: Outbox;
  isAlive: boolean;
  /** Whether the page has loaded the outbox. */
  isLoaded: boolean;
  /** Loads the outbox, as a page does that finds leads or submits one. */
  readonly load: () => void;
}

interface Request {
  readonly tab: Tab;
  readonly id: string;
}

interface Lock {
  readonly tab: Tab;
  readonly enter: () => void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class Simulation {
  readonly submitted = new Map<string, Lead>();
  /** By UUID, as a receiver tells leads apart. */
  readonly received = new Map<string, Lead>();
  /** How many copies of each lead arrived. */
  readonly copies = new Map<string, number>();
  /** Leads reported to the visitor as sent. */
  readonly confirmed = new Set<string>();
  /** Leads handed back to the visitor. */
  readonly handedBack = new Set<string>();
  readonly forgotten = new Set<string>();
  /** Leads that were lost because the storage was cleared. */
  readonly cleared = new Set<string>();
  readonly #wiped = new Set<string>();
  readonly #found: string[] = [];
  /** The requests that have neither ended nor been aborted. */
  readonly #underWay = new Set<Request>();
  readonly tabs: Tab[] = [];
  answer: Answer = 200;
  /** Milliseconds that the receiver takes to answer. */
  slowness = LATENCY_MS;
  /** Milliseconds that the receiver takes for its next answer, because it has to start first. */
  coldStart = 0;
  isOnline = true;
  storage: StorageState = 'working';
  /** Makes the next look at the storage throw. */
  failsOnce = false;
  #locks: LockState = 'working';
  /** Whether one tab at a time was certain from the beginning. */
  #hadLocks = true;
  readonly #disk = new Map<string, string>();
  #elapsed = 0;
  #clockOffset = 0;
  #timers: Timer[] = [];
  /** Who holds the lock of each lead, and then who waits for it. */
  readonly #lockQueues = new Map<string, Lock[]>();
  #random = 1;

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

  #storage(tab: () => Tab): TextStorage {
    const act = <T>(failure: StorageState, action: (disk: Map<string, string>) => T): T => {
      const { storage } = this;
      if (!tab().isAlive || storage === 'denied' || storage === failure)
        throw new DOMException(storage, 'UnknownError');
      return action(this.#disk);
    };
    const look = <T>(action: (disk: Map<string, string>) => T): T => {
      const { failsOnce } = this;
      this.failsOnce = false;
      if (failsOnce) throw new DOMException('once', 'UnknownError');
      return act('unreadable', action);
    };
    return {
      get length() {
        return look(({ size }) => size);
      },
      key: (index) => look((disk) => [...disk.keys()][index] ?? null),
      getItem: (key) => look((disk) => disk.get(key) ?? null),
      setItem: (key, value) => act('full', (disk) => void disk.set(key, value)),
      removeItem: (key) => act('denied', (disk) => void disk.delete(key)),
    };
  }

  /** Removes everything from the storage, as a visitor does, or a browser that needs room. */
  clearStorage(): void {
    this.#disk.clear();
    for (const id of this.submitted.keys()) this.#wiped.add(id);
    this.#noteCleared();
  }

  /** Notes the leads that were cleared from the storage and are in no tab, or no longer in one. */
  #noteCleared(): void {
    for (const id of this.#wiped) if (!this.#isInOutbox(id)) this.cleared.add(id);
  }

  get locks(): LockState {
    return this.#locks;
  }

  set locks(state: LockState) {
    this.#locks = state;
    this.#hadLocks &&= state === 'working';
  }

  /** Notes a request that begins while another one for the same lead may still be answered. */
  #noteSecond({ tab, id }: Request): void {
    for (const other of this.#underWay) {
      if (other.id === id && (other.tab === tab || (other.tab.isAlive && this.#hadLocks))) {
        this.#found.push(`${id} was sent again before the receiver answered`);
      }
    }
  }

  #send(lead: Lead, signal: AbortSignal, tab: Tab): Promise<Receipt> {
    if (!tab.isAlive) return pending();
    if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const { answer } = this;
    const slowness = this.coldStart || this.slowness;
    this.coldStart = 0;
    const request = { tab, id: lead.id };
    const isMute = answer === 'never' || answer === 'never after receiving';
    this.#noteSecond(request);
    this.#underWay.add(request);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        if (this.#underWay.delete(request) && !isMute && LATENCY_MS + slowness < SLOWEST_MS)
          this.#found.push(`${lead.id} was given up although the answer was to come`);
        reject(new DOMException('aborted', 'AbortError'));
      });
      // The request reaches the receiver even if the tab is closed meanwhile.
      this.#after(LATENCY_MS, () => {
        const isKnown = this.received.has(lead.id);
        const status = answer === '200, later 409' ? (isKnown ? 409 : 200) : answer;
        if (status === 200 || status === 'reset after receiving' || status === 'never after receiving') {
          this.received.set(lead.id, lead);
          this.copies.set(lead.id, (this.copies.get(lead.id) ?? 0) + 1);
        }
        if (isMute) return;
        this.#after(slowness, () => {
          if (!this.#underWay.delete(request) || !tab.isAlive) return;
          if (typeof status === 'string' || !this.isOnline) reject(new TypeError('Failed to fetch'));
          else {
            const retryAfter = status === 429 ? '90' : undefined;
            resolve(parse({ status, retryAfter, body: '' }, this.#now()));
          }
        });
      });
    });
  }

  /** Lets the next tab in, after the one that held the lock. */
  #passLock(id: string) {
    const [, ...waiting] = this.#lockQueues.get(id) ?? [];
    this.#lockQueues.set(id, waiting);
    waiting[0]?.enter();
  }

  #requestLock(id: string, task: () => Promise<void>, tab: Tab, signal: AbortSignal): Promise<void> {
    if (!tab.isAlive || this.#locks === 'hanging') return pending();
    if (this.#locks === 'denied') return Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    return new Promise((resolve, reject) => {
      const queue = () => this.#lockQueues.get(id) ?? [];
      const lock: Lock = {
        tab,
        enter: () =>
          task()
            .finally(() => queue()[0] === lock && this.#passLock(id))
            .then(resolve),
      };
      signal.addEventListener('abort', () => {
        // One that holds the lock keeps it.
        if (queue()[0] === lock) return;
        this.#lockQueues.set(
          id,
          queue().filter((other) => other !== lock),
        );
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.#lockQueues.set(id, [...queue(), lock]);
      if (queue()[0] === lock) void lock.enter();
    });
  }

  openTab(): void {
    const storage = this.#storage(() => tab);
    const schedule = (run: () => void, ms: number) => this.#after(ms, () => tab.isAlive && run());
    const outbox = createOutbox({
      store: leadStore(() => storage),
      now: () => this.#now(),
      // A fixed sequence, so that a failure can be repeated.
      random: () => (this.#random = (this.#random * 16_807) % 2_147_483_647) / 2_147_483_647,
      send: (lead, signal) => this.#send(lead, signal, tab),
      isOnline: () => this.isOnline,
      schedule,
      exclusively: oneTabAtATime((id, signal, task) => this.#requestLock(id, task, tab, signal), schedule),
    });
    const tab: Tab = {
      outbox,
      isAlive: true,
      isLoaded: false,
      load: () => {
        if (tab.isLoaded) return;
        tab.isLoaded = true;
        void outbox.flush('due');
      },
    };
    outbox.listen({
      onChange: (entries) => {
        for (const { id, state } of entries) if (tab.isAlive && state === 'returned') this.handedBack.add(id);
      },
      onSent: ({ id }) => tab.isAlive && this.confirmed.add(id),
    });
    this.tabs.push(tab);
    try {
      // The boot script's look.
      if (keysOf(storage).some(mayBeLead)) tab.load();
    } catch {
      // Denied.
    }
  }

  closeTab(index: number): void {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) return;
    // The browser warns of leaving (`beforeunload`), so the visitor knows that the lead may be lost.
    if (tab.outbox.isAtRisk()) this.submitted.forEach((_lead, id) => this.#isOnDisk(id) || this.handedBack.add(id));
    tab.isAlive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#noteCleared();
    for (const [id, [holder, ...waiting]] of this.#lockQueues) {
      const others = waiting.filter((lock) => lock.tab !== tab);
      this.#lockQueues.set(id, holder ? [holder, ...others] : others);
      if (holder?.tab === tab) this.#passLock(id);
    }
  }

  submit(index: number, lead: Lead, times: number): void {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) return;
    this.submitted.set(lead.id, lead);
    tab.load();
    for (let time = 0; time < times; time += 1) this.#tell(tab, lead.id, tab.outbox.submit(lead));
  }

  #tell(tab: Tab, id: string, outcome: Promise<{ readonly state: string }>): void {
    void outcome.then(({ state }) => {
      if (!tab.isAlive) return;
      if (state === 'sent') this.confirmed.add(id);
      if (state === 'returned') this.handedBack.add(id);
      const isDone = this.received.has(id) || this.forgotten.has(id) || this.handedBack.has(id);
      if (state === 'waiting' && !isDone && !this.#isOnDisk(id))
        this.#found.push(`${id} was said to be saved and is not`);
    });
  }

  #pick(index: number): Lead | undefined {
    return [...this.submitted.values()][index % Math.max(this.submitted.size, 1)];
  }

  sendNow(tabIndex: number, leadIndex: number): void {
    const tab = this.tabs[tabIndex % this.tabs.length];
    const lead = this.#pick(leadIndex);
    // Pressed in a notice, which shows leads that are not settled.
    const isShown = tab?.isLoaded && tab.outbox.open().some(({ id }) => id === lead?.id);
    if (tab && lead && isShown) this.#tell(tab, lead.id, tab.outbox.submit(lead));
  }

  forget(tabIndex: number, leadIndex: number): void {
    const lead = this.#pick(leadIndex);
    if (!lead) return;
    this.forgotten.add(lead.id);
    this.tabs[tabIndex % this.tabs.length]?.outbox.forget(lead.id);
  }

  signal(occasion: 'due' | 'reachable'): void {
    for (const { outbox, isLoaded } of this.tabs) if (isLoaded) void outbox.flush(occasion);
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

  /** The leads that wait in a storage. */
  stored(): OpenEntry[] {
    return [...this.#disk.values()].map((text) => JSON.parse(text) as Entry).filter(isOpen);
  }

  #isOnDisk(id: string): boolean {
    return this.stored().some((entry) => entry.id === id);
  }

  #isInOutbox(id: string): boolean {
    return this.#isOnDisk(id) || this.#openInTabs().some((entry) => entry.id === id);
  }

  /** Returns what the pages show that have loaded their outbox; looking at another would load it. */
  #openInTabs(): OpenEntry[] {
    return this.tabs.flatMap(({ isLoaded, outbox }) => (isLoaded ? outbox.open() : []));
  }

  /** Describes each lead that is lost or changed, and each success that was shown for one that nobody received. */
  problems(): string[] {
    const found = [...this.#found];
    for (const [id, lead] of this.submitted) {
      const isGiven = [this.received, this.handedBack, this.forgotten, this.cleared].some((leads) => leads.has(id));
      if (!isGiven && !this.#isInOutbox(id)) found.push(`${id} is lost`);
      if (this.confirmed.has(id) && !this.received.has(id)) found.push(`success was shown for ${id}, which nobody has`);
      const arrived = this.received.get(id);
      if (arrived && JSON.stringify(arrived) !== JSON.stringify(lead)) found.push(`${id} arrived changed`);
    }
    if (this.received.size > this.submitted.size) found.push('more leads arrived than were submitted');
    return found;
  }

  /** Returns the leads that still wait. */
  leftovers(): string[] {
    const open = [...this.stored(), ...this.#openInTabs()];
    return open.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []));
  }
}
