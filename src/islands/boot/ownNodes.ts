import { ISLAND, type OwnNodes } from '../contract';

/*
 * Notes each island's nodes as the server wrote them. A module script runs before `DOMContentLoaded`, and so before most
 * programs that change pages.
 */

const notes = new Map<Node, readonly [readonly ChildNode[], string | null]>();

function note(node: Node): void {
  notes.set(node, [[...node.childNodes], node.nodeValue]);
  node.childNodes.forEach(note);
}

document.querySelectorAll(`[${ISLAND}]`).forEach(note);

/** The nodes of all islands as the server wrote them. */
export const ownNodes: OwnNodes = notes;
