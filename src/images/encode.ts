/**
 * Encodes masters into the files that browsers choose from. Runs at build time and in scripts only.
 *
 * An AVIF file takes a second or more to encode, so `npm run pictures` makes those once and they are committed. WebP and
 * JPEG files take a tenth of that, so each build makes them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile, type PictureFile } from './files';
import type { MadePicture } from './manifest';
import type { PictureEntry } from './pictures';
import { byteLimit, filesOf, formatOf, widthsOf, type Format, type SlotId } from './slots';

const AVIF_QUALITY = 45;
/** Lowest quality that still shows the texture of pavers. */
const LEAST_AVIF_QUALITY = 24;
const WEBP_QUALITY = 72;
const JPEG_QUALITY = 76;

/** Largest relative difference between the proportions of a master and its slots. */
const PROPORTION_TOLERANCE = 0.02;

const COMMAND = 'npm run pictures';

/** Returns the paths of the committed pictures: descriptions, masters and the files made from them. */
export function imageFolders(siteDir: string) {
  const images = path.join(siteDir, 'src', 'images');
  return {
    pictures: path.join(images, 'pictures.json'),
    masters: path.join(images, 'masters'),
    derivatives: path.join(images, 'derivatives'),
    manifest: path.join(images, 'manifest.json'),
  };
}

/** Reads the manifest, by picture id. */
export async function readManifest(siteDir: string): Promise<Record<string, MadePicture>> {
  const { manifest } = imageFolders(siteDir);
  return existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : {};
}

/** Returns the path of a master for messages. */
function masterPath(id: string): string {
  return `src/images/masters/${id}.jpg`;
}

function fail(id: string, complaint: string): never {
  throw new Error(`Picture "${id}": ${complaint}`);
}

/**
 * Checks that a master exists and fits its slots.
 * @returns its size in pixels
 * @throws Error that names the picture and says what is wrong
 */
export async function checkMaster(id: string, { kind, slots }: PictureEntry, siteDir: string): Promise<Format> {
  const file = path.join(imageFolders(siteDir).masters, `${id}.jpg`);
  if (!existsSync(file)) {
    fail(id, `there is no ${masterPath(id)}. Put the ${kind} there, or correct the id in src/images/pictures.json.`);
  }
  // Not by its path: sharp keeps files open, and Windows lets nobody replace or delete an open file.
  const { width, height } = await sharp(await readFile(file)).metadata();
  const format = formatOf(slots);
  const places = slots.join(', ');
  if (Math.abs((width / height) * (format.height / format.width) - 1) > PROPORTION_TOLERANCE) {
    fail(
      id,
      `${width} × ${height} pixels are not in the proportions ${format.width} : ${format.height} of ${places}. Crop it.`,
    );
  }
  const needed = Math.max(...widthsOf(slots));
  if (width < needed)
    fail(id, `${width} pixels are too few for ${places}, where it is shown up to ${needed} wide. Use a larger one.`);
  return { width, height };
}

/** Hashes a master and its encoding settings for the names of its files: 8 hexadecimal digits. */
function keyOf(slots: readonly SlotId[], master: Buffer): string {
  const settings = {
    files: filesOf(slots),
    limits: widthsOf(slots).map((width) => byteLimit(slots, width)),
    qualities: [AVIF_QUALITY, LEAST_AVIF_QUALITY, WEBP_QUALITY, JPEG_QUALITY],
  };
  return createHash('sha256').update(master).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

/** Returns a master's bytes and its key. */
export async function readMaster(
  id: string,
  { slots }: PictureEntry,
  siteDir: string,
): Promise<{ master: Buffer; key: string }> {
  const master = await readFile(path.join(imageFolders(siteDir).masters, `${id}.jpg`));
  return { master, key: keyOf(slots, master) };
}

function scaled(master: Buffer, width: number) {
  return sharp(master).resize({ width });
}

/**
 * Encodes an AVIF file of this width, at the best quality within its slots' byte limit.
 * @throws Error that names the picture if no quality is within it
 */
export async function encodeAvif(id: string, { slots }: PictureEntry, master: Buffer, width: number): Promise<Buffer> {
  const limit = byteLimit(slots, width);
  let quality = AVIF_QUALITY;
  for (;;) {
    const avif = await scaled(master, width).avif({ quality }).toBuffer();
    if (avif.length <= limit) return avif;
    if (quality === LEAST_AVIF_QUALITY) {
      fail(
        id,
        `${width} pixels wide, it takes ${avif.length} bytes, and the limit is ${limit}. Choose a picture with less detail.`,
      );
    }
    const step = Math.max(2, Math.round(15 * (avif.length / limit - 1)));
    quality = Math.max(LEAST_AVIF_QUALITY, quality - step);
  }
}

/** Encodes a file for browsers without AVIF. */
export async function encodePlain(master: Buffer, { width, format }: PictureFile): Promise<Buffer> {
  const picture = scaled(master, width);
  return format === 'webp'
    ? picture.webp({ quality: WEBP_QUALITY }).toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

/** Returns the average color of a picture, as #rrggbb. */
export async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * Checks that the committed files of a picture were made from this master, with these settings.
 * @throws Error that names the picture and the command to run
 */
export async function checkMade(
  id: string,
  { slots }: PictureEntry,
  key: string,
  made: MadePicture | undefined,
  siteDir: string,
): Promise<void> {
  const remedy = `Run \`${COMMAND}\` and commit what it writes.`;
  if (!made) fail(id, `no files have been made from its master yet. ${remedy}`);
  if (made.key !== key) fail(id, `its master or its slots have changed since its AVIF files were made. ${remedy}`);
  const { derivatives } = imageFolders(siteDir);
  for (const width of widthsOf(slots)) {
    const name = pictureFile(id, { width, format: 'avif' }, key);
    const content = await readFile(path.join(derivatives, name)).catch(() => fail(id, `${name} is missing. ${remedy}`));
    if (hashOf(content) !== made.avif[width]) fail(id, `${name} is not the file that was made for it. ${remedy}`);
  }
}

/** Hashes a committed file: 16 hexadecimal digits. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Runs work on each item, as many at a time as there are processors. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
