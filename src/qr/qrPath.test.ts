/** @jest-environment node */
import { expect, test } from '@jest/globals';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { business } from '../company/business';
import { referralLink } from '../leads/form/referrer';
import { qrPath } from './qrPath';

/** Decodes a drawing with a library independent of the one that encoded it. */
async function read(text: string): Promise<string | undefined> {
  const { size, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(6 * size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  `${business.url}/#contact`,
  ...['Maria', 'Maria Del Rio', "O'Brien & Sons, 50% off?", 'שלום עולם', '👷🏽‍♀️🧱', '<b>x</b>', '🏗'.repeat(80)].map(
    (name) => referralLink(business.url, name),
  ),
])('%s is decoded unchanged', async (text) => {
  expect(await read(text)).toBe(text);
});

test('has a quiet zone of four light modules', () => {
  const { size, path } = qrPath(`${business.url}/?ref=Maria`);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    row: Number(y),
  }));
  expect(Math.min(...runs.map(({ left }) => left))).toBe(4);
  expect(Math.max(...runs.map(({ right }) => right))).toBe(size - 4);
  expect(Math.min(...runs.map(({ row }) => row))).toBe(4);
  expect(Math.max(...runs.map(({ row }) => row))).toBe(size - 5);
});
