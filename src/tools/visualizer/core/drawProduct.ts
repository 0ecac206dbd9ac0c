import { products } from '../../../company/products';
import { drawSvg, LAYING_PATTERN_NAMES, layPattern } from '../../../paving';
import { corners, grow } from '../../../paving/geometry';
import { sizesFor } from './patterns';

/** Width of the drawing, in lengths of the product's longest piece, and its proportions. */
const PIECES_ACROSS = 6;
const HEIGHT = 3 / 4;

/**
 * Draws a product in one of its colors, laid in its catalog pattern and seen from above, a wall from the front.
 * @throws Error that names the product or the color if there is none
 */
export function drawProduct(id: string, color: string): string {
  const product = products.find((candidate) => candidate.id === id);
  const tone = product?.colors.find(({ name }) => name === color);
  if (!product || !tone) throw new Error(`There is no product "${id}" in ${color}.`);
  const { name, pattern, pieces } = product;
  const longest = Math.max(...pieces.map((piece) => (piece.shape === 'hexagon' ? piece.acrossFlats : piece.length)));
  const window = { minX: 0, minY: 0, maxX: PIECES_ACROSS * longest, maxY: PIECES_ACROSS * longest * HEIGHT };
  // Laid beyond the drawing, whose edges cut pieces that would be whole.
  const polygon = corners(grow(window, longest));
  const layout = layPattern({ pattern, sizes: sizesFor(product, pattern) ?? pieces, polygon, seed: 7 });
  return drawSvg(layout, {
    colors: [tone.hex],
    window,
    label: `Drawing of ${name} in ${color}, ${LAYING_PATTERN_NAMES[pattern]} pattern`,
  });
}
