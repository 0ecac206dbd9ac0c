/** What the drawings of the ground are made of. Lengths in inches are multiplied by a drawing's unit, its points for an inch. */
import { measures, middleOf, type Measure } from '@site/src/company/pricing';
import { STANDARD_THICKNESS, toneOf } from '@site/src/company/products';
import drawing from '../Drawing/styles.module.css';
import { bandBelow, Joints, Layer, listed, round, Shape, type Point } from '../Drawing/sketch';
import styles from './styles.module.css';

/** How deep the layers reach below the surface, in points. */
export interface Depths {
  readonly pavers: number;
  readonly bedding: number;
  readonly base: number;
}

/** Returns the depths of the published layers; of a range, its middle. */
export function depthsOf(base: Measure, unit: number): Depths {
  const pavers = STANDARD_THICKNESS.inches * unit;
  const bedding = pavers + middleOf(measures['faq.beddingSand']) * unit;
  return { pavers, bedding, base: bedding + middleOf(base) * unit };
}

/** A number of the list in a part of the drawing. */
export function Marker({ at: [x, y], number }: { readonly at: Point; readonly number: number }) {
  return (
    <g className={styles.marker}>
      <circle cx={round(x)} cy={round(y)} r={10} />
      <text x={round(x)} y={round(y)}>
        {number}
      </text>
    </g>
  );
}

/** The pattern that crushed rock is filled with. */
export function RockPattern({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="18" height="14" patternUnits="userSpaceOnUse">
        <path className={styles.gap} d="M0 0h18v14H0z" />
        <path className={styles.rock} d="M1 2l6-1 2 4-4 3-4-2zM10 1h6l1 5-6 1zM2 9l6-1 1 4-5 1zM11 9l6-1-1 5-5-1z" />
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
  readonly rock: string;
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
  const count = Math.round((right - left) / piece);
  const joints = Array.from({ length: count - 1 }, (_, index) => left + ((index + 1) * (right - left)) / count);
  const row = (start: number, end: number) => bandBelow(surface, [0, depths.pavers], [start, end]);
  // The joints are drawn over the pavers, so that those of a tone are one shape.
  const rows = [
    { name: tone, points: row(left, right) },
    ...(first === tone ? [] : [{ name: first, points: row(left, joints[0] ?? right) }]),
    ...(last === tone ? [] : [{ name: last, points: row(joints.at(-1) ?? left, right) }]),
  ];
  return (
    <>
      <polygon
        fill={`url(#${rock})`}
        points={listed(bandBelow(surface, [depths.bedding, depths.base], [left, baseRight]))}
      />
      <Shape of="sand" points={bandBelow(surface, [depths.pavers, depths.bedding], [left, right])} />
      {/* A tone that the catalog lacks leaves the color of the group. */}
      <g className={drawing.paver}>
        {rows.map(({ name, points }, index) => (
          <polygon key={index} fill={toneOf(name).hex || undefined} points={listed(points)} />
        ))}
      </g>
      <Joints at={joints} surface={surface} height={depths.pavers} />
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
