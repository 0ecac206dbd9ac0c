/**
 * Adds an entry to the tab's history, or replaces the current one. Without effect if the browser refuses, as Safari does after
 * 100 changes within 30 seconds.
 * @param address the page's own by default
 */
export function changeHistory(how: 'pushState' | 'replaceState', state: unknown, address?: string): void {
  try {
    history[how](state, '', address);
  } catch {
    // The address stays as it is.
  }
}
