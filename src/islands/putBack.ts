import type { OwnNode, OwnNodes } from './contract';
import { isControl } from '../leads/form/formControls';
import { CLICKABLE, holdFocus, holdScroll } from './visitorState';

/** Whether a node can be moved without taking the focus from it or ending a press on it: Chrome from 133, Firefox from 144. */
const keepsState = 'moveBefore' in Element.prototype;

function move(node: ChildNode, parent: Node, next: ChildNode | null): void {
  if (keepsState && node.isConnected) (parent as Element).moveBefore(node as Element, next);
  else parent.insertBefore(node, next);
}

/** Returns whether another program shows something of its own in the place of a field with a label, which it has hidden. */
function isReplaced(node: Element): boolean {
  if (!isControl(node) || /file|checkbox|radio/.test(node.type) || node.offsetWidth > 1) return false;
  return [...(node.labels ?? [])].some(({ offsetWidth }) => offsetWidth > 1);
}

/**
 * Undoes what other programs have done to the nodes of an island, so that React finds the server's HTML: puts missing nodes
 * and texts back, and removes all others. Moves no node that is in its place.
 *
 * Leaves an island as it is if something that a visitor can use is no longer in the page, or hidden: they may have used what
 * another program has put in its place. React then draws the island again.
 * @returns whether other programs had changed anything
 */
export function putBack(island: Element, own: OwnNodes): boolean {
  // Another program has put a copy in its place.
  if (!own.has(island)) return true;
  const nodes: Node[] = [island];
  // Iterating over an array also visits the items added meanwhile. All of them are noted.
  for (const node of nodes) {
    nodes.push(...(own.get(node) as OwnNode)[0]);
    // Another form may have claimed it.
    if (node instanceof Element && isControl(node)) node.removeAttribute('form');
  }
  const notes = nodes.map((node) => [node, ...(own.get(node) as OwnNode)] as const);
  const isChanged = notes.some(
    ([node, children, text]) =>
      node.nodeValue !== text ||
      node.childNodes.length !== children.length ||
      children.some((child, index) => node.childNodes[index] !== child),
  );
  if (!isChanged) return false;
  const isGone = (node: Element) => node.matches(CLICKABLE) && (!node.isConnected || isReplaced(node));
  if (nodes.some((node) => node instanceof Element && isGone(node))) return true;

  const restoreFocus = keepsState ? undefined : holdFocus(island);
  // Chrome scrolls to a focused field that is moved.
  const restoreScroll = holdScroll(island);
  // Brings every node home before it removes anything, because a node may be inside of what another program has added.
  for (const [parent, children, text] of notes) {
    if (parent.nodeValue !== text) parent.nodeValue = text;
    [...children].reverse().forEach((child, index, all) => {
      if (child.parentNode !== parent) move(child, parent, all[index - 1] ?? null);
    });
  }
  for (const [parent, children] of notes) {
    for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
    children.forEach((child, index) => {
      const current = parent.childNodes[index];
      if (current && current !== child) move(child, parent, current);
    });
  }
  restoreFocus?.((element) => element);
  restoreScroll((element) => element);
  return true;
}
