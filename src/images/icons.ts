import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '../data/brand';

/** An icon of the web app manifest, as PNG. */
export interface Icon {
  readonly file: string;
  /** Side in pixels. */
  readonly size: number;
  /** `maskable`: systems may crop it to their own shape, within a circle of 80% of its width. */
  readonly purpose: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** Share of the icon's width for the mark; if maskable, a square inside the circle that no system crops. */
const MARK = { any: 0.86, maskable: 0.54 };

/** Draws the site's mark on its background. */
export async function drawIcon(mark: string, { size, purpose }: Icon): Promise<Buffer> {
  const width = Math.round(size * MARK[purpose]);
  const drawing = await sharp(await readFile(mark), { density: 1200 })
    .resize(width, width)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: brand.ground } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}
