/** The size of the rectangle that a visitor marks: that of something standard, or as they typed it. Pure. */
import { offers } from '@site/src/company/services';
import type { Ground } from '@site/src/tools/photo/core/types';
import { readLength, whyNoLength } from '@site/src/userInput/readMeasure';

/** The size of a rectangle; that of its unmeasured side is only a start: see `solvedGround`. */
type GroundSize = Pick<Ground, 'widthInches' | 'depthInches' | 'unmeasured'>;

/** A rectangle that people have at hand, or whose size is standard. Each of its sides is a line that photos show. */
export interface KnownSize {
  readonly id: string;
  readonly label: string;
  readonly widthInches: number;
  /** Undefined if it is computed from the photo. */
  readonly depthInches?: number;
  /** What to mark, and when to mark something else. */
  readonly hint?: string;
}

/** A driveway rarely is as wide as what of its door can be seen. */
const DOOR_HINT =
  'Only if the driveway’s two sides meet the door’s two edges. If it’s wider, has two doors, or a car hides an edge, mark something else.';

const garageDoors: readonly KnownSize[] = [
  {
    id: 'double',
    label: 'A driveway exactly as wide as its two-car garage door, 16 ft',
    widthInches: 192,
    hint: DOOR_HINT,
  },
  {
    id: 'single',
    label: 'A driveway exactly as wide as its one-car garage door, 9 ft',
    widthInches: 108,
    hint: DOOR_HINT,
  },
];

/**
 * Sizes by standard: plywood and drywall sheets. Poster board is 22 × 28 in. The usual garage doors are 16 and 9 ft wide,
 * as wide as their openings: see the size guide of Delden, which makes them,
 * http://www.deldengaragedoor.com/_info_residential-size. Letter paper is too small to measure a yard by.
 */
export const knownSizes: readonly KnownSize[] = [
  {
    id: 'plywood',
    label: 'A sheet of plywood or drywall, 4 × 8 ft, long side facing you',
    widthInches: 96,
    depthInches: 48,
  },
  {
    id: 'plywood-end',
    label: 'A sheet of plywood or drywall, 4 × 8 ft, short side facing you',
    widthInches: 48,
    depthInches: 96,
  },
  { id: 'poster', label: 'Poster board, 22 × 28 in, long side facing you', widthInches: 28, depthInches: 22 },
  { id: 'poster-end', label: 'Poster board, 22 × 28 in, short side facing you', widthInches: 22, depthInches: 28 },
  { id: 'slab', label: 'One square of a concrete sidewalk, 4 × 4 ft', widthInches: 48, depthInches: 48 },
  ...(offers('paver-driveways') ? garageDoors : []),
];

/** What the visitor chose or typed as the size of what they marked. */
export interface MarkedSize {
  /** Id of a known size; none if it is one of their own. */
  readonly known?: string;
  /** As typed; unused for a known size. */
  readonly width: string;
  readonly depth: string;
}

export const NO_SIZE: MarkedSize = { width: '', depth: '' };

/** Returns the size in inches, of which one side may be unmeasured; undefined if none is given, or if it cannot be read. */
export function readSize(size: MarkedSize): GroundSize | undefined {
  const found = knownSizes.find(({ id }) => id === size.known);
  const inFeet = (typed: string) => (readLength(typed) ?? 0) * 12 || undefined;
  const across = found ? found.widthInches : inFeet(size.width);
  const away = found ? found.depthInches : inFeet(size.depth);
  const some = across ?? away;
  if (!some || isSizeUnread(size)) return undefined;
  return {
    widthInches: across ?? some,
    depthInches: away ?? some,
    unmeasured: across ? (away ? undefined : 'depth') : 'width',
  };
}

/** What is wrong with a typed size besides that it cannot be read; undefined if nothing more can be said about it. */
export function whySizeUnread({ width, depth }: MarkedSize): string | undefined {
  const reason = whyNoLength(width) ?? whyNoLength(depth);
  return reason && `${reason}.`;
}

/** Returns whether what is typed for a side is not a length. An empty side is just missing. */
export function isSideUnread(typed: string): boolean {
  return typed.trim() !== '' && !readLength(typed);
}

/** Returns whether something is typed that cannot be read. */
export function isSizeUnread({ known, width, depth }: MarkedSize): boolean {
  return known === undefined && (isSideUnread(width) || isSideUnread(depth));
}
