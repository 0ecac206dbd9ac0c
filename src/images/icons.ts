import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '../data/brand';

/** An icon of the web app manifest, as PNG. */
export interface Icon {
  readonly file: string;
  /** Pixels a side. */
  readonly size: number;
  /** `maskable`: systems may cut it to their own shape, within a circle of 80 % of its width. */
  readonly purpose: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** Share of the icon's width that the mark takes: a square within the circle that no system cuts off. */
const MARK = { any: 0.86, maskable: 0.54 };

/** Draws the site's mark on its ground. */
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
