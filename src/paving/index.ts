/**
 * Paving geometry to scale: lays a pattern in any outline, and returns pieces, counts, areas and drawings. Pure, with
 * lengths in inches; imports nothing from the project but words and the names of sizes and patterns, so it runs both in the
 * browser and in the build.
 */
export { PavingError } from './errors';
export { layPattern, type LayOptions } from './layout';
export { allowedPatterns, objection } from './patterns';
export { moduleArea } from './shares';
export { drawSvg } from './svg';
export type { Border, LaidPiece, Layout, PieceRole, Point, Polygon } from './types';
export * from '../company/layingPatterns';
