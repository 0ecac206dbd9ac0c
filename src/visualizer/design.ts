/**
 * A paving design as a homeowner chooses it, and what follows from it: the patterns its product allows, the outline of
 * the area, the layout to scale, and a description in words.
 */
import { listWords } from '../data/numberWords';
import { colorOptions, products, type Product, type Tone } from '../data/products';
import type { ServiceId } from '../data/services';
import {
  allowedPatterns,
  LAYING_PATTERN_NAMES,
  LAYING_PATTERNS,
  layPattern,
  PavingError,
  PatternError,
  sizeText,
  type Border,
  type LayingPatternId,
  type Layout,
  type LayOptions,
  type PieceRole,
  type PieceSize,
  type Polygon,
  type RectangleSize,
} from '../paving';
import { COPING, isLayable, layableProducts, wallProducts } from './layable';

export type ProjectId = 'driveway' | 'patio' | 'pool-deck';
export type BorderId = 'none' | 'soldier' | 'sailor';
export type JointId = 'tan' | 'ivory' | 'gray' | 'charcoal';

/** Dimensions in feet. */
export interface Measures {
  /** Along the house or the street. */
  readonly width: number;
  /** Away from the house or the street. */
  readonly length: number;
}

export interface Design extends Measures {
  /** Id of a product that is laid flat. */
  readonly product: string;
  readonly pattern: LayingPatternId;
  /** Id of a blend (see `blendsFor`). */
  readonly blend: string;
  readonly border: BorderId;
  readonly borderBlend: string;
  readonly joint: JointId;
  readonly project: ProjectId;
  /** Makes a driveway or patio L-shaped: extends it to the right, at the house. */
  readonly pad?: Measures;
  /** The pool in the middle of a pool deck. */
  readonly pool: Measures;
  /** Id of the blend of a pool's new coping, or NO_COPING. */
  readonly coping: string;
  /** Id of a wall product along the far side of a patio. */
  readonly wall?: string;
}

export const projectIds: readonly ProjectId[] = ['driveway', 'patio', 'pool-deck'];
export const borderIds: readonly BorderId[] = ['none', 'soldier', 'sailor'];

export const projectNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'Driveway',
  patio: 'Patio',
  'pool-deck': 'Pool deck',
};

/** Names of the part that makes a project L-shaped. */
export const padNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'parking pad',
  patio: 'bump-out',
  'pool-deck': 'bump-out',
};

/** The service whose page and forms a project belongs to. */
export const projectServices: Readonly<Record<ProjectId, ServiceId>> = {
  driveway: 'paver-driveways',
  patio: 'paver-patios',
  'pool-deck': 'pool-decks',
};

export const borderNames: Readonly<Record<BorderId, string>> = {
  none: 'No border',
  soldier: 'Soldier course (short ends out)',
  sailor: 'Sailor course (long sides out)',
};

/** Joint sand colors as sold, with a color for the screen. */
export const joints: Readonly<Record<JointId, Tone>> = {
  tan: { name: 'Tan sand', hex: '#9c8463' },
  ivory: { name: 'Ivory sand', hex: '#cfc3a6' },
  gray: { name: 'Gray sand', hex: '#85837e' },
  charcoal: { name: 'Charcoal sand', hex: '#3d3c3a' },
};

/** Sides that can be drawn, in feet, and the largest area, in square feet. */
export const bounds = { least: 6, most: 80, area: 2400 } as const;

/** The smallest side of a pad and of a pool, and the narrowest deck around a pool, in feet. */
const LEAST_PAD = 4;
const LEAST_POOL = 6;
const LEAST_WALK = 3;

const INCHES_PER_FOOT = 12;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The pool keeps its coping. */
export const NO_COPING = 'none';

/**
 * Returns the product with this id.
 * @throws Error that names the product if it cannot be laid flat
 */
