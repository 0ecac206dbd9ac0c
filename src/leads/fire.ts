/**
 * Fires an event on the document, which the window hears, too. Never throws: what the event announces, such as a sent lead, holds
 * also where another program has broken how events are made.
 */
export function fire(type: string, detail?: unknown): void {
  try {
    document.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  } catch {
    // Nobody hears of it.
  }
}
