/**
 * The slots: places for pictures, the width at which a picture is drawn there, and the widths it is offered in.
 * pictures.json lists the slots of each picture; tests/pictures.spec.ts compares them with the pages.
 *
 * `sizes` is the width at which a picture is drawn, not that of its place: in a place with narrower proportions, a
 * picture covers the height and is cropped at the sides.
 */
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
   * Widths in pixels at which the picture is offered, smallest first. A master must be at least as wide as the largest.
   */
  readonly widths: readonly number[];
  /** Limits AVIF files up to this width to this many bytes, by lowering their quality. */
  readonly budget?: { readonly upTo: number; readonly bytes: number };
  /** True if the picture links to its largest version. */
  readonly opens?: true;
  /** Size of a master, if it is not `WIDE`. A larger one with the same proportions also works. */
  readonly format?: Format;
}

const WIDE: Format = { width: 1920, height: 1200 };
const CATALOG: Format = { width: 1200, height: 900 };

/** Widest JPEG file, in pixels: browsers without AVIF and WebP run on old, small screens. */
const WIDEST_JPEG = 1000;

/** Largest file of a card's picture on a phone with two pixels per point, in bytes. */
const CARD_BYTES = 18_000;
/** Largest file of a page's first picture on such a phone, so that a slow connection delivers it in two round trips. */
const FIRST_BYTES = 28_000;
/** The same if this many cards load at the same time. */
const FIRST_BYTES_BESIDE = { 2: 21_500, 3: 16_600 };

function card(sizes: string, widths: readonly number[]): Slot {
  return { sizes, widths, budget: { upTo: 760, bytes: CARD_BYTES } };
}

const PAGE_HERO = { sizes: '(min-width: 56rem) 61rem, 107vw', widths: [640, 840, 1000, 1440] };
const TILE_WIDTHS = [400, 592, 720];
const WORK_WIDTHS = [416, 640, 760, 1200, 1920];

export const slots = {
  /** The first screen of the home page: below the words, or beside them from 64rem on. */
  homeHero: {
    sizes: '(min-width: 64rem) 67vw, 118vw',
    widths: [800, 960, 1200],
    format: { width: 1200, height: 860 },
  },
  /** The same on phones held upright. */
  homeHeroPortrait: {
    sizes: '105vw',
    widths: [640, 800],
    budget: { upTo: 800, bytes: FIRST_BYTES },
    format: { width: 800, height: 840 },
  },
  /** The first screen of other pages: above the text, or beside it from 56rem on. */
  pageHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES } },
  /** The same on the product and pool deck pages, whose first cards load at the same time. */
  productsHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[2] } },
  poolDecksHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[3] } },
  /** Cards in one, two and three columns (Cards). */
  card: card('(min-width: 64.1rem) 25.5rem, (min-width: 42.5rem) 49vw, calc(107vw - 2.4rem)', [416, 592, 760]),
  /** Cards in a row that swipes on phones, and as above on wider screens (SwipeRow). Their pictures open. */
  swipeCard: {
    ...card(
      '(min-width: 64.1rem) 25.5rem, (min-width: 42.5rem) 49vw, (min-width: 36rem) calc(107vw - 2.4rem), min(83.5vw, 18.2rem)',
      [416, 592, 760],
    ),
    opens: true,
  },
  /** Cards in a section, whose title is beside them between 60 and 72rem. */
  sectionCard: card(
    '(min-width: 72rem) 25rem, (min-width: 60rem) 62vw, (min-width: 42.5rem) 49vw, calc(107vw - 2.4rem)',
    [416, 592, 760],
  ),
  /** Products: two, three and four columns; one on the narrowest phones. */
  product: {
    ...card(
      '(min-width: 75rem) 17.75rem, (min-width: 56.2rem) 30vw, (min-width: 21rem) 46vw, calc(100vw - 2.3rem)',
      [288, 416, 592, 720],
    ),
    format: CATALOG,
  },
  /** Fire pits: two columns, one on the narrowest phones and again on small tablets. */
  firePit: {
    ...card(
      '(min-width: 80rem) 37rem, (min-width: 48.9rem) 46vw, (min-width: 37.4rem) calc(100vw - 2.3rem), (min-width: 21rem) 46vw, calc(100vw - 2.3rem)',
      [416, 592, 720, 1200],
    ),
    format: CATALOG,
  },
  /** The services of the home page, four, five, six and seven of twelve columns wide; the widest comes first. */
  tile4: card('(min-width: 60rem) 24.5rem, 46.5vw', TILE_WIDTHS),
  tile5: card('(min-width: 60rem) 31rem, 46.5vw', TILE_WIDTHS),
  tile6: card('(min-width: 80rem) 37rem, (min-width: 60rem) 46vw, 46.5vw', TILE_WIDTHS),
  tile7: card('(min-width: 80rem) 43.5rem, (min-width: 60rem) 54vw, calc(100vw - 2.3rem)', TILE_WIDTHS),
  /** The blog: two large cards first, then three in a row. */
  articleLead: card('(min-width: 80rem) 37rem, (min-width: 40rem) 46vw, calc(100vw - 2.3rem)', TILE_WIDTHS),
  articleCard: card(
    '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 2.3rem)',
    TILE_WIDTHS,
  ),
  /** Above an article. */
  articleHeader: {
    sizes: '(min-width: 65rem) 60rem, 94vw',
    widths: [592, 720, 960, 1440],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** The gallery: the first picture across the page, the others in two columns. The largest width is the lightbox's. */
  galleryLead: { ...card('(min-width: 80rem) 75rem, (min-width: 48rem) 94vw, 98vw', WORK_WIDTHS), opens: true },
  galleryTile: { ...card('(min-width: 80rem) 39.5rem, (min-width: 48rem) 49vw, 98vw', WORK_WIDTHS), opens: true },
  /** The call-to-action band: across a phone's screen, or the right half of the window from 60rem on. */
  callToAction: {
    sizes: '(min-width: 60rem) max(50vw, 53rem), 107vw',
    widths: [480, 860, 1440],
    budget: { upTo: 860, bytes: CARD_BYTES },
  },
  /** A case study: above its text, or beside it from 60rem on. */
  caseStudy: {
    sizes: '(min-width: 80rem) 43rem, (min-width: 60rem) 53.5vw, 113vw',
    widths: [720, 880, 1440, 1920],
    budget: { upTo: 880, bytes: FIRST_BYTES },
    opens: true,
  },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotId = keyof typeof slots;

/** Returns the proportions that a picture for these slots must have, and the size of its master. */
export function formatOf([slot]: readonly SlotId[]): Format {
  const { format = WIDE }: Slot = slots[slot];
  return format;
}

/** Returns the widths in which a picture for these slots is encoded, smallest first. */
export function widthsOf(slotIds: readonly SlotId[]): readonly number[] {
  const all = slotIds.flatMap((slot): readonly number[] => slots[slot].widths);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Returns the width of the only JPEG file of this slot. */
export function jpegWidth(slot: SlotId): number {
  const { widths }: Slot = slots[slot];
  return Math.max(...widths.filter((width) => width <= WIDEST_JPEG));
}

/** Returns every file to make from the master of a picture for these slots. */
export function filesOf(slotIds: readonly SlotId[]): readonly PictureFile[] {
  const widths = widthsOf(slotIds);
  const opened = slotIds.some((slot) => 'opens' in slots[slot]) ? widths.slice(-1) : [];
  const jpegs = new Set([...slotIds.map(jpegWidth), ...opened]);
  return [
    ...widths.map((width) => ({ width, format: 'avif' }) as const),
    ...widths.map((width) => ({ width, format: 'webp' }) as const),
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
