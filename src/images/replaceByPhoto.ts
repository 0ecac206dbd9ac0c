/** Puts a photograph in the place of a rendering: its master, its entry, and what is made of them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import ts from 'typescript';
import { checkEntry, imageFolders } from './encode';
import { makePictures } from './makePictures';
import type { PictureEntry } from './pictures';
import { formatOf, widthsOf, type Format } from './slots';

/** A master is at most this many bytes; its JPEG quality gives way first. */
const MASTER_BYTES = 900_000;
const FIRST_QUALITY = 88;

/** A photograph that has to lose more of its area than this was not taken for this place. */
const MOST_CROPPED = 0.4;

export interface Photo {
  readonly siteDir: string;
  /** Of the picture that it replaces. */
  readonly id: string;
  /** Path of the photograph. */
  readonly file: string;
  /** What is to be seen on it. */
  readonly alt: string;
}

/** The largest part of these proportions that can be cut out of a photograph. */
function largestCrop(photo: Format, wanted: Format): Format {
  const ratio = wanted.width / wanted.height;
  return photo.width / photo.height > ratio
    ? { width: Math.round(photo.height * ratio), height: photo.height }
    : { width: photo.width, height: Math.round(photo.width / ratio) };
}

function inWords({ width, height }: Format): string {
  return `${width} × ${height} pixels`;
}

/** Reads a photograph the right way up, without what the camera noted: place, time, device. */
async function readUpright(file: string): Promise<{ pixels: Buffer } & Format> {
  try {
    const { data: pixels, info } = await sharp(file)
      .autoOrient()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { pixels, width: info.width, height: info.height };
  } catch {
    throw new Error(`${file} cannot be read as a picture. Export it as JPEG and try again.`);
  }
}

/**
 * A photograph as the master of this picture: cropped from its middle, scaled, in sRGB and without EXIF.
 * @throws Error that says in words why the photograph will not do.
 */
export async function masterOf(id: string, file: string): Promise<Buffer> {
  const photo = await readUpright(file);
  const wanted = formatOf(id);
  const crop = largestCrop(photo, wanted);
  const lost = 1 - (crop.width * crop.height) / (photo.width * photo.height);
  if (lost > MOST_CROPPED) {
    const shape = wanted.width > wanted.height ? 'wide' : 'upright';
    throw new Error(
      `"${id}" is a ${shape} picture (${wanted.width} × ${wanted.height}). This photo has ${inWords(photo)}: ` +
        `${Math.round(lost * 100)}% of it would be cut off. Choose a ${shape} one, or crop it yourself first.`,
    );
  }
  const needed = Math.max(...widthsOf(id));
  if (crop.width < needed) {
    throw new Error(
      `"${id}" is shown up to ${needed} pixels wide. This photo has ${inWords(photo)}, ${inWords(crop)} once cropped. ` +
        'Choose a larger one: the camera’s own file, not one from a message.',
    );
  }
  const scaled = sharp(photo.pixels)
    .resize({ ...wanted, fit: 'cover', withoutEnlargement: true })
    .toColorspace('srgb');
  let quality = FIRST_QUALITY;
  let master = await scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
  while (master.length > MASTER_BYTES) {
    quality -= 4;
    master = await scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return master;
}

/** Longest line of the project's sources. */
const LINE = 120;

/** A string as it stands in the project's sources. */
function quote(text: string): string {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** An entry as it stands in pictures.ts, on one line or several. */
function entryText(name: string, { kind, alt, width, height }: PictureEntry): string {
  const values = [quote(kind), quote(alt), width, height];
  const line = `  ${name}: master(${values.join(', ')}),`;
  return line.length <= LINE
    ? line.trim()
    : `${name}: master(\n${values.map((value) => `    ${value},\n`).join('')}  ),`;
}

/** The text of pictures.ts with the entry of this id replaced. */
function withEntry(text: string, id: string, entry: PictureEntry): string {
  const source = ts.createSourceFile('pictures.ts', text, ts.ScriptTarget.Latest, true);
  let found: ts.PropertyAssignment | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) &&
      node.name.text === id
    ) {
      found = node;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found) throw new Error(`There is no picture "${id}" in src/images/pictures.ts.`);
  // The comma after it is part of the entry's text.
  return text.slice(0, found.getStart()) + entryText(found.name.getText(), entry) + text.slice(found.getEnd() + 1);
}

/**
 * Replaces a picture by a photograph.
 * @param entries What src/images/pictures.ts says now.
 * @throws Error that says in words what is wrong with the photograph or its alt text; nothing has changed then.
 */
export async function replaceByPhoto(
  { siteDir, id, file, alt }: Photo,
  entries: Readonly<Record<string, PictureEntry>>,
): Promise<void> {
  if (!Object.hasOwn(entries, id)) {
    const near = Object.keys(entries).filter((known) => known.includes(id) || id.includes(known));
    const known = near.length > 0 ? near : Object.keys(entries);
    throw new Error(`There is no picture "${id}". There are: ${known.join(', ')}.`);
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const master = await masterOf(id, file);
  const { width, height } = await sharp(master).metadata();
  const entry: PictureEntry = { kind: 'photo', alt: alt.trim(), width, height };
  checkEntry(id, entry);

  const entriesFile = path.join(siteDir, 'src', 'images', 'pictures.ts');
  const text = withEntry(await readFile(entriesFile, 'utf8'), id, entry);
  const { masters } = imageFolders(siteDir);
  await mkdir(masters, { recursive: true });
  const masterFile = path.join(masters, `${id}.jpg`);
  const former = await readFile(masterFile).catch(() => undefined);
  await writeFile(masterFile, master);
  try {
    await makePictures(siteDir, () => undefined, { ...entries, [id]: entry });
  } catch (error) {
    if (former) await writeFile(masterFile, former);
    else await rm(masterFile);
    throw error;
  }
  await writeFile(entriesFile, text);
}
