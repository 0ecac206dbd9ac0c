/**
 * The slots: places for pictures, the width at which a picture is drawn there, and the widths it is offered in.
 * pictures.yaml lists the slots of each picture; tests/pictures.spec.ts compares them with the pages.
 *
 * `sizes` is the width at which a picture is drawn, not that of its place: in a place with narrower proportions, a
 * picture covers the height and is cropped at the sides.
 */
import { services } from '../company/services';
import type { PictureFile } from './files';

/** A picture's proportions and size in pixels. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

export interface Slot {
  /** Width at which the picture is drawn, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /**
   * Widths in pixels at which the picture is offered, smallest first; those wider than its master are left out.
   */
  readonly widths: readonly number[];
  /** True if the joints between pavers are what it shows, so that they have to be seen one by one. */
  readonly joints?: true;
  /** Limits AVIF files up to this width to this many bytes, by lowering their quality. */
  readonly budget?: { readonly upTo: number; readonly bytes: number };
  /** True if the picture opens in the lightbox, as wide as its master. */
  readonly opens?: true;
  /** Proportions of a master and the size that is enough, if it is not `WIDE`. A larger one is sharper on large screens. */
  readonly format?: Format;
}

const WIDE: Format = { width: 1920, height: 1200 };
const CATALOG: Format = { width: 1200, height: 900 };
const DETAIL: Format = { width: 720, height: 540 };

/** Widest JPEG file, in pixels: browsers without AVIF and WebP run on old, small screens. */
const WIDEST_JPEG = 1000;
/** Widest WebP file, in pixels: browsers with WebP and without AVIF are few, and some years old. */
const WIDEST_WEBP = 1440;

/** AVIF quality, 0 to 100, and that of pictures of joints: below it, the lines between pavers break up. */
const QUALITY = 50;
const JOINTS_QUALITY = 58;

/** Largest file of a card's picture on a phone, in bytes. */
const CARD_BYTES = 40_000;
/** Largest file of a page's first picture on a phone, so that a slow connection delivers it in three round trips. */
const FIRST_BYTES = 60_000;
/** The same if this many cards load at the same time. */
const FIRST_BYTES_BESIDE = { 2: 34_000, 3: 28_000 };
/** Largest file of one of several pictures that load together with a page's first, in bytes. */
const BESIDE_BYTES = 24_000;

/**
 * Returns this width for phones. Nobody sees the third pixel per point that many of them have, so these load the files
 * for two; browsers that don't know `min-resolution` here, such as Safari 15, load larger ones.
 */
function phone(width: string): string {
  return `(min-resolution: 2.5dppx) calc(${width} * 2 / 3), calc(${width})`;
}

function card(sizes: string, widths: readonly number[], bytes = CARD_BYTES): Slot {
  return { sizes, widths, budget: { upTo: 760, bytes } };
}

const PAGE_HERO = {
  sizes: `(min-width: 56rem) max(50.2vw, 61rem), ${phone('107vw')}`,
  widths: [640, 840, 1000, 1440, 1920],
};
const CARD_WIDTHS = [416, 592, 760, 1000];
const TILE_WIDTHS = [400, 592, 720];
const WORK_WIDTHS = [416, 640, 840, 1280, 1920];

/** Width of the first service below 60rem: it has a row of its own if the others come in pairs. */
const FIRST_TILE = services.length % 2 === 0 ? '46.5vw' : '(100vw - 2.3rem)';

