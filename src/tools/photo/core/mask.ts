import type { Polygon } from '../../../paving';
import { trace } from '../../visualizer/core/paint';
import type { EraserStroke, Frame, Part } from './types';

/** The width of the eraser's strokes, as a share of the photo's longer side. */
const ERASER_WIDTHS: Readonly<Record<EraserStroke['size'], number>> = { s: 0.01, m: 0.03, l: 0.08 };

/** Returns the width of an eraser's stroke in photo px. */
export function eraserWidth(size: EraserStroke['size'], frame: Frame): number {
  return ERASER_WIDTHS[size] * Math.max(frame.width, frame.height);
}

/** Returns polygons as one path. */
export function traced(polygons: readonly Polygon[]): Path2D {
  const path = new Path2D();
  for (const polygon of polygons) trace(path, polygon);
  return path;
}

function strokePath(points: EraserStroke['points']): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    // Browsers leave out lines of no length, but a tap is a dot.
    path.lineTo(index === 0 ? x + 0.01 : x, y);
  });
  return path;
}

/**
 * Makes a canvas opaque where the photo shows, and transparent where pavers do: in the parts, which don't overlap, but for their
 * holes and what is erased. The edge is soft by a px. The context's transform takes photo px.
 */
export function drawMask(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  strokes: readonly EraserStroke[],
  { width, height }: Frame,
): void {
  const [paved, holes] = [traced(parts.map(({ points }) => points)), traced(parts.flatMap((part) => part.holes))];
  context.fillRect(0, 0, width, height);
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fill(paved);
  context.save();
  context.clip(paved);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { size, mode, points } of strokes) {
    context.globalCompositeOperation = mode === 'erase' ? 'source-over' : 'destination-out';
    context.lineWidth = eraserWidth(size, { width, height });
    context.stroke(strokePath(points));
  }
  context.restore();
  context.globalCompositeOperation = 'source-over';
  context.fill(holes);
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.stroke(paved);
  context.stroke(holes);
  context.restore();
}
