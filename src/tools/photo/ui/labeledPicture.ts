/** Makes the picture file that a visitor saves or shares. */
import { business } from '@site/src/company/business';

/** The strip below the picture, as shares of the picture's width. */
const TEXT = { size: 0.018, line: 0.026, margin: 0.02 };

/** Breaks a text into lines that fit a width. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/**
 * Makes a picture with a strip below it that says what it is and who it is from.
 * @throws Error if the browser cannot draw
 */
export function labeledPicture(picture: HTMLCanvasElement, description: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  const { width, height } = picture;
  const size = Math.max(12, Math.round(width * TEXT.size));
  const line = Math.round(Math.max(16, width * TEXT.line));
  const margin = Math.round(width * TEXT.margin);
  const font = `${size}px system-ui, sans-serif`;
  context.font = font;
  const words = `Rendering by ${business.name}, ${business.phone.display}. ${description}`;
  const lines = linesOf(context, words, width - 2 * margin);
  canvas.width = width;
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
