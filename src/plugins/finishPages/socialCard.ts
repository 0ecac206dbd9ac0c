import { folders } from '../../company/load/folders';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { business } from '../../company/business';
import { withBaseUrl } from '../../company/site';
import { readManifest } from '../../images/encode';
import { pictureFile } from '../../images/files';
import { jpegWidth } from '../../images/slots';
import { writeSocialCard } from '../../images/socialCard';
import { generatedPictures } from '../pictures';

/** The content of a social card, the picture that represents a page when it is shared. */
export interface Card {
  /** File name in the folder `social`. */
  readonly name: string;
  readonly title: string;
  /** File name of the picture beside the title; without it, the card shows the shared picture. */
  readonly picture?: string;
}

/** Returns the content of a page's card; undefined if the page has no separate card. */
export function cardOf(page: CheerioAPI): Card | undefined {
  const address = page('meta[property="og:image"]').attr('content');
  // Drawings also contain <title> elements.
  const title = page('head > title').text();
  // The 404 page shares the home page's card.
  const hasAddress = page('link[rel=canonical]').length > 0;
  if (!address || !title || !hasAddress) return undefined;
  // Uses the plain JPEG of the first picture on the page.
  const picture = page(`img[src^="${withBaseUrl('/pictures/')}"][src$=".jpg"]`).attr('src');
  return {
    name: path.posix.basename(new URL(address).pathname),
    title: title.replace(` | ${business.name}`, ''),
    ...(picture && { picture: path.posix.basename(picture) }),
  };
}

/** Returns the step that draws a page's own card, if it has one. */
export async function socialCards(siteDir: string, outDir: string) {
  const { key = '' } = readManifest(folders)['home-hero'] ?? {};
  const shared = pictureFile('home-hero', { width: jpegWidth('homeHero'), format: 'jpg' }, key);
  return async (page: CheerioAPI): Promise<void> => {
    const card = cardOf(page);
    if (!card) return;
    const picture = await readFile(path.join(generatedPictures(siteDir), card.picture ?? shared));
    await writeSocialCard(card.title, picture, path.join(outDir, 'social', card.name), siteDir);
  };
}
