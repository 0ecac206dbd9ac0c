import { ISLAND, type OwnNode } from '../contract';

/*
 * Notes each island's nodes as the server wrote them. A module script runs before `DOMContentLoaded`, and so before most
 * programs that change pages.
 */

/** The children and the text of each node of the islands, as the server wrote them. */
export const ownNodes = new Map<Node, OwnNode>();

function note(node: Node): void {
  const children = [...node.childNodes];
  ownNodes.set(node, [children, node.nodeValue]);
  for (const child of children) note(child);
}

for (const island of document.querySelectorAll(`[${ISLAND}]`)) note(island);
