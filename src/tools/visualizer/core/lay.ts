/** Lays a design to scale. */
import {
  layPattern,
  PavingError,
  type Border,
  type LayOptions,
  type Layout,
  type RectangleSize,
} from '../../../paving';
import { corners } from '../../../paving/geometry';
import { hasNewCoping } from './blends';
import { copingProduct, layableProduct } from './layable';
import { INCHES_PER_FOOT, dimensionProblem, outline, padOf, poolOf, wallDepth, wallOf } from './dimensions';
import { sizesFor } from './patterns';
import type { Design } from './types';

/** Returns a pool's new coping course, whose rounded short end faces the water. */
export function copingOf(design: Design): Border | undefined {
  const size = copingProduct?.pieces.find((piece) => piece.shape === 'rectangle');
  return hasNewCoping(design) && size ? { course: 'soldier', size } : undefined;
}

/** Lays the top course of a wall, seen from above. */
function layWall(design: Design): Layout | undefined {
  const wall = wallOf(design);
  if (!wall) return undefined;
  const depth = wallDepth(wall);
  const [right, top] = [design.width * INCHES_PER_FOOT, design.length * INCHES_PER_FOOT];
  const sizes = wall.pieces.flatMap((piece): RectangleSize[] =>
    piece.shape === 'rectangle'
      ? [{ shape: 'rectangle', length: Math.max(piece.length, depth), width: Math.min(piece.length, depth) }]
      : [],
  );
  const polygon = corners({ minX: 0, minY: top, maxX: right, maxY: top + depth });
  return layPattern({ pattern: 'running-bond', sizes, polygon, seed: 7 });
}

function borderOf({ border, product }: Pick<Design, 'border' | 'product'>): Border | undefined {
  if (border === 'none') return undefined;
  const [size] = layableProduct(product)
    .pieces.filter((piece): piece is RectangleSize => piece.shape === 'rectangle')
    .sort((a, b) => a.length * a.width - b.length * b.width);
  return size && { course: border, size };
}

export interface LaidDesign {
  readonly layout: Layout;
  readonly wall?: Layout;
  /** Why the requested border was left out. */
  readonly borderProblem?: string;
}

/**
 * Lays a product over an area, without its border if that does not fit. Depends on neither colors nor joints.
 * @throws PavingError if the area or the pattern is impossible
 */
export function layArea(
  design: Pick<Design, 'product' | 'pattern' | 'border'>,
  area: Omit<LayOptions, 'pattern' | 'sizes' | 'border' | 'seed'>,
): Pick<LaidDesign, 'layout' | 'borderProblem'> {
  const { pattern } = design;
  const product = layableProduct(design.product);
  const options = { ...area, pattern, sizes: sizesFor(product, pattern) ?? product.pieces, seed: 7 };
  const border = borderOf(design);
  if (!border) return { layout: layPattern(options) };
  try {
    return { layout: layPattern({ ...options, border }) };
  } catch (error) {
    if (!(error instanceof PavingError)) throw error;
    return { layout: layPattern(options), borderProblem: error.message };
  }
}

/**
 * Lays the pieces of a design. Does not depend on colors and joints, so changing those needs no new layout.
 * @throws PavingError if dimensions or pattern are impossible: see `dimensionProblem` and `patternChoices`
 */
export function layDesign(design: Design): LaidDesign {
  const problem = dimensionProblem(design);
  if (problem) throw new PavingError(problem);
  const pool = poolOf(design);
  const { layout, borderProblem } = layArea(design, {
    polygon: outline(design),
    origin: 'balanced',
    opening: pool,
    coping: copingOf(design),
  });
  return {
    layout,
    wall: layWall(design),
    borderProblem:
      borderProblem && pool
        ? 'The deck around the pool is too narrow for this border, so we drew it without one.'
        : borderProblem,
  };
}

/** Returns a key of everything in a design that the layout depends on. */
export function layoutKey(design: Design): string {
  const { product, pattern, border, project, width, length } = design;
  const parts = [padOf(design), poolOf(design), copingOf(design), wallOf(design)?.id];
  return JSON.stringify([product, pattern, border, project, width, length, ...parts]);
}
