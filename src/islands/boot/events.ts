/** Returns the element that an event happened to, also in a shadow tree, or null if it happened to the document or the window. */
export function targetOf(event: Event): Element | null {
  const [target] = event.composedPath() as Partial<Element>[];
  return target?.matches ? (target as Element) : null;
}

/** Calls a function with the element that the visitor points at, moves the focus to or types in: a use may follow. */
export function onApproach(prepare: (target: Element) => void): void {
  for (const type of ['pointerover', 'focusin', 'input']) {
    addEventListener(
      type,
      (event) => {
        const target = targetOf(event);
        if (target) prepare(target);
      },
      true,
    );
  }
}

/**
 * Calls a function after the first paint. Browsers keep storage in another process: reading it, or new scripts, could delay
 * the paint.
 */
export function afterPaint(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job));
}
