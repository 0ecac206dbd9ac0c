/** The colors of a design: each product's own, and the color families in which it is sold. */
import { colorFamilies } from '../../../company/facts';
import { hexesOf, type Product } from '../../../company/products';
import type { PieceRole } from '../../../paving';
import { copingProduct, layableProduct, wallProducts } from './layable';
import type { Design } from './types';

/** The pool keeps its coping. */
export const NO_COPING = 'none';

/** Returns whether a design has new coping around its pool. */
export function hasNewCoping({ project, coping }: Pick<Design, 'project' | 'coping'>): boolean {
  return project === 'pool-deck' && coping !== NO_COPING && copingProduct !== undefined;
}

export interface Blend {
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly string[];
}

/** Id of the blend in which the catalog shows a product; as a border's blend, that of its field. */
export const OWN_BLEND = 'own';

/** Turns a name into an id: "Shell and Ivory" into `shell-and-ivory`. */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(/ /g, '-');
}

const families: readonly Blend[] = colorFamilies.map(({ name, tones }) => ({
  id: idOf(name),
  name,
  hexes: hexesOf(tones),
}));

/** Returns the id of the blend that is a single color of a product. */
export function singleBlend(color: string): string {
  return `only-${idOf(color)}`;
}

/** Returns the blends of a product: its own first, then each of its colors alone, then the color families. */
export function blendsFor({ colors }: Product): readonly Blend[] {
  const own = { id: OWN_BLEND, name: colors.map(({ name }) => name).join(', '), hexes: colors.map(({ hex }) => hex) };
  const singles = colors.map(({ name, hex }) => ({ id: singleBlend(name), name: `${name} only`, hexes: [hex] }));
  return [own, ...singles, ...families];
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
