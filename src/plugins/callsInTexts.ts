import type { Transformer } from 'unified';
import { visitNodes, type MdxNode } from '../checks/mdxTree';
import { LONG_ARTICLE } from '../site/articleTools';
import type { Article } from '../site/frontMatter';

/** Most words between two calls to action: what two screens of a desktop show. */
const MOST_WORDS = 800;

/** Components that are a call to action. */
const CALLS = ['CallLink', 'ContactLink'];

/** Components that only group what is in them. */
const GROUPS = ['If', 'Section', 'Unless'];

const call = (name: string, attributes: MdxNode['attributes'] = []): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});

/**
 * Returns the words of a block that a visitor sees without opening anything; undefined if there is a call to action in it.
 */
function wordsOf(block: MdxNode): number | undefined {
  if (block.name === 'Disclosure') return 0;
  let words = 0;
  let isCall = false;
  visitNodes(block, ({ type, name, value = '' }) => {
    isCall ||= CALLS.includes(name ?? '');
    if (type === 'text') words += value.split(/\s+/).filter(Boolean).length;
  });
  return isCall ? undefined : words;
}

/**
 * Remark plugin: puts a button that leads to the form into a long text, after the last paragraph before it gets too long.
 */
export function callsInTexts(): Transformer {
  return (tree) => {
    let words = 0;
    let last: { readonly among: MdxNode[]; readonly block: MdxNode } | undefined;
    const look = ({ children: among = [] }: MdxNode): void => {
      for (const block of [...among]) {
        if (GROUPS.includes(block.name ?? '')) {
          look(block);
          continue;
        }
        const own = wordsOf(block);
        if (own !== undefined && last && words + own > MOST_WORDS) {
          last.among.splice(last.among.indexOf(last.block) + 1, 0, call('ContactLink'));
          words = 0;
        }
        words = own === undefined ? 0 : words + own;
        // A heading is not parted from its text.
        if (block.type !== 'heading') last = { among, block };
      }
    };
    look(tree as MdxNode);
  };
}

/** Remark plugin: puts a call to action with the article's own offer before the section in the middle of a long article. */
export function callInMiddle(): Transformer {
  return (tree, { data }) => {
    const { children: blocks = [] } = tree as MdxNode;
    const sections = blocks.filter(({ type, depth }) => type === 'heading' && depth === 2);
    if (sections.length < LONG_ARTICLE) return;
    const { offer } = (data.frontMatter as Article).cta;
    const own = offer === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'offer', value: offer }];
    const middle = sections[Math.ceil(sections.length / 2)];
    blocks.splice(blocks.indexOf(middle), 0, call('InlineCallToAction', own));
  };
}
