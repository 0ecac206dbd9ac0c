import { business } from '@site/src/company/business';
import { canvasFile, contextOf } from '@site/src/userInput/pictureFile';
import { extentOf } from '../core/dimensions';
import { paint } from '../core/paint';
import { fitView } from '../core/view';
import { linesOf } from './linesOf';
import type { ShownDesign } from './PlanDrawing';

/** In pixels. */
const FRAME = { width: 1200, height: 900 };
const TEXT = { size: 24, line: 34, margin: 36, room: 220 };

/**
 * Draws the designs side by side as a PNG, each with its description below.
 * @throws Error if the browser cannot create the picture
 */
export function exportPng(designs: readonly ShownDesign[]): Promise<Blob> {
  const context = contextOf(FRAME.width * designs.length, FRAME.height + TEXT.room);
  const { canvas } = context;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  designs.forEach(({ design, ready, scene, description }, index) => {
    const left = index * FRAME.width;
    const part = contextOf(FRAME.width, FRAME.height);
    paint(part, ready.painted, { design, view: fitView(extentOf(design), FRAME), frame: FRAME, pixelRatio: 1, scene });
    context.drawImage(part.canvas, left, 0);
    context.fillStyle = '#222';
    context.font = `${TEXT.size}px system-ui, sans-serif`;
    context.textBaseline = 'top';
    const words = `${description} ${business.name}, ${business.phone.display}.`;
    linesOf(context, words, FRAME.width - 2 * TEXT.margin).forEach((line, row) =>
      context.fillText(line, left + TEXT.margin, FRAME.height + TEXT.margin + row * TEXT.line),
    );
  });
  return canvasFile(canvas, 'png');
}
