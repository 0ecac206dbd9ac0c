import type { Transformer } from 'unified';
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

function educateAll(educate: Educate, value: unknown): unknown {
  if (typeof value === 'string') return educateText(educate, value);
  if (Array.isArray(value)) return value.map((item) => educateAll(educate, item));
  // A date in YAML is an object without entries of its own.
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, educateAll(educate, item)]));
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
  return educateAll(await loadSmartypants(), frontMatter) as FrontMatter;
}
