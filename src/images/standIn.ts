/** Draws a placeholder for a picture until there is a photograph: pavers or wall blocks, to scale. */
import type { CompanyFolders } from '../company/load/folders';
import { products, type Product } from '../company/products';
import { drawSvg, layPattern } from '../paving';
import { corners } from '../paving/geometry';
import { sizesFor } from '../tools/visualizer/core/patterns';
import { masterFor } from './encode';
import { savePictures } from './makePictures';
import { checkPictures, readPictures } from './readPictures';
import { formatOf, type Format, type SlotId } from './slots';

/** Pixels of the drawing for each inch of paving. */
const PIXELS_PER_INCH = 8;

/** What stands in for a photo: the products of the catalog that are drawn as they are laid, and their name. */
const materials = {
  pavers: { name: 'plain pavers', products: products.filter(({ category }) => category !== 'wall') },
  wall: { name: 'a plain wall', products: products.filter(({ category }) => category === 'wall') },
};

/** Draws products of the catalog that fill a picture of this format, as SVG. Another id mostly has other ones. */
function draw(id: string, from: readonly Product[], { width, height }: Format): string {
  const letters = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const product = from[letters % from.length] ?? products[0];
  const { pattern, pieces, colors } = product;
  const layout = layPattern({
    pattern,
    sizes: sizesFor(product, pattern) ?? pieces,
    seed: 7,
    polygon: corners({ minX: 0, minY: 0, maxX: width / PIXELS_PER_INCH, maxY: height / PIXELS_PER_INCH }),
  });
  return drawSvg(layout, { colors: colors.map(({ hex }) => hex), depth: false });
}

/** A picture that the site needs before there is a photograph. */
export interface StandIn {
  readonly id: string;
  readonly slots: readonly SlotId[];
  /** What a photograph in its place will show. */
  readonly subject: string;
  /** What is drawn: pavers, unless it is a wall. */
  readonly shows?: 'wall';
}

/** Returns what a picture is drawn of: pavers, too, for a wall of a company that sells no wall blocks. */
const materialOf = ({ shows }: StandIn) =>
  shows && materials[shows].products.length > 0 ? materials[shows] : materials.pavers;

/** Adds pictures to the site: the entry of each, a drawing as its master, and the files made of it. */
export async function addStandIns(company: CompanyFolders, standIns: readonly StandIn[]): Promise<void> {
  const entries = standIns.map((standIn) => {
    const { id, slots, subject } = standIn;
    const alt = `Rendering of ${materialOf(standIn).name}, in place of a photo of ${subject}`;
    return [id, { kind: 'render', alt, slots }] as const;
  });
  const pictures = checkPictures({ ...readPictures(company), ...Object.fromEntries(entries) });
  const draws = standIns.map(async (standIn) => {
    const { id, slots } = standIn;
    const drawing = draw(id, materialOf(standIn).products, formatOf(slots));
    return [id, await masterFor(slots, Buffer.from(drawing))] as const;
  });
  await savePictures(company, pictures, Object.fromEntries(await Promise.all(draws)));
}
