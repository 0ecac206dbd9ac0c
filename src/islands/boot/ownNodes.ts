import { ISLAND, type OwnNode } from '../contract';

/*
 * Notes each island's nodes as the server wrote them. A module script runs before `DOMContentLoaded`, and so before most
 * programs that change pages.
 */

/** The children and the text of each node of the islands, as the server wrote them. */
export const ownNodes = new Map<Node, OwnNode>();

function note(node: Node): void {
  ownNodes.set(node, [[...node.childNodes], node.nodeValue]);
  node.childNodes.forEach(note);
}

document.querySelectorAll(`[${ISLAND}]`).forEach(note);
