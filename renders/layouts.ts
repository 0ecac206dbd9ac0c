import type { LayingPatternId, PieceSize } from '../src/company/layingPatterns';
import { products, type Product } from '../src/company/products';
import { layPattern } from '../src/paving/layout';
import type { Border, Layout, Point, Polygon } from '../src/paving/types';
import { designBlends } from '../src/tools/visualizer/core/blends';
import { designOf } from '../src/tools/visualizer/core/designs';
import { sizesFor } from '../src/tools/visualizer/core/patterns';
import { joints } from '../src/tools/visualizer/core/types';
import { bareScene, grounds, isPaved, type SceneGround } from './grounds';

/** An area of a scene to pave with a catalog product. Lengths in inches, y as in the scene. */
interface LayoutRequest {
  readonly product: string;
  readonly polygon: Polygon;
  /** Overrides of the catalog's values. */
  readonly pattern?: LayingPatternId;
  readonly sizes?: readonly PieceSize[];
  readonly colors?: readonly string[];
  readonly border?: Border;
  readonly rotation?: number;
  readonly origin?: Point;
  readonly jointWidth?: number;
  readonly seed?: number;
}

/** A layout for the scenes: the geometry, the blend, and the thickness of the pieces. */
export interface SceneLayout extends Layout {
  readonly product: string;
  /** In inches. */
  readonly thickness: number;
  /** `#rrggbb` */
  readonly colors: readonly string[];
}

const METER = 39.3701;

/** Returns a rectangle given in meters, the unit of the scenes. */
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

/** Joints of the products that are laid wider than 1/8 in, in inches. */
const PRODUCT_JOINTS: Readonly<Record<string, number>> = {
  'permeable-pavers': 3 / 8,
  cobble: 1 / 4,
  'paver-slabs': 3 / 16,
};

/** The deck of the home page, from the camera to the lanai; a dark course lies between it and the pool's coping. */
const HOME_DECK: Readonly<Record<string, LayoutRequest>> = (() => {
  const dark = { product: 'paver-6x9', pattern: 'stack-bond', colors: ['#5f4a3c', '#6d5544', '#564438'] } as const;
  return {
    deck: {
      product: 'mega-stone',
      polygon: rectangle(-8.7, -3, 14.5, 12.4),
      colors: ['#c8a97e', '#b4926a', '#a98562', '#d3b78f'],
    },
    'band-near': { ...dark, rotation: 90, polygon: rectangle(-6.935, 2.165, -0.365, 2.395) },
    'band-far': { ...dark, rotation: 90, polygon: rectangle(-6.935, 9.705, -0.365, 9.935) },
    'band-left': { ...dark, polygon: rectangle(-6.935, 2.395, -6.705, 9.705) },
    'band-right': { ...dark, polygon: rectangle(-0.595, 2.395, -0.365, 9.705) },
  };
})();

/** Returns a field for pictures with a view along it. */
function wideField(product: string): Readonly<Record<string, LayoutRequest>> {
  return { field: { product, polygon: rectangle(-5.5, -1.4, 6.5, 4.2), jointWidth: PRODUCT_JOINTS[product] } };
}

/** The only piece of the Euro line that is laid separately. */
const HEXAGON: PieceSize = { shape: 'hexagon', acrossFlats: 12 };

/** Nine catalog products in a square of panels separated by dark courses, nearest first. Lengths in meters. */
const DISPLAY_LINES = [
  ['specialty-pavers', 'cascade', 'euro-3pc-hexagon-12'],
  ['mega-slate', 'apollo', 'cobble'],
  ['mega-smooth', 'mega-stone', 'avila'],
] as const;

