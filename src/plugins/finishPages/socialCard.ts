import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { business } from '../../data/business';
import { readManifest } from '../../images/encode';
import { pictureFile } from '../../images/files';
import { jpegWidth } from '../../images/slots';
import { writeSocialCard } from '../../images/socialCard';
import { generatedPictures } from '../pictures';

/** What the picture shows that stands for a page where it is shared. */
export interface Card {
  /** Its file's name in the folder `social`. */
  readonly name: string;
  readonly title: string;
  /** File name of the picture beside the title; without it, the one that pages without a picture share. */
  readonly picture?: string;
}

/** The file name of the card that a page names as its own or as one that it shares. */
function cardName(page: CheerioAPI): string | undefined {
  const address = page('meta[property="og:image"]').attr('content');
  return address && path.posix.basename(new URL(address).pathname);
}

/** What a page says about its card; nothing if it has none of its own. */
export function cardOf(page: CheerioAPI): Card | undefined {
  const name = cardName(page);
  // Drawings have titles, too.
  const title = page('head > title').text();
  // The not-found page shares the home page's card.
  const hasAddress = page('link[rel=canonical]').length > 0;
  if (!name || !title || !hasAddress) return undefined;
  // The first picture of a page is its own, in its plain JPEG.
  const picture = page('img[src^="/pictures/"][src$=".jpg"]').attr('src');
  return {
    name,
    title: title.replace(` | ${business.name}`, ''),
    ...(picture && { picture: path.posix.basename(picture) }),
  };
}

/** The cards of one build. */
export interface SocialCards {
  /** Draws the card of a page that has one of its own, and remembers which card the page names. */
  readonly provide: (page: CheerioAPI, route: string) => Promise<void>;
  /** @throws Error that says which pages name a card that none of the pages provided has. */
  readonly check: () => void;
}

/** Draws the cards of pages into the built site. */
export async function socialCards(siteDir: string, outDir: string): Promise<SocialCards> {
  const { key = '' } = (await readManifest(siteDir))['home-hero'] ?? {};
  const shared = pictureFile('home-hero', { width: jpegWidth('homeHero'), format: 'jpg' }, key);
  const drawn = new Set<string>();
  /** Card by the route of a page that names it. */
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
        `These pages name a social card that is not drawn: ${lacking.join(', ')}. A page gets its own card once <PageMetadata> gives it a title and an address.`,
      );
    },
  };
}
