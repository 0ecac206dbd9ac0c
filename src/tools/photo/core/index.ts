/**
 * Lays pavers to scale into a homeowner's own photo: marks the ground, measures it, lays and paints. Photo coordinates
 * are px of the working size, ground coordinates inches. Runs in the browser only; nothing leaves it.
 */
export { solvedGround } from './camera';
export { decodePhoto } from './decode';
export { readFocalPx } from './exif';
export { groundProblem, groundView } from './homography';
export { layGround, projectPieces, type LaidGround } from './lay';
export { bentPart } from './lens';
export { DEFAULT_LIGHT } from './light';
export { markedPx, NUDGED_PX, SNAPPED_PX, snapReach, SUGGESTED_PX } from './marking';
export {
  groundDoubt,
  measureArea,
  missingMark,
  touchesEdge,
  type AreaMeasure,
  type Marks,
  type NoMeasure,
} from './measure';
export { groundGrid, MOST_SQUARE_FEET, outlineProblem, surfaceSquareFeet, tolerance } from './metric';
export { SUGGESTION_SIDE, suggestOutline } from './suggest';
export { grayOf, type Gray } from './sides';
export { snapCorner, snapMarks, type SnappedMarks } from './snap';
export { eraserWidth } from './mask';
export { createPainter, type Painter } from './paint';
export * from './types';
