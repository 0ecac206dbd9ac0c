import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Passes the focus on if the part that has it is removed, because browsers would leave it on the body.
 * @param next returns what takes the focus instead; gets the part, which is still in the page
 */
export function useFocusHandover<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  next: (part: Part) => HTMLElement | null | undefined,
): void {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current(element)?.focus({ preventScroll: true });
    };
  }, [part]);
}
