/**
 * Paving geometry to scale: a laying pattern and its sizes fill any outline, and come back as pieces, counts and areas
 * that draw themselves. Pure; inches in, nothing of the project imported but the names of sizes and patterns, so it runs
 * in the browser as in the build.
 */
export { PatternError, PavingError } from './errors';
export { toRendererJson } from './json';
export { layPattern, type LayOptions } from './layout';
export { allowedPatterns } from './patterns';
export { drawSvg, type DrawingWindow, type DrawOptions } from './svg';
export type { Border, LaidPiece, Layout, LayoutArea, PieceCount, PieceRole, Point, Polygon } from './types';
export * from '../data/layingPatterns';
