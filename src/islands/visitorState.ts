/**
 * Carries what a visitor has done in an island over to its new HTML when React draws it again: typed, chosen and ticked
 * values, open details, scroll positions, focus and caret.
 */

import { isChanged, isControl } from '../leads/formActivity';

const FOCUSABLE = 'input, textarea, select, button, a, summary';

type Control = Parameters<typeof isChanged>[0];

/** Finds the element of the island's current HTML that corresponds to one of its earlier HTML. */
export type FindTwin = (earlier: Element) => Element | undefined;

/** Identifies an element by what other programs leave alone: its ids differ in HTML that React draws again. */
function keyOf(element: Element): string {
  const given = (name: string) => element.getAttribute(name) ?? '';
  // Extensions append classes of their own, so only the first one counts.
  return [element.localName, given('type'), given('name') || element.classList[0], given('value')].join(' ');
}

function byKey(island: Element): Map<string, Element[]> {
  const elements = new Map<string, Element[]>();
  for (const element of island.querySelectorAll('*')) {
    const key = keyOf(element);
    const others = elements.get(key);
    if (others) others.push(element);
    else elements.set(key, [element]);
  }
  return elements;
}

function copyControl(from: Control, to: Control): void {
  if (from.dataset.offered !== undefined) to.dataset.offered = from.dataset.offered;
  else if (!isChanged(from)) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /checkbox|radio/.test(from.type)) {
    to.checked = from.checked;
  } else if (from.type !== 'file') to.value = from.value;
}

function moveFocus(from: Element, to: HTMLElement): void {
  // The page must not move under the visitor's finger.
  to.focus({ preventScroll: true });
  const isText = (element: Element) => element.matches('input, textarea');
  if (!isText(from) || !isText(to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  // Null for types without the selection API, such as `email`: their caret goes to the end.
  if (selectionStart !== null) {
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
}

/** Returns the control that the visitor is pressing. A press on an island also makes React draw it at once. */
function pressedIn(island: Element): Element | null {
  // Firefox marks the element as active only once all listeners have heard of the press.
  const event = window.event as Event | undefined;
  const isPress = event?.type === 'pointerdown' || event?.type === 'mousedown';
  const element = isPress ? (event.target as Element) : [...island.querySelectorAll(':active')].at(-1);
  const control = element?.closest(FOCUSABLE) ?? null;
  return island.contains(control) ? control : null;
}

/** Ends a press on an element that is gone as the browser would have ended it on its twin. */
function continuePress(from: Element, to: HTMLElement): void {
  // Browsers take the focus away after a press on an element that is gone.
  setTimeout(() => document.activeElement === document.body && moveFocus(from, to));
  addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      // A touch is a click where it ends; a mouse clicks only an element on which it was also pressed.
      if (pointerType === 'mouse' && to.contains(target as Node)) to.click();
    },
    { capture: true, once: true },
  );
}

/**
 * Notes the state of an island that is about to be drawn again.
 * @returns a function that restores it in the new HTML, and returns how to find the twins of the earlier elements
 */
export function holdState(island: Element): () => FindTwin {
  const earlier = byKey(island);
  const focused = document.activeElement;
  const pressed = pressedIn(island);
  const scrolled = [...island.querySelectorAll('*')].flatMap((element) =>
    element.scrollTop || element.scrollLeft ? [[element, element.scrollLeft, element.scrollTop] as const] : [],
  );
  const { scrollX, scrollY } = window;

  return () => {
    const current = byKey(island);
    const twins = new Map<Element, Element>();
    for (const [key, elements] of earlier) {
      elements.forEach((element, index) => {
        const twin = current.get(key)?.[index];
        if (twin) twins.set(element, twin);
      });
    }
    for (const [from, to] of twins) {
      if (isControl(from) && isControl(to)) copyControl(from, to);
      if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
    }
    for (const [element, left, top] of scrolled) twins.get(element)?.scrollTo({ left, top, behavior: 'instant' });
    const from = pressed ?? focused;
    const to = from && twins.get(from);
    if (from && to instanceof HTMLElement) {
      moveFocus(from, to);
      if (pressed) continuePress(from, to);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return (element) => twins.get(element);
  };
}
