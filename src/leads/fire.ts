/**
 * Fires an event on the document, which the window hears, too, or on an element. Never throws: what the event announces, such as a
 * sent lead or a filled field, holds also where another program has broken how events are made.
 */
export function fire(type: string, detail?: unknown, target: EventTarget = document): void {
  try {
    target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  } catch {
    // Nobody hears of it.
  }
}
