/**
 * A paving design as a homeowner chooses it, and everything that follows from it: which patterns its product allows,
 * the outline of the area, the stones laid out to scale, and all of it in words.
 */
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
  type PieceRole,
  type PieceSize,
  type Polygon,
  type RectangleSize,
} from '../paving';
import { COPING, isLayable, layableProducts, wallProducts } from './layable';

export type ProjectId = 'driveway' | 'patio' | 'pool-deck';
export type BorderId = 'none' | 'soldier' | 'sailor';
export type JointId = 'tan' | 'ivory' | 'gray' | 'charcoal';

/** Feet. */
export interface Measures {
  /** Across, along the house or the street. */
  readonly width: number;
  /** Away from it. */
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
  /** Makes an L of a driveway or a patio: beside it on the right, at the house. */
  readonly pad?: Measures;
  /** In the middle of a pool deck. */
  readonly pool: Measures;
  /** Id of the blend of a pool's new coping, or NO_COPING. */
  readonly coping: string;
  /** Id of a wall line along the far side of a patio. */
  readonly wall?: string;
}

export const projectIds: readonly ProjectId[] = ['driveway', 'patio', 'pool-deck'];
export const borderIds: readonly BorderId[] = ['none', 'soldier', 'sailor'];

export const projectNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'Driveway',
  patio: 'Patio',
  'pool-deck': 'Pool deck',
};

/** What makes an L of a project. */
export const padNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'parking pad',
  patio: 'wing',
  'pool-deck': 'wing',
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

/** Joint sand as it is sold, with a tone for the screen. */
export const joints: Readonly<Record<JointId, Tone>> = {
  tan: { name: 'Tan sand', hex: '#9c8463' },
  ivory: { name: 'Ivory sand', hex: '#cfc3a6' },
  gray: { name: 'Gray sand', hex: '#85837e' },
  charcoal: { name: 'Charcoal sand', hex: '#3d3c3a' },
};

/** Sides that can be drawn, in feet, and the largest area, in square feet. */
export const bounds = { least: 6, most: 80, area: 2400 } as const;

/** The least side of a pad and of a pool, and the least walk around a pool, in feet. */
const LEAST_PAD = 4;
const LEAST_POOL = 6;
const LEAST_WALK = 3;

const INCHES_PER_FOOT = 12;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The coping of a pool stays as it is. */
export const NO_COPING = 'none';

/** @throws Error that names the product where it cannot be laid flat. */
export function layableProduct(id: string): Product {
  const product = layableProducts.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`There is no product "${id}" to lay.`);
  return product;
}

export interface Blend {
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly string[];
}

/** Id of the blend in which the catalog shows a product, and of a border that has the blend of its field. */
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

/** The blends of a product: its own first, then the color families. */
export function blendsFor({ colors }: Product): readonly Blend[] {
  const own = { id: OWN_BLEND, name: colors.map(({ name }) => name).join(', '), hexes: colors.map(({ hex }) => hex) };
  return [own, ...families];
}

/** What is laid in a design: the roles of its stones, and the wall beside them. */
export type Part = PieceRole | 'wall';

const copingProduct = products.find(({ id }) => id === COPING);

/** The blends of a pool's coping. */
export const copingBlends: readonly Blend[] = copingProduct ? blendsFor(copingProduct) : [];

/** The tones of each part of a design. */
export function designBlends(design: Design): Readonly<Record<Part, Blend>> {
  const blends = blendsFor(layableProduct(design.product));
  const find = (id: string) => blends.find((blend) => blend.id === id) ?? blends[0];
  const field = find(design.blend);
  const wall = wallProducts.find(({ id }) => id === design.wall);
  return {
    field,
    border: design.borderBlend === OWN_BLEND ? field : find(design.borderBlend),
    coping: copingBlends.find(({ id }) => id === design.coping) ?? field,
    wall: wall ? blendsFor(wall)[0] : field,
  };
}

