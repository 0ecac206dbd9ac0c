/** Plans: surfaces seen from above, to scale. */
import type { ComponentType } from 'react';
import clsx from 'clsx';
import { formatNumber } from '@site/src/words/format';
import { startSentence } from '@site/src/words/numberWords';
import { products, toneOf, type Tone } from '@site/src/company/products';
import {
  drawSvg,
  LAYING_PATTERN_NAMES,
  layPattern,
  sizeText,
  type Border,
  type LayingPatternId,
  type Layout,
  type RectangleSize,
} from '@site/src/paving';
import { average, mix } from '@site/src/paving/color';
import { corners } from '@site/src/paving/geometry';
import { Label, round, Sketch } from './sketch';
import styles from './styles.module.css';

interface PanelsProps {
  /** Each an SVG, and the words below it. */
  readonly panels: readonly { readonly svg: string; readonly name: string; readonly note?: string }[];
}

/** Drawings side by side, two in a row. */
function Panels({ panels }: PanelsProps) {
  return (
    <ul className={styles.panels}>
      {panels.map(({ svg, name, note }) => (
        <li key={name}>
          <div className={styles.panel} dangerouslySetInnerHTML={{ __html: svg }} />
          <span className={styles.name}>{name}</span> {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

const rectangle = (width: number, height: number) => corners({ minX: 0, minY: 0, maxX: width, maxY: height });

/** Width and height of a panel, in inches, and how much more is laid around a pattern, so that none shows an edge. */
const PANEL = { width: 48, height: 36 };
const AROUND = 24;

function hexes(colors: readonly Tone[]): string[] {
  return colors.map(({ hex }) => hex);
}

/** Width and height of what is shown of a pattern, in inches. */
export const PATTERN = { width: 36, height: 24 };

const compared: readonly LayingPatternId[] = ['running-bond', 'herringbone-45', 'ashlar', 'basketweave'];

/** The patterns that texts compare, each with the first product of the catalog that is shown in it. */
export const inCatalog = compared.flatMap((pattern) => {
  const product = products.find((one) => one.pattern === pattern && one.category !== 'wall');
  return product ? [{ pattern, product }] : [];
});

/** Laying patterns with products of the catalog, to scale. */
export function Patterns() {
  return (
    <Panels
      panels={inCatalog.map(({ pattern, product: { pieces, colors } }) => {
        const sizes = pattern === 'ashlar' ? pieces : pieces.slice(0, 1);
        const polygon = rectangle(PATTERN.width + 2 * AROUND, PATTERN.height + 2 * AROUND);
        const window = { minX: AROUND, minY: AROUND, maxX: AROUND + PATTERN.width, maxY: AROUND + PATTERN.height };
        return {
          svg: drawSvg(layPattern({ pattern, sizes, polygon, seed: 4 }), { colors: hexes(colors), window }),
          name: startSentence(LAYING_PATTERN_NAMES[pattern]),
          note: sizes.map(sizeText).join(', '),
        };
      })}
    />
  );
}

/** What the drawings of colors show: the first product of one rectangle in running bond, if there is one. */
const running = products
  .flatMap(({ pattern, category, pieces: [size], colors }) =>
    pattern === 'running-bond' && category !== 'wall' && size.shape === 'rectangle'
      ? [{ size, colors: hexes(colors) }]
      : [],
  )
  .at(0);

type Running = NonNullable<typeof running>;

/** Returns a drawing of colors with those pavers; undefined if the catalog has none. */
export const inRunning = (Colors: ComponentType<Running>) => running && (() => <Colors {...running} />);

/** Lays a panel in one size. */
function layRunning(size: RectangleSize, border?: Border): Layout {
  return layPattern({
    pattern: 'running-bond',
    sizes: [size],
    polygon: rectangle(PANEL.width, PANEL.height),
    border,
    seed: 4,
  });
}

const DARK = '#2b1c10';

/** Adds a paver from another batch and a tire mark to a drawing, which has sixteenths of an inch as its units. */
function marked(layout: Layout, color: string, svg: string): string {
  const paver = layout.pieces.find(({ outline: [[x, y]], cut }) => !cut && x > 26 && y > 12);
  const points = paver?.outline.map(([x, y]) => `${16 * x},${16 * y}`).join(' ') ?? '';
  const marks =
    `<polygon fill="${mix(color, DARK, 0.2)}" points="${points}"/>` +
    `<path fill="none" stroke="${DARK}" stroke-opacity=".16" stroke-width="80" d="M128 0Q120 300 230 576"/>`;
  return svg.replace('</svg>', `${marks}</svg>`);
}

/** A tire mark and a replaced paver on one color and on a blend. */
export function Blend({ size, colors }: Running) {
  const layout = layRunning(size);
  const draw = (blend: readonly string[]) =>
    marked(layout, colors[0], drawSvg(layout, { colors: blend, depth: false }));
  return (
    <Panels
      panels={[
        { svg: draw(colors.slice(0, 1)), name: 'One color' },
        { svg: draw(colors), name: 'A blend' },
      ]}
    />
  );
}

/** A border with contrast, and one with hardly any. */
export function BorderContrast({ size, colors }: Running) {
  const layout = layRunning(size, { size, course: 'sailor' });
  const draw = (color: string) => drawSvg(layout, { colors, borderColors: [color] });
  return (
    <Panels
      panels={[
        { svg: draw(toneOf('Charcoal').hex), name: 'Clear contrast' },
        { svg: draw(average(colors)), name: 'Almost the same color' },
      ]}
    />
  );
}

/** Points of the drawing for each foot. */
const FOOT = 2.95;
/** Where the street is. */
const STREET = 126;
/** Between two driveways. */
const GAP = 8;
/** Width of a drive that one car takes at a time, in feet. */
const LANE = 12;
/** Length and width of a large car, in feet. */
const CAR = { width: 6.5, length: 16 };

interface Driveway {
  readonly squareFeet: number;
  /** Its width at the street, in points. */
  readonly width: number;
  /** Its outline from the street on the left to that on the right, as path data. */
  readonly outline: string;
  /** The lawn that it goes around. */
  readonly island?: string;
  /** The middle of each car, in points from the left and from the street, and its turn in degrees. */
  readonly cars: readonly (readonly [x: number, y: number, turn: number])[];
}

/** A straight driveway up to the garage; its sides in feet. */
function straight(width: number, length: number): Driveway {
  const top = length * FOOT - (CAR.length * FOOT) / 2 - 8;
  return {
    squareFeet: width * length,
    width: width * FOOT,
    outline: `v${round(-length * FOOT)}h${round(width * FOOT)}v${round(length * FOOT)}z`,
    cars: [0.27, 0.73].map((share) => [share * width * FOOT, top, 0]),
  };
}

/** Half a ring with two ends at the street. */
function circular(squareFeet: number): Driveway {
  const outer = round((squareFeet / (Math.PI * LANE) + LANE / 2) * FOOT);
  const inner = round(outer - LANE * FOOT);
  const middle = (outer + inner) / 2;
  const half = (radius: number, sweep: 0 | 1) =>
    `a${radius} ${radius} 0 0 ${sweep} ${round(sweep ? 2 * radius : -2 * radius)} 0`;
  return {
    squareFeet,
    width: 2 * outer,
    outline: `${half(outer, 1)}h${round(inner - outer)}${half(inner, 0)}z`,
    island: `m${round(outer - inner)} 0${half(inner, 1)}z`,
    cars: [-52, 0, 52].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return [outer + middle * Math.sin(angle), middle * Math.cos(angle), turn + 90];
    }),
  };
}

const driveways = [straight(20, 20), straight(20, 30), circular(1200)];

/** The catalog's first paver for a herringbone, if there is one. */
const herringbone = products
  .flatMap(({ pattern, pieces: [size], colors }) =>
    pattern?.startsWith('herringbone') && size.shape === 'rectangle'
      ? [{ pattern, size, colors: hexes(colors).slice(0, 2) }]
      : [],
  )
  .at(0);

/** A square of herringbone that can be repeated, and its side in inches: the pattern repeats after two pieces' length. */
function herringboneTile({ size, colors }: NonNullable<typeof herringbone>) {
  const side = 3 * 2 * size.length;
  const polygon = rectangle(3 * side, 3 * side);
  const layout = layPattern({ pattern: 'herringbone-90', sizes: [size], polygon, seed: 4 });
  return {
    side,
    svg: drawSvg(layout, { colors, depth: false, window: { minX: side, minY: side, maxX: 2 * side, maxY: 2 * side } }),
  };
}

const PAVERS = 'driveway-pavers';

/** Driveways at one scale, paved, with the cars that fit. */
export function DrivewaySizes() {
  const tile = herringbone && herringboneTile(herringbone);
  const side = tile ? (tile.side / 12) * FOOT : 0;
  return (
    <Sketch height={164}>
      {tile && (
        <pattern
          id={PAVERS}
          width={side}
          height={side}
          patternUnits="userSpaceOnUse"
          patternTransform={herringbone.pattern === 'herringbone-45' ? 'rotate(45)' : undefined}
          dangerouslySetInnerHTML={{ __html: tile.svg.replace('<svg ', `<svg width="${side}" height="${side}" `) }}
        />
      )}
      <rect className={styles.base} y={STREET} width={360} height={4} />
      {driveways.map(({ squareFeet, width, outline, island, cars }, index) => {
        const before = driveways.slice(0, index);
        const x = before.reduce((sum, one) => sum + one.width + GAP, 0);
        return (
          <g key={squareFeet}>
            {island && <path className={styles.lawn} d={`M${round(x)} ${STREET}${island}`} />}
            <path
              className={clsx(styles.edged, !tile && styles.paver)}
              fill={tile && `url(#${PAVERS})`}
              d={`M${round(x)} ${STREET}${outline}`}
            />
            {cars.map(([carX, carY, turn]) => (
              <g key={carX} transform={`translate(${round(x + carX)} ${round(STREET - carY)}) rotate(${turn})`}>
                <rect
                  className={styles.car}
                  x={-9.6}
                  y={-23.6}
                  width={CAR.width * FOOT}
                  height={CAR.length * FOOT}
                  rx="5"
                />
                <path className={styles.glass} d="M-7-9q7-3 14 0l-1.5 6h-11zM-6 13h12l1 5q-7 2-14 0z" />
              </g>
            ))}
            <Label at={[round(x + width / 2), STREET + 19]} text={formatNumber(squareFeet)} />
            <Label at={[round(x + width / 2), STREET + 35]} text="sq ft" />
          </g>
        );
      })}
    </Sketch>
  );
}
