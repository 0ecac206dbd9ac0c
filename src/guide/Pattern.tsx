import { Path, Svg } from '@react-pdf/renderer';
import { layPattern, type LayOptions, type Polygon } from '../paving';
import { pathData } from '../paving/svg';

export type PatternSpec = Pick<LayOptions, 'pattern' | 'sizes' | 'rotation' | 'jointWidth'> & {
  /** The blend; each piece takes one. */
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

/** Pavings of the guide: its ornaments, and the materials it compares. Sizes in inches, joint included. */
export const pavings = {
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
  pavers: { pattern: 'stack-bond', sizes: [rectangle(2.4, 8)], ...clay },
  sand: { pattern: 'cobble', sizes: [rectangle(0.125, 0.25), rectangle(0.125, 0.125)], jointWidth: 0.02, ...sandTones },
  base: {
    pattern: 'cobble',
    sizes: [rectangle(0.5, 0.75), rectangle(0.5, 0.5), rectangle(0.25, 0.5)],
    jointWidth: 0.06,
    ...stoneTones,
  },
  soil: { pattern: 'cobble', sizes: [rectangle(0.25, 0.5), rectangle(0.25, 0.25)], jointWidth: 0.04, ...soilTones },
} as const satisfies Record<string, PatternSpec>;

interface PatternProps {
  readonly paving: PatternSpec;
  /** Size on the page, in points. */
  readonly width: number;
  readonly height: number;
  /** Scale: so many inches of paving across. */
  readonly inches: number;
}

/** Drawing units to the inch: fine enough for joints. */
const UNITS = 32;

/** A laying pattern drawn to scale, cut off at its edges. An ornament: it carries no words. */
export function Pattern({ paving: { colors, joint, ...paving }, width, height, inches }: PatternProps) {
  const tall = (inches * height) / width;
  const { pieces } = layPattern({
    ...paving,
    seed: 3,
    polygon: [
      [0, 0],
      [inches, 0],
      [inches, tall],
      [0, tall],
    ],
  });
  const groups = colors.map((): Polygon[] => []);
  for (const piece of pieces) groups[Math.floor(piece.seed * colors.length)]?.push(piece.outline);
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${inches * UNITS} ${tall * UNITS}`} preserveAspectRatio="none">
      <Path d={`M0 0H${inches * UNITS}V${tall * UNITS}H0Z`} fill={joint} />
      {groups.map((outlines, index) => (
        <Path key={colors[index]} d={pathData(outlines, UNITS)} fill={colors[index]} />
      ))}
    </Svg>
  );
}
