import type { Transformer } from 'unified';
import { companyByKey } from '../company/figuresInText';
import { measureByKey, priceByKey } from '../company/pricing';

interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
  readonly position?: Parameters<Parameters<Transformer>[1]['message']>[1];
}

const lookUp = { Price: priceByKey, Measure: measureByKey, Company: companyByKey } as const;

/**
 * Remark plugin that requires each <Price of="…"/>, <Measure of="…"/> and <Company of="…"/> to name a figure or fact that
 * exists. Otherwise stops the build with the file, the line and the known keys.
 */
export function checkFigures(): Transformer {
  return (tree, file) => {
    const visit = (node: MdxNode): void => {
      if (node.name === 'Price' || node.name === 'Measure' || node.name === 'Company') {
        const of = node.attributes?.find((attribute) => attribute.name === 'of')?.value;
        try {
          lookUp[node.name](typeof of === 'string' ? of : '');
        } catch (cause) {
          file.fail(`<${node.name} of="${String(of ?? '')}"/>: ${(cause as Error).message}`, node.position);
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree as unknown as MdxNode);
  };
}
