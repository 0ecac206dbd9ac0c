import { business } from '@site/src/company/business';
import { extentOf } from '../core/dimensions';
import { paint } from '../core/paint';
import { fitView } from '../core/view';
import { canvasFile } from '@site/src/userInput/pictureFile';
import type { ShownDesign } from './PlanDrawing';

/** In pixels. */
const FRAME = { width: 1200, height: 900 };
const TEXT = { size: 24, line: 34, margin: 36, room: 220 };

function writeLines(context: CanvasRenderingContext2D, text: string, x: number, y: number, width: number): void {
  let line = '';
  let top = y;
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      context.fillText(line, x, top);
      top += TEXT.line;
      line = word;
    } else {
      line = longer;
    }
  }
  context.fillText(line, x, top);
}

/**
 * Draws the designs side by side as a PNG, each with its description below.
 * @throws Error if the browser cannot create the picture
 */
export function exportPng(designs: readonly ShownDesign[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = FRAME.width * designs.length;
  canvas.height = FRAME.height + TEXT.room;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  designs.forEach(({ design, ready, scene, description }, index) => {
    const left = index * FRAME.width;
    const part = document.createElement('canvas');
    part.width = FRAME.width;
    part.height = FRAME.height;
    const partContext = part.getContext('2d');
    if (!partContext) throw new Error('This browser cannot draw on a second canvas.');
    const view = fitView(extentOf(design), FRAME);
    paint(partContext, ready.painted, { design, view, frame: FRAME, pixelRatio: 1, scene });
    context.drawImage(part, left, 0);
    context.fillStyle = '#222';
    context.font = `${TEXT.size}px system-ui, sans-serif`;
    context.textBaseline = 'top';
    const words = `${description} ${business.name}, ${business.phone.display}.`;
    writeLines(context, words, left + TEXT.margin, FRAME.height + TEXT.margin, FRAME.width - 2 * TEXT.margin);
  });
  return canvasFile(canvas, 'png');
}
