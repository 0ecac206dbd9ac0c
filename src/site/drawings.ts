/** The names of the drawings that articles can show; src/components/sections/Drawing has them. */
export const drawingIds = [
  'slope',
  'joint-sand',
  'straightedge',
  'white-haze',
  'coping',
  'thickness',
  'repair',
  'patterns',
  'blend',
  'border',
  'driveway-sizes',
  'lifespans',
] as const;

export type DrawingId = (typeof drawingIds)[number];
