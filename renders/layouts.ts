import type { LayingPatternId, PieceSize } from '../src/data/layingPatterns';
import { products, type Product } from '../src/data/products';
import { layPattern } from '../src/paving/layout';
import type { Border, Layout, Polygon } from '../src/paving/types';

/** An area of a scene to be paved with a product of the catalog. Lengths in inches, y as in the scene. */
interface LayoutRequest {
  readonly product: string;
  readonly polygon: Polygon;
  /** Where they differ from the catalog's. */
  readonly pattern?: LayingPatternId;
  readonly sizes?: readonly PieceSize[];
  readonly colors?: readonly string[];
  readonly border?: Border;
  readonly rotation?: number;
  readonly jointWidth?: number;
  readonly seed?: number;
}

/** A layout as the scenes read it: the geometry, the blend, and how thick the pieces are. */
export interface SceneLayout extends Layout {
  readonly product: string;
  /** Inches. */
  readonly thickness: number;
  /** `#rrggbb` */
  readonly colors: readonly string[];
}

const METER = 39.3701;

/** A rectangle given in meters, as the scenes are measured. */
function rectangle(x0: number, y0: number, x1: number, y1: number): Polygon {
  return meters([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);
}

function meters(points: readonly (readonly [number, number])[]): Polygon {
  return points.map(([x, y]) => [x * METER, y * METER]);
}

const PRODUCT_FIELD = rectangle(-3.2, -1.2, 3.2, 4.2);

/** Joints of the lines that are laid wider than 1/8 in. */
const PRODUCT_JOINTS: Readonly<Record<string, number>> = {
  'permeable-pavers': 3 / 8,
  cobble: 1 / 4,
  'paver-slabs': 3 / 16,
};

/** The deck of the house on the first page. */
const HOME_DECK: LayoutRequest = { product: 'mega-stone', polygon: rectangle(-4.2, -4, 6.2, 15.2) };

/** A field for pictures that look along it. */
function wideField(product: string): Readonly<Record<string, LayoutRequest>> {
  return { field: { product, polygon: rectangle(-5.5, -1.4, 6.5, 4.2), jointWidth: PRODUCT_JOINTS[product] } };
}

/** The patio before a wall. */
function wallPatio(product: string): LayoutRequest {
  return { product, polygon: rectangle(-3.2, -1.2, 3.6, 2.2) };
}

// Cities and gallery -----------------------------------------------------------------------------------------------

/** A strip along a middle line x = `middle`(y), all in meters. */
function ribbon(y0: number, y1: number, half: number, middle: (y: number) => number, step = 0.5): Polygon {
  const sides: [number, number][][] = [[], []];
  for (let y = y0; y < y1 + step / 2; y += step) {
    const slope = (middle(y + 0.01) - middle(y - 0.01)) / 0.02;
    const length = Math.hypot(1, slope);
    sides.forEach((side, index) => {
      const out = index === 0 ? half : -half;
      side.push([middle(y) + out / length, y - (slope * out) / length]);
    });
  }
  return meters([...sides[0], ...sides[1].reverse()]);
}

const HERRINGBONE_RED: Omit<LayoutRequest, 'polygon'> = {
  product: 'specialty-pavers',
  colors: ['#96523f', '#a4594a', '#b5674a', '#8a4a3a', '#74503d'],
  border: { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' },
};

/** Travertine, which the quarry cuts in the sizes of the largest set. */
const TRAVERTINE: Omit<LayoutRequest, 'polygon'> = {
  product: 'mega-stone',
  colors: ['#efe6d5', '#e6d9c1', '#ded0b6', '#f3ecdf'],
  jointWidth: 1 / 8,
};

const cityAndGalleryRequests: Readonly<Record<string, Readonly<Record<string, LayoutRequest>>>> = {
  'city-naples': { deck: { ...TRAVERTINE, polygon: rectangle(-5.6, -4, 6.3, 12.93) } },
  'city-lehigh-acres': {
    drive: {
      product: 'paver-6x9',
      polygon: meters([
        [-2.75, -0.9],
        [2.75, -0.9],
        [2.1, 1.2],
        [2.1, 25.5],
        [6.1, 28],
        [6.1, 35.2],
        [3.6, 35.2],
        [3.6, 34],
        [-3.2, 34],
        [-3.2, 30],
        [-2.1, 28.6],
        [-2.1, 1.2],
      ]),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
      colors: ['#bd9c72', '#b08a68', '#cbae86', '#a8836a'],
    },
  },
  'city-bonita-springs': {
    patio: {
      product: 'mega-stone',
      polygon: rectangle(-5.35, -4, 5.75, 9.1),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
      colors: ['#cbae86', '#bd9c72', '#a8967f', '#c4aa86'],
    },
  },
  'city-marco-island': { deck: { product: 'apollo', polygon: rectangle(-7.2, -4, 5.6, 9.93) } },
  'city-estero': {
    patio: {
      product: 'euro-2pc',
      polygon: rectangle(-4.3, -4, 4.5, 8.3),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
      colors: ['#cdb48c', '#c6a67c', '#bd9c72', '#d3b98f'],
    },
  },
  'city-fort-myers': {
    drive: { ...HERRINGBONE_RED, polygon: rectangle(-1.55, -5, 1.55, 25.4) },
    walk: { ...HERRINGBONE_RED, polygon: rectangle(1.56, 4.45, 7.7, 5.85), seed: 9 },
  },
  'city-cape-coral': {
    walk: {
      product: 'mega-stone',
      polygon: meters([
        [-0.95, -5],
        [0.95, -5],
        [0.95, 6.9],
        [6.3, 6.9],
        [6.3, 10.3],
        [0.95, 10.3],
        [0.95, 60],
        [-0.95, 60],
      ]),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'sailor' },
      colors: ['#cbae86', '#c9b491', '#a8967f', '#bda27b'],
    },
  },
  'city-fort-myers-beach': {
    drive: {
      product: 'mega-smooth',
      polygon: meters([
        [-2.9, -5],
        [2.9, -5],
        [2.9, 10.2],
        [5.6, 10.2],
        [5.6, 23.4],
        [-5.6, 23.4],
        [-5.6, 10.2],
        [-2.9, 10.2],
      ]),
      border: { size: { shape: 'rectangle', length: 12, width: 6 }, course: 'soldier' },
      colors: ['#d8c8ac', '#c9c2b4', '#c9b5a0', '#bfb3a0', '#ddceb2'],
    },
  },
  'city-sanibel': {
    drive: {
      product: 'permeable-pavers',
      polygon: ribbon(-5, 17, 1.65, (y) => 0.028 * Math.max(0, y - 2.5) ** 2),
      colors: ['#c9c2b4', '#b9bcba', '#c0b193', '#aea593'],
      jointWidth: 3 / 8,
    },
  },
};

/** Scenes that pave more, or something else, than a product's standard field. */
const requests: Readonly<Record<string, Readonly<Record<string, LayoutRequest>>>> = {
  ...cityAndGalleryRequests,
  'home-hero': { deck: HOME_DECK },
  'home-hero-portrait': { deck: HOME_DECK },
  // Stone and brick are not of the catalog: their sizes and tones stand here as in src/images/drawings.ts.
  'pool-deck-travertine': {
    deck: {
      product: 'mega-stone',
      polygon: rectangle(-4.5, -2.6, 9, 9.4),
      colors: ['#efe6d5', '#e6d9c1', '#ded0b6', '#f3ecdf'],
    },
  },
  'pool-deck-concrete': {
    deck: {
      product: 'paver-6x9',
      polygon: rectangle(-7.5, -2.6, 9, 8),
      colors: ['#cdb48c', '#d3b98f', '#ddceb2', '#cbae86'],
    },
  },
  'pool-deck-brick': {
    deck: {
      product: 'specialty-pavers',
      pattern: 'basketweave',
      polygon: rectangle(-9, -2.6, 5.5, 7.4),
      colors: ['#9c4f3b', '#b0614a', '#8a4534', '#a85a45'],
    },
  },
  'pool-deck-natural-stone': {
    deck: {
      product: 'paver-slabs',
      polygon: rectangle(-10, -2.6, 5.5, 8.2),
      colors: ['#d8cfbd', '#c4bba9', '#e3dccd', '#b3ab9c'],
    },
  },
  'fire-pit-square': {
    patio: {
      product: 'mega-smooth',
      polygon: rectangle(-4.5, -2, 7.5, 4.6),
      colors: ['#cdb48c', '#d8c8ac', '#cbae86'],
    },
  },
  'fire-pit-round': { patio: { product: 'euro-2pc', polygon: rectangle(-5, -2, 5, 5.2) } },
  'paver-patios': {
    patio: {
      product: 'mega-stone',
      polygon: rectangle(-4.2, 0.3, 3.9, 8.2),
      colors: ['#cbae86', '#a08c75', '#bd9c72', '#d8c8ac'],
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
    },
  },
  'paver-driveways': {
    drive: {
      product: 'specialty-pavers',
      polygon: meters([
        [-3.1, 12.3],
        [-3.1, 2.4],
        [-4.1, 0.9],
        [-4.5, 0],
        [4.5, 0],
        [4.1, 0.9],
        [3.1, 2.4],
        [3.1, 12.3],
      ]),
      border: { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' },
      colors: ['#bd9c72', '#a08c75', '#8a6a52', '#cbae86'],
    },
    walk: {
      product: 'specialty-pavers',
      polygon: meters([
        [3.12, 10.2],
        [5.7, 10.2],
        [5.7, 14.6],
        [4.4, 14.6],
        [4.4, 11.5],
        [3.12, 11.5],
      ]),
      border: { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' },
      colors: ['#bd9c72', '#a08c75', '#8a6a52', '#cbae86'],
    },
  },
  'pool-decks': {
    deck: {
      product: 'mega-smooth',
      polygon: rectangle(-6, -4.5, 5.2, 11.6),
      colors: ['#d8c8ac', '#ddceb2', '#c9c2b4', '#cdb48c'],
    },
  },
  'cta-dusk': {
    terrace: {
      product: 'mega-stone',
      polygon: rectangle(-6, -4.5, 6, 6.15),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
    },
  },
  referral: {
    drive: {
      product: 'avila',
      polygon: meters([
        [-3, 12.3],
        [-3, 2.2],
        [-4.2, 0],
        [4.2, 0],
        [3, 2.2],
        [3, 12.3],
      ]),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
    },
  },
  'outdoor-living-spaces': {
    room: {
      product: 'mega-stone',
      polygon: rectangle(-4.75, -4, 12, 8.4),
      colors: ['#cbae86', '#bd9c72', '#a08c75', '#d8c8ac'],
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
    },
  },
  'commercial-pavers': {
    plaza: {
      product: 'paver-12x12',
      polygon: rectangle(-9.144, -4.572, 15.24, 7.3),
      colors: ['#c9c2b4', '#b9b0a0', '#d8c8ac'],
    },
  },
  'paver-sealing': {
    drive: {
      product: 'euro-2pc',
      polygon: rectangle(-3.2, -3, 3.2, 8.5),
      colors: ['#cdb48c', '#bd9c72', '#a08c75', '#b5896a'],
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
    },
  },
  'captain-walks': {
    walk: {
      product: 'paver-6x9',
      polygon: rectangle(-0.75, -4, 0.75, 9.55),
      colors: ['#cdb48c', '#bd9c72', '#a08c75', '#ddceb2'],
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'sailor' },
      rotation: 90,
    },
  },
  'product-paver-6x9': { walk: { product: 'paver-6x9', polygon: rectangle(-0.95, -2.2, 0.95, 5.12) } },
  'product-mega-slate-9x12': {
    yard: { product: 'mega-slate-9x12', polygon: rectangle(-1.5, -2, 1.35, 8), rotation: 90 },
  },
  'product-euro-3pc-hexagon-12': {
    field: {
      product: 'euro-3pc-hexagon-12',
      polygon: PRODUCT_FIELD,
      sizes: [{ shape: 'hexagon', acrossFlats: 12 }],
    },
  },
  'product-mega-smooth': wideField('mega-smooth'),
  'product-mega-slate': wideField('mega-slate'),
  'product-paver-12x12': wideField('paver-12x12'),
  'product-paver-slabs': wideField('paver-slabs'),
  'product-specialty-pavers': {
    field: {
      product: 'specialty-pavers',
      polygon: rectangle(-3.2, -1.2, 8, 2.1),
      border: { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' },
    },
  },
  'product-pool-and-accessibility': {
    walk: {
      product: 'pool-and-accessibility',
      polygon: meters([
        [-0.9144, 0.002],
        [0.9144, 0.002],
        [0.9144, 6.5],
        [-0.9144, 6.5],
      ]),
      sizes: [{ shape: 'rectangle', length: 12, width: 12 }],
      colors: ['#e6dcc8', '#ebe4d6'],
    },
  },
  'product-pool-coping-and-bullnose': {
    field: {
      product: 'mega-smooth',
      polygon: rectangle(-3.4, 0.308, 4.9, 3),
      colors: ['#cdb48c', '#d3b98f', '#bd9c72'],
    },
  },
  'product-wall-systems-and-coping': { patio: wallPatio('mega-smooth') },
  'product-cumbria-and-baystone-walls': {
    patio: {
      product: 'mega-stone',
      polygon: meters([
        [-3.2, -1.6],
        [4.6, -1.6],
        [4.6, 6.5],
        [1.86, 6.5],
        [-0.3, 0.62],
        [-3.2, 0.62],
      ]),
    },
  },
  'product-yorkshire-wall-and-firepits': {
    patio: { product: 'cascade', polygon: rectangle(-4.2, -2, 4.8, 3.75), colors: ['#a08c75', '#bd9c72', '#8a6a52'] },
  },
};

function productRequest(id: string): LayoutRequest {
  return { product: id, polygon: PRODUCT_FIELD, jointWidth: PRODUCT_JOINTS[id] };
}

function productById(id: string): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`A scene asks for the product "${id}", which the catalog does not have.`);
  return product;
}

function lay(request: LayoutRequest): SceneLayout {
  const product = productById(request.product);
  const layout = layPattern({
    pattern: request.pattern ?? product.pattern,
    sizes: request.sizes ?? product.pieces,
    polygon: request.polygon,
    border: request.border,
    rotation: request.rotation,
    jointWidth: request.jointWidth,
    seed: request.seed ?? 7,
  });
  const inches = /^(\d+)(?: (\d)\/(\d))? in/.exec(product.thickness[product.thickness.length - 1]);
  if (!inches) throw new Error(`The thickness of "${product.id}" does not begin with inches.`);
  const [, whole, over, under] = inches;
  return {
    ...layout,
    product: product.id,
    thickness: Number(whole) + (over ? Number(over) / Number(under) : 0),
    colors: request.colors ?? product.colors.map(({ hex }) => hex),
  };
}

/** The layouts of a scene by name; none where the scene paves nothing. */
export function sceneLayouts(scene: string): Record<string, SceneLayout> {
  const named = requests[scene];
  if (named) return Object.fromEntries(Object.entries(named).map(([name, request]) => [name, lay(request)]));
  const id = scene.replace(/^product-/, '');
  if (id === scene || productById(id).category === 'wall') return {};
  return { field: lay(productRequest(id)) };
}

/** The colors of products and fire pits that a scene builds without a layout, `#rrggbb` by product id. */
export function blends(): Record<string, readonly string[]> {
  return Object.fromEntries(products.map(({ id, colors }) => [id, colors.map(({ hex }) => hex)]));
}