export function layableProduct(id: string): Product {
  const product = layableProducts.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product "${id}" can be laid flat.`);
  return product;
}

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

const copingProduct = products.find(({ id }) => id === COPING);

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

/** Returns every combination of a product's sizes, the largest combinations first, then in the catalog's order. */
function selections(pieces: readonly PieceSize[]): PieceSize[][] {
  const all = Array.from({ length: 2 ** pieces.length - 1 }, (_, index) =>
    pieces.filter((_piece, bit) => (index + 1) & (1 << bit)),
  );
  return all.sort((a, b) => b.length - a.length);
}

/** Returns the sizes of a product to use in a pattern, as many as possible; undefined if the pattern allows none. */
export function sizesFor(product: Product, pattern: LayingPatternId): readonly PieceSize[] | undefined {
  return selections(product.pieces).find((sizes) => allowedPatterns(sizes).includes(pattern));
}

export interface PatternChoice {
  readonly pattern: LayingPatternId;
  readonly name: string;
  /** Why the product cannot be laid in this pattern; undefined if it can. */
  readonly objection?: string;
}

const SQUARE_FOOT: Polygon = [
  [0, 0],
  [12, 0],
  [12, 12],
  [0, 12],
];

function objection(product: Product, pattern: LayingPatternId): string | undefined {
  if (sizesFor(product, pattern)) return undefined;
  try {
    layPattern({ pattern, sizes: product.pieces, polygon: SQUARE_FOOT });
    return undefined;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    // Keeps the first sentence, which says why; the rest lists other patterns, which are shown beside this one anyway.
    return /^.*?[.](?= |$)/.exec(error.message)?.[0] ?? error.message;
  }
}

const choicesOf = new WeakMap<Product, readonly PatternChoice[]>();

/** Returns all laying patterns, with the reason if a product's sizes do not allow one. Computed once per product. */
export function patternChoices(product: Product): readonly PatternChoice[] {
  const known = choicesOf.get(product);
  if (known) return known;
  const choices = LAYING_PATTERNS.map((pattern) => {
    const name = LAYING_PATTERN_NAMES[pattern];
    const why = objection(product, pattern);
    return { pattern, name: name[0].toUpperCase() + name.slice(1), ...(why && { objection: why }) };
  });
  choicesOf.set(product, choices);
  return choices;
}

/** Changes the product of a design, and uses the product's own pattern and blend if the old ones do not fit. */
export function withProduct(design: Design, id: string): Design {
  const product = layableProduct(id);
  const pattern = sizesFor(product, design.pattern) ? design.pattern : product.pattern;
  return { ...design, product: id, pattern, blend: OWN_BLEND };
}

/** Initial dimensions of a project, in feet: a two-car driveway, a table with room around it, a pool with chairs. */
const startMeasures: Readonly<Record<ProjectId, Measures>> = {
  driveway: { width: 20, length: 30 },
  patio: { width: 20, length: 16 },
  'pool-deck': { width: 36, length: 22 },
};
export const startPool: Measures = { width: 28, length: 14 };
/** Room for a car beside the driveway. */
const startPad: Measures = { width: 10, length: 18 };

/** Changes the project of a design. Replaces dimensions that nobody has changed, or that do not fit the project. */
export function withProject(design: Design, project: ProjectId): Design {
  const before = startMeasures[design.project];
  const isUntouched = design.width === before.width && design.length === before.length;
  const next = { ...design, project };
  return isUntouched || measureProblem(next) ? withStartMeasures(next) : next;
}

/** Resets a design to the initial dimensions of its project. */
export function withStartMeasures(design: Design): Design {
  return { ...design, ...startMeasures[design.project], pad: undefined, pool: startPool };
}

/** Makes a design L-shaped. Resets dimensions that leave no room for a pad. */
export function withPad(design: Design): Design {
  const next = { ...design, pad: { ...startPad, length: Math.min(startPad.length, design.length / 2) } };
  return measureProblem(next) ? { ...withStartMeasures(design), pad: startPad } : next;
}

/** Returns the design that the card of a flat product opens: its catalog pattern on a patio. */
function fieldDesign(id: string): Design {
  return {
    product: id,
    pattern: layableProduct(id).pattern,
    blend: OWN_BLEND,
    border: 'none',
    borderBlend: OWN_BLEND,
    joint: 'tan',
    project: 'patio',
    ...startMeasures.patio,
    pool: startPool,
    coping: OWN_BLEND,
  };
}

/** Adds a catalog product to a design: laid flat, around a pool, or as a wall along a patio. */
export function withCatalogProduct(design: Design, id: string): Design {
  if (isLayable(id)) return withProduct(design, id);
  return id === COPING
    ? { ...withProject(design, 'pool-deck'), coping: OWN_BLEND }
    : { ...withProject(design, 'patio'), wall: id };
}

/** Returns the design that a product's card opens. Coping and walls come with a matching field. */
export function designOf(id: string): Design {
  if (isLayable(id)) return fieldDesign(id);
  return withCatalogProduct(fieldDesign(id === COPING ? 'pool-and-accessibility' : 'mega-stone'), id);
}

/** The design on the page before the visitor chooses anything. */
export const defaultDesign: Design = { ...designOf('mega-slate'), border: 'soldier', borderBlend: 'charcoal' };

/** Returns what is wrong with a design's dimensions, in words; undefined if nothing is. */
export function measureProblem(design: Design): string | undefined {
  const { project, width, length, pool } = design;
  const pad = padOf(design);
  const isPoolDeck = project === 'pool-deck';
  const least = isPoolDeck ? LEAST_POOL + 2 * LEAST_WALK : bounds.least;
  const sides: readonly (readonly [name: string, feet: number, least: number, most: number])[] = [
    ['width', width, least, bounds.most - (pad ? LEAST_PAD : 0)],
    ['length', length, least, bounds.most],
    ...(isPoolDeck
      ? ([
          ['pool width', pool.width, LEAST_POOL, width - 2 * LEAST_WALK],
          ['pool length', pool.length, LEAST_POOL, length - 2 * LEAST_WALK],
        ] as const)
      : []),
    ...(pad
      ? ([
          [`${padNames[project]} width`, pad.width, LEAST_PAD, bounds.most - width],
          [`${padNames[project]} length`, pad.length, LEAST_PAD, length - 1],
        ] as const)
      : []),
  ];
  const wrong = sides.find(([, feet, low, high]) => !(feet >= low && feet <= high));
  if (wrong) {
    const [name, , low, high] = wrong;
    const why = name.startsWith('pool') ? `, so that the deck is at least ${LEAST_WALK} feet wide on every side` : '';
    return `Enter a ${name} from ${low} to ${oneDigit.format(high)} feet${why}.`;
  }
  if (width * length + (pad ? pad.width * pad.length : 0) > bounds.area) {
    const most = bounds.area.toLocaleString('en-US');
    return `That’s more than ${most} square feet, the most we can draw here. For a larger area, ask for an estimate.`;
  }
  return undefined;
}

/** Returns the pad of an L-shaped driveway or patio. */
export function padOf({ project, pad }: Design): Measures | undefined {
  return project === 'pool-deck' ? undefined : pad;
}

/** A rectangle in a drawing, in inches from the upper left corner of the area. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
}

/** Returns the pool in the middle of a pool deck. */
export function poolOf({ project, width, length, pool }: Design): Box | undefined {
  if (project !== 'pool-deck') return undefined;
  return {
    x: ((width - pool.width) / 2) * INCHES_PER_FOOT,
    y: ((length - pool.length) / 2) * INCHES_PER_FOOT,
    width: pool.width * INCHES_PER_FOOT,
    length: pool.length * INCHES_PER_FOOT,
  };
}

/** Returns the wall product along a patio's far side. */
export function wallOf({ project, wall }: Design): Product | undefined {
  return project === 'patio' ? wallProducts.find(({ id }) => id === wall) : undefined;
}

/** Returns a wall block's depth from front to back, in inches, which the catalog lists as thickness. */
function wallDepth({ thickness }: Product): number {
  return Number.parseFloat(thickness[0]);
}

/** Returns the size of a design's drawing, wall included, in inches. */
export function extentOf(design: Design): { readonly width: number; readonly height: number } {
  const wall = wallOf(design);
  return {
    width: (design.width + (padOf(design)?.width ?? 0)) * INCHES_PER_FOOT,
    height: design.length * INCHES_PER_FOOT + (wall ? wallDepth(wall) : 0),
  };
}

function outline(design: Design): Polygon {
  const right = design.width * INCHES_PER_FOOT;
  const bottom = design.length * INCHES_PER_FOOT;
  const pad = padOf(design);
  const padRight = right + (pad?.width ?? 0) * INCHES_PER_FOOT;
  const padBottom = (pad?.length ?? 0) * INCHES_PER_FOOT;
  return [
    [0, 0],
    [padRight, 0],
    ...(pad
      ? ([
          [padRight, padBottom],
          [right, padBottom],
        ] as const)
      : []),
    [right, bottom],
    [0, bottom],
  ];
}

/** Returns the coping course, whose rounded short end faces the water. */
function copingOf(design: Design): Border | undefined {
  const size = copingProduct?.pieces.find((piece) => piece.shape === 'rectangle');
  return poolOf(design) && design.coping !== NO_COPING && size ? { course: 'soldier', size } : undefined;
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
  const polygon: Polygon = [
    [0, top],
    [right, top],
    [right, top + depth],
    [0, top + depth],
  ];
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
    if (!(error instanceof PavingError) || error instanceof PatternError) throw error;
    return { layout: layPattern(options), borderProblem: error.message };
  }
}

/**
 * Lays the pieces of a design. Does not depend on colors and joints, so changing those needs no new layout.
 * @throws PavingError if dimensions or pattern are impossible: see `measureProblem` and `patternChoices`
 */
export function layDesign(design: Design): LaidDesign {
  const problem = measureProblem(design);
  if (problem) throw new PavingError(problem);
  const pool = poolOf(design);
  const { layout, borderProblem } = layArea(design, {
    polygon: outline(design),
    opening: pool && { minX: pool.x, minY: pool.y, maxX: pool.x + pool.width, maxY: pool.y + pool.length },
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

/** Returns a caution if a product does not suit the project. */
export function productCaution({ product, project }: Design): string | undefined {
  return project === 'driveway' && layableProduct(product).category === 'slab'
    ? 'These large pavers are for foot traffic and furniture, not for cars.'
    : undefined;
}

/** Returns the number of pavers needed, cuts included. */
export function stonesNeeded({ counts }: Layout): number {
  return counts.reduce((sum, { stones }) => sum + stones, 0);
}

/** Formats the counts as one sentence: "320 sq ft, 612 pavers, 48 cut pieces, 2.1% waste from cutting." */
export function countText(layout: Layout): string {
  const cut = layout.counts.reduce((sum, count) => sum + count.cut, 0);
  return (
    `${number.format(layout.area.totalSqFt)} sq ft, ${number.format(stonesNeeded(layout))} pavers, ` +
    `${number.format(cut)} cut pieces, ${oneDigit.format(Math.max(0, layout.wastePercent))}% waste from cutting.`
  );
}

/** Formats a blend for a sentence: "Terracotta", "Ivory, Cream and Shell". */
const colorsIn = ({ name }: Blend) => listWords(name.split(', '));

/** Describes the pavers, the pattern, the colors and the joints of a design, without its dimensions and counts. */
export function describePavers(design: Design, { layout, borderProblem }: LaidDesign): string {
  const product = layableProduct(design.product);
  const { field, border } = designBlends(design);
  const isBordered = design.border !== 'none' && !borderProblem;
  const edge = isBordered
    ? `, with a ${design.border} course around it in ${design.borderBlend === OWN_BLEND ? 'the same colors' : colorsIn(border)}`
    : ', without a border';
  const fieldSizes = layout.counts.filter(({ role }) => role === 'field').map(({ size }) => sizeText(size));
  return `${product.name}, ${LAYING_PATTERN_NAMES[design.pattern]} pattern (${fieldSizes.join(', ')}), in ${colorsIn(field)}${edge}`;
}

/** Describes the drawing for people who cannot see it, and for the message with a request. */
export function describeDesign(design: Design, laid: LaidDesign): string {
  const blends = designBlends(design);
  const feet = ({ width, length }: Measures) => `${oneDigit.format(width)} × ${oneDigit.format(length)} ft`;
  const pad = padOf(design);
  const shape = poolOf(design)
    ? ` around a ${feet(design.pool)} pool`
    : pad
      ? ` with a ${feet(pad)} ${padNames[design.project]} beside it`
      : '';
  const coping = copingOf(design) ? `, new coping around the pool in ${colorsIn(blends.coping)}` : '';
  const wall = wallOf(design);
  return (
    `${projectNames[design.project]}, ${oneDigit.format(design.width)} ft wide and ${oneDigit.format(design.length)} ft long${shape}: ` +
    `${describePavers(design, laid)}${coping}, ${joints[design.joint].name.toLowerCase()} in the joints` +
    `${wall ? `, and a ${oneDigit.format(design.width)} ft wall (${wall.name}) along the far side` : ''}. ${countText(laid.layout)}`
  );
}
