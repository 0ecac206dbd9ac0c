/**
 * The places where pictures stand: how wide a picture is drawn there, and at which widths it is offered for that. The one
 * home of these figures; tests/pictures.spec.ts holds them against the real pages.
 *
 * A picture covers its place, so where the place is narrower in proportion than the picture, the picture is drawn wider
 * than the place and cut off at the sides: `sizes` states the width it is drawn at.
 */
import { services } from '../data/services';
import type { PictureFile } from './pictures';

export interface Slot {
  /** Width at which the picture is drawn, as the `sizes` attribute states it. */
  readonly sizes: string;
  /** Widths in pixels at which the picture is offered, smallest first. The largest is what a master must have. */
  readonly widths: readonly number[];
  /** AVIF files up to this width stay below this many bytes; their quality gives way. */
  readonly budget?: { readonly upTo: number; readonly bytes: number };
  /** True where the picture is a link to itself at its largest width. */
  readonly opens?: true;
}

/** The JPEG file of a slot is for browsers from before AVIF and WebP, on screens of their time. */
const WIDEST_JPEG = 1000;

/** What a card may weigh on a phone of two pixels a point. */
const CARD_BYTES = 18_000;
/** What the first picture of the home page may weigh there. */
const HERO_BYTES = 45_000;
/** What the first picture of a phone's page may: on a slow connection it comes within two round trips of its request. */
const FIRST_BYTES = 28_000;
/** The same where so many cards share the connection with it. */
const FIRST_BYTES_BESIDE = { 2: 21_500, 3: 16_600 };

function card(sizes: string, widths: readonly number[]): Slot {
  return { sizes, widths, budget: { upTo: 760, bytes: CARD_BYTES } };
}

const PAGE_HERO = { sizes: '(width < 56rem) 107vw, 61rem', widths: [640, 840, 1000, 1440] };
const TILE_WIDTHS = [400, 592, 720];
const WORK_WIDTHS = [416, 640, 760, 1200, 1920];

export const slots = {
  /** The first screen of the home page, from edge to edge. */
  homeHero: { sizes: '100vw', widths: [800, 960, 1280, 1600, 1920], budget: { upTo: 960, bytes: HERO_BYTES } },
  /** In its place on phones held upright. */
  homeHeroPortrait: { sizes: '100vw', widths: [640, 800, 1200], budget: { upTo: 800, bytes: FIRST_BYTES } },
  /** The first screen of the other pages: above the words, or beside them from 56rem on. */
  pageHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES } },
  /** The same above products and above pool decks, whose first cards come at the same time. */
  productsHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[2] } },
  poolDecksHero: { ...PAGE_HERO, budget: { upTo: 840, bytes: FIRST_BYTES_BESIDE[3] } },
  /** Cards in one, two and three columns (Cards). */
  card: card('(width < 42.5rem) calc(107vw - 2.4rem), (width < 64.1rem) 49vw, 25.5rem', [416, 592, 760]),
  /** The same inside a section, whose title stands beside them between 60 and 72rem. */
  sectionCard: card(
    '(width < 42.5rem) calc(107vw - 2.4rem), (width < 60rem) 49vw, (width < 72rem) 62vw, 25rem',
    [416, 592, 760],
  ),
  /** Products: one, two, three and four columns. */
  product: card(
    '(width < 37.4rem) calc(100vw - 2.3rem), (width < 56.2rem) 46vw, (width < 75rem) 30vw, 17.75rem',
    [288, 416, 592, 720],
  ),
  /** Fire pits: one or two columns. */
  firePit: card('(width < 48.9rem) calc(100vw - 2.3rem), (width < 80rem) 46vw, 37rem', [416, 592, 720, 1200]),
  /** The services of the home page, four, five, six and seven of twelve columns wide; the widest comes first. */
  tile4: card('(width < 36rem) calc(100vw - 2.3rem), (width < 60rem) 46.5vw, 24.5rem', TILE_WIDTHS),
  tile5: card('(width < 36rem) calc(100vw - 2.3rem), (width < 60rem) 46.5vw, 31rem', TILE_WIDTHS),
  tile6: card('(width < 36rem) calc(100vw - 2.3rem), (width < 60rem) 46.5vw, (width < 80rem) 46vw, 37rem', TILE_WIDTHS),
  tile7: card('(width < 60rem) calc(100vw - 2.3rem), (width < 80rem) 54vw, 43.5rem', TILE_WIDTHS),
  /** The blog: two cards that lead, the others three in a row. */
  articleLead: card('(width < 40rem) calc(100vw - 2.3rem), (width < 80rem) 46vw, 37rem', TILE_WIDTHS),
  articleCard: card(
    '(width < 40rem) calc(100vw - 2.3rem), (width < 64rem) 46vw, (width < 80rem) 30vw, 24rem',
    TILE_WIDTHS,
  ),
  /** Above an article. */
  articleHeader: {
    sizes: '(width < 65rem) 94vw, 60rem',
    widths: [592, 720, 960, 1440],
    budget: { upTo: 720, bytes: FIRST_BYTES },
  },
  /** The gallery: the first picture across the page, the others in two columns. The largest width is the lightbox's. */
  galleryLead: { ...card('(width < 48rem) 98vw, (width < 80rem) 94vw, 75rem', WORK_WIDTHS), opens: true },
  galleryTile: { ...card('(width < 48rem) 98vw, (width < 80rem) 49vw, 39.5rem', WORK_WIDTHS), opens: true },
  /** The band that asks for the call: across a phone's screen, or the right half of the window from 60rem on. */
  callToAction: {
    sizes: '(width < 60rem) 107vw, max(50vw, 53rem)',
    widths: [480, 860, 1440],
    budget: { upTo: 860, bytes: CARD_BYTES },
  },
  /** A case study: above its account, or beside it from 60rem on. */
  caseStudy: {
    sizes: '(width < 60rem) 113vw, (width < 80rem) 53.5vw, 43rem',
    widths: [720, 880, 1440, 1920],
    budget: { upTo: 880, bytes: FIRST_BYTES },
    opens: true,
  },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotId = keyof typeof slots;

