/** What the drawings of the ground are made of. Lengths in inches are multiplied by a drawing's unit, its points for an inch. */
import { measureByKey, middleOf, type Measure } from '@site/src/company/pricing';
import { STANDARD_THICKNESS, toneOf } from '@site/src/company/products';
import drawing from '../Drawing/styles.module.css';
import { Layer, type Point } from '../Drawing/sketch';
import styles from './styles.module.css';

/** How deep the layers reach below the surface, in points. */
export interface Depths {
  readonly pavers: number;
  readonly bedding: number;
  readonly base: number;
}

/** Rounds to a tenth of a point. */
const round = (value: number) => Math.round(value * 10) / 10;

const listed = (points: readonly Point[]) => points.map((point) => point.map(round).join(',')).join(' ');

/** Returns the depths of the published layers; of a range, its middle. */
export function depthsOf(base: Measure, unit: number): Depths {
  const pavers = STANDARD_THICKNESS.inches * unit;
  const bedding = pavers + middleOf(measureByKey('faq.beddingSand')) * unit;
  return { pavers, bedding, base: bedding + middleOf(base) * unit };
}

/** A number of the list in a part of the drawing. */
export function Marker({ at: [x, y], children }: { readonly at: Point; readonly children: number }) {
  return (
    <g className={styles.marker}>
      <circle cx={x} cy={y} r={10} />
      <text x={x} y={y}>
        {children}
      </text>
    </g>
  );
}

/** The pattern that crushed rock is filled with. */
export function RockPattern({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="24" height="19" patternUnits="userSpaceOnUse">
        <path className={styles.gap} d="M0 0h24v19H0z" />
        <path
          className={styles.rock}
          d="M1 2 7 .5 9.5 5 5 8.5 1 6zM12 1l5.500-.5-.5 5.500-5 .5zM19.500 2l4-1-.5 6.500-4-.5zM1.500 10.500 6 10l1.500 5-4.500 3-2.500-3zM9.500 8.500H15l.5 4-5 1.500zM17.500 9l5.500.5v5.500l-5-1zM9 15.500l7-1 1.500 3.500-7.500.5z"
        />
      </pattern>
    </defs>
  );
}

interface LayersProps {
  readonly left: number;
  readonly right: number;
  /** How far the base reaches: past the pavers, to carry what holds their edge. */
  readonly baseRight?: number;
  readonly top: number;
  /** How much lower the right end is than the left. */
  readonly fall?: number;
  readonly depths: Depths;
  /** Id of the pattern of the base. */
  readonly rock: string;
  /** Length of a paver. */
  readonly piece: number;
  /** The name of the pavers' tone, and of the first and the last one's, if the catalog has them. */
  readonly tone: string;
  readonly ends?: readonly [string, string];
}

/** Pavers on their bedding sand and base. */
export function Layers({
  left,
  right,
  baseRight = right,
  top,
  fall = 0,
  depths,
  rock,
  piece,
  tone,
  ends: [first, last] = [tone, tone],
}: LayersProps) {
  const surface = (x: number) => top + (fall * (x - left)) / (right - left);
  const band = (from: number, to: number, end: number): readonly Point[] => [
    [left, surface(left) + from],
    [end, surface(end) + from],
    [end, surface(end) + to],
    [left, surface(left) + to],
  ];
  const count = Math.round((right - left) / piece);
  const toneAt = (index: number) => (index === 0 ? first : index === count - 1 ? last : tone);
  return (
    <>
      <polygon fill={`url(#${rock})`} points={listed(band(depths.bedding, depths.base, baseRight))} />
      <polygon className={drawing.sand} points={listed(band(depths.pavers, depths.bedding, right))} />
      {/* A tone that the catalog lacks leaves the color of the group. */}
      <g className={drawing.paver}>
        {Array.from({ length: count }, (_, index) => {
          const [start, end] = [left + (index * (right - left)) / count, left + ((index + 1) * (right - left)) / count];
          const corners: readonly Point[] = [
            [start, surface(start)],
            [end, surface(end)],
            [end, surface(end) + depths.pavers],
            [start, surface(start) + depths.pavers],
          ];
          return <polygon key={index} fill={toneOf(toneAt(index)).hex || undefined} points={listed(corners)} />;
        })}
      </g>
      <path
        className={drawing.joint}
        d={Array.from({ length: count - 1 }, (_, index) => left + ((index + 1) * (right - left)) / count)
          .map((x) => `M${round(x)} ${round(surface(x))}v${round(depths.pavers)}`)
          .join('')}
      />
    </>
  );
}

/** Soil from edge to edge, with lawn on it from a place to the right. */
export function Ground({ top, bottom, lawnFrom }: { top: number; bottom: number; lawnFrom?: number }) {
  return (
    <>
      <Layer of="soil" top={top} bottom={bottom} />
      {lawnFrom !== undefined && <Layer of="lawn" top={top} bottom={top + 6} left={lawnFrom} />}
    </>
  );
}

/** A thin line through the ground. */
export function Line({ of, d }: { readonly of: 'fabric' | 'rod' | 'pipe'; readonly d: string }) {
  return <path className={styles[of]} d={d} />;
}