export const slots = {
  /** The first screen of the home page: below the words, or beside them from 64rem on. */
  homeHero: {
    sizes: '(min-width: 64rem) 67vw, 118vw',
    widths: [800, 960, 1200, 1600, 2000, 2560],
    joints: true,
    format: { width: 1200, height: 860 },
  },
  /** The same on phones held upright. */
  homeHeroPortrait: {
    sizes: phone('105vw'),
    widths: [640, 800, 1000, 1280],
    joints: true,
    budget: { upTo: 1000, bytes: FIRST_BYTES },
    format: { width: 800, height: 840 },
  },
  /** The first screen of other pages: above the text, or beside it from 56rem on. */
  pageHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES } },
  /** The same on the product and pool deck pages, whose first cards load at the same time. */
  productsHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[3] } },
  poolDecksHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[3] } },
  /** Cards in one, two and three columns (Cards). */
  card: card(`(min-width: 64.1rem) 25.5rem, (min-width: 42.5rem) 49vw, ${phone('(107vw - 2.4rem)')}`, CARD_WIDTHS),
  /** Cards in a row that swipes on phones, and as above on wider screens (SwipeRow). Their pictures open. */
  swipeCard: {
    ...card(
      `(min-width: 64.1rem) 25.5rem, (min-width: 42.5rem) 49vw, (min-width: 36rem) calc(107vw - 2.4rem), ${phone('min(83.5vw, 18.2rem)')}`,
      CARD_WIDTHS,
    ),
    joints: true,
    opens: true,
  },
  /** Cards in a section, whose title is beside them between 60 and 72rem. */
  sectionCard: {
    ...card(
      `(min-width: 72rem) 25rem, (min-width: 60rem) 62vw, (min-width: 42.5rem) 49vw, ${phone('(107vw - 2.4rem)')}`,
      [...CARD_WIDTHS, 1440],
    ),
    joints: true,
  },
  /** Products: two, three and four columns; one on the narrowest phones. */
  product: {
    ...card(
      `(min-width: 75rem) 17.75rem, (min-width: 56.2rem) 30vw, (min-width: 37.4rem) 46vw, (max-width: 20.99rem) calc(100vw - 2.3rem), ${phone('46vw')}`,
      [416, 720, 1200],
    ),
    joints: true,
    budget: { upTo: 416, bytes: 14_000 },
    opens: true,
    format: CATALOG,
  },
  /** Fire pits: two columns, one on the narrowest phones and again on small tablets. */
  firePit: {
    ...card(
      `(min-width: 80rem) 37rem, (min-width: 44.7rem) 46vw, (min-width: 37.4rem) calc(100vw - 2.3rem), (max-width: 20.99rem) calc(100vw - 2.3rem), ${phone('46vw')}`,
      [416, 592, 720, 1200, 1440],
    ),
    joints: true,
    opens: true,
    format: CATALOG,
  },
  /** The services of the home page, four, five, six and seven of twelve columns wide; the widest comes first. */
  tile4: card(`(min-width: 60rem) 24.5rem, ${phone('46.5vw')}`, TILE_WIDTHS),
  tile5: card(`(min-width: 60rem) 31rem, ${phone('46.5vw')}`, [...TILE_WIDTHS, 1000]),
  tile6: card(`(min-width: 80rem) 37rem, (min-width: 60rem) 46vw, ${phone('46.5vw')}`, [...TILE_WIDTHS, 1200]),
  tile7: card(`(min-width: 80rem) 43.5rem, (min-width: 60rem) 54vw, ${phone(FIRST_TILE)}`, [
    ...TILE_WIDTHS,
    1000,
    1440,
  ]),
  /** The blog: two large cards first, then three in a row, as below an article. */
  articleLead: card(
    `(min-width: 80rem) 37rem, (min-width: 40rem) 46vw, ${phone('(100vw - 2.3rem)')}`,
    [...TILE_WIDTHS, 1200],
    BESIDE_BYTES,
  ),
  articleCard: card(
    `(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 42.5rem) 46vw, ${phone('(100vw - 2.3rem)')}`,
    TILE_WIDTHS,
    BESIDE_BYTES,
  ),
  /** Above an article. */
  articleHeader: {
    sizes: `(min-width: 58rem) 54rem, (min-width: 36rem) 94vw, ${phone('(100vw - 2.25rem)')}`,
    widths: [592, 720, 960, 1440, 1920],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** Between the paragraphs of an article. */
  articleText: {
    sizes: `(min-width: 48rem) 44rem, ${phone('(100vw - 2.25rem)')}`,
    widths: [592, 720, 960, 1440],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** The gallery: the first picture across the page, the others in two columns. The largest width is the lightbox's. */
  galleryLead: {
    sizes: `(min-width: 80rem) 75rem, (min-width: 48rem) 94vw, ${phone('98vw')}`,
    widths: [...WORK_WIDTHS, 2400],
    joints: true,
    budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[2] },
    opens: true,
  },
  galleryTile: {
    sizes: `(min-width: 80rem) 39.5rem, (min-width: 48rem) 49vw, ${phone('98vw')}`,
    widths: WORK_WIDTHS,
    joints: true,
    budget: { upTo: 840, bytes: BESIDE_BYTES },
    opens: true,
  },
  /** A place before and after the work: the pictures are above one another, or one below the other without scripts. */
  beforeAfter: {
    sizes: `(min-width: 80rem) 47.5rem, (min-width: 60rem) 59.5vw, (min-width: 52rem) 48rem, (min-width: 36rem) 93vw, ${phone('(100vw - 2.25rem)')}`,
    widths: [720, 960, 1280, 1600],
    joints: true,
    budget: { upTo: 720, bytes: CARD_BYTES },
    format: { width: 1600, height: 1066 },
  },
  /** The call-to-action band: across a phone's screen, or the right half of the window from 60rem on. */
  callToAction: {
    sizes: `(min-width: 60rem) max(50vw, 56rem), ${phone('100vw')}`,
    widths: [480, 900, 1440, 1920],
    budget: { upTo: 900, bytes: CARD_BYTES },
  },
  /** A case study: above its text, with its details beside it from 60rem on. */
  caseStudy: {
    sizes: `(min-width: 80rem) 53rem, (min-width: 60rem) 66vw, (min-width: 36rem) 94vw, ${phone('(100vw - 2.3rem)')}`,
    widths: [720, 880, 1440, 1920],
    joints: true,
    budget: { upTo: 880, bytes: FIRST_BYTES_BESIDE[2] },
    opens: true,
  },
  /** A case study's view before and after the work: in the right column of its text, or in the only one below 60rem. */
  caseStudyView: {
    sizes: `(min-width: 80rem) 36rem, (min-width: 60rem) 45vw, (min-width: 52rem) 48rem, (min-width: 36rem) 94vw, ${phone('(100vw - 2.3rem)')}`,
    widths: [720, 880, 1440],
    joints: true,
    budget: { upTo: 720, bytes: CARD_BYTES },
  },
  /** The details of a case study: beside the large picture from 60rem on, or below it in two columns. */
  caseStudyDetail: {
    ...card(
      `(min-width: 80rem) 21.5rem, (min-width: 60rem) 27vw, (min-width: 36rem) 46vw, ${phone('46vw')}`,
      [416, 720, 1200],
    ),
    joints: true,
    opens: true,
    format: DETAIL,
  },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotId = keyof typeof slots;

/** Returns the proportions that a picture for these slots must have, and a size of its master that is enough. */
export function formatOf([slot]: readonly SlotId[]): Format {
  const { format = WIDE }: Slot = slots[slot];
  return format;
}

/** Returns all widths that these slots ask for, smallest first. */
export function widthsOf(slotIds: readonly SlotId[]): readonly number[] {
  const all = slotIds.flatMap((slot): readonly number[] => slots[slot].widths);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Returns the smallest width in pixels of a master for these slots. */
export function leastWidth(slotIds: readonly SlotId[]): number {
  return Math.min(formatOf(slotIds).width, Math.max(...widthsOf(slotIds)));
}

/** Returns the widths in which these slots offer a picture with a master this wide, smallest first. */
export function offeredWidths(
  slotIds: readonly SlotId[],
  masterWidth: number,
  format: 'avif' | 'webp' = 'avif',
): readonly number[] {
  const most = format === 'webp' ? Math.min(WIDEST_WEBP, masterWidth) : masterWidth;
  return widthsOf(slotIds).filter((width) => width <= most);
}

/** Returns the width of the only JPEG file of this slot, which every master is large enough for. */
export function jpegWidth(slot: SlotId): number {
  return Math.max(...offeredWidths([slot], Math.min(WIDEST_JPEG, leastWidth([slot]))));
}

/** Returns every file to make from a master this wide of a picture for these slots. */
export function filesOf(slotIds: readonly SlotId[], masterWidth: number): readonly PictureFile[] {
  const widths = offeredWidths(slotIds, masterWidth);
  const opened = slotIds.some((slot) => 'opens' in slots[slot]) ? [masterWidth] : [];
  const jpegs = new Set([...slotIds.map(jpegWidth), ...opened]);
  return [
    ...widths.map((width) => ({ width, format: 'avif' }) as const),
    ...offeredWidths(slotIds, masterWidth, 'webp').map((width) => ({ width, format: 'webp' }) as const),
    ...[...jpegs].map((width) => ({ width, format: 'jpg' }) as const),
  ];
}

/** Returns the largest size in bytes of an AVIF file of this width that fits all of these slots. */
export function byteLimit(slotIds: readonly SlotId[], width: number): number {
  const limits = slotIds.map((slot) => {
    const { widths, budget }: Slot = slots[slot];
    return budget && widths.includes(width) && width <= budget.upTo ? budget.bytes : Infinity;
  });
  return Math.min(...limits);
}

/** Returns the quality, 0 to 100, of an AVIF file of this width: the highest that one of these slots asks for. */
export function qualityOf(slotIds: readonly SlotId[], width: number): number {
  const isOfJoints = slotIds.some((slot) => {
    const { widths, joints }: Slot = slots[slot];
    return joints && widths.includes(width);
  });
  return isOfJoints ? JOINTS_QUALITY : QUALITY;
}