/** Every choice of sizes out of a product's, the fullest first, then in the catalog's order. */
function selections(pieces: readonly PieceSize[]): PieceSize[][] {
  const all = Array.from({ length: 2 ** pieces.length - 1 }, (_, index) =>
    pieces.filter((_piece, bit) => (index + 1) & (1 << bit)),
  );
  return all.sort((a, b) => b.length - a.length);
}

/** The sizes of a product that a pattern is laid with: as many as it takes. Undefined where none will do. */
export function sizesFor(product: Product, pattern: LayingPatternId): readonly PieceSize[] | undefined {
  return selections(product.pieces).find((sizes) => allowedPatterns(sizes).includes(pattern));
}

export interface PatternChoice {
  readonly pattern: LayingPatternId;
  readonly name: string;
  /** Why the product cannot be laid so; undefined where it can. */
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
    // The first sentence says why; what follows lists other patterns, which stand beside this one anyway.
    return /^.*?[.](?= |$)/.exec(error.message)?.[0] ?? error.message;
  }
}

const choicesOf = new WeakMap<Product, readonly PatternChoice[]>();

/** All laying patterns, each with the reason where a product's sizes do not allow it. Worked out once a product. */
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

/** The design with another product: its own pattern and blend where the old ones do not fit. */
export function withProduct(design: Design, id: string): Design {
  const product = layableProduct(id);
  const pattern = sizesFor(product, design.pattern) ? design.pattern : product.pattern;
  return { ...design, product: id, pattern, blend: OWN_BLEND };
}

/** What a project starts with, in feet: a two-car drive, a table with room around it, a pool with chairs. */
const startMeasures: Readonly<Record<ProjectId, Measures>> = {
  driveway: { width: 20, length: 30 },
  patio: { width: 20, length: 16 },
  'pool-deck': { width: 36, length: 22 },
};
export const startPool: Measures = { width: 28, length: 14 };
/** Room for a car beside the drive. */
const startPad: Measures = { width: 10, length: 18 };

/** The design for another project. Measures that nobody has chosen, or that will not do for it, give way to its own. */
export function withProject(design: Design, project: ProjectId): Design {
  const before = startMeasures[design.project];
  const isUntouched = design.width === before.width && design.length === before.length;
  const next = { ...design, project };
  return isUntouched || measureProblem(next) ? withStartMeasures(next) : next;
}

/** The design with the measures that its project starts with. */
export function withStartMeasures(design: Design): Design {
  return { ...design, ...startMeasures[design.project], pad: undefined, pool: startPool };
}

/** The design as an L. Measures that leave no room for a pad give way to its project's own. */
export function withPad(design: Design): Design {
  const next = { ...design, pad: { ...startPad, length: Math.min(startPad.length, design.length / 2) } };
  return measureProblem(next) ? { ...withStartMeasures(design), pad: startPad } : next;
}

/** What the card of a product that is laid flat opens: its catalog pattern on a patio that shows it well. */
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

/** The design with a product of the catalog in its place: laid flat, around a pool, or as a wall along a patio. */
export function withCatalogProduct(design: Design, id: string): Design {
  if (isLayable(id)) return withProduct(design, id);
  return id === COPING
    ? { ...withProject(design, 'pool-deck'), coping: OWN_BLEND }
    : { ...withProject(design, 'patio'), wall: id };
}

/** What a product's card opens. Coping and walls come with a paving of their kind. */
export function designOf(id: string): Design {
  if (isLayable(id)) return fieldDesign(id);
  return withCatalogProduct(fieldDesign(id === COPING ? 'pool-and-accessibility' : 'mega-stone'), id);
}

/** Stands on the page before anybody has chosen anything. */
export const defaultDesign: Design = { ...designOf('mega-slate'), border: 'soldier', borderBlend: 'charcoal' };

