import type { Transformer } from 'unified';
import { visitNodes } from '../checks/mdxTree';
import { fillFigures } from '../company/text/figuresInText';

/** The components that show figures, by their kind in texts. */
const components: Readonly<Record<string, string>> = {
  price: 'Price',
  amount: 'Amount',
  measure: 'Measure',
  company: 'Company',
};

/**
 * Remark plugin that puts figures in the place of `{{price:…}}`, `{{measure:…}}` and the like, which MDX reads as
 * expressions. Stops the build at a key that does not exist, with the file, the line and the known keys.
 */
export function figures(): Transformer {
  return (tree, file) => {
    visitNodes(tree, ({ children }) =>
      children?.forEach((node, index) => {
        const [, kind = '', of = ''] = /^\{\s*(\w+)\s*:\s*([\w.-]+)\s*\}$/.exec(node.value ?? '') ?? [];
        if (!/^mdx(Text|Flow)Expression$/.test(node.type) || !kind) return;
        let text = '';
        try {
          text = fillFigures(`{{${kind}:${of}}}`);
        } catch (cause) {
          file.fail((cause as Error).message, node.position);
        }
        const name = components[kind];
        const figure = {
          type: node.type === 'mdxTextExpression' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
          name,
          attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
          children: [],
        };
        children[index] = name ? figure : { type: 'text', value: text };
      }),
    );
  };
}
