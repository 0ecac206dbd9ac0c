/**
 * Makes the files that browsers choose from out of the masters. Runs at build time and in scripts only.
 *
 * AVIF is what nearly every visitor gets and takes a second and more a file, so `npm run pictures` makes those once and
 * they are committed. WebP and JPEG, for the few others, take a tenth of that and are made with the build.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { MadePicture } from './manifest';
import { pictureFile, type PictureEntry, type PictureFile } from './pictures';
import { byteLimit, filesOf, formatOf, slotsOf, widthsOf } from './slots';

const AVIF_QUALITY = 45;
/** Below this, stone turns to felt. */
const LEAST_AVIF_QUALITY = 24;
const WEBP_QUALITY = 72;
const JPEG_QUALITY = 76;

/** How far a master's proportions may be from those of its slots. */
const PROPORTION_TOLERANCE = 0.02;

/** Shortest alternative text that can say what a picture shows. */
const SHORTEST_ALT = 20;

export const COMMAND = 'npm run pictures';

/** The committed masters and what was made of them. */
export function imageFolders(siteDir: string) {
  const images = path.join(siteDir, 'src', 'images');
  return {
    masters: path.join(images, 'masters'),
    derivatives: path.join(images, 'derivatives'),
    manifest: path.join(images, 'manifest.json'),
  };
}

/** What the manifest says now, by picture id. */
export async function readManifest(siteDir: string): Promise<Record<string, MadePicture>> {
  const { manifest } = imageFolders(siteDir);
  return existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : {};
}

/** Where a master stands, as messages name it. */
export function masterPath(id: string): string {
  return `src/images/masters/${id}.jpg`;
}

function fail(id: string, complaint: string): never {
  throw new Error(`Picture "${id}": ${complaint}`);
}

/**
 * Looks at what is said about a picture.
 * @throws Error that names the picture and says what to write.
 */
export function checkEntry(id: string, { kind, alt }: PictureEntry): void {
  if (alt.trim().length < SHORTEST_ALT) {
    fail(id, `its alt text in src/images/pictures.ts does not say what is to be seen. Write a sentence.`);
  }
  if ((kind === 'render') !== alt.startsWith('Rendering')) {
    fail(id, `its alt text in src/images/pictures.ts begins with "Rendering" if the picture is one, and only then.`);
  }
}

/**
 * Looks whether a master suits its entry and its slots.
 * @throws Error that names the picture and says what is wrong.
 */
export async function checkMaster(id: string, picture: PictureEntry, siteDir: string): Promise<void> {
  const file = path.join(imageFolders(siteDir).masters, `${id}.jpg`);
  if (!existsSync(file)) {
    fail(id, `there is no ${masterPath(id)}, though src/images/pictures.ts calls it a ${picture.kind}.`);
  }
  const { width, height } = await sharp(file).metadata();
  if (width !== picture.width || height !== picture.height) {
    fail(id, `${masterPath(id)} has ${width} × ${height} pixels; write that in src/images/pictures.ts.`);
  }
  const format = formatOf(id);
  const slots = slotsOf(id).join(', ');
  if (Math.abs((width / height) * (format.height / format.width) - 1) > PROPORTION_TOLERANCE) {
    fail(id, `${width} × ${height} pixels are not in the proportions ${format.width} : ${format.height} of ${slots}.`);
  }
  const needed = Math.max(...widthsOf(id));
  if (width < needed) fail(id, `${width} pixels are too few for ${slots}, where it is shown up to ${needed} wide.`);
}

/** Tells a master encoded with one set of settings from every other: 8 hexadecimal digits, part of each file's name. */
export function keyOf(id: string, master: Buffer): string {
  const settings = {
    files: filesOf(id),
    limits: widthsOf(id).map((width) => byteLimit(id, width)),
    qualities: [AVIF_QUALITY, LEAST_AVIF_QUALITY, WEBP_QUALITY, JPEG_QUALITY],
  };
  return createHash('sha256').update(master).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

/** A master's bytes and its key. */
export async function readMaster(id: string, siteDir: string): Promise<{ master: Buffer; key: string }> {
  const master = await readFile(path.join(imageFolders(siteDir).masters, `${id}.jpg`));
  return { master, key: keyOf(id, master) };
}

function scaled(master: Buffer, width: number) {
  return sharp(master).resize({ width });
}

/**
 * An AVIF file of this width, at the best quality that keeps it within its slots' limit of bytes.
 * @throws Error that names the picture where no quality does.
 */
export async function encodeAvif(id: string, master: Buffer, width: number): Promise<Buffer> {
  const limit = byteLimit(id, width);
  let quality = AVIF_QUALITY;
  for (;;) {
    const avif = await scaled(master, width).avif({ quality }).toBuffer();
    if (avif.length <= limit) return avif;
    if (quality === LEAST_AVIF_QUALITY) {
      fail(
        id,
        `${width} pixels wide it takes ${avif.length} bytes, and ${limit} are allowed. Choose a calmer picture.`,
      );
    }
    const step = Math.max(2, Math.round(15 * (avif.length / limit - 1)));
    quality = Math.max(LEAST_AVIF_QUALITY, quality - step);
  }
}

/** A file for browsers without AVIF. */
export async function encodePlain(master: Buffer, { width, format }: PictureFile): Promise<Buffer> {
  const picture = scaled(master, width);
  return format === 'webp'
    ? picture.webp({ quality: WEBP_QUALITY }).toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

/** The average color of a picture, as #rrggbb. */
export async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * Looks whether the committed files of a picture were made from this master, with these settings.
 * @throws Error that names the picture and the command to run.
 */
export async function checkMade(
  id: string,
  key: string,
  made: MadePicture | undefined,
  siteDir: string,
): Promise<void> {
  const remedy = `Run \`${COMMAND}\` and commit what it writes.`;
  if (!made) fail(id, `nothing has been made of its master yet. ${remedy}`);
  if (made.key !== key) fail(id, `its master or its slots have changed since its AVIF files were made. ${remedy}`);
  const { derivatives } = imageFolders(siteDir);
  for (const width of widthsOf(id)) {
    const name = pictureFile(id, { width, format: 'avif' }, key);
    const content = await readFile(path.join(derivatives, name)).catch(() => fail(id, `${name} is missing. ${remedy}`));
    if (hashOf(content) !== made.avif[width]) fail(id, `${name} is not the file that was made for it. ${remedy}`);
  }
}

/** Recognizes a committed file: 16 hexadecimal digits. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Does work on each item, as many at a time as there are processors. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
