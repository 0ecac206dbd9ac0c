/**
 * What a contractor orders for a design: pavers with waste and spares, pallets and weight, edge restraint, base, sands,
 * fabric, soil to haul away, a wall. Rules of thumb for a first order, each with its source; the contractor's own figures
 * come first.
 */
import { inchesOf, type Pallet, type Product } from '../../../company/products';
import { optionalFacts } from '../../../company/optionalFacts';
import { measures } from '../../../company/pricing';
import type { LayingPatternId } from '../../../company/layingPatterns';
import { moduleArea, sizeText, type Layout } from '../../../paving';
import { SQUARE_INCHES_PER_SQUARE_FOOT } from '../../../paving/geometry';
import { copingProduct, layableProduct, PERMEABLE } from './layable';
import type { LaidDesign } from './lay';
import { INCHES_PER_FOOT, wallOf } from './dimensions';
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
 * Pounds in a square foot of concrete an inch thick, 144 pounds a cubic foot: https://roofonline.com/weight-of-pavers
 */
const CONCRETE_POUNDS = 12;
const POUNDS_PER_TON = 2000;

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

/** The bedding layer's nominal depth in inches: CMHA PAV-TEC-002, "Construction of Interlocking Concrete Pavements". */
const BEDDING = 1;

/** What a joint leaves open at its top, in inches. Manufacturers of polymeric sand ask for an eighth, or for the bevel. */
const JOINT_TOP = 1 / 8;

/** Pounds of joint sand in a bag, the usual size. */
const BAG_POUNDS = 50;

/**
 * Fabric bought for a square foot to cover: strips overlap by a foot, CMHA PAV-TEC-002 (formerly ICPI Tech Spec 2). The roll
 * is taken to be 12 1/2 ft wide.
 */
const FABRIC_OVERLAP = 12.5 / 11.5;

/** Loose soil from a cubic yard in the ground: sand swells by 12%, https://projectengineer.net/swell-factors-for-various-soils */
const SWELL = 1.12;

/**
 * Height of a wall to sit on, in inches, about that of a chair, and what is buried at least: CMHA SRW-MAN-002, "Segmental
 * Retaining Wall Best Practices Guide", section 1.3.1.
 */
const SEAT_HEIGHT = 18;
const BURIED = 6;

const CUBIC_FEET_PER_CUBIC_YARD = 27;

/** A range of a quantity. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What to order for a laid design. */
export type Order = ReturnType<typeof orderFor>;

function orderPavers({ pattern, counts, area }: Layout) {
  return counts.map(({ size, role, stones, face }) => {
    const share = role === 'field' && angled.includes(pattern) ? ANGLED_WASTE : STRAIGHT_WASTE;
    // The share of the joints goes to the pieces beside them, as in nominal sizes.
    const whole = (face / moduleArea(size)) * (area.totalSqFt / area.pavedSqFt);
    const pieces = Math.max(stones, Math.ceil(whole * (1 + share)));
    return {
      size,
      role,
      /** With waste, without spares. */
      pieces,
      /** Waste, in percent of the pieces that the area would need without any cut. */
      wastePercent: (pieces / whole - 1) * 100,
      spares: Math.ceil(pieces * SPARES),
    };
  });
}

type OrderedPavers = ReturnType<typeof orderPavers>;

/** Returns the layers of the field and the border, spares included, and the full pallets among them. */
function pack(pavers: OrderedPavers, { layers, layerSquareFeet }: Pallet) {
  const squareInches = pavers
    .filter(({ role }) => role !== 'coping')
    .reduce((sum, { size, pieces, spares }) => sum + (pieces + spares) * moduleArea(size), 0);
  const needed = Math.ceil(squareInches / SQUARE_INCHES_PER_SQUARE_FOOT / layerSquareFeet);
  return { layers: needed, pallets: Math.floor(needed / layers), layersLeft: needed % layers };
}

/**
 * Returns the thickness of a product on a base of crushed stone, in inches: the thinner one of two is for an existing slab.
 */
function thicknessOf({ thickness }: Product): number {
  return Math.max(...thickness.map(inchesOf));
}

function tonsOf(pavers: OrderedPavers, product: Product): number {
  const pounds = pavers.map(({ size, role, pieces, spares }) => {
    const inches = thicknessOf((role === 'coping' && copingProduct) || product);
    return ((pieces + spares) * moduleArea(size) * inches * CONCRETE_POUNDS) / SQUARE_INCHES_PER_SQUARE_FOOT;
  });
  return pounds.reduce((sum, one) => sum + one, 0) / POUNDS_PER_TON;
}

/** Returns loose cubic yards of a layer for each end of its depth in inches; the area in square feet may depend on the end. */
function yardsOf(depth: Range, squareFeet: Range, loose: number): Range {
  const yards = (end: keyof Range) =>
    (squareFeet[end] * (depth[end] / INCHES_PER_FOOT) * loose) / CUBIC_FEET_PER_CUBIC_YARD;
  return { low: yards('low'), high: yards('high') };
}