/** How many of twelve columns each service takes on the home page. */
const TILE_SPANS = [7, 5, 4, 4, 4, 6, 6] as const;

/** The slot of the service at this place of the home page. */
export function tileSlot(index: number): SlotId {
  return `tile${TILE_SPANS[index] ?? 6}`;
}

/** The slots of pictures at the head of pages whose first cards come at the same time. */
const heroesBesideCards: Readonly<Record<string, SlotId>> = {
  products: 'productsHero',
  'pool-decks': 'poolDecksHero',
};

/** The slot of this picture at the head of a page. */
export function heroSlot(id: string): SlotId {
  return heroesBesideCards[id] ?? 'pageHero';
}

/** The slots of pictures whose ids begin so. */
const slotsByPrefix: readonly (readonly [prefix: string, SlotId[]])[] = [
  ['home-hero-portrait', ['homeHeroPortrait']],
  ['home-hero', ['homeHero']],
  ['product-', ['product']],
  ['fire-pit-', ['firePit']],
  ['cta-', ['callToAction']],
  ['pool-deck-', ['sectionCard']],
  ['project-', ['card']],
  ['gallery-', ['galleryLead', 'galleryTile']],
  ['case-study-', ['caseStudy']],
  ['city-', ['pageHero', 'card']],
  ['article-', ['articleLead', 'articleCard', 'articleHeader']],
];

/** The slots in which this picture stands. */
export function slotsOf(id: string): readonly SlotId[] {
  const service = services.findIndex(({ picture }) => picture === id);
  if (service >= 0) return [heroSlot(id), tileSlot(service)];
  return slotsByPrefix.find(([prefix]) => id.startsWith(prefix))?.[1] ?? [heroSlot(id)];
}

/** A picture's proportions and least size in pixels. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

/** The size of this picture's master. A larger one of the same proportions does as well. */
export function formatOf(id: string): Format {
  const [slot] = slotsOf(id);
  if (slot === 'homeHeroPortrait') return { width: 1200, height: 1500 };
  if (slot === 'product' || slot === 'firePit') return { width: 1200, height: 900 };
  return { width: 1920, height: 1200 };
}

/** The widths at which this picture is encoded, smallest first: those of all its slots. */
export function widthsOf(id: string): readonly number[] {
  const all = slotsOf(id).flatMap((slot): readonly number[] => slots[slot].widths);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The width of the one JPEG file of this slot. */
export function jpegWidth(slot: SlotId): number {
  const { widths }: Slot = slots[slot];
  return Math.max(...widths.filter((width) => width <= WIDEST_JPEG));
}

/** Every file of this picture that is made of its master. */
export function filesOf(id: string): readonly PictureFile[] {
  const widths = widthsOf(id);
  const opened = slotsOf(id).some((slot) => 'opens' in slots[slot]) ? widths.slice(-1) : [];
  const jpegs = new Set([...slotsOf(id).map(jpegWidth), ...opened]);
  return [
    ...widths.map((width) => ({ width, format: 'avif' }) as const),
    ...widths.map((width) => ({ width, format: 'webp' }) as const),
    ...[...jpegs].map((width) => ({ width, format: 'jpg' }) as const),
  ];
}

/** The most bytes that an AVIF file of this picture may have at this width. */
export function byteLimit(id: string, width: number): number {
  const limits = slotsOf(id).map((slot) => {
    const { widths, budget }: Slot = slots[slot];
    return budget && widths.includes(width) && width <= budget.upTo ? budget.bytes : Infinity;
  });
  return Math.min(...limits);
}
