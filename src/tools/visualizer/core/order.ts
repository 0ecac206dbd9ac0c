/**
 * What a contractor orders for a design: pavers with waste and spares, layers and pallets, base and bedding sand. Rules of
 * thumb for a first order, each with its source; the contractor's own figures come first.
 */
import type { Pallet } from '../../../company/products';
import { measureByKey } from '../../../company/pricing';
import type { LayingPatternId, PieceSize } from '../../../company/layingPatterns';
import { moduleArea, type Layout } from '../../../paving';
import { sideLengths, SQUARE_INCHES_PER_SQUARE_FOOT } from '../../../paving/geometry';
import { layableProduct, PERMEABLE } from './layable';
import { INCHES_PER_FOOT } from './dimensions';
import type { Design } from './types';

/**
 * Pavers lost to cuts and breakage, as a share of the paved area: 5% where courses run along the edge, 10% where every
 * piece at the edge is cut at an angle. Manufacturers say 5 to 10%:
 * https://westerninterlock.com/how-to-calculate-paver-stones-needed-for-your-project
 */
const STRAIGHT_WASTE = 0.05;
const ANGLED_WASTE = 0.1;
const angled: readonly LayingPatternId[] = ['herringbone-45', 'hexagon'];

/**
 * Pavers to put aside for repairs, as a share of the order. ICPI Tech Spec 9, "Guide Specification for the Construction of
 * Interlocking Concrete Pavement", asks for extra material and leaves the amount to the owner.
 */
const SPARES = 0.02;

/**
 * Short tons in a loose cubic yard of crushed stone and of dry sand:
 * https://harmonysandgravel.com/material-weights
 */
const STONE_TONS = 1.35;
const SAND_TONS = 1.3;

/**
 * Loose base for one compacted cubic yard: crushed stone loses about a fifth of its volume when it is compacted,
 * https://www.materialscalculators.com/paver-base-calculator
 */
const COMPACTION = 1.2;

const CUBIC_FEET_PER_CUBIC_YARD = 27;

/** A range of a quantity. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Pavers of one size. */
export interface OrderedPavers {
  readonly size: PieceSize;
  readonly role: Layout['counts'][number]['role'];
  /** With waste, without spares. */
  readonly pieces: number;
  /** Waste, in percent of the pieces that the area would need without any cut. */
  readonly wastePercent: number;
  readonly spares: number;
}

/** A layer of loose material. */
export interface OrderedLayer {
  /** Inches, compacted. */
  readonly depth: Range;
  readonly cubicYards: Range;
  /** Short tons of 2,000 pounds. */
  readonly tons: Range;
}

export interface Order {
  readonly pavers: readonly OrderedPavers[];
  /** Layers of the field and the border, spares included, and the full pallets among them; undefined without pallet data. */
  readonly packed?: { readonly layers: number; readonly pallets: number; readonly layersLeft: number };
  /** Undefined for permeable pavers, whose layers of open stone an engineer sizes by the water that they store. */
  readonly base?: OrderedLayer;
  readonly sand?: OrderedLayer;
}

function orderPavers({ pattern, counts, area }: Layout): OrderedPavers[] {
  return counts.map(({ size, role, stones, face }) => {
    const share = role === 'field' && angled.includes(pattern) ? ANGLED_WASTE : STRAIGHT_WASTE;
    // The share of the joints goes to the pieces beside them, as in nominal sizes.
    const whole = (face / moduleArea(size)) * (area.totalSqFt / area.pavedSqFt);
    const pieces = Math.max(stones, Math.ceil(whole * (1 + share)));
    return { size, role, pieces, wastePercent: (pieces / whole - 1) * 100, spares: Math.ceil(pieces * SPARES) };
  });
}

function pack(pavers: readonly OrderedPavers[], { layers, layerSquareFeet }: Pallet): Order['packed'] {
  const squareInches = pavers
    .filter(({ role }) => role !== 'coping')
    .reduce((sum, { size, pieces, spares }) => sum + (pieces + spares) * moduleArea(size), 0);
  const needed = Math.ceil(squareInches / SQUARE_INCHES_PER_SQUARE_FOOT / layerSquareFeet);
  return { layers: needed, pallets: Math.floor(needed / layers), layersLeft: needed % layers };
}

/** Returns a layer over an area in square feet that may depend on its depth in inches. */
function layer(depth: Range, squareFeet: (depth: number) => number, loose: number, tonsPerYard: number): OrderedLayer {
  const yards = (inches: number) =>
    (squareFeet(inches) * (inches / INCHES_PER_FOOT) * loose) / CUBIC_FEET_PER_CUBIC_YARD;
  const cubicYards = { low: yards(depth.low), high: yards(depth.high) };
  const tons = { low: cubicYards.low * tonsPerYard, high: cubicYards.high * tonsPerYard };
  return { depth: { low: depth.low, high: depth.high }, cubicYards, tons };
}

function perimeterFeet({ polygon }: Layout): number {
  return sideLengths(polygon).reduce((sum, inches) => sum + inches, 0) / INCHES_PER_FOOT;
}

/** Returns what to order for a laid design. */
export function orderFor({ product, project }: Pick<Design, 'product' | 'project'>, layout: Layout): Order {
  const pavers = orderPavers(layout);
  const { pallet } = layableProduct(product);
  const packed = pallet && pack(pavers, pallet);
  if (product === PERMEABLE) return { pavers, packed };
  const { totalSqFt } = layout.area;
  const perimeter = perimeterFeet(layout);
  const baseDepth = measureByKey(project === 'driveway' ? 'products.baseDepth' : 'faq.baseDepth');
  return {
    pavers,
    packed,
    // The base reaches past the edge restraint by its own thickness: ICPI Tech Spec 3, "Edge Restraints for Interlocking
    // Concrete Pavements".
    base: layer(baseDepth, (depth) => totalSqFt + perimeter * (depth / INCHES_PER_FOOT), COMPACTION, STONE_TONS),
    sand: layer(measureByKey('faq.beddingSand'), () => totalSqFt, 1, SAND_TONS),
  };
}
