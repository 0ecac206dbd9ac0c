import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import satori from 'satori';
import sharp from 'sharp';
import { business } from '../../data/business';
import { readManifest } from '../../images/encode';
import { pictureFile } from '../../images/files';
import { jpegWidth } from '../../images/slots';
import { generatedPictures } from '../pictures';

/*
 * The picture that stands for a page where it is shared: its title in the site's type beside its own picture, made
 * for each built page from what the page itself says.
 */

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 500;

const require = createRequire(__filename);

/** What satori takes for an element where no JSX is compiled. */
interface Node {
  readonly type: string;
  readonly props: {
    readonly style: Record<string, string | number>;
    readonly children?: readonly (Node | string)[] | string;
  };
}

function box(style: Record<string, string | number>, children: readonly (Node | string)[] | string): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function card(title: string): Node {
  return box(
    {
      width: WIDTH - PICTURE_WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 56px',
      background: '#faf5ec',
      color: '#1b2a27',
      fontFamily: 'Fraunces',
    },
    [
      box({ fontSize: title.length > 42 ? 54 : 64, lineHeight: 1.12, letterSpacing: '-0.02em' }, title),
      box({ flexDirection: 'column', gap: 6 }, [
        box({ fontSize: 32 }, business.name),
        box({ fontSize: 24, color: '#9c3b22' }, `${business.phone.display} · ${business.regionLine}`),
      ]),
    ],
  );
}

/** What a page's card shows. */
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

async function draw(title: string, picture: Buffer, font: Buffer, file: string): Promise<void> {
  const words = await satori(card(title) as Parameters<typeof satori>[0], {
    width: WIDTH - PICTURE_WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Fraunces', data: font, weight: 600, style: 'normal' }],
  });
  const shown = await sharp(picture).resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' }).toBuffer();
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#faf5ec' } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: shown, left: WIDTH - PICTURE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** The cards of one build. */
export interface SocialCards {
  /** Draws the card of a page that has one of its own, and remembers which card the page names. */
  readonly provide: (page: CheerioAPI, route: string) => Promise<void>;
  /** @throws Error that says which pages name a card that none of the pages provided has. */
  readonly check: () => void;
}

/**
 * Draws the cards into the built site. A quarter of a second each, so a card is kept with the other caches of the build,
 * under a name made of all that it shows, and drawn again only when that changes.
 */
export async function socialCards(siteDir: string, outDir: string): Promise<SocialCards> {
  const font = await readFile(require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
  const layout = await readFile(__filename);
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(outDir, 'social'), { recursive: true });

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
      const content = createHash('sha256')
        .update(layout)
        .update(JSON.stringify(card(wanted.title)))
        .update(picture);
      const kept = path.join(cache, `${content.digest('hex')}.jpg`);
      const target = path.join(outDir, 'social', wanted.name);
      const isKept = await copyFile(kept, target).then(
        () => true,
        () => false,
      );
      if (!isKept) {
        await draw(wanted.title, picture, font, target);
        // Under its name only once it is whole, should the build be stopped.
        await copyFile(target, `${kept}.part`);
        await rename(`${kept}.part`, kept);
      }
      drawn.add(wanted.name);
    },
    check() {
      const lacking = [...named].filter(([, name]) => !drawn.has(name)).map(([route, name]) => `${route} (${name})`);
      if (lacking.length === 0) return;
      throw new Error(
        `No card is drawn for where these pages are shared: ${lacking.join(', ')}. A page gets one of its own by a title and an address, which <PageMetadata> gives it.`,
      );
    },
  };
}
