/** Makes the picture file that a visitor saves or shares. */
import { business } from '@site/src/company/business';
import { contextOf } from '@site/src/userInput/pictureFile';
import { linesOf } from '../../visualizer/ui/linesOf';

/** The strip below the picture, as shares of the picture's width. */
const TEXT = { size: 0.018, line: 0.026, margin: 0.02 };

/**
 * Makes a picture with a strip below it that says what it is and who it is from.
 * @throws Error if the browser cannot draw
 */
export function labeledPicture(picture: HTMLCanvasElement, description: string): HTMLCanvasElement {
  const { width, height } = picture;
  const context = contextOf(width, height);
  const { canvas } = context;
  const size = Math.max(12, Math.round(width * TEXT.size));
  const line = Math.round(Math.max(16, width * TEXT.line));
  const margin = Math.round(width * TEXT.margin);
  const font = `${size}px system-ui, sans-serif`;
  context.font = font;
  const words = `Rendering by ${business.name}, ${business.phone.display}. ${description}`;
  const lines = linesOf(context, words, width - 2 * margin);
  // Resets the context.
  canvas.height = height + 2 * margin + lines.length * line;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.font = font;
  context.fillStyle = '#222';
  context.textBaseline = 'top';
  lines.forEach((text, index) => context.fillText(text, margin, height + margin + index * line));
  return canvas;
}