function displayGarden(): Readonly<Record<string, LayoutRequest>> {
  const panel = 2.45;
  const course = 0.23;
  const pitch = panel + course;
  const [left, near] = [-3.8, -1];
  const far = near + 3 * pitch;
  const panels = DISPLAY_LINES.flatMap((row, j) =>
    row.map((product, i) => {
      const [x, y] = [left + i * pitch, near + j * pitch];
      return [
        product,
        {
          product,
          polygon: rectangle(x, y, x + panel, y + panel),
          jointWidth: PRODUCT_JOINTS[product],
          ...(product === 'euro-3pc-hexagon-12' && { sizes: [HEXAGON] }),
        },
      ] as const;
    }),
  );
  const dark = { product: 'paver-6x9', pattern: 'stack-bond', colors: ['#47484a', '#5d6468', '#54565a'] } as const;
  const along = [0, 1, 2, 3].map((i) => {
    const x = left + i * pitch - course;
    return [`along-${i}`, { ...dark, polygon: rectangle(x, near - course, x + course, far) }] as const;
  });
  const across = [0, 1, 2, 3].flatMap((j) =>
    [0, 1, 2].map((i) => {
      const [x, y] = [left + i * pitch, near + j * pitch - course];
      return [`across-${i}-${j}`, { ...dark, rotation: 90, polygon: rectangle(x, y, x + panel, y + course) }] as const;
    }),
  );
  return Object.fromEntries<LayoutRequest>([...panels, ...along, ...across]);
}

/** Returns the patio in front of a wall. */
function wallPatio(product: string): LayoutRequest {
  return { product, polygon: rectangle(-3.2, -1.2, 3.6, 2.2) };
}

// Cities and gallery -----------------------------------------------------------------------------------------------

/** Returns a strip along a center line x = `middle`(y), in meters. */
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

/** Travertine, cut in the sizes of the largest set. */
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
        [2.1, 12.5],
        [6.1, 15],
        [6.1, 23.6],
        [3.6, 23.6],
        [3.6, 21],
        [-3.2, 21],
        [-3.2, 17],
        [-2.1, 15.6],
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
  'page-charlotte-county-pavers': {
    terrace: {
      product: 'mega-slate',
      polygon: meters([
        [-4.45, -4],
        [4.8, -4],
        [4.8, 6.6],
        [14.4, 6.6],
        [14.4, 9.98],
        [-1.6, 9.98],
        [-1.6, 8.5],
        [-4.45, 8.5],
      ]),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' },
      colors: ['#b3aa9a', '#c2b8a6', '#a39b8d', '#cfc6b4'],
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

/** Returns a smooth line through points in meters (Catmull-Rom), for curved driveways. */
function bend(points: readonly (readonly [number, number])[], steps = 6): [number, number][] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)];
  const line: [number, number][] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const along = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      line.push([along(0), along(1)]);
    }
  }
  const [x, y] = points[points.length - 1];
  return [...line, [x, y]];
}

