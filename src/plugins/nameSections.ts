import { createSlugger } from '@docusaurus/utils';
import type { Transformer } from 'unified';
import { attributeOf, visitNodes } from '../checks/mdxTree';

/** Remark plugin: gives each <Section> an id made from its title, as Docusaurus gives one to each heading. */
export function nameSections(): Transformer {
  return (tree) => {
    const slugger = createSlugger();
    visitNodes(tree, (node) => {
      const title = attributeOf(node, 'title');
      if (node.name !== 'Section' || title === undefined) return;
      node.attributes?.push({ type: 'mdxJsxAttribute', name: 'id', value: slugger.slug(title) });
    });
  };
}
