/**
 * A paving design as a homeowner chooses it, and everything that follows from it: which patterns its product allows,
 * the outline of the area, the stones laid out to scale, and all of it in words.
 */
import { colorOptions, type Product, type Tone } from '../data/products';
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
  type PieceSize,
  type Polygon,
  type RectangleSize,
} from '../paving';
import { layableProducts } from './layable';

export type ProjectId = 'driveway' | 'patio' | 'pool-deck';
export type BorderId = 'none' | 'soldier' | 'sailor';
export type JointId = 'tan' | 'ivory' | 'gray' | 'charcoal';

export interface Design {
  /** Id of a product that is laid flat. */
  readonly product: string;
  readonly pattern: LayingPatternId;
  /** Id of a blend (see `blendsFor`). */
  readonly blend: string;
  readonly border: BorderId;
  readonly borderBlend: string;
  readonly joint: JointId;
  readonly project: ProjectId;
  /** Feet across, along the house or the street. */
  readonly width: number;
  /** Feet away from it. */
  readonly length: number;
}

export const projectIds: readonly ProjectId[] = ['driveway', 'patio', 'pool-deck'];
export const borderIds: readonly BorderId[] = ['none', 'soldier', 'sailor'];

export const projectNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'Driveway',
  patio: 'Patio',
  'pool-deck': 'Pool deck',
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

/** A pool deck must leave room for the pool. */
const LEAST_POOL_DECK = 14;
/** Deck beside the pool on three of its sides, in feet: the pool lies open to the yard. */
const POOL_WALK = 4;

const INCHES_PER_FOOT = 12;

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