/** What is wrong with a design's measures, in words; undefined where nothing is. */
export function measureProblem(design: Design): string | undefined {
  const { project, width, length, pool } = design;
  const pad = padOf(design);
  const isPoolDeck = project === 'pool-deck';
  const least = isPoolDeck ? LEAST_POOL + 2 * LEAST_WALK : bounds.least;
  const sides: readonly (readonly [name: string, feet: number, least: number, most: number])[] = [
    ['width', width, least, bounds.most],
    ['length', length, least, bounds.most],
    ...(isPoolDeck
      ? ([
          ['pool width', pool.width, LEAST_POOL, width - 2 * LEAST_WALK],
          ['pool length', pool.length, LEAST_POOL, length - 2 * LEAST_WALK],
        ] as const)
      : []),
    ...(pad
      ? ([
          ['pad width', pad.width, LEAST_PAD, bounds.most - width],
          ['pad length', pad.length, LEAST_PAD, length - 1],
        ] as const)
      : []),
  ];
  const wrong = sides.find(([, feet, low, high]) => !(feet >= low && feet <= high));
  if (wrong) {
    const [name, , low, high] = wrong;
    const why = name.startsWith('pool') ? `, because the deck around it needs ${LEAST_WALK} feet` : '';
    return `Enter a ${name} from ${low} to ${oneDigit.format(high)} feet${why}.`;
  }
  if (width * length + (pad ? pad.width * pad.length : 0) > bounds.area) {
    const most = bounds.area.toLocaleString('en-US');
    return `That’s more than ${most} square feet, the most we can draw here. For a larger area, ask for an estimate.`;
  }
  return undefined;
}

/** The pad of a driveway or a patio that is an L. */
export function padOf({ project, pad }: Design): Measures | undefined {
  return project === 'pool-deck' ? undefined : pad;
}

/** A rectangle of a drawing, in inches from the upper left of its area. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
}

/** The pool in the middle of a pool deck. */
export function poolOf({ project, width, length, pool }: Design): Box | undefined {
  if (project !== 'pool-deck') return undefined;
  return {
    x: ((width - pool.width) / 2) * INCHES_PER_FOOT,
    y: ((length - pool.length) / 2) * INCHES_PER_FOOT,
    width: pool.width * INCHES_PER_FOOT,
    length: pool.length * INCHES_PER_FOOT,
  };
}

/** The wall line along a patio's far side. */
export function wallOf({ project, wall }: Design): Product | undefined {
  return project === 'patio' ? wallProducts.find(({ id }) => id === wall) : undefined;
}

/** A wall stone's depth from front to back, in inches: what its line lists as thickness. */
function wallDepth({ thickness }: Product): number {
  return Number.parseFloat(thickness[0]);
}

/** All that is drawn of a design, wall included, in inches. */
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

/** Coping stands with its rounded short end to the water. */
function copingOf(design: Design): Border | undefined {
  const size = copingProduct?.pieces.find((piece) => piece.shape === 'rectangle');
  return poolOf(design) && design.coping !== NO_COPING && size ? { course: 'soldier', size } : undefined;
}

/** The uppermost course of a wall, seen from above. */
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

function borderOf({ border, product }: Design): Border | undefined {
  if (border === 'none') return undefined;
  const [size] = layableProduct(product)
    .pieces.filter((piece): piece is RectangleSize => piece.shape === 'rectangle')
    .sort((a, b) => a.length * a.width - b.length * b.width);
  return size && { course: border, size };
}

export interface LaidDesign {
  readonly layout: Layout;
  readonly wall?: Layout;
  /** Why the border asked for is not there. */
  readonly borderProblem?: string;
}

/**
 * Lays a design's stones. Colors and joints play no part in it, so a change of those needs no new layout.
 * @throws PavingError where measures or pattern are impossible: see `measureProblem` and `patternChoices`.
 */
