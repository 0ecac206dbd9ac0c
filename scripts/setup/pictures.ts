import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyFolders } from '../../src/company/load/folders';
import { textsOf, type Text } from '../../src/company/load/texts';
import { imageFolders, masterFor } from '../../src/images/encode';
import { savePictures } from '../../src/images/makePictures';
import { readPictures, type Pictures } from '../../src/images/readPictures';
import type { Differences } from './differences';

/** Returns the pictures that a page or an article names: in its front matter, on a card, between its paragraphs. */
export const picturesIn = ({ source }: Pick<Text, 'source'>): readonly string[] =>
  Array.from(source.matchAll(/(?:^picture: |\bpicture=|<Picture of=)["']?([\w-]+)/gm), ([, id = '']) => id);

/** The pictures on the first screen of the home page, wide and upright. */
const HOME_PICTURES = ['home-hero', 'home-hero-portrait'];

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

/**
 * Removes the pictures of what is gone, unless a page or an article still shows them. The sample's home page opens with a
 * pool, which a company may not build: it then opens with the rendering of a service, cropped to its center.
 */
export async function changePictures(
  company: CompanyFolders,
  { offered: [first], lostServiceIds }: Pick<Differences, 'offered' | 'lostServiceIds'>,
  lostPictures: readonly string[],
): Promise<void> {
  const before = readPictures(company);
  const shown = textsOf(company).flatMap(picturesIn);
  const isLeft = (id: string) => shown.includes(id) || !lostPictures.includes(id);
  const losesPool = first && lostServiceIds.includes('pool-decks');
  const added = losesPool ? homePicturesOf(before, first.id) : {};
  const masters = Object.entries(added).map(async ([id, { slots }]) => {
    const rendering = await readFile(path.join(imageFolders(company).masters, `${first?.id}.jpg`));
    return [id, await masterFor(slots, rendering)] as const;
  });
  const after = Object.entries({ ...before, ...added }).filter(([id]) => isLeft(id));
  if (masters.length === 0 && after.length === Object.keys(before).length) return;
  await savePictures(company, Object.fromEntries(after), Object.fromEntries(await Promise.all(masters)));
}
