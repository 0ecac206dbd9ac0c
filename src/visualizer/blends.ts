/** The colors of a design: each product's own, and the color families in which it is sold. */
import { colorOptions, type Product } from '../data/products';
import type { PieceRole } from '../paving';
import { copingProduct, layableProduct, wallProducts } from './layable';
import type { Design } from './types';

/** The pool keeps its coping. */
export const NO_COPING = 'none';

export interface Blend {
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly string[];
}

/** Id of the blend in which the catalog shows a product; as a border's blend, that of its field. */
export const OWN_BLEND = 'own';

const families: readonly Blend[] = colorOptions.map(({ name, hexes }) => ({
  id: name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(/ /g, '-'),
  name,
  hexes,
}));

/** Returns the blends of a product: its own first, then the color families. */
export function blendsFor({ colors }: Product): readonly Blend[] {
  const own = { id: OWN_BLEND, name: colors.map(({ name }) => name).join(', '), hexes: colors.map(({ hex }) => hex) };
  return [own, ...families];
}

/** The parts of a design: the roles of its pieces, and the wall. */
export type Part = PieceRole | 'wall';

/** The blends of a pool's coping. */
export const copingBlends: readonly Blend[] = copingProduct ? blendsFor(copingProduct) : [];

/** Returns the colors of a design's field and border. */
export function pavingBlends({
  product,
  blend,
  borderBlend,
}: Pick<Design, 'product' | 'blend' | 'borderBlend'>): Readonly<Record<'field' | 'border', Blend>> {
  const blends = blendsFor(layableProduct(product));
  const find = (id: string) => blends.find((candidate) => candidate.id === id) ?? blends[0];
  const field = find(blend);
  return { field, border: borderBlend === OWN_BLEND ? field : find(borderBlend) };
}

/** Returns the colors of each part of a design. */
export function designBlends(design: Design): Readonly<Record<Part, Blend>> {
  const { field, border } = pavingBlends(design);
  const wall = wallProducts.find(({ id }) => id === design.wall);
  return {
    field,
    border,
    coping: copingBlends.find(({ id }) => id === design.coping) ?? field,
    wall: wall ? blendsFor(wall)[0] : field,
  };
}
