/**
 * How each picture of `pictures.ts` is drawn: to scale, from the product data. Runs at build time only.
 */
import { firePits, type FirePit } from '../data/firePits';
import { formatMeasure, measures } from '../data/pricing';
import { products, type Product } from '../data/products';
import { drawSvg, layPattern, type LayingPatternId, type PieceSize } from '../paving';
import { drawPlan, type PlanScene, type PlanSpec } from '../paving/plan';
import { drawFirePit } from './firePitDrawing';
import { pictures, type DrawingId, type PictureId } from './pictures';
import { drawSoldierCourse } from './soldierCourse';

type Draw = (id: PictureId) => string;

/** What is laid: a product of the catalog, or stone that the catalog does not list. */
interface Paving {
  readonly pattern: LayingPatternId;
  readonly sizes: readonly PieceSize[];
  readonly colors: readonly string[];
}

const rectangle = (width: number, length: number): PieceSize => ({ shape: 'rectangle', length, width });

/** Stone sold by the quarry or the kiln, with the sizes it usually comes in. */
const stones = {
  travertine: {
    pattern: 'ashlar',
    sizes: [rectangle(16, 24), rectangle(16, 16), rectangle(8, 16)],
    colors: ['#efe6d5', '#e6d9c1', '#ded0b6', '#f3ecdf'],
  },
  brick: {
    pattern: 'basketweave',
    sizes: [rectangle(4, 8)],
    colors: ['#9c4f3b', '#b0614a', '#8a4534', '#a85a45'],
  },
  naturalStone: {
    pattern: 'large-format',
    sizes: [rectangle(24, 24), rectangle(16, 24)],
    colors: ['#d8cfbd', '#c4bba9', '#e3dccd', '#b3ab9c'],
  },
} as const satisfies Record<string, Paving>;

/** How many of a product's sizes its pattern lays together. */
function sizesFor({ pattern, pieces }: Product): readonly PieceSize[] {
  return pattern === 'ashlar' || pattern === 'cobble' || pattern === 'large-format' ? pieces : pieces.slice(0, 1);
}

function product(id: string, pattern?: LayingPatternId): Paving {
  const found = products.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`src/images/drawings.ts draws "${id}", which is no product of src/data/products.ts.`);
  const colors = found.colors.map(({ hex }) => hex);
  return { pattern: pattern ?? found.pattern, sizes: sizesFor(found), colors };
}

/** A dark soldier course for driveways. */
const soldierCourse = {
  border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
  borderColors: ['#5d4a40', '#6d574b', '#4f4038'],
} as const;

function aspectOf(id: PictureId): number {
  return pictures[id].width / pictures[id].height;
}

/** Pavers seen from straight above, filling the picture. */
function closeUp(id: PictureId, paving: Paving, feetWide: number, jointWidth = 1 / 8): string {
  const width = feetWide * 12;
  const height = Math.round(width / aspectOf(id));
  const margin = 30;
  const layout = layPattern({
    ...paving,
    jointWidth,
    seed: id.length,
    polygon: [
      [-margin, -margin],
      [width + margin, -margin],
      [width + margin, height + margin],
      [-margin, height + margin],
    ],
  });
  return drawSvg(layout, { colors: paving.colors, window: { x: 0, y: 0, width, height } });
}

interface PlanOptions {
  /** Feet. */
  readonly width?: number;
  readonly depth?: number;
  readonly seed?: number;
  readonly border?: boolean;
  /** Lines under the part names of a base section. */
  readonly notes?: PlanSpec['notes'];
}

function plan(scene: PlanScene, paving: Paving, { border = false, ...options }: PlanOptions = {}) {
  return (id: PictureId) =>
    drawPlan({
      scene,
      ...paving,
      ...options,
      ...(border && soldierCourse),
      aspect: aspectOf(id),
      label: pictures[id].alt,
    });
}

function firePit(shape: FirePit['shape']) {
  return (id: PictureId) => {
    const pit = firePits.find((candidate) => candidate.shape === shape);
    if (!pit) throw new Error(`src/data/firePits.ts has no ${shape} fire pit to draw.`);
    return drawFirePit(pit, aspectOf(id));
  };
}

const stone =
  (paving: Paving, feetWide = 5.5) =>
  (id: PictureId) =>
    closeUp(id, paving, feetWide);

/** Widths in feet at which products are shown where the usual five would show too few or too many stones. */
const productWidths: Readonly<Record<string, number>> = {
  'product-paver-slabs': 9,
  'product-mega-stone': 8,
  'product-specialty-pavers': 4,
  'product-permeable-pavers': 4,
};

/** Permeable pavers stand apart, so that the rain finds its way between them. */
const PERMEABLE_JOINT = 3 / 8;

const productDrawings = Object.fromEntries(
  products.map(({ id, picture }) => [
    picture,
    (name: PictureId) =>
      closeUp(name, product(id), productWidths[picture] ?? 5, id === 'permeable-pavers' ? PERMEABLE_JOINT : undefined),
  ]),
) as Record<Extract<PictureId, `product-${string}`>, Draw>;

