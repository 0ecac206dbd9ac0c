/** What a page needs of the visualizer before anybody opens it. Imports no layout, because it is in the pages' scripts. */
import { products, type Product } from '../../../company/products';
import { offers } from '../../../company/services';
import { projectIds } from './types';

/** Follows the query of a design, if the visualizer is to show it on the visitor's own photo. */
export const PHOTO_VIEW = '&view=photo';

/** Returns whether the query of a URL asks for the visitor's own photo. */
export function asksForPhoto(query: string): boolean {
  return `${query}&`.includes(`${PHOTO_VIEW}&`);
}

/** The product that goes around a pool. */
export const COPING = 'pool-coping-and-bullnose';

/** The product that is laid on open stone instead of a dense base and sand. */
export const PERMEABLE = 'permeable-pavers';

/** The coping in the catalog; undefined if this company sells none. */
export const copingProduct = products.find(({ id }) => id === COPING);

/** The products that are built as walls. */
export const wallProducts: readonly Product[] = products.filter(({ category }) => category === 'wall');

/** The products that are laid flat as a field: no wall blocks, and no coping, which is an edge. */
export const layableProducts: readonly Product[] = products.filter(
  ({ id, category }) => category !== 'wall' && id !== COPING,
);

/**
 * Returns the product with this id.
 * @throws Error that names the product if it cannot be laid flat
 */
export function layableProduct(id: string): Product {
  const product = layableProducts.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product "${id}" can be laid flat.`);
  return product;
}

/** Returns whether a product can be laid as a field of paving. */
export function isLayable(id: string): boolean {
  return layableProducts.some((product) => product.id === id);
}

/** Returns the label of a product card's button; undefined if the visualizer draws no project that shows the product. */
export function cardAction(id: string): string | undefined {
  if (id === COPING) return offers('pool-decks') ? 'See it around a pool' : undefined;
  if (!isLayable(id)) return offers('paver-patios') ? 'See it along a patio' : undefined;
  return projectIds.length > 0 ? 'See it laid out' : undefined;
}

/** Size and URL of the drawing that the page shows before any script runs. */
export const defaultDrawing = { width: 800, height: 600, path: '/visualizer/default.svg' } as const;
