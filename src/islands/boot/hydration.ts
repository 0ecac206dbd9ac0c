import { HANDLED_BY, HYDRATED, ISLAND, SCRIPT_TIMEOUT_MS } from '../contract';
import type { FindTwin } from '../visitorState';
import { files, loadScripts } from './loadScripts';
import { ownNodes } from './ownNodes';

/** The hydration of each island that has started to hydrate. */
export const hydrations = new WeakMap<Element, Promise<FindTwin | undefined>>();
/** The islands whose scripts failed to load less than SCRIPT_TIMEOUT_MS ago. */
const failed = new WeakSet<Element>();

/** Returns whether React has taken an island over. Its copy, which has the attribute, too, is another island. */
export const isHydrated = (island: Element): boolean => hydrations.has(island) && island.hasAttribute(HYDRATED);

/** Hydrates an island once. Rejects if its scripts don't load; the next call tries again. */
export function hydrate(island: HTMLElement): Promise<FindTwin | undefined> {
  const earlier = hydrations.get(island);
  if (earlier) return earlier;
  // Loads the island's own script in parallel with React.
  const hydration = loadScripts([files.scripts, island.dataset.scripts].join(' ')).then(() =>
    window.hydrateIsland(island, ownNodes),
  );
  hydrations.set(island, hydration);
  hydration.catch(() => {
    hydrations.delete(island);
    failed.add(island);
    setTimeout(() => failed.delete(island), SCRIPT_TIMEOUT_MS);
  });
  return hydration;
}

/**
 * Hydrates an island that the visitor is about to use. Does nothing for a while after a failure: every key would request the
 * scripts again.
 */
export function hydrateAhead(island: HTMLElement | null): void {
  if (island && !hydrations.has(island) && !failed.has(island)) void hydrate(island);
}

/** Returns the island that contains the element, or the one that its HANDLED_BY attribute names. */
export function islandOf(element: Element): HTMLElement | null {
  const name = element.closest(`[${HANDLED_BY}]`)?.getAttribute(HANDLED_BY);
  return name
    ? document.querySelector<HTMLElement>(`[${ISLAND}$="/${name}"]`)
    : element.closest<HTMLElement>(`[${ISLAND}]`);
}
