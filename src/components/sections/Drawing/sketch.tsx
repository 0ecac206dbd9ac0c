/** What the sketches of an article have in common. Their units are the points of a phone's column. */
import type { ReactNode, SVGProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Point = readonly [x: number, y: number];
type Span = readonly [from: number, to: number];

/** Formats a length in inches, a multiple of an eighth, as the trade writes it: "3/8 in", "1 1/2 in". */
export function inchText(inches: number): string {
  const whole = Math.floor(inches);
  let [part, of] = [Math.round((inches - whole) * 8), 8];
  while (part > 0 && part % 2 === 0) [part, of] = [part / 2, of / 2];
  return `${[whole || '', part ? `${part}/${of}` : ''].filter(Boolean).join(' ')} in`;
}

/** A sketch as wide as a phone's column. Hidden from screen readers and translators, because its caption is in words. */
export function Sketch({ height, children }: { readonly height: number; readonly children: ReactNode }) {
  return (
    <div className={styles.sketch} translate="no">
      <svg viewBox={`0 0 360 ${round(height)}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** What a shape is made of, with its class. */
export type Material =
  | ('paver' | 'sealant' | 'sand' | 'base' | 'newBase' | 'soil')
  | ('lawn' | 'concrete' | 'water' | 'door' | 'board' | 'hollow');

/** Rounds to a tenth of a point, finer than a screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Formats points as SVG lists them. */
export const listed = (points: readonly Point[]): string => points.map((point) => point.map(round).join(',')).join(' ');

/** Returns the corners of a band between two depths below a surface, from one place to another. */
export function bandBelow(surface: (x: number) => number, [from, to]: Span, [left, right]: Span): readonly Point[] {
  return [
    [left, surface(left) + from],
    [right, surface(right) + from],
    [right, surface(right) + to],
    [left, surface(left) + to],
  ];
}

/** The joints of pavers of this height, at these places of a surface. */
export function Joints({ at, surface, height }: JointsProps) {
  const lines = at.map((x) => `M${round(x)} ${round(surface(x))}v${round(height)}`);
  return <path className={styles.joint} d={lines.join('')} />;
}

interface JointsProps {
  readonly at: readonly number[];
  readonly surface: (x: number) => number;
  readonly height: number;
}

/** A closed shape of one material, between points in a list or as SVG writes them. */
export function Shape({ of, points }: { readonly of: Material; readonly points: string | readonly Point[] }) {
  return <polygon className={styles[of]} points={typeof points === 'string' ? points : listed(points)} />;
}

/** A band of one material from edge to edge, or between two places. */
export function Layer({ of, top, bottom, left = 0, right = 360 }: LayerProps) {
  return <rect className={styles[of]} x={left} y={round(top)} width={right - left} height={round(bottom - top)} />;
}

interface LayerProps {
  readonly of: Material;
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
}

interface LabelProps extends Pick<SVGProps<SVGTextElement>, 'textAnchor'> {
  readonly at: Point;
  /** True on a material, whose color is the same in a light and a dark page. */
  readonly onMaterial?: boolean;
  readonly text: string;
}

/** Words in a sketch, centered unless `textAnchor` says otherwise. */
export function Label({ at: [x, y], onMaterial = false, textAnchor = 'middle', text }: LabelProps) {
  return (
    <text
      className={clsx(styles.label, onMaterial && styles.onMaterial)}
      x={round(x)}
      y={round(y)}
      textAnchor={textAnchor}
    >
      {text}
    </text>
  );
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
}

/** A dimension line, upright or level, with a tick at each end. */
export function Dimension({
  from: [x1, y1],
  to: [x2, y2],
  onMaterial = false,
}: LineProps & Pick<LabelProps, 'onMaterial'>) {
  const ticks = x1 === x2 ? `M${x1 - 4} ${y1}h8M${x2 - 4} ${y2}h8` : `M${x1} ${y1 - 4}v8M${x2} ${y2 - 4}v8`;
  return (
    <path
      className={clsx(styles.dimension, onMaterial && styles.drawnOnMaterial)}
      d={`M${x1} ${y1}L${x2} ${y2}${ticks}`}
    />
  );
}

/** An arrow: where water or a paver goes. */
export function Arrow({ from: [x1, y1], to: [x2, y2], water = false }: LineProps & { readonly water?: boolean }) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) =>
    `${(x2 - 7 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 7 * Math.sin(angle + turn)).toFixed(1)}`;
  return (
    <path
      className={clsx(styles.arrow, water && styles.flow)}
      d={`M${x1} ${y1}L${x2} ${y2}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`}
    />
  );
}
