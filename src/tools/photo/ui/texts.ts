/** The tool's words: what is wrong, and what to do. */
import type { GroundDoubt, GroundProblem, OutlineProblem } from '@site/src/tools/photo/core';
import { business } from '@site/src/company/business';

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

export const NOT_KEPT = 'This browser won’t let us keep your photo. Save the picture before you leave this page.';

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
  size: 'Enter a width and a depth, such as 16, 12 ft 6 in, 96 in or 3 m, or clear both. Neither can be more than fifty times the other.',
};

/** What is said of corners that raise no doubt. */
export const FLAT = 'The corners make a rectangle on the ground.';

export const groundDoubts: Readonly<Record<GroundDoubt, string>> = {
  widerAtBack:
    'It gets wider toward the back, which ground never does in a photo. Are the near and far corners swapped?',
  high: 'It’s near the top of the photo, where ground rarely is. Does it lie flat on the ground?',
  small: 'It’s small in the photo, so its corners are hard to mark. Can you mark something larger or closer to you?',
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