export function layDesign(design: Design): LaidDesign {
  const problem = measureProblem(design);
  if (problem) throw new PavingError(problem);
  const product = layableProduct(design.product);
  const pool = poolOf(design);
  const options = {
    pattern: design.pattern,
    sizes: sizesFor(product, design.pattern) ?? product.pieces,
    polygon: outline(design),
    opening: pool && { minX: pool.x, minY: pool.y, maxX: pool.x + pool.width, maxY: pool.y + pool.length },
    coping: copingOf(design),
    seed: 7,
  };
  const wall = layWall(design);
  const border = borderOf(design);
  if (!border) return { layout: layPattern(options), wall };
  try {
    return { layout: layPattern({ ...options, border }), wall };
  } catch (error) {
    if (!(error instanceof PavingError) || error instanceof PatternError) throw error;
    const borderProblem = pool
      ? 'The deck around the pool is too narrow for this border, so we drew it without one.'
      : error.message;
    return { layout: layPattern(options), wall, borderProblem };
  }
}

/** Tells designs apart by what decides how their stones lie. */
export function layoutKey(design: Design): string {
  const { product, pattern, border, project, width, length } = design;
  const parts = [padOf(design), poolOf(design), copingOf(design), wallOf(design)?.id];
  return JSON.stringify([product, pattern, border, project, width, length, ...parts]);
}

/** Where a product should not go, in words. */
export function productCaution({ product, project }: Design): string | undefined {
  return project === 'driveway' && layableProduct(product).category === 'slab'
    ? 'Slabs are for feet and furniture, not for cars.'
    : undefined;
}

/** All stones to bring, cuts included. */
export function stonesNeeded({ counts }: Layout): number {
  return counts.reduce((sum, { stones }) => sum + stones, 0);
}

/** Counts in one sentence: "320 sq ft, 612 pavers, 48 cut pieces, 2.1% waste from cutting." */
export function countText(layout: Layout): string {
  const cut = layout.counts.reduce((sum, count) => sum + count.cut, 0);
  return (
    `${number.format(layout.area.totalSqFt)} sq ft, ${number.format(stonesNeeded(layout))} pavers, ` +
    `${number.format(cut)} cut pieces, ${oneDigit.format(Math.max(0, layout.wastePercent))}% waste from cutting.`
  );
}

/** What the drawing shows, for those who cannot see it, and for the message that goes with a request. */
export function describeDesign(design: Design, { layout, borderProblem }: LaidDesign): string {
  const product = layableProduct(design.product);
  const blends = designBlends(design);
  const { field, border } = blends;
  const blend = design.blend === OWN_BLEND ? field.name : `the ${field.name} colors`;
  const isBordered = design.border !== 'none' && !borderProblem;
  const edge = isBordered
    ? `, with a ${design.border} course around it in ${design.borderBlend === OWN_BLEND ? 'the same colors' : `the ${border.name} colors`}`
    : ', without a border';
  const fieldSizes = layout.counts.filter(({ role }) => role === 'field').map(({ size }) => sizeText(size));
  const feet = ({ width, length }: Measures) => `${oneDigit.format(width)} × ${oneDigit.format(length)} ft`;
  const pad = padOf(design);
  const shape = poolOf(design)
    ? ` around a pool of ${feet(design.pool)}`
    : pad
      ? ` with a ${padNames[design.project]} of ${feet(pad)} beside it`
      : '';
  const coping = copingOf(design)
    ? `, new coping along the water in ${design.coping === OWN_BLEND ? blends.coping.name : `the ${blends.coping.name} colors`}`
    : '';
  const wall = wallOf(design);
  return (
    `${projectNames[design.project]}, ${oneDigit.format(design.width)} ft wide and ${oneDigit.format(design.length)} ft long${shape}: ` +
    `${product.name} in ${LAYING_PATTERN_NAMES[design.pattern]} (${fieldSizes.join(', ')}), ${blend}${edge}${coping}, ` +
    `${joints[design.joint].name.toLowerCase()} in the joints` +
    `${wall ? `, and a wall of ${wall.name} along the far side, ${oneDigit.format(design.width)} ft` : ''}. ${countText(layout)}`
  );
}
