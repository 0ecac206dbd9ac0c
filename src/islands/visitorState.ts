/**
 * Carries what a visitor has done in an island over to its new HTML when React draws it again: typed, chosen and ticked
 * values, open details, scroll positions, focus and caret.
 */

import { fire } from '../leads/fire';
import { isControl, type Control } from '../leads/form/formControls';

/** Finds the element of the island's current HTML that corresponds to one of its earlier HTML. */
export type FindTwin = (earlier: Element) => Element | undefined;

/** How long to wait for fields that a component draws later, as the estimator does for another shape, in milliseconds. */
const LATER_MS = 1000;

/** Selects what a visitor can use. */
export const CLICKABLE = 'input, textarea, select, button, a, summary, label';

const isTicked = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);

/** Identifies an element by what it is. */
const kindOf = (element: Element): string => `<${element.localName} ${isControl(element) ? element.type : ''}>`;

/** Identifies an element by what other programs leave alone. Ids differ in HTML that React draws again. */
function keyOf(element: Element): string {
  const name = element.getAttribute('name');
  if (isControl(element) && name) return [name, isTicked(element) ? element.value : ''].join(' ');
  return kindOf(element);
}

function byKey(elements: Iterable<Element>, identify = keyOf): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of elements) {
    const key = identify(element);
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

const sharesClass = (one: Element, other: Element) =>
  (one.classList.length === 0 && other.classList.length === 0) ||
  [...one.classList].some((name) => other.classList.contains(name));

/**
 * Pairs earlier elements with the current ones of the same key, even if another program has added or copied some.
 * @param labeled the earlier controls with a label, which a copy does not have
 */
function pair(
  earlier: readonly Element[],
  current: readonly Element[],
  labeled: ReadonlySet<Element>,
): (readonly [Element, Element])[] {
  if (earlier.length === current.length) return current.map((twin, index) => [earlier[index] as Element, twin]);
  const rest = [...earlier];
  return current.flatMap((twin) => {
    const fit = (element: Element) => (isControl(element) ? labeled.has(element) : sharesClass(element, twin));
    const index = rest.findIndex(fit);
    const [element] = index < 0 ? [] : rest.splice(index, 1);
    return element ? [[element, twin] as const] : [];
  });
}

/** Copies a value, unless the visitor has left a field empty that now has a preset. */
function copyControl(from: Control, to: Control): void {
  if (from.dataset.offered !== undefined) to.dataset.offered = from.dataset.offered;
  const isUntouched = !(from instanceof HTMLSelectElement) && from.value === '' && from.defaultValue === '';
  if (isTicked(from) && isTicked(to)) to.checked = from.checked;
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file')
    to.files = from.files;
  else if (from.value !== to.value && !isUntouched) to.value = from.value;
  // Another program has taken the values from the options.
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && to.selectedIndex < 0)
    to.selectedIndex = from.selectedIndex;
}

/**
 * Copies to the new field what a program fills into the old one. Password managers look up all fields and then fill them in
 * one after another; the first may already make React draw the island again.
 */
function followLater(from: Control, to: Control): void {
  for (const type of ['input', 'change']) {
    from.addEventListener(type, () => {
      copyControl(from, to);
      fire(type, undefined, to);
    });
  }
}

type Caret = readonly [start: number, end: number, direction?: 'forward' | 'backward' | 'none'];

/** Marks the caret in a text: a private-use character of Unicode, which nobody types. */
const MARK = '\ue000';

/** Returns where the caret is in the focused text field. */
function caretIn(field: HTMLInputElement): Caret | undefined {
  const { selectionStart, selectionEnd, selectionDirection, type, value } = field;
  if (selectionStart !== null && selectionEnd !== null) {
    return [selectionStart, selectionEnd, selectionDirection ?? undefined];
  }
  // Fields of the type `email` have no `selectionStart` (HTML standard), so a mark is typed at the caret and looked for.
  if (type !== 'email' || !document.execCommand('insertText', false, MARK)) return undefined;
  const start = field.value.indexOf(MARK);
  field.value = value;
  return start < 0 ? undefined : [start, start];
}

function moveFocus(to: HTMLElement, caret: Caret | undefined): void {
  to.focus({ preventScroll: true });
  if (!caret || !(to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)) return;
  const { type } = to;
  // Fields of the type `email` have no `setSelectionRange`, but keep the caret that they got as a field of the type `text`.
  if (to instanceof HTMLInputElement && type === 'email') to.type = 'text';
  if (to.selectionStart !== null) to.setSelectionRange(...caret);
  if (to instanceof HTMLInputElement && to.type !== type) to.type = type;
}

/** Returns what the visitor is pressing, also if this press is what makes React draw the island now. */
function pressedIn(island: Element): Element | null {
  // Firefox matches `:active` only after all listeners of the press have run.
  const event = window.event as Event | undefined;
  const isPress = event?.type === 'pointerdown' || event?.type === 'mousedown';
  const element = isPress ? (event.target as Element) : [...island.querySelectorAll(':active')].at(-1);
  const pressed = element?.closest(CLICKABLE) ?? null;
  return island.contains(pressed) ? pressed : null;
}

