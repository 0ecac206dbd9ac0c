/** Returns the touch-action that counts at an element: the one of its nearest ancestor that has one, up to `root`. */
function touchActionAt(element: Element, root: Element): string {
  const { touchAction } = getComputedStyle(element);
  return touchAction !== 'auto' || element === root || !element.parentElement
    ? touchAction
    : touchActionAt(element.parentElement, root);
}

/**
 * Keeps quick drags within an element from counting as flings, until `signal` aborts. Chromium takes them for flings even
 * where touch-action keeps the page from scrolling, and drops the click of a tap in the half second after a fling, wherever
 * on the page it is (https://crbug.com/40727033).
 */
export function stopFlings(element: HTMLElement, signal?: AbortSignal): void {
  let start: Touch | undefined;
  let action = 'auto';
  let isDrag = false;
  element.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      [start] = touches;
      action = touchActionAt(target as Element, element);
      isDrag = action === 'none';
    },
    { passive: true, signal },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [now] = event.touches;
      // The page scrolls with the finger, if it may and the finger moves that way first.
      if (start && action === 'pan-y')
        isDrag ||= Math.abs(now.clientX - start.clientX) > Math.abs(now.clientY - start.clientY);
      if (isDrag && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
}
