import { createSlugger } from '@docusaurus/utils';
import type { Transformer } from 'unified';

interface MdxNode {
  readonly name?: string | null;
  readonly attributes?: { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
}

/** Remark plugin: gives each <Section> an id made from its title, as Docusaurus gives one to each heading. */
export function nameSections(): Transformer {
  return (tree) => {
    const slugger = createSlugger();
    const visit = ({ name, attributes, children }: MdxNode): void => {
      const title = attributes?.find((attribute) => attribute.name === 'title')?.value;
      if (name === 'Section' && typeof title === 'string') {
        attributes?.push({ type: 'mdxJsxAttribute', name: 'id', value: slugger.slug(title) });
      }
      children?.forEach(visit);
    };
    visit(tree as unknown as MdxNode);
  };
}
