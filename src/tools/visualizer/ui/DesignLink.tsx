import { HANDLED_BY } from '@site/src/islands/contract';
import { cardAction } from '@site/src/tools/visualizer/core/layable';

export interface DesignLinkProps {
  /** Id and name of a catalog product. */
  readonly product: { readonly id: string; readonly name: string };
}

/** A link that shows a product in the pattern visualizer of the same page. */
export default function DesignLink({ product: { id, name } }: DesignLinkProps) {
  const action = cardAction(id);
  if (!action) return null;
  return (
    <a href="#design" aria-label={`${action}: ${name}`} {...{ [HANDLED_BY]: 'PatternVisualizer' }} data-lay-out={id}>
      {action}
    </a>
  );
}
