import type { EraserStroke, Frame, Outline } from './types';

/** The width of the eraser's strokes, as a share of the photo's longer side. */
const ERASER_WIDTHS: Readonly<Record<EraserStroke['size'], number>> = { s: 0.01, m: 0.03, l: 0.08 };

/** Returns the width of an eraser's stroke in photo px. */
export function eraserWidth(size: EraserStroke['size'], frame: Frame): number {
  return ERASER_WIDTHS[size] * Math.max(frame.width, frame.height);
}

function tracedOutline({ points, holes }: Outline): Path2D {
  const path = new Path2D();
  for (const polygon of [points, ...holes]) {
    polygon.forEach(([x, y], index) => {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
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
 * Makes a canvas opaque where the photo shows, and transparent where pavers do: in the outline but for its holes and what
 * is erased. The edge is soft by a px. The context's transform takes photo px.
 */
export function drawMask(
  context: CanvasRenderingContext2D,
  outline: Outline,
  strokes: readonly EraserStroke[],
  { width, height }: Frame,
): void {
  const path = tracedOutline(outline);
  context.fillRect(0, 0, width, height);
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fill(path, 'evenodd');
  context.save();
  context.clip(path, 'evenodd');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { size, mode, points } of strokes) {
    context.globalCompositeOperation = mode === 'erase' ? 'source-over' : 'destination-out';
    context.lineWidth = eraserWidth(size, { width, height });
    context.stroke(strokePath(points));
  }
  context.restore();
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.stroke(path);
  context.restore();
}
