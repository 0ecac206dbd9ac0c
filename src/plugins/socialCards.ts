import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import satori from 'satori';
import sharp from 'sharp';
import { business } from '../data/business';
import { readManifest } from '../images/encode';
import { pictureFile } from '../images/files';
import { jpegWidth } from '../images/slots';
import { generatedPictures } from './pictures';

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

/** Text of built HTML without its escapes. */
function plain(html: string | undefined): string | undefined {
  return html?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

interface Card {
  /** Its file's name in the folder `social`. */
  readonly name: string;
  readonly title: string;
  /** Path of the picture beside the title. */
  readonly picture: string;
}

/** What a built page says about its card, with the `shared` picture if it has none; nothing if it shares a card. */
function cardOf(html: string, pictures: string, shared: string): Card | undefined {
  const name = /\/social\/([\w-]+\.jpg)/.exec(html)?.[1];
  const title = plain(/<title[^>]*>([^<]+)/.exec(html)?.[1]);
  // The not-found page shares the home page's card.
  const ownCard = /rel="?canonical/.test(html);
  if (!name || !title || !ownCard) return undefined;
  // The first picture of a page is its own, in its plain JPEG.
  const [picture = shared] = /(?<=src="?\/pictures\/)[\w-]+\.jpg/.exec(html) ?? [];
  return { name, title: title.replace(` | ${business.name}`, ''), picture: path.join(pictures, picture) };
}

async function draw({ title, picture }: Card, font: Buffer, file: string): Promise<void> {
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

/**
 * The picture that stands for a page where it is shared: its title in the site's type beside its own picture, made
 * for each built page from what the page itself says. A quarter of a second each, so a card is kept with the other
 * caches of the build, under a name made of all that it shows, and drawn again only when that changes.
 */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir }) {
      const font = await readFile(require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
      const layout = await readFile(__filename);
      const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      await mkdir(cache, { recursive: true });
      await mkdir(path.join(outDir, 'social'), { recursive: true });

      const { key = '' } = (await readManifest(siteDir))['home-hero'] ?? {};
      const shared = pictureFile('home-hero', { width: jpegWidth('homeHero'), format: 'jpg' }, key);

      async function provide(file: string): Promise<void> {
        const wanted = cardOf(await readFile(file, 'utf8'), generatedPictures(siteDir), shared);
        if (!wanted) return;
        const content = createHash('sha256')
          .update(layout)
          .update(JSON.stringify(card(wanted.title)));
        const kept = path.join(cache, `${content.update(await readFile(wanted.picture)).digest('hex')}.jpg`);
        const target = path.join(outDir, 'social', wanted.name);
        const isKept = await copyFile(kept, target).then(
          () => true,
          () => false,
        );
        if (isKept) return;
        await draw(wanted, font, target);
        // Under its name only once it is whole, should the build be stopped.
        await copyFile(target, `${kept}.part`);
        await rename(`${kept}.part`, kept);
      }

      const files = await htmlFiles(outDir);
      const next = files.values();
      await Promise.all(
        Array.from({ length: availableParallelism() }, async () => {
          for (const file of next) await provide(file);
        }),
      );
    },
  };
}
