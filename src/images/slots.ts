/**
 * The slots: places for pictures, the width at which a picture is drawn there, and the widths it is offered in.
 * pictures.yaml lists the slots of each picture; tests/pictures.spec.ts compares them with the pages.
 *
 * `sizes` is the width at which a picture is drawn, not that of its place: in a place with narrower proportions, a
 * picture covers the height and is cropped at the sides.
 */
import { widths as named } from '../css/widths';
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
/** The same on the pages of towns and services, where ads lead: two round trips. */
const HERO_BYTES = 38_000;
/** The same if this many cards load at the same time. */
const FIRST_BYTES_BESIDE = { 2: 34_000, 3: 28_000 };
/** Largest file of one of several pictures that load together with a page's first, in bytes. */
const BESIDE_BYTES = 24_000;

/** A width: so many hundredths of the window's, and so many rem. */
type Length = readonly [vw: number, rem: number];

/** The widest column of the page in rem: the token `--page`. */
const PAGE = 75;
/** The page's column in a narrower window, which leaves out a `--gutter` of 2.2vw + 0.6rem at each side. */
const COLUMN: Length = [95.6, -1.2];
/** Gaps between columns in rem: the tokens `--space-3`, `--space-5` and `--space-8`. */
const GAP = { small: 0.75, card: 1.5, section: 4 };

/** Returns a share of what these gaps, in rem, leave of a width: one of two columns is half of it without one gap. */
const part = ([vw, rem]: Length, share: number, gaps: number): Length => [vw * share, (rem - gaps) * share];

/** Returns one of so many columns of the page. */
const oneOf = (count: number, gap = GAP.card): Length => part(COLUMN, 1 / count, (count - 1) * gap);

/** Returns the width at which a picture of 16:10 is drawn in a place of 3:2, which crops its sides. */
const cropped = (width: Length): Length => part(width, 16 / 10 / (3 / 2), 0);

/** Returns the window's width in rem from which on the page's column has this much room, in rem. */
const windowFor = (room: number): number => ((room - COLUMN[1]) * 100) / COLUMN[0];

/** Returns the same for a grid with so many columns of at least this width. */
const windowForColumns = (count: number, least: number, gap = GAP.card): number =>
  windowFor(count * least + (count - 1) * gap);

/** Rounds to a tenth, less than two pixels. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a width in CSS, for `calc`. */
const css = ([vw, rem]: Length): string => (vw ? `${round(vw)}vw - ${round(-rem)}rem` : `${round(rem)}rem`);

/**
 * Returns this width for phones. Nobody sees the third pixel per point that many of them have, so these load the files
 * for two; browsers that don't know `min-resolution` here, such as Safari 15, load larger ones.
 */
function phone(width: string): string {
  return `(min-resolution: 2.5dppx) calc((${width}) * 2 / 3), calc(${width})`;
}

/** Returns the width for phones on which two cards stand side by side, and one on the narrowest. */
function pairOnPhone(): string {
  const narrow = Math.floor(windowForColumns(2, 9.25, GAP.small) * 10) / 10;
  return `(max-width: ${narrow}rem) calc(${css(COLUMN)}), ${phone(css(oneOf(2, GAP.small)))}`;
}

/**
 * Returns the `sizes` of a picture in the page's column: its width on phones, and its widths from these of the window on.
 * In a window that has room for the widest page, no picture grows any more.
 */
function sizesOf(onPhones: string, ...steps: readonly (readonly [from: number, width: Length])[]): string {
  const full = windowFor(PAGE);
  const [vw, rem] = steps.at(-1)?.[1] ?? COLUMN;
  const all = vw ? [...steps, [full, [0, (vw * full) / 100 + rem]] as const] : steps;
  const fromWidest = all
    .map(([from, width]) => `(min-width: ${Math.ceil(from * 10) / 10}rem) calc(${css(width)})`)
    .reverse();
  return [...fromWidest, onPhones].join(', ');
}

function card(sizes: string, widths: readonly number[], bytes = CARD_BYTES): Slot {
  return { sizes, widths, budget: { upTo: 760, bytes } };
}

const PAGE_HERO = {
  // Most of the window, or as wide as a hero of 38rem is high; above it, a place of 3:2, and of 16:9 on phones.
  sizes: `(min-width: ${named.laptop}rem) max(58vw, 61rem), (min-width: ${named.tablet}rem) 107vw, ${phone('100vw')}`,
  widths: [640, 840, 1000, 1440, 1920],
};
const CARD_WIDTHS = [416, 592, 760, 1000];
const TILE_WIDTHS = [400, 592, 720];

/** The width at which a phone draws the small picture of an article: 7 rem of 4:3, in which 16:10 is cropped. */
const THUMBNAIL: Length = [0, 7 * (3 / 4) * (16 / 10)];
const WORK_WIDTHS = [416, 640, 840, 1280, 1920];

/** The windows in which cards stand in two columns, and in three. */
const CARD_STEPS = [
  [windowFor(named.tablet), cropped(oneOf(2))],
  [windowFor(named.cards), cropped(oneOf(3))],
] as const;

