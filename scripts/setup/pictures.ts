import { readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { siteDir, type CompanyFolders } from '../../src/company/load/folders';
import { listFiles } from '../../src/company/load/projectFiles';
import { textsOf } from '../../src/company/load/texts';
import { imageFolders } from '../../src/images/encode';
import { makePictures } from '../../src/images/makePictures';
import { readPictures, writePictures, type Pictures } from '../../src/images/readPictures';
import { formatOf } from '../../src/images/slots';
import type { Differences } from './differences';

/** Returns all that may name a picture: the texts of a company, and the components of the site. */
function sourcesOf(company: CompanyFolders): string {
  const components = listFiles(path.join(siteDir, 'src'))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(siteDir, 'src', file), 'utf8'));
  return [...textsOf(company).map(({ source }) => source), ...components].join('\n');
}

/** Removes pictures whose town, service or job is gone, unless a page or another part of the site still shows them. */
async function removePictures(company: CompanyFolders, ids: readonly string[]): Promise<void> {
  const pictures = readPictures(company);
  const shown = sourcesOf(company);
  // In code, a service's id in quotes is mostly no picture: `offers('pool-decks')`.
  const isShown = (id: string) => new RegExp(`picture\\w*\\s*[=:(]\\s*[{[]?["']${id}["']`, 'i').test(shown);
  const unused = [...new Set(ids)].filter((id) => pictures[id] && !isShown(id));
  if (unused.length === 0) return;
  const left = Object.fromEntries(Object.entries(pictures).filter(([id]) => !unused.includes(id)));
  for (const id of unused) rmSync(path.join(imageFolders(company).masters, `${id}.jpg`));
  await makePictures(company, left, () => undefined);
  writePictures(company, left);
}

/** The pictures on the first screen of the home page, wide and upright. */
const HOME_PICTURES = ['home-hero', 'home-hero-portrait'];

/** As good as the other masters, which are encoded once more. */
const QUALITY = 88;

/**
 * Returns the entries of the home page's pictures as a service's rendering fills them. None for a picture that is a
 * photograph already, or if the service has one.
 */
export function homePicturesOf(pictures: Pictures, service: string): Pictures {
  const shown = pictures[service];
  if (shown?.kind !== 'render') return {};
  const replaced = HOME_PICTURES.filter((id) => pictures[id]?.kind === 'render');
  return Object.fromEntries(replaced.map((id) => [id, { ...shown, slots: pictures[id].slots }]));
}

/** Shows the rendering of a service on the first screen of the home page, cropped to its center. */
async function showOnHomePage(company: CompanyFolders, service: string): Promise<void> {
  const pictures = readPictures(company);
  const added = homePicturesOf(pictures, service);
  if (Object.keys(added).length === 0) return;
  const { masters } = imageFolders(company);
  const rendering = await readFile(path.join(masters, `${service}.jpg`));
  for (const [id, { slots }] of Object.entries(added)) {
    const master = sharp(rendering).resize({ ...formatOf(slots), fit: 'cover' });
    await writeFile(path.join(masters, `${id}.jpg`), await master.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  }
  const after = { ...pictures, ...added };
  await makePictures(company, after, () => undefined);
  writePictures(company, after);
}

/** Removes the pictures of what is gone. The sample's home page opens with a pool, which a company may not build. */
export async function changePictures(
  company: CompanyFolders,
  { offered: [first], lostServices }: Pick<Differences, 'offered' | 'lostServices'>,
  lostPictures: readonly string[],
): Promise<void> {
  await removePictures(company, lostPictures);
  if (first && lostServices.some(({ id }) => id === 'pool-decks')) await showOnHomePage(company, first.id);
}
