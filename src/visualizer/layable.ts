/** What a page needs to know of the visualizer before anybody uses it. Small on purpose. */
import { products, type Product } from '../data/products';

/** Query parameter of a shared design, and of the one it is compared with. */
export const DESIGN_PARAM = 'design';
export const COMPARE_PARAM = 'compare';

/** The product that goes around a pool. */
export const COPING = 'pool-coping-and-bullnose';

/** The products that stand as walls. */
export const wallProducts: readonly Product[] = products.filter(({ category }) => category === 'wall');

/** The products that are laid flat as a field: no wall stones, and no coping, which is an edge. */
export const layableProducts: readonly Product[] = products.filter(
  ({ id, category }) => category !== 'wall' && id !== COPING,
);

/** Whether a product can be drawn as a field of paving. */
export function isLayable(id: string): boolean {
  return layableProducts.some((product) => product.id === id);
}

/** What the visualizer does with a product, as its card says it. */
export function cardAction(id: string): string {
  if (id === COPING) return 'See it around a pool';
  return isLayable(id) ? 'Lay it out' : 'See it along a patio';
}

/** Size of the drawing that stands on the page before any script, and its address. */
export const defaultDrawing = { width: 800, height: 600, path: '/visualizer/default.svg' } as const;