export const slots = {
  /** The first screen of the home page: below the words, or beside them from a laptop's width on. */
  homeHero: {
    sizes: `(min-width: ${named.laptop}rem) 72vw, 118vw`,
    widths: [800, 960, 1200, 1600, 2000, 2232, 2560],
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
  /** The first screen of other pages: above the text, or beside it from a laptop's width on. */
  pageHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: HERO_BYTES } },
  /** The same on pages whose first cards load at the same time, such as that of the catalog. */
  heroBesideCards: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[3] } },
  /** Cards in one, two and three columns (Cards). */
  card: card(sizesOf(phone(css(cropped(COLUMN))), ...CARD_STEPS), CARD_WIDTHS),
  /** Cards in a row that swipes on phones, and as above on wider screens (ProjectGrid). Their pictures open. */
  swipeCard: {
    ...card(
      sizesOf(phone('max(min(83.2vw, 18.2rem), 51.2vw)'), [named.tablet, cropped(COLUMN)], ...CARD_STEPS),
      CARD_WIDTHS,
    ),
    joints: true,
    opens: true,
  },
  /** Cards in a section, beside their text: as high as it is, and cropped to a third of the card's width. */
  sectionCard: {
    ...card(sizesOf(phone('70vw'), [named.tablet, [0, 20]]), [...CARD_WIDTHS, 1440]),
    joints: true,
  },
  /** Products: two, three and four columns; one on the narrowest phones. */
  product: {
    ...card(
      sizesOf(
        pairOnPhone(),
        [named.tablet, oneOf(2)],
        [windowForColumns(3, 16.5), oneOf(3)],
        [windowForColumns(4, 16.5), oneOf(4)],
      ),
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
      sizesOf(pairOnPhone(), [named.tablet, COLUMN], [windowForColumns(2, 20), oneOf(2)]),
      [416, 592, 720, 1200, 1440],
    ),
    joints: true,
    opens: true,
    format: CATALOG,
  },
  /** The services of the home page, beside their words: as wide as the height of the tile asks for. */
  tile: card(sizesOf(phone('9rem'), [named.tablet, [0, 12]]), [320, ...TILE_WIDTHS]),
  /** The blog: two large cards first, then three in a row; on phones, small pictures of 4:3 beside the words. */
  articleLead: card(sizesOf(phone(css(THUMBNAIL)), [named.tablet, oneOf(2)]), [...TILE_WIDTHS, 1200], BESIDE_BYTES),
  articleCard: card(
    sizesOf(phone(css(THUMBNAIL)), [windowFor(named.tablet), oneOf(2)], [windowFor(named.cards), oneOf(3)]),
    TILE_WIDTHS,
    BESIDE_BYTES,
  ),
  /** Above an article. */
  articleHeader: {
    sizes: sizesOf(phone(css(COLUMN)), [named.tablet, COLUMN], [windowFor(54), [0, 54]]),
    widths: [592, 720, 960, 1440, 1920],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** Between the paragraphs of an article. */
  articleText: {
    sizes: sizesOf(phone(css(COLUMN)), [named.tablet, COLUMN], [windowFor(45), [0, 45]]),
    widths: [592, 720, 960, 1440],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** The gallery: the first picture across the page, the others in two columns. The largest width is the lightbox's. */
  galleryLead: {
    sizes: sizesOf(phone(css(cropped(COLUMN))), [named.tablet, COLUMN]),
    widths: [...WORK_WIDTHS, 2400],
    joints: true,
    budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[2] },
    opens: true,
  },
  galleryTile: {
    sizes: sizesOf(phone(css(cropped(COLUMN))), [named.tablet, cropped(oneOf(2))]),
    widths: WORK_WIDTHS,
    joints: true,
    budget: { upTo: 840, bytes: BESIDE_BYTES },
    opens: true,
  },
  /** A place before and after the work: the pictures are above one another, or one below the other without scripts. */
  beforeAfter: {
    sizes: sizesOf(
      phone(css(COLUMN)),
      [named.tablet, COLUMN],
      [windowFor(48), [0, 48]],
      [named.laptop, part(COLUMN, 1 / 2, GAP.section)],
    ),
    widths: [720, 960, 1280, 1600],
    joints: true,
    budget: { upTo: 720, bytes: CARD_BYTES },
    format: { width: 1600, height: 1066 },
  },
  /** A job of a town across its page: 2:1, and lower than that from a laptop's width on. */
  wide: {
    sizes: `(min-width: ${named.tablet}rem) min(100vw, 132rem), ${phone('100vw')}`,
    widths: [760, 1000, 1440, 1920],
    joints: true,
    budget: { upTo: 760, bytes: CARD_BYTES },
  },
  /** The job that a review is about: small beside its words, 4:3. */
  review: { sizes: css(THUMBNAIL), widths: [200, 304], joints: true },
  /** The call-to-action band: across a phone's screen, or the right half of the window from a laptop's width on. */
  callToAction: {
    sizes: `(min-width: ${named.laptop}rem) max(50vw, 56rem), ${phone('100vw')}`,
    widths: [480, 900, 1440, 1920],
    budget: { upTo: 900, bytes: CARD_BYTES },
  },
  /** A case study: above its text, or beside it from a laptop's width on, at seven of twelve parts. */
  caseStudy: {
    sizes: sizesOf(phone(css(COLUMN)), [named.tablet, COLUMN], [named.laptop, part(COLUMN, 7 / 12, GAP.section)]),
    widths: [720, 880, 1440, 1920],
    joints: true,
    budget: { upTo: 880, bytes: FIRST_BYTES_BESIDE[2] },
    opens: true,
  },
  /** The details of a case study: below the large picture, in two columns. */
  caseStudyDetail: {
    ...card(
      sizesOf(
        phone(css(oneOf(2, GAP.small))),
        [named.tablet, oneOf(2, GAP.small)],
        [named.laptop, part(part(COLUMN, 7 / 12, GAP.section), 1 / 2, GAP.small)],
      ),
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
