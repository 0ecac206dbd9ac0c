import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { colorOf } from '../css/readTokens';
import { business } from '../company/business';

/*
 * Draws social cards, the pictures that represent a page when it is shared: the page's title in the site's fonts,
 * beside a picture.
 */

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 500;

const require = createRequire(__filename);

/** The form in which satori accepts an element where no JSX is compiled. */
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

function layout(title: string): Node {
  return box(
    {
      width: WIDTH - PICTURE_WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 56px',
      background: colorOf('ground'),
      color: colorOf('ink'),
      fontFamily: 'Fraunces 0, Fraunces 1',
    },
    [
      box({ fontSize: title.length > 42 ? 54 : 64, lineHeight: 1.12, letterSpacing: '-0.02em' }, title),
      box({ flexDirection: 'column', gap: 6 }, [
        box({ fontSize: 32 }, business.name),
        box({ fontSize: 24, color: colorOf('kicker') }, `${business.phone.display} · ${business.regionLine}`),
      ]),
    ],
  );
}

async function draw(title: string, picture: Buffer, file: string): Promise<void> {
  // The second has the letters of names from Central and Eastern Europe, such as Ż and Ć.
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map((letters) =>
      readFile(require.resolve(`@fontsource/fraunces/files/fraunces-${letters}-600-normal.woff`)),
    ),
  );
  const words = await satori(layout(title) as Parameters<typeof satori>[0], {
    width: WIDTH - PICTURE_WIDTH,
    height: HEIGHT,
    fonts: fonts.map((data, index) => ({ name: `Fraunces ${index}`, data, weight: 600, style: 'normal' })),
  });
  const shown = await sharp(picture).resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' }).toBuffer();
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colorOf('ground') } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: shown, left: WIDTH - PICTURE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/**
 * Writes a card of 1200 × 630 pixels as JPEG. Drawing takes a quarter of a second, so each card is kept with the
 * build's other caches, under a hash of its content, and drawn again only if that changes.
 * @param picture the JPEG shown beside the title
 */
export async function writeSocialCard(title: string, picture: Buffer, target: string, siteDir: string): Promise<void> {
  const content = createHash('sha256')
    .update(await readFile(__filename))
    .update(JSON.stringify(layout(title)))
    .update(picture);
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  const kept = path.join(cache, `${content.digest('hex')}.jpg`);
  await mkdir(path.dirname(target), { recursive: true });
  const isKept = await copyFile(kept, target).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  await draw(title, picture, target);
  // Renames only a finished file, so that an interrupted build leaves no broken one.
  await mkdir(cache, { recursive: true });
  await copyFile(target, `${kept}.part`);
  await rename(`${kept}.part`, kept);
}