/** Every drawing is here. One may wait here while a rendering or photograph stands in its place. */
const pictureDrawings: Readonly<Record<DrawingId, Draw> & Partial<Record<PictureId, Draw>>> = {
  ...productDrawings,
  products: stone(product('cascade'), 6),
  referral: plan('driveway', product('avila'), { border: true, seed: 9 }),

  'paver-driveways': plan('driveway', product('specialty-pavers', 'herringbone-90'), { border: true, seed: 2 }),
  'paver-patios': plan('patio', product('mega-slate'), { seed: 3 }),
  'pool-decks': plan('pool-deck', product('mega-smooth'), { seed: 5 }),
  'outdoor-living-spaces': plan('outdoor-living', product('cascade'), { seed: 1 }),
  'commercial-pavers': plan('commercial', product('paver-12x12'), { seed: 1 }),
  'captain-walks': plan('captain-walk', product('paver-6x9'), { seed: 1 }),
  'paver-sealing': plan('sealing', product('euro-2pc'), { seed: 1 }),

  'city-naples': plan('pool-deck', stones.travertine, { seed: 11, width: 56, depth: 30 }),
  'city-fort-myers': plan('driveway', product('specialty-pavers', 'herringbone-45'), { border: true, seed: 12 }),
  'city-cape-coral': plan('captain-walk', product('mega-stone'), { seed: 13 }),
  'city-bonita-springs': plan('outdoor-living', product('mega-stone'), { seed: 14 }),
  'city-estero': plan('patio', product('euro-2pc'), { seed: 15, width: 24, depth: 16 }),
  'city-marco-island': plan('pool-deck', product('apollo'), { seed: 16, width: 36, depth: 26 }),
  'city-sanibel': plan('driveway', product('permeable-pavers'), { seed: 17 }),
  'city-fort-myers-beach': plan('driveway', product('mega-smooth'), { seed: 18 }),
  'city-lehigh-acres': plan('driveway', product('paver-6x9'), { seed: 19, depth: 60, width: 20, border: true }),

  'gallery-driveway': plan('driveway', product('specialty-pavers', 'herringbone-45'), { border: true, seed: 21 }),
  'gallery-pool-deck': plan('pool-deck', stones.travertine, { seed: 22, width: 38, depth: 30 }),
  'gallery-fire-pit': plan('outdoor-living', product('avila'), { seed: 23 }),
  'gallery-captain-walk': plan('captain-walk', product('mega-smooth'), { seed: 24 }),
  'gallery-courtyard': plan('patio', product('mega-slate'), { seed: 25, width: 40, depth: 26 }),

  'case-study-cape-coral-canal-driveway': plan('driveway', product('euro-2pc'), {
    border: true,
    seed: 31,
    width: 40,
    depth: 60,
  }),
  'case-study-cape-coral-motor-court': plan('driveway', product('mega-slate'), {
    border: true,
    seed: 32,
    width: 65,
    depth: 80,
  }),
  'case-study-bonita-springs-outdoor-suite': plan('outdoor-living', product('mega-stone'), {
    seed: 33,
    width: 40,
    depth: 25,
  }),

  'project-naples-travertine-pool': plan('pool-deck', stones.travertine, { seed: 41 }),
  'project-fort-myers-river-drive': plan('driveway', product('specialty-pavers', 'herringbone-90'), {
    border: true,
    seed: 42,
  }),
  'project-cape-coral-dock-walk': plan('captain-walk', product('avila'), { seed: 43 }),
  'project-bonita-fire-patio': plan('outdoor-living', product('euro-2pc'), { seed: 44 }),
  'project-naples-motor-court': plan('patio', product('paver-slabs'), { seed: 45, width: 38, depth: 24 }),
  'project-fort-myers-patio': plan('patio', product('paver-12x12'), { seed: 46 }),
  'project-estero-lanai': plan('patio', product('apollo'), { seed: 47 }),
  'project-marco-pool-deck': plan('pool-deck', product('pool-and-accessibility'), { seed: 48 }),
  'project-sanibel-permeable-drive': plan('driveway', product('permeable-pavers'), { seed: 49 }),

  'pool-deck-travertine': stone(stones.travertine, 8),
  'pool-deck-concrete': stone(product('paver-6x9')),
  'pool-deck-brick': stone(stones.brick, 4.5),
  'pool-deck-natural-stone': stone(stones.naturalStone, 9),

  'fire-pit-round': firePit('round'),
  'fire-pit-square': firePit('square'),

  'article-choosing-paver-colors-florida': stone(product('cobble'), 6),
  'article-pavers-vs-concrete-comparison': plan('driveway', product('paver-6x9'), { border: true, seed: 51 }),
  'article-paver-installation-costs-southwest-florida': plan('driveway', product('avila'), { border: true, seed: 52 }),
  'article-best-pavers-florida-climate': stone(stones.travertine, 10),
  'article-paver-maintenance-florida-guide': plan('sealing', product('avila'), { seed: 53 }),
  'article-paver-lifespan-florida': plan('base-section', product('euro-2pc'), {
    seed: 54,
    notes: {
      base: formatMeasure(measures['costGuide.baseDepth']),
      'bedding-sand': formatMeasure(measures['faq.beddingSand']),
    },
  }),
  'article-signs-driveway-needs-repair': stone(product('specialty-pavers', 'herringbone-90'), 6),
  'article-pool-deck-paver-materials-guide': stone(stones.naturalStone, 11),
  'article-pool-deck-paver-options-florida': plan('pool-deck', product('mega-stone'), { seed: 55 }),
};

/** Every drawing of the site by its file name, without the ending. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    (Object.entries(pictureDrawings) as [PictureId, Draw][])
      .filter(([id]) => pictures[id].kind === 'drawing')
      .map(([id, draw]) => [id, () => draw(id)]),
  ),
  'soldier-course': drawSoldierCourse,
};