/** Finishes, on the twin, a press that began on an element which React has replaced: clicks it as the browser would have. */
function continuePress(twin: HTMLElement, keepFocus: () => void): void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  // With a mouse, `mousedown` comes next. It goes to what was around the replaced element, and would focus the nearest ancestor
  // that can take the focus. For a touch, browsers fire it after the finger is lifted, on the twin.
  const keep = (event: Event) => {
    event.preventDefault();
    keepFocus();
  };
  const event = window.event as PointerEvent | undefined;
  if (event?.type === 'mousedown') event.preventDefault();
  else if (event?.pointerType === 'mouse') addEventListener('mousedown', keep, options);
  addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      end.abort();
      // After a touch, the browser clicks what is there. With a mouse, it clicks only what was also pressed, which is gone.
      if (pointerType === 'mouse' && twin.contains(target as Node)) twin.click();
    },
    options,
  );
  addEventListener(
    'keyup',
    (event) => {
      end.abort();
      if (event.key !== ' ' || !twin.matches('button, [type=checkbox], [type=radio]')) return;
      event.preventDefault();
      twin.click();
    },
    options,
  );
}

/**
 * Notes the focus, the caret and the press under way in an island whose elements are about to be moved or replaced.
 * @returns a function that restores them
 */
export function holdFocus(island: Element): (findTwin: FindTwin) => void {
  const focused = document.activeElement;
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const caret = isText && island.contains(focused) ? caretIn(focused as HTMLInputElement) : undefined;
  const pressed = pressedIn(island);
  return (findTwin) => {
    const from = pressed && pressed.localName !== 'label' ? pressed : focused;
    const to = from && findTwin(from);
    const keepFocus = () => {
      if (to instanceof HTMLElement && document.activeElement !== to)
        moveFocus(to, from === focused ? caret : undefined);
    };
    const pressedTwin = pressed && findTwin(pressed);
    if (pressedTwin instanceof HTMLElement) continuePress(pressedTwin, keepFocus);
    keepFocus();
  };
}

/**
 * Notes how far an island and everything around it are scrolled.
 * @returns a function that restores it, because the page must not move under the visitor's finger
 */
export function holdScroll(island: Element): (findTwin: FindTwin) => void {
  const all = [...island.querySelectorAll('*')];
  for (let around: Element | null = island; around; around = around.parentElement) all.push(around);
  const scrolled = all.map((element) => [element, element.scrollLeft, element.scrollTop] as const);
  return (findTwin) => {
    for (const [element, left, top] of scrolled) {
      const to = findTwin(element) ?? element;
      // Setting a position ends a smooth scroll to another one.
      if (to.scrollLeft !== left || to.scrollTop !== top) to.scrollTo({ left, top, behavior: 'instant' });
    }
  };
}

/** Gives values to fields that a component draws only once it has read the others. */
function giveLater(island: Element, waiting: Map<string, Element[]>): void {
  const observer = new MutationObserver(() => {
    for (const [key, current] of byKey(island.querySelectorAll('input, textarea, select'))) {
      const [from] = waiting.get(key) ?? [];
      const [to] = current;
      if (!from || !to || !isControl(from) || !isControl(to)) continue;
      waiting.delete(key);
      copyControl(from, to);
      fire('input', undefined, to);
    }
  });
  observer.observe(island, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LATER_MS);
}

/**
 * Notes the state of an island that is about to be drawn again.
 * @returns a function that restores it in the new HTML, and returns how to find the twins of the earlier elements
 */
export function holdState(island: Element): () => FindTwin {
  const all = [...island.querySelectorAll('*')];
  const earlier = byKey(all);
  // Elements that are no longer in the page have no labels.
  const labeled = new Set(all.filter((element) => isControl(element) && Boolean(element.labels?.length)));
  const children = [...island.childNodes];
  const restoreFocus = holdFocus(island);
  const restoreScroll = holdScroll(island);

  return () => {
    // React draws beside what another program has moved, because it cannot remove it.
    for (const child of children) child.remove();
    const elements = [...island.querySelectorAll('*')];
    const current = byKey(elements);
    // Another program may have taken the names from the earlier controls.
    const unnamed = byKey(
      elements.filter((element) => !earlier.has(keyOf(element))),
      kindOf,
    );
    const twins = new Map(
      [...current, ...unnamed].flatMap(([key, drawn]) => pair(earlier.get(key) ?? [], drawn, labeled)),
    );
    for (const [from, to] of twins) {
      if (isControl(from) && isControl(to)) {
        copyControl(from, to);
        followLater(from, to);
      }
      if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
    }
    const waiting = [...earlier].filter(([key, [element]]) => !current.has(key) && element && isControl(element));
    if (waiting.length > 0) giveLater(island, new Map(waiting));
    const findTwin: FindTwin = (element) => twins.get(element);
    restoreFocus(findTwin);
    restoreScroll(findTwin);
    return findTwin;
  };
}