/** Returns a layer of loose material: its compacted depth in inches, loose cubic yards, and short tons of 2,000 pounds. */
function layer(depth: Range, squareFeet: Range, loose: number, tonsPerYard: number) {
  const cubicYards = yardsOf(depth, squareFeet, loose);
  const tons = { low: cubicYards.low * tonsPerYard, high: cubicYards.high * tonsPerYard };
  return { depth, cubicYards, tons };
}

const rangeOf = ({ low, high }: Range): Range => ({ low, high });

/** Returns the bedding layer's depth in inches: the nominal one, as far as the company's published range has it. */
function beddingDepth(): number {
  const { low, high } = measures['faq.beddingSand'];
  return Math.min(high, Math.max(low, BEDDING));
}

/** Returns what is dug out and brought in below and between the pavers. */
function orderGround(project: Design['project'], product: Product, layout: Layout) {
  const { totalSqFt, pavedSqFt } = layout.area;
  const baseDepth = rangeOf(measures[project === 'driveway' ? 'products.baseDepth' : 'faq.baseDepth']);
  const digDepth = rangeOf(measures['faq.excavation']);
  // The base reaches past the edge restraint by its own thickness: CMHA PAV-TEC-003 (formerly ICPI Tech Spec 3), "Edge
  // Restraints for Interlocking Concrete Pavements".
  const beyond = (inches: number) => (layout.edge * inches) / INCHES_PER_FOOT ** 2;
  const pit = { low: totalSqFt + beyond(baseDepth.low), high: totalSqFt + beyond(baseDepth.high) };
  const bedding = beddingDepth();
  const jointCubicFeet = ((totalSqFt - pavedSqFt) * (thicknessOf(product) - JOINT_TOP)) / INCHES_PER_FOOT;
  const jointPounds = (jointCubicFeet / CUBIC_FEET_PER_CUBIC_YARD) * SAND_TONS * POUNDS_PER_TON;
  return {
    base: layer(baseDepth, pit, COMPACTION, STONE_TONS),
    sand: layer({ low: bedding, high: bedding }, { low: totalSqFt, high: totalSqFt }, 1, SAND_TONS),
    /** Bags of joint sand, or of polymeric sand. */
    jointBags: Math.ceil(jointPounds / BAG_POUNDS),
    /** Square feet of geotextile under the base and up its sides, with overlaps. */
    fabric: Math.ceil((pit.high + beyond(baseDepth.high)) * FABRIC_OVERLAP),
    /** Loose cubic yards to haul away, and the depth in inches. */
    soil: { depth: digDepth, cubicYards: yardsOf(digDepth, pit, SWELL) },
  };
}

/**
 * Returns what a wall to sit on along the edge of a patio takes.
 * @param top The wall's top course, laid
 */
function orderWall({ pieces: blocks }: Product, top: Layout, feet: number) {
  const height = Math.min(...blocks.map((block) => (block.shape === 'rectangle' ? block.width : Infinity)));
  const courses = Math.ceil(SEAT_HEIGHT / height) + Math.ceil(BURIED / height);
  return {
    /** In inches above the paving, without the cap. */
    height: Math.ceil(SEAT_HEIGHT / height) * height,
    /** Courses of blocks, those below the paving included. */
    courses,
    /** Blocks of each size, with waste. */
    blocks: top.counts.map(({ stones }, index) => ({
      size: sizeText(blocks[index]),
      pieces: Math.ceil(stones * courses * (1 + STRAIGHT_WASTE)),
    })),
    /** Feet of caps, with waste. */
    capFeet: Math.ceil(feet * (1 + STRAIGHT_WASTE)),
  };
}

/** Returns what to order for a laid design. */
export function orderFor(design: Design, { layout, wall: top }: Pick<LaidDesign, 'layout' | 'wall'>) {
  const pavers = orderPavers(layout);
  const product = layableProduct(design.product);
  const wall = top && wallOf(design);
  const { spikesPerFoot } = optionalFacts;
  const edgeFeet = Math.ceil(layout.edge / INCHES_PER_FOOT - (wall ? design.width : 0));
  return {
    pavers,
    /** Undefined without pallet data. */
    packed: product.pallet && pack(pavers, product.pallet),
    /** Short tons of pavers, spares included. */
    paverTons: tonsOf(pavers, product),
    /** Edge restraint along the outside, but for a wall: feet, and spikes if the company says how many a foot takes. */
    edge: { feet: edgeFeet, spikes: spikesPerFoot === undefined ? undefined : Math.ceil(edgeFeet * spikesPerFoot) },
    /** Undefined for permeable pavers, whose open stone an engineer sizes. */
    ground: product.id === PERMEABLE ? undefined : orderGround(design.project, product, layout),
    wall: wall && orderWall(wall, top, design.width),
  };
}
