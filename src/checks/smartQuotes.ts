import type { Transformer } from 'unified';
import { mapTexts } from './mapTexts';
import { visitNodes } from './mdxTree';

type Educate = (tree: object) => void;

/** Mends the apostrophe of a shortened "and", as in "Sun 'N Lake", which remark-smartypants takes for an opening quote. */
const withApostrophes = (text: string) => text.replace(/‘(?=[Nn]\b)/g, '’');

/** Loads remark-smartypants, an ES module, with its quotes alone: writers choose their dashes. */
async function loadSmartypants(): Promise<Educate> {
  const { default: smartypants } = await import('remark-smartypants');
  const plugin = smartypants as unknown as (options: object) => Educate;
  return plugin({ dashes: false, ellipses: false, backticks: false });
}

function educateText(educate: Educate, value: string): string {
  const text = { type: 'text', value };
  educate({ type: 'root', children: [{ type: 'paragraph', children: [text] }] });
  return withApostrophes(text.value);
}

/** Remark plugin that makes the straight quotes and apostrophes of a text, and of its components' attributes, curly. */
export function smartQuotes(): Transformer {
  return async (tree) => {
    const educate = await loadSmartypants();
    educate(tree);
    visitNodes(tree, (node) => {
      if (node.type === 'text' && node.value !== undefined) node.value = withApostrophes(node.value);
      for (const attribute of node.attributes ?? []) {
        if (typeof attribute.value === 'string') attribute.value = educateText(educate, attribute.value);
      }
    });
  };
}

/** Does the same for front matter. */
export async function smartFrontMatter<FrontMatter extends object>(frontMatter: FrontMatter): Promise<FrontMatter> {
  const educate = await loadSmartypants();
  return mapTexts(frontMatter, (text) => educateText(educate, text)) as FrontMatter;
}
