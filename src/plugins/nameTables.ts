import type { Transformer } from 'unified';

interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
  readonly position?: Parameters<Parameters<Transformer>[1]['message']>[1];
  data?: { hProperties?: Record<string, unknown> };
}

function textOf({ value = '', children = [] }: MdxNode): string {
  return value + children.map(textOf).join('');
}

/** Returns the text of a heading, or the title of a section or of what opens on demand. */
function titleOf(node: MdxNode): string | undefined {
  if (node.type === 'heading') return textOf(node);
  const title =
    /^(Section|Disclosure)$/.test(node.name ?? '') && node.attributes?.find(({ name }) => name === 'title')?.value;
  return typeof title === 'string' ? title : undefined;
}

/**
 * Remark plugin: names each table after the heading before it or the title it's folded under, plus its first column if that heading has already named
 * a table. Stops the build if there is no heading.
 */
export function nameTables(): Transformer {
  return (tree, file) => {
    let title: string | undefined;
    const given = new Set<string>();
    const visit = (node: MdxNode): void => {
      title = titleOf(node) ?? title;
      if (node.type === 'table') {
        if (!title) {
          return file.fail('A table needs a heading before it, which names it for screen readers.', node.position);
        }
        const firstColumn = textOf(node.children?.[0]?.children?.[0] ?? { type: 'text' });
        const name = given.has(title) ? `${title}: ${firstColumn}` : title;
        given.add(name);
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'aria-label': name } };
      }
      node.children?.forEach(visit);
    };
    visit(tree as unknown as MdxNode);
  };
}
