import type { Control } from '../../leads/form/formControls';
import { ISLAND, type OwnNode } from '../contract';

/*
 * Notes each island's nodes as the server wrote them. A module script runs before `DOMContentLoaded`, and so before most
 * programs that change pages.
 */

/** The children, the text and the name of each node of the islands, as the server wrote them. */
export const ownNodes = new Map<Node, OwnNode>();

function note(node: Node): void {
  ownNodes.set(node, [[...node.childNodes], node.nodeValue, (node as Control).name]);
  node.childNodes.forEach(note);
}

document.querySelectorAll(`[${ISLAND}]`).forEach(note);
