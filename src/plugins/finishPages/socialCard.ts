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

/** Returns the file name of the card in a page's `og:image`, which may be another page's card. */
function cardName(page: CheerioAPI): string | undefined {
  const address = page('meta[property="og:image"]').attr('content');
  return address && path.posix.basename(new URL(address).pathname);
}

/** Returns the content of a page's card; undefined if the page has no separate card. */
export function cardOf(page: CheerioAPI): Card | undefined {
  const name = cardName(page);
  // Drawings also contain <title> elements.
  const title = page('head > title').text();
  // The 404 page shares the home page's card.
  const hasAddress = page('link[rel=canonical]').length > 0;
  if (!name || !title || !hasAddress) return undefined;
  // Uses the plain JPEG of the first picture on the page.
  const picture = page(`img[src^="${withBaseUrl('/pictures/')}"][src$=".jpg"]`).attr('src');
  return {
    name,
    title: title.replace(` | ${business.name}`, ''),
    ...(picture && { picture: path.posix.basename(picture) }),
  };
}

/** The cards of one build. */
export interface SocialCards {
  /** Draws a page's own card, if it has one, and records which card the page names. */
  readonly provide: (page: CheerioAPI, route: string) => Promise<void>;
  /** @throws Error that lists the pages that name a card that no page provided */
  readonly check: () => void;
}

/** Creates the drawer of social cards for a build. */
export async function socialCards(siteDir: string, outDir: string): Promise<SocialCards> {
  const { key = '' } = (await readManifest(folders))['home-hero'] ?? {};
  const shared = pictureFile('home-hero', { width: jpegWidth('homeHero'), format: 'jpg' }, key);
  const drawn = new Set<string>();
  /** Cards by the route of the page that names them. */
  const named = new Map<string, string>();

  return {
    async provide(page, route) {
      const name = cardName(page);
      if (name) named.set(route, name);
      const wanted = cardOf(page);
      if (!wanted) return;
      const picture = await readFile(path.join(generatedPictures(siteDir), wanted.picture ?? shared));
      await writeSocialCard(wanted.title, picture, path.join(outDir, 'social', wanted.name), siteDir);
      drawn.add(wanted.name);
    },
    check() {
      const lacking = [...named].filter(([, name]) => !drawn.has(name)).map(([route, name]) => `${route} (${name})`);
      if (lacking.length === 0) return;
      throw new Error(
        `These pages name a social card that is not drawn: ${lacking.join(', ')}. Give them a title and a canonical address with <Page>.`,
      );
    },
  };
}