const SOLDIERS: Border = { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'soldier' };
const SMALL_SOLDIERS: Border = { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' };

/** For wheels that turn: one size of a mixed blend, each paver held by its neighbors. */
const SLATE_HERRINGBONE: Omit<LayoutRequest, 'polygon'> = {
  product: 'mega-slate',
  pattern: 'herringbone-45',
  sizes: [{ shape: 'rectangle', length: 12, width: 6 }],
  border: SOLDIERS,
};

/** 40 by 60 feet: 2,400 square feet. */
const CANAL_DRIVEWAY: Readonly<Record<string, LayoutRequest>> = {
  drive: {
    product: 'specialty-pavers',
    polygon: rectangle(-6.096, 0, 6.096, 18.288),
    border: SMALL_SOLDIERS,
    colors: ['#a98a62', '#97795a', '#b89d78', '#84705a'],
  },
  walk: {
    product: 'specialty-pavers',
    polygon: meters([
      [6.1, 16.1],
      [8.9, 16.1],
      [8.9, 20.95],
      [7.3, 20.95],
      [7.3, 17.5],
      [6.1, 17.5],
    ]),
    border: SMALL_SOLDIERS,
    colors: ['#a98a62', '#97795a', '#b89d78', '#84705a'],
  },
};

/** 65 by 80 feet: 5,200 square feet, the walk to the door included. */
const MOTOR_COURT: Readonly<Record<string, LayoutRequest>> = {
  bays: { ...SLATE_HERRINGBONE, polygon: rectangle(-9.906, -4.1, -4.75, 20.284) },
  walk: { product: 'mega-slate', polygon: rectangle(-4.75, -4.1, -2.55, 20.284), border: SOLDIERS },
  court: { ...SLATE_HERRINGBONE, polygon: rectangle(-2.55, -4.1, 9.906, 20.284) },
};

/** 1,000 square feet: 30 by 20 feet at the house, a walk 5 feet wide, and a circle of 22 feet, as in kit/fire_terrace.py. */
const FIRE_TERRACE: Readonly<Record<string, LayoutRequest>> = (() => {
  const [x, y, radius, half] = [-1.6, 1.332, 3.35, 0.762];
  const edge = Math.acos(half / radius);
  const arc = Array.from({ length: 61 }, (_, k): [number, number] => {
    const angle = edge - ((Math.PI + 2 * edge) * k) / 60;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return {
    patio: {
      product: 'mega-stone',
      colors: ['#c2a47c', '#a08c75', '#b3946c', '#cdb995'],
      polygon: meters([
        [x - half, 5.9],
        [-4.572, 5.9],
        [-4.572, 11.996],
        [4.572, 11.996],
        [4.572, 5.9],
        [x + half, 5.9],
        ...arc,
      ]),
      border: SOLDIERS,
    },
  };
})();

/** Case studies, gallery, project cards and article headers. */
const accounts: Readonly<Record<string, Readonly<Record<string, LayoutRequest>>>> = {
  'case-study-cape-coral-canal-driveway': CANAL_DRIVEWAY,
  'case-study-cape-coral-canal-driveway-1': CANAL_DRIVEWAY,
  'case-study-cape-coral-canal-driveway-2': CANAL_DRIVEWAY,
  'case-study-cape-coral-canal-driveway-before': CANAL_DRIVEWAY,
  'case-study-cape-coral-motor-court': MOTOR_COURT,
  'case-study-cape-coral-motor-court-1': MOTOR_COURT,
  'case-study-cape-coral-motor-court-2': MOTOR_COURT,
  'case-study-bonita-springs-outdoor-suite': FIRE_TERRACE,
  'case-study-bonita-springs-outdoor-suite-1': FIRE_TERRACE,
  'case-study-bonita-springs-outdoor-suite-2': FIRE_TERRACE,
  'gallery-driveway': {
    drive: {
      product: 'specialty-pavers',
      pattern: 'herringbone-45',
      colors: ['#b5674a', '#96523f', '#c98c6f', '#a85f45'],
      polygon: meters([
        ...bend([
          [-3.3, 0],
          [-2.75, 1.0],
          [-2.5, 3.2],
          [-1.4, 7.2],
          [0.6, 10.6],
          [1.9, 13.2],
          [2.0, 14.98],
        ]),
        ...bend([
          [7.4, 14.98],
          [7.1, 12.6],
          [5.6, 9.6],
          [3.9, 6.4],
          [2.9, 3.0],
          [3.1, 1.0],
          [3.7, 0],
        ]),
      ]),
      border: SMALL_SOLDIERS,
    },
  },
  'project-fort-myers-river-drive': {
    drive: {
      product: 'specialty-pavers',
      pattern: 'herringbone-90',
      colors: ['#96523f', '#8f4a3a', '#b5674a', '#74503d'],
      polygon: meters([
        ...bend([
          [-1.6, -3.6],
          [-1.9, -1.0],
          [-2.7, 2.6],
          [-3.6, 7.0],
          [-5.2, 11.2],
          [-7.6, 14.2],
          [-9.2, 17.48],
        ]),
        ...bend([
          [-4.8, 17.48],
          [-3.7, 14.4],
          [-1.2, 11.2],
          [0.2, 7.6],
          [0.5, 4.0],
          [1.4, 0.4],
          [2.6, -3.6],
        ]),
      ]),
      border: SMALL_SOLDIERS,
    },
  },
  'article-signs-driveway-needs-repair': {
    drive: {
      product: 'specialty-pavers',
      pattern: 'herringbone-90',
      colors: ['#8f5a45', '#7d5a48', '#96523f', '#8a6a52'],
      polygon: rectangle(-2.2, -1.6, 3.1, 9.5),
      border: SMALL_SOLDIERS,
      jointWidth: 3 / 16,
    },
  },
  'article-paver-installation-costs-southwest-florida': {
    drive: {
      product: 'avila',
      pattern: 'herringbone-45',
      sizes: [{ shape: 'rectangle', length: 12, width: 6 }],
      colors: ['#bf9a74', '#b57f62', '#cbb08a', '#a98a68'],
      polygon: rectangle(-3.05, -1.6, 3.05, 11.9),
      border: SOLDIERS,
    },
  },
  'article-pavers-vs-concrete-comparison': {
    drive: {
      product: 'paver-6x9',
      colors: ['#cbae86', '#bd9c72', '#d3b98f', '#a08c75'],
      polygon: rectangle(0.02, -2, 3.4, 9.6),
      border: SOLDIERS,
    },
  },
  'article-choosing-paver-colors-florida': {
    drive: {
      product: 'paver-12x12',
      colors: ['#aaa192', '#9f9687', '#b4ac9d'],
      polygon: rectangle(-3.2, -1.8, 3.2, 8.95),
      border: SOLDIERS,
    },
  },
  'article-best-pavers-florida-climate': {
    patio: {
      product: 'mega-slate',
      colors: ['#cfb795', '#b89c7c', '#d3c5ae', '#a48f78', '#d8bf98'],
      polygon: rectangle(-3.2, -2.6, 3.9, 8.3),
      border: SOLDIERS,
    },
  },
  'article-paver-maintenance-florida-guide': {
    patio: {
      product: 'euro-2pc',
      colors: ['#a5745a', '#b98a6a', '#8a6a52', '#c39c78'],
      polygon: rectangle(-3.6, -1.4, 3.6, 5.5),
      border: SOLDIERS,
      jointWidth: 3 / 16,
    },
  },
  'article-pool-deck-paver-materials-guide': {
    travertine: {
      product: 'mega-stone',
      colors: ['#e3d6bf', '#d8c6a8', '#ece2d0', '#cdb794'],
      polygon: rectangle(-3.9, -1.6, -1.15, 2.89),
      jointWidth: 3 / 16,
    },
    concrete: {
      product: 'paver-6x9',
      colors: ['#a08c75', '#b5a690', '#8f8272', '#c9c2b4'],
      polygon: rectangle(-1.05, -1.6, -0.05, 2.89),
      rotation: 90,
    },
    brick: {
      product: 'specialty-pavers',
      pattern: 'herringbone-45',
      colors: ['#9a4f3c', '#b5674a', '#84422f', '#a85a45'],
      polygon: rectangle(0.05, -1.6, 1.05, 2.89),
    },
    stone: {
      product: 'mega-slate',
      colors: ['#6d7478', '#8b8f8f', '#5d6468', '#9a958b', '#7d8271'],
      polygon: rectangle(1.15, -1.6, 4.2, 2.89),
      jointWidth: 1 / 4,
    },
  },
  'article-paver-lifespan-florida': {
    drive: {
      product: 'paver-6x9',
      colors: ['#a9866a', '#8a6a52', '#bd9c72', '#96725a'],
      polygon: rectangle(-3.05, 0.2, 3.05, 8.88),
      border: SOLDIERS,
      rotation: 90,
    },
  },
  'gallery-pool-deck': {
    deck: {
      product: 'mega-stone',
      colors: ['#d9cdb8', '#cfc0a7', '#e3dac9', '#c5b497'],
      polygon: rectangle(-5.4, -3, 6.25, 14.4),
      jointWidth: 3 / 16,
    },
  },
  'gallery-fire-pit': {
    patio: {
      product: 'avila',
      colors: ['#b89c78', '#a08c75', '#c2a986', '#93816c'],
      polygon: rectangle(-3.6, -2.6, 3.1, 5.0),
      border: SOLDIERS,
    },
  },
  'gallery-captain-walk': {
    walk: {
      product: 'mega-smooth',
      colors: ['#cbbca0', '#bdb3a2', '#c9b795', '#b9a88a'],
      polygon: meters([
        ...bend([
          [-0.85, -4],
          [-0.95, -1.6],
          [-1.35, 1.2],
          [-1.2, 3.8],
          [-0.1, 6.2],
          [0.85, 8.6],
          [1.15, 11.55],
        ]),
        ...bend([
          [2.75, 11.55],
          [2.5, 8.4],
          [1.5, 5.6],
          [0.45, 3.4],
          [0.3, 1.2],
          [0.65, -1.4],
          [0.75, -4],
        ]),
      ]),
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'sailor' },
    },
  },
  'gallery-courtyard': {
    court: { product: 'mega-slate', polygon: rectangle(-3.45, -3, 4.55, 9.4), border: SOLDIERS },
  },
  'article-pool-deck-paver-options-florida': {
    deck: {
      product: 'cascade',
      colors: ['#cdbfa8', '#c2b093', '#d4c9b5', '#b8a88c'],
      polygon: rectangle(-5, -2.4, 4.4, 2.045),
    },
    side: {
      product: 'cascade',
      colors: ['#cdbfa8', '#c2b093', '#d4c9b5', '#b8a88c'],
      polygon: rectangle(1.46, 2.05, 4.4, 8.9),
    },
  },
  'project-naples-travertine-pool': {
    deck: {
      product: 'mega-stone',
      colors: ['#d2c5ae', '#c8b99f', '#dcd1be', '#bfae92'],
      polygon: rectangle(-5.2, -2.6, 7.4, 11.6),
      jointWidth: 3 / 16,
    },
  },
  'project-cape-coral-dock-walk': {
    walk: { product: 'avila', polygon: rectangle(-0.72, -1.45, 0.72, 12.68), border: SOLDIERS },
    patio: { product: 'avila', polygon: rectangle(-6.1, 12.72, 6.1, 18.38) },
  },
  'project-bonita-fire-patio': {
    patio: {
      product: 'euro-2pc',
      colors: ['#b8935f', '#a08c75', '#c7ab80', '#8f7459'],
      polygon: meters(
        Array.from({ length: 48 }, (_, k): [number, number] => {
          const a = (2 * Math.PI * k) / 48;
          return [-0.1 + 3.35 * Math.cos(a), 2.1 + 3.9 * Math.sin(a)];
        }),
      ),
    },
  },
  'project-naples-motor-court': {
    court: {
      product: 'paver-slabs',
      colors: ['#a9a499', '#9b968c', '#b6b0a4'],
      polygon: rectangle(-3.73, -2.6, 6.1, 11.15),
      jointWidth: 1 / 8,
    },
  },
  'project-fort-myers-patio': {
    patio: {
      product: 'paver-12x12',
      colors: ['#a5a6a3', '#b2ada2', '#8f9190'],
      polygon: rectangle(-3.35, 0.15, 2.95, 6.88),
      border: SOLDIERS,
    },
  },
  'project-estero-lanai': {
    deck: {
      product: 'apollo',
      colors: ['#cdc2ae', '#c2b59c', '#d8cfbd', '#b7a98e'],
      polygon: rectangle(-4.12, -2.6, 3.88, 9.38),
      border: SOLDIERS,
    },
  },
  'project-marco-pool-deck': {
    deck: {
      product: 'pool-and-accessibility',
      sizes: [{ shape: 'rectangle', length: 12, width: 12 }],
      colors: ['#ddd0b8', '#d3c3a8', '#e3d9c6', '#cbb99a'],
      pattern: 'running-bond',
      polygon: rectangle(-5.3, -2.6, 6.0, 6.29),
    },
    strip: {
      product: 'paver-6x9',
      colors: ['#ddd0b8', '#d3c3a8', '#cbb99a'],
      polygon: rectangle(-5.3, 6.43, 6.0, 7.42),
    },
  },
  'project-fort-myers-beach-storefront-walk': {
    walk: {
      product: 'specialty-pavers',
      colors: ['#cbae86', '#bd9c72', '#d8c8ac', '#b89d78'],
      polygon: rectangle(-8.6, 0.04, 24, 4.98),
      border: SMALL_SOLDIERS,
    },
  },
  'project-lehigh-sealed-drive': {
    drive: {
      product: 'euro-2pc',
      colors: ['#654437', '#78513a', '#563c33', '#875f43'],
      polygon: meters([
        [-3.1, 11.98],
        [-3.1, 2.2],
        [-4.2, 0.03],
        [4.2, 0.03],
        [3.1, 2.2],
        [3.1, 11.98],
      ]),
      border: SOLDIERS,
    },
    walk: {
      product: 'euro-2pc',
      colors: ['#654437', '#78513a', '#563c33', '#875f43'],
      polygon: meters([
        [3.11, 10.2],
        [5.8, 10.2],
        [5.8, 13.58],
        [4.6, 13.58],
        [4.6, 11.4],
        [3.11, 11.4],
      ]),
      border: SOLDIERS,
    },
  },
  'project-sanibel-permeable-drive': {
    drive: {
      product: 'permeable-pavers',
      colors: ['#b5ae9e', '#a39e92', '#bdb096', '#a5a598'],
      jointWidth: 3 / 8,
      polygon: ribbon(-2, 16.4, 1.6, (y) => -0.15 + 0.009 * Math.max(0, y - 1) ** 2),
      border: SMALL_SOLDIERS,
    },
  },
};

/** What is laid in place of paving that has failed, in pictures of before and after. */
const REPAIRS = {
  shell: {
    drive: {
      product: 'cobble',
      polygon: rectangle(-2.44, 0.02, 2.44, 10.98),
      colors: ['#9c958a', '#aaa194', '#858078', '#b5a792', '#8f8577'],
      jointWidth: 3 / 16,
      border: SMALL_SOLDIERS,
    },
  },
  settled: {
    patio: {
      product: 'mega-slate',
      polygon: rectangle(-2.44, 0, 2.44, 3.66),
      colors: ['#a19a8d', '#b0a898', '#8d877b', '#bdb3a1'],
      border: SOLDIERS,
    },
  },
  rust: {
    deck: {
      product: 'mega-stone',
      polygon: rectangle(-3, -2.9, 6.3, 10.6),
      colors: ['#cdc7ba', '#bfb8aa', '#d9d3c6', '#c4bba8'],
    },
  },
  faded: {
    drive: {
      product: 'cobble',
      polygon: rectangle(-2.74, -2.4, 2.74, 9.4),
      colors: ['#a4654f', '#8a5a48', '#b58a68', '#96705a', '#7d5b4d'],
      jointWidth: 3 / 16,
      border: SMALL_SOLDIERS,
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LayoutRequest>>>>;

/** Scenes that pave more than a product's standard field, or something else. */
const requests: Readonly<Record<string, Readonly<Record<string, LayoutRequest>>>> = {
  ...cityAndGalleryRequests,
  ...accounts,
  products: displayGarden(),
  'home-hero': HOME_DECK,
  'home-hero-portrait': HOME_DECK,
  // Stone and brick are not in the catalog, so their sizes and tones are here.
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
      product: 'specialty-pavers',
      colors: ['#b8a184', '#9d8c78', '#cdb99a', '#86756a'],
      polygon: meters([
        [-3, 12.3],
        [-3, 2.2],
        [-4.2, 0],
        [4.2, 0],
        [3, 2.2],
        [3, 12.3],
      ]),
      border: { size: { shape: 'rectangle', length: 8, width: 4 }, course: 'soldier' },
    },
  },
  'outdoor-living-spaces': {
    room: {
      product: 'mega-stone',
      polygon: rectangle(-4.75, -4, 12, 14.9),
      colors: ['#cbae86', '#bd9c72', '#a08c75', '#d8c8ac'],
      border: SOLDIERS,
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
      border: SOLDIERS,
    },
  },
  'page-paver-repair': {
    drive: {
      product: 'specialty-pavers',
      pattern: 'herringbone-90',
      polygon: rectangle(-3.1, -2.4, 3.1, 9.28),
      colors: ['#a88d68', '#927a5d', '#7b6551', '#b59a74'],
      border: SMALL_SOLDIERS,
    },
  },
  'captain-walks': {
    walk: {
      product: 'paver-6x9',
      polygon: meters([
        [-0.75, -4],
        [0.75, -4],
        [0.75, 7.25],
        [1.6, 7.25],
        [1.6, 8.3],
        [14, 8.3],
        [14, 9.55],
        [-1.6, 9.55],
        [-1.6, 7.25],
        [-0.75, 7.25],
      ]),
      colors: ['#cdb48c', '#bd9c72', '#a08c75', '#ddceb2'],
      border: { size: { shape: 'rectangle', length: 9, width: 6 }, course: 'sailor' },
      rotation: 90,
    },
  },
  'ground-shell-paved': REPAIRS.shell,
  'ground-settled-paved': REPAIRS.settled,
  'ground-rust-paved': REPAIRS.rust,
  'ground-faded': REPAIRS.faded,
  'ground-faded-sealed': REPAIRS.faded,
  'product-paver-6x9': { walk: { product: 'paver-6x9', polygon: rectangle(-0.95, -2.2, 0.95, 5.12) } },
  'product-mega-slate-9x12': {
    yard: { product: 'mega-slate-9x12', polygon: rectangle(-1.5, -2, 1.35, 8), rotation: 90 },
  },
  'product-euro-3pc-hexagon-12': {
    field: {
      product: 'euro-3pc-hexagon-12',
      polygon: PRODUCT_FIELD,
      sizes: [HEXAGON],
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
  if (!product) throw new Error(`renders/layouts.ts: there is no product "${id}" in products.yaml.`);
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
    origin: request.origin,
    jointWidth: request.jointWidth,
    seed: request.seed ?? 7,
  });
  const inches = /^(\d+)(?: (\d)\/(\d))? in/.exec(product.thickness[product.thickness.length - 1]);
  if (!inches)
    throw new Error(
      `products.yaml: the thickness of "${product.id}" does not begin with inches. Write it like "2 3/8 in (60 mm)".`,
    );
  const [, whole, over, under] = inches;
  return {
    ...layout,
    product: product.id,
    thickness: Number(whole) + (over ? Number(over) / Number(under) : 0),
    colors: request.colors ?? product.colors.map(({ hex }) => hex),
  };
}

/**
 * Lays a ground as src/tools/photo does: in a plan seen from above, whose y runs toward the camera. The result is in
 * the scene, whose y runs away from it.
 */
function layGround({ at, outline, paving }: SceneGround): SceneLayout {
  const toPlan = ([x, y]: Point): Point => [x, -y];
  const product = productById(paving.product);
  const [size] = product.pieces
    .filter((piece) => piece.shape === 'rectangle')
    .sort((a, b) => a.length * a.width - b.length * b.width);
  const plan = lay({
    product: product.id,
    polygon: outline.map(toPlan),
    pattern: paving.pattern,
    sizes: sizesFor(product, paving.pattern),
    colors: designBlends({ ...designOf(product.id), ...paving }).field.hexes,
    border: paving.border === 'none' ? undefined : { course: paving.border, size },
    rotation: paving.turn,
    origin: toPlan(paving.origin),
  });
  const inScene = ([x, y]: Point): Point => [at[0] + x, at[1] - y];
  return {
    ...plan,
    polygon: plan.polygon.map(inScene),
    pieces: plan.pieces.map((piece) => ({ ...piece, outline: piece.outline.map(inScene) })),
  };
}

/** A ground for its two scenes, with the colors of what the layout does not describe. */
interface LaidGround extends SceneGround {
  readonly borderColors: readonly string[];
  readonly jointColor: string;
}

/** Returns the ground of a scene that shows one, bare or paved. */
export function sceneGround(scene: string): LaidGround | undefined {
  const ground = grounds[bareScene(scene)];
  if (!ground) return undefined;
  const { border } = designBlends({ ...designOf(ground.paving.product), ...ground.paving });
  return { ...ground, borderColors: border.hexes, jointColor: joints[ground.paving.joint].hex };
}

/** Returns the layouts of a scene by name; empty if the scene has no paving. */
export function sceneLayouts(scene: string): Record<string, SceneLayout> {
  const ground = grounds[bareScene(scene)];
  if (ground) return isPaved(scene) ? { paving: layGround(ground) } : {};
  const named = requests[scene];
  if (named) return Object.fromEntries(Object.entries(named).map(([name, request]) => [name, lay(request)]));
  const id = scene.replace(/^product-/, '');
  if (id === scene || productById(id).category === 'wall') return {};
  return { field: lay(productRequest(id)) };
}

/** Returns the colors of products and fire pits for scenes that use them without a layout, `#rrggbb` by product id. */
export function blends(): Record<string, readonly string[]> {
  return Object.fromEntries(products.map(({ id, colors }) => [id, colors.map(({ hex }) => hex)]));
}