/** The tones of a design's field and of its border. */
export function designBlends(design: Design): { readonly field: Blend; readonly border: Blend } {
  const blends = blendsFor(layableProduct(design.product));
  const find = (id: string) => blends.find((blend) => blend.id === id) ?? blends[0];
  const field = find(design.blend);
  return { field, border: design.borderBlend === OWN_BLEND ? field : find(design.borderBlend) };
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

/** Measures in feet that a project starts with: a two-car drive, a table with room around it, a pool with chairs. */
const startMeasures: Readonly<Record<ProjectId, Pick<Design, 'width' | 'length'>>> = {
  driveway: { width: 20, length: 30 },
  patio: { width: 20, length: 16 },
  'pool-deck': { width: 30, length: 24 },
};

/** The design for another project. Measures that nobody has chosen, or that will not do for it, give way to its own. */
export function withProject(design: Design, project: ProjectId): Design {
  const before = startMeasures[design.project];
  const isUntouched = design.width === before.width && design.length === before.length;
  const next = { ...design, project };
  return isUntouched || measureProblem(next) ? { ...next, ...startMeasures[project] } : next;
}

/** What a product's card opens: its catalog pattern on a patio that shows it well. */
export function designOf(id: string): Design {
  return {
    product: id,
    pattern: layableProduct(id).pattern,
    blend: OWN_BLEND,
    border: 'none',
    borderBlend: OWN_BLEND,
    joint: 'tan',
    project: 'patio',
    ...startMeasures.patio,
  };
}

/** Stands on the page before anybody has chosen anything. */
export const defaultDesign: Design = { ...designOf('mega-slate'), border: 'soldier', borderBlend: 'charcoal' };

/** What is wrong with a design's measures, in words; undefined where nothing is. */
export function measureProblem({ project, width, length }: Design): string | undefined {
  const least = project === 'pool-deck' ? LEAST_POOL_DECK : bounds.least;
  for (const [name, feet] of [
    ['width', width],
    ['length', length],
  ] as const) {
    if (!(feet >= least && feet <= bounds.most)) {
      return `Give a ${name} from ${least} to ${bounds.most} feet${project === 'pool-deck' ? ' for a pool deck' : ''}.`;
    }
  }
  if (width * length > bounds.area) {
    const most = bounds.area.toLocaleString('en-US');
    return `That is more than ${most} square feet, the most that can be drawn here. For more, ask for an estimate.`;
  }
  return undefined;
}

/** The pool within a pool deck, in inches: it lies in the middle and open to the yard. */
export interface Pool {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
}

export function poolOf({ project, width, length }: Design): Pool | undefined {
  if (project !== 'pool-deck') return undefined;
  const poolLength = Math.round(length / 2);
  return {
    x: POOL_WALK * INCHES_PER_FOOT,
    y: (length - poolLength) * INCHES_PER_FOOT,
    width: (width - 2 * POOL_WALK) * INCHES_PER_FOOT,
    length: poolLength * INCHES_PER_FOOT,
  };
}

function outline(design: Design): Polygon {
  const right = design.width * INCHES_PER_FOOT;
  const bottom = design.length * INCHES_PER_FOOT;
  const pool = poolOf(design);
  const far: Polygon = pool
    ? [
        [right, bottom],
        [pool.x + pool.width, bottom],
        [pool.x + pool.width, pool.y],
        [pool.x, pool.y],
        [pool.x, bottom],
        [0, bottom],
      ]
    : [
        [right, bottom],
        [0, bottom],
      ];
  return [[0, 0], [right, 0], ...far];
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
  const sizes = sizesFor(product, design.pattern) ?? product.pieces;
  const options = { pattern: design.pattern, sizes, polygon: outline(design), seed: 7 };
  const border = borderOf(design);
  if (!border) return { layout: layPattern(options) };
  try {
    return { layout: layPattern({ ...options, border }) };
  } catch (error) {
    if (!(error instanceof PavingError) || error instanceof PatternError) throw error;
    return { layout: layPattern(options), borderProblem: error.message };
  }
}

/** Tells designs apart by what decides how their stones lie. */
export function layoutKey({ product, pattern, border, project, width, length }: Design): string {
  return [product, pattern, border, project, width, length].join();
}

/** Where a product should not go, in words. */
export function productCaution({ product, project }: Design): string | undefined {
  return project === 'driveway' && layableProduct(product).category === 'slab'
    ? 'Slabs are for feet and furniture: they are not meant for cars.'
    : undefined;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** All stones to bring, cuts included. */
export function stonesNeeded({ counts }: Layout): number {
  return counts.reduce((sum, { stones }) => sum + stones, 0);
}

/** Counts in one sentence: "320 sq ft, 612 stones, 48 of them cut, 2.1% waste from cutting." */
export function countText(layout: Layout): string {
  const cut = layout.counts.reduce((sum, count) => sum + count.cut, 0);
  return (
    `${number.format(layout.area.totalSqFt)} sq ft, ${number.format(stonesNeeded(layout))} stones, ` +
    `${number.format(cut)} cut pieces, ${oneDigit.format(Math.max(0, layout.wastePercent))}% waste from cutting.`
  );
}

/** What the drawing shows, for those who cannot see it, and for the message that goes with a request. */
export function describeDesign(design: Design, { layout, borderProblem }: LaidDesign): string {
  const product = layableProduct(design.product);
  const { field, border } = designBlends(design);
  const blend = design.blend === OWN_BLEND ? field.name : `the ${field.name} colors`;
  const isBordered = design.border !== 'none' && !borderProblem;
  const edge = isBordered
    ? `, with a ${design.border} course around it in ${design.borderBlend === OWN_BLEND ? 'the same colors' : `the ${border.name} colors`}`
    : ', without a border';
  const fieldSizes = layout.counts.filter(({ role }) => role === 'field').map(({ size }) => sizeText(size));
  const shape = design.project === 'pool-deck' ? ' on three sides of a pool' : '';
  return (
    `${projectNames[design.project]}${shape}, ${oneDigit.format(design.width)} ft wide and ${oneDigit.format(design.length)} ft long: ` +
    `${product.name} in ${LAYING_PATTERN_NAMES[design.pattern]} (${fieldSizes.join(', ')}), ${blend}${edge}, ` +
    `joints of ${joints[design.joint].name.toLowerCase()}. ${countText(layout)}`
  );
}
