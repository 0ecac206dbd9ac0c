import type { Product } from '@site/src/company/products';
import { HANDLED_BY } from '@site/src/islands/contract';
import { cardAction } from '../core/layable';

/** A link that shows a product in the pattern visualizer of the same page. */
export default function DesignLink({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const action = cardAction(id);
  if (!action) return null;
  return (
    <a href="#design" aria-label={`${action}: ${name}`} {...{ [HANDLED_BY]: 'PatternVisualizer' }} data-lay-out={id}>
      {action}
    </a>
  );
}
