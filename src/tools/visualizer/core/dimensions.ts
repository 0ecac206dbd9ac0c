/** The dimensions of a design: where they start, which ones are possible, and the area's outline in inches. */
import { formatNumber } from '../../../words/format';
import type { Product } from '../../../company/products';
import type { Polygon } from '../../../paving';
import type { Bounds } from '../../../paving/geometry';
import { wallProducts } from './layable';
import { padNames, type Design, type Dimensions, type ProjectId } from './types';

/** Sides that can be drawn, in feet, and the largest area, in square feet. */
export const bounds = { least: 6, most: 80, area: 2400 } as const;

/** The smallest side of a pad and of a pool, and the narrowest deck around a pool, in feet. */
const LEAST_PAD = 4;
const LEAST_POOL = 6;
const LEAST_WALK = 3;

export const INCHES_PER_FOOT = 12;

/** Initial dimensions of a project, in feet: a two-car driveway, a table with room around it, a pool with chairs. */
export const startDimensions: Readonly<Record<ProjectId, Dimensions>> = {
  driveway: { width: 20, length: 30 },
  patio: { width: 20, length: 16 },
  'pool-deck': { width: 36, length: 22 },
};

/** Initial dimensions of a pool, in feet. */
export const startPool: Dimensions = { width: 28, length: 14 };

/** Room for a car beside the driveway. */
const startPad: Dimensions = { width: 10, length: 18 };

/** Changes the project of a design. Replaces dimensions that nobody has changed, or that do not fit the project. */
export function withProject(design: Design, project: ProjectId): Design {
  const before = startDimensions[design.project];
  const isUntouched = design.width === before.width && design.length === before.length;
  const next = { ...design, project };
  return isUntouched || dimensionProblem(next) ? withStartDimensions(next) : next;
}

/** Returns whether a design still has the initial dimensions of its project, so that nobody has measured it. */
export function hasStartDimensions(design: Design): boolean {
  const isSame = (one: Dimensions, other: Dimensions) => one.width === other.width && one.length === other.length;
  const pool = poolOf(design) ? design.pool : startPool;
  return isSame(design, startDimensions[design.project]) && isSame(pool, startPool) && !padOf(design);
}

/** Resets a design to the initial dimensions of its project. */
export function withStartDimensions(design: Design): Design {
  return { ...design, ...startDimensions[design.project], pad: undefined, pool: startPool };
}

/** Makes a design L-shaped. Resets dimensions that leave no room for a pad. */
export function withPad(design: Design): Design {
  const next = { ...design, pad: { ...startPad, length: Math.min(startPad.length, design.length / 2) } };
  return dimensionProblem(next) ? { ...withStartDimensions(design), pad: startPad } : next;
}

/** Returns what is wrong with a design's dimensions, in words; undefined if nothing is. */
export function dimensionProblem(design: Design): string | undefined {
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
    const [name, feet, low, high] = wrong;
    const such = Number.isNaN(feet) ? ', such as 16, 12 ft 6 in or 4 m' : '';
    const why = name.startsWith('pool') ? `, so that the deck is at least ${LEAST_WALK} feet wide on every side` : '';
    return `Enter a ${name} from ${low} to ${formatNumber(high, 1)} feet${such}${why}.`;
  }
  if (width * length + (pad ? pad.width * pad.length : 0) > bounds.area) {
    const most = formatNumber(bounds.area);
    return `That’s more than ${most} square feet, the most we can draw here. For a larger area, ask for an estimate.`;
  }
  return undefined;
}

/** Returns the pad of an L-shaped driveway or patio. */
export function padOf({ project, pad }: Design): Dimensions | undefined {
  return project === 'pool-deck' ? undefined : pad;
}

/** Returns the pool in the middle of a pool deck, in inches from the upper left corner of the area. */
export function poolOf({ project, width, length, pool }: Design): Bounds | undefined {
  if (project !== 'pool-deck') return undefined;
  const minX = ((width - pool.width) / 2) * INCHES_PER_FOOT;
  const minY = ((length - pool.length) / 2) * INCHES_PER_FOOT;
  return { minX, minY, maxX: minX + pool.width * INCHES_PER_FOOT, maxY: minY + pool.length * INCHES_PER_FOOT };
}

/** Returns the wall product along a patio's far side. */
export function wallOf({ project, wall }: Design): Product | undefined {
  return project === 'patio' ? wallProducts.find(({ id }) => id === wall) : undefined;
}

/** Returns a wall block's depth from front to back, in inches, which the catalog lists as thickness. */
export function wallDepth({ thickness }: Product): number {
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

/** Returns the outline of the area without its wall, in inches. */
export function outline(design: Design): Polygon {
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
