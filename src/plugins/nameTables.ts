import type { Transformer } from 'unified';
import { attributeOf, visitNodes, type MdxNode } from '../checks/mdxTree';

function textOf({ value = '', children = [] }: MdxNode): string {
  return value + children.map(textOf).join('');
}

/** Returns the text of a heading, or the title of a section or of what opens on demand. */
function titleOf(node: MdxNode): string | undefined {
  if (node.type === 'heading') return textOf(node);
  return /^(Section|Disclosure)$/.test(node.name ?? '') ? attributeOf(node, 'title') : undefined;
}

/**
 * Remark plugin: names each table after the heading before it or the title it's folded under, plus its first column if that
 * heading has already named a table. Stops the build if there is no heading.
 */
export function nameTables(): Transformer {
  return (tree, file) => {
    let title: string | undefined;
    const given = new Set<string>();
    visitNodes(tree, (node) => {
      title = titleOf(node) ?? title;
      if (node.type !== 'table') return;
      if (!title)
        return file.fail('A table needs a heading before it, which names it for screen readers.', node.position);
      const firstColumn = textOf(node.children?.[0]?.children?.[0] ?? { type: 'text' });
      const name = given.has(title) ? `${title}: ${firstColumn}` : title;
      given.add(name);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'aria-label': name } };
    });
  };
}
