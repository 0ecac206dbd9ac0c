/**
 * Paving geometry to scale: a laying pattern and its sizes fill any outline, and come back as pieces, counts and areas
 * that draw themselves. Pure; inches in, nothing of the project imported, so it runs in the browser as in the build.
 */
export { PatternError, PavingError } from './errors';
export { toRendererJson } from './json';
export { layPattern, type LayOptions } from './layout';
export { allowedPatterns, sizeText } from './patterns';
export { drawSvg, type DrawingWindow, type DrawOptions } from './svg';
export { LAYING_PATTERN_NAMES, LAYING_PATTERNS } from './types';
export type {
  Border,
  HexagonSize,
  LaidPiece,
  LayingPatternId,
  Layout,
  LayoutArea,
  PieceCount,
  PieceSize,
  Point,
  Polygon,
  RectangleSize,
} from './types';
