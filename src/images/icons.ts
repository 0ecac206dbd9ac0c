import sharp, { type Sharp } from 'sharp';
import { colorOf, readTokens } from '../css/readTokens';
import { logo } from '../company/facts';
import type { Icon } from './iconFiles';

/** Side of favicon.ico, in pixels: what Google recommends at least for the icon beside its results. */
export const FAVICON = 48;

/** Side of the icon in a browser's tab, in pixels: sharp at a pixel ratio of 2. */
export const TAB_ICON = 32;

/** Share of the icon's width for the mark; if maskable, a square inside the circle that no system crops. */
const MARK = { any: 0.86, maskable: 0.54 };

/** Share of the mark's width left free around it in a browser tab. */
const MARGIN = 1 / 30;

/** Returns the company's mark as a complete SVG file, in the colors of the palette. */
function drawMark(): string {
  const { light } = readTokens();
  const drawing = logo.drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colorOf(name, light));
  const [left = 0, top = 0, width = 0, height = 0] = logo.viewBox.split(' ').map(Number);
  const margin = width * MARGIN;
  const box = [left - margin, top - margin, width + 2 * margin, height + 2 * margin].join(' ');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'>${drawing}</svg>`;
}

/** Draws the mark as a square without a background. */
function drawSquare(size: number): Sharp {
  return sharp(Buffer.from(drawMark()), { density: 1200 }).resize(size, size, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

/** Draws the site's mark on its ground. */
export async function drawIcon({ size, purpose }: Icon): Promise<Buffer> {
  const drawing = await drawSquare(Math.round(size * MARK[purpose]))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: colorOf('ground') } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

/**
 * Draws the icon of browser tabs as a data URL, because a file would compete with the first picture for a slow connection.
 * Not as SVG, for which Chrome creates a document of its own on each page: that takes longer than the boot script.
 */
export async function drawTabIcon(): Promise<string> {
  const webp = await drawSquare(TAB_ICON).webp({ lossless: true }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** Draws favicon.ico: the mark as PNG behind the header of an icon file with one picture. */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawSquare(FAVICON).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON, 6);
  header.writeUInt8(FAVICON, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
