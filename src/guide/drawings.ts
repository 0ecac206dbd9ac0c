import { measures, middleOf } from '../company/pricing';
import { STANDARD_THICKNESS } from '../company/products';
import { layPattern, type LayOptions, type Polygon } from '../paving';
import { corners } from '../paving/geometry';
import { pathData } from '../paving/svg';

type PavingSpec = Pick<LayOptions, 'pattern' | 'sizes' | 'rotation' | 'jointWidth'> & {
  /** The blend; each piece has one of these colors. */
  readonly colors: readonly string[];
  readonly joint: string;
};

const rectangle = (width: number, length: number) => ({ shape: 'rectangle', width, length }) as const;

const limestone = { colors: ['#e6d9c1', '#ded0b6', '#efe6d5', '#d9c8a9'], joint: '#c3b08f' };
const clay = { colors: ['#b0614a', '#a5543e', '#bb6c53', '#9c4f3b'], joint: '#7c3b2b' };
const mangrove = { colors: ['#1d4a43', '#17403a', '#245349', '#1a453e'], joint: '#0f2f2a' };

const sandTones = { colors: ['#ecdcb8', '#e6d4ab', '#f1e4c6'], joint: '#e0cc9f' };
const stoneTones = { colors: ['#b7b0a3', '#a8a194', '#c6c0b4', '#9c9588'], joint: '#847d71' };
const soilTones = { colors: ['#c8b08a', '#c2a97f', '#ceb793'], joint: '#bfa67c' };

/** Pavings for the ornaments, and for the materials that the guide compares. Sizes in inches, including the joint. */
const pavings = {
  soldiers: { pattern: 'stack-bond', sizes: [rectangle(4, 8)], rotation: 90, ...limestone },
  herringbone: { pattern: 'herringbone-45', sizes: [rectangle(4, 8)], ...clay },
  mangroveHerringbone: { pattern: 'herringbone-45', sizes: [rectangle(6, 12)], ...mangrove },
  runningBond: { pattern: 'running-bond', sizes: [rectangle(6, 9)], ...limestone },
  ashlar: { pattern: 'ashlar', sizes: [rectangle(16, 24), rectangle(16, 16), rectangle(8, 16)], ...limestone },
  basketweave: { pattern: 'basketweave', sizes: [rectangle(4, 8)], ...clay },
  hexagon: { pattern: 'hexagon', sizes: [{ shape: 'hexagon', acrossFlats: 12 }], ...limestone },
  cobble: { pattern: 'cobble', sizes: [rectangle(6, 9), rectangle(6, 6), rectangle(3, 6)], ...limestone },
  slabs: {
    pattern: 'large-format',
    sizes: [rectangle(24, 24), rectangle(16, 24)],
    colors: ['#d8cfbd', '#c4bba9', '#e3dccd', '#b3ab9c'],
    joint: '#8f8778',
  },
  permeable: {
    pattern: 'stack-bond',
    sizes: [rectangle(6, 9)],
    colors: ['#cfc7b6', '#c5bca9', '#d8d1c2'],
    joint: '#6f6a60',
  },
  porcelain: {
    pattern: 'stack-bond',
    sizes: [rectangle(24, 24)],
    colors: ['#c9cac6', '#bfc1bd', '#d2d3cf'],
    joint: '#999b97',
  },
  pavers: { pattern: 'stack-bond', sizes: [rectangle(STANDARD_THICKNESS.inches, 8)], ...clay },
  sand: { pattern: 'cobble', sizes: [rectangle(0.125, 0.25), rectangle(0.125, 0.125)], jointWidth: 0.02, ...sandTones },
  base: {
    pattern: 'cobble',
    sizes: [rectangle(0.5, 0.75), rectangle(0.5, 0.5), rectangle(0.25, 0.5)],
    jointWidth: 0.06,
    ...stoneTones,
  },
  soil: { pattern: 'cobble', sizes: [rectangle(0.25, 0.5), rectangle(0.25, 0.25)], jointWidth: 0.04, ...soilTones },
} as const satisfies Record<string, PavingSpec>;

interface Drawing {
  readonly paving: PavingSpec;
  /** Size of the drawing, in inches. */
  readonly width: number;
  readonly height: number;
}

const strip = (paving: PavingSpec): Drawing => ({ paving, width: 190, height: 7 });
const swatch = (paving: PavingSpec, width: number): Drawing => ({ paving, width, height: (width * 2) / 3 });
const layer = (paving: PavingSpec, height: number): Drawing => ({ paving, width: 13, height });

/** The drawings of the guide, by the names used in the chapters. */
export const drawings = {
  cover: { paving: pavings.herringbone, width: 104, height: 85 },
  soldiers: { paving: pavings.soldiers, width: 153, height: 8 },

  'strip-running-bond': strip(pavings.runningBond),
  'strip-basketweave': strip(pavings.basketweave),
  'strip-hexagon': strip(pavings.hexagon),
  'strip-ashlar': strip(pavings.ashlar),
  'strip-cobble': strip(pavings.cobble),
  'strip-mangrove': strip(pavings.mangroveHerringbone),
  'strip-herringbone': strip(pavings.herringbone),

  'layer-pavers': layer(pavings.pavers, STANDARD_THICKNESS.inches),
  'layer-sand': layer(pavings.sand, middleOf(measures['faq.beddingSand'])),
  'layer-base': layer(pavings.base, middleOf(measures['costGuide.baseDepth'])),
  'layer-ground': layer(pavings.soil, 3.2),

  'swatch-concrete': swatch(pavings.runningBond, 27),
  'swatch-permeable': swatch(pavings.permeable, 36),
  'swatch-brick': swatch(pavings.basketweave, 32),
  'swatch-travertine': swatch(pavings.ashlar, 72),
  'swatch-stone': swatch(pavings.slabs, 84),
  'swatch-porcelain': swatch(pavings.porcelain, 72),
} as const satisfies Record<string, Drawing>;

/** Drawing units per inch, fine enough for joints. */
const UNITS = 32;

/** Draws a laying pattern to scale as SVG, cropped at its edges. */
export function draw({ paving: { colors, joint, ...paving }, width, height }: Drawing): string {
  const { pieces } = layPattern({
    ...paving,
    seed: 3,
    polygon: corners({ minX: 0, minY: 0, maxX: width, maxY: height }),
  });
  const groups = colors.map((): Polygon[] => []);
  for (const piece of pieces) groups[Math.floor(piece.seed * colors.length)]?.push(piece.outline);
  const frame = `${width * UNITS} ${height * UNITS}`;
  const paths = groups.map((outlines, index) => `<path fill="${colors[index]}" d="${pathData(outlines, UNITS)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame}"><rect width="100%" height="100%" fill="${joint}"/>${paths.join('')}</svg>`;
}
