/** The tool's words: what is wrong, what to do, and the sizes that people know. */
import type { GroundProblem, OutlineProblem, PhotoProblem } from '@site/src/groundPhoto';
import { business } from '@site/src/data/business';
import { offers } from '@site/src/data/services';

export const stepIds = ['mark', 'outline', 'erase', 'look', 'keep'] as const;
export type StepId = (typeof stepIds)[number];

/** What a step is called in the row of steps, and above its own controls. */
export const steps: Readonly<Record<StepId, { readonly name: string; readonly title: string }>> = {
  mark: { name: 'Mark', title: 'Mark something you know the size of' },
  outline: { name: 'Outline', title: 'Outline what you want paved' },
  erase: { name: 'Brush', title: 'Brush over anything in front of the pavers' },
  look: { name: 'Pavers', title: 'Choose the pavers' },
  keep: { name: 'Save', title: 'Save it, or get a price' },
};

export const photoProblems: Readonly<Record<PhotoProblem, string>> = {
  empty: 'That file is empty. It may not have finished copying. Try again, or pick another photo.',
  notImage: 'That file isn’t a picture this browser can open. Pick a JPEG, PNG or WebP photo.',
  heic:
    'That photo is in Apple’s HEIC format, which this browser can’t open. Open the site in Safari, or save the photo as a JPEG first: ' +
    'on an iPhone, share it to Files or email it to yourself.',
  tooLarge: 'That photo is too large for this browser. Pick a smaller one, or take a screenshot of it and use that.',
};

export const NOT_DELETED = 'This browser didn’t let us delete it. Clear this site’s data in the browser’s settings.';

export const groundProblems: Readonly<Record<GroundProblem, string>> = {
  crossed: 'Two sides cross. Put the corners back in order: near left, near right, far right, far left.',
  folded: 'One corner is folded inside the other three. Pull it outward.',
  inLine: 'Three of the corners are in a straight line, so there’s no rectangle. Move one of them.',
  mirrored: 'Left and right, or near and far, are swapped. Near is the side closer to you.',
  tooSmall: 'That’s too small to measure by. Mark something larger, or stand closer.',
  horizon:
    'A rectangle on the ground can’t look like that: it has to get narrower toward the back. Check the far corners.',
  outside: 'A corner is too far outside of the photo. Move it back in.',
  size: 'Enter a width and a depth in feet, such as 16 or 8.5. Neither can be more than fifty times the other.',
};

export const outlineProblems: Readonly<Record<OutlineProblem, string>> = {
  tooFew: 'Add at least three points around the area.',
  crossed: 'The outline crosses itself. Move the points so the line goes around the area without crossing.',
  horizon: 'A point is above the horizon, where there’s no ground. Move it down.',
  holes: 'The spots you leave out have to be inside the outline, and they can’t touch each other.',
  tooSmall: 'That’s less than a square foot. Spread the points farther apart.',
  tooLarge: `That’s more than we can draw here. For a larger area, call ${business.phone.display}.`,
};

export const cornerNames = ['Near left corner', 'Near right corner', 'Far right corner', 'Far left corner'] as const;

/** A rectangle that people have at hand, or whose size is standard, in inches. */
export interface KnownSize {
  readonly id: string;
  readonly label: string;
  readonly widthInches: number;
  readonly depthInches: number;
}

const garageDoors: readonly KnownSize[] = [
  {
    id: 'double',
    label: 'Driveway in front of a two-car garage door, 16 ft wide, 8 ft out from the door',
    widthInches: 192,
    depthInches: 96,
  },
  {
    id: 'single',
    label: 'Driveway in front of a one-car garage door, 9 ft wide, 8 ft out from the door',
    widthInches: 108,
    depthInches: 96,
  },
];

/**
 * Sizes by standard: US letter paper (ANSI A), plywood and drywall sheets. Poster board is 22 × 28 in. The usual garage
 * doors are 16 and 9 ft wide, as wide as their openings: see the size guide of Delden, which makes them,
 * http://www.deldengaragedoor.com/_info_residential-size.
 */
export const knownSizes: readonly KnownSize[] = [
  {
    id: 'plywood',
    label: 'A sheet of plywood or drywall, 4 × 8 ft, long side facing you',
    widthInches: 96,
    depthInches: 48,
  },
  { id: 'poster', label: 'Poster board, 22 × 28 in, long side facing you', widthInches: 28, depthInches: 22 },
  {
    id: 'letter',
    label: 'A sheet of letter paper, 8½ × 11 in, long side facing you',
    widthInches: 11,
    depthInches: 8.5,
  },
  { id: 'slab', label: 'One square of a concrete sidewalk, 4 × 4 ft', widthInches: 48, depthInches: 48 },
  ...(offers('paver-driveways') ? garageDoors : []),
];
