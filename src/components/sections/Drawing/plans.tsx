/** Plans: surfaces seen from above, to scale. */
import { formatNumber } from '@site/src/data/format';
import { products, type Tone } from '@site/src/data/products';
import {
  drawSvg,
  LAYING_PATTERN_NAMES,
  layPattern,
  sizeText,
  type Border,
  type LayingPatternId,
  type Layout,
  type Polygon,
} from '@site/src/paving';
import { Label, Sketch } from './sketch';
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

function rectangle(width: number, height: number): Polygon {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/** Width and height of a panel, in inches, and how much more is laid around it, so that none shows an edge. */
export const PANEL = { width: 48, height: 36 };
const AROUND = 24;

function hexes(colors: readonly Tone[]): string[] {
  return colors.map(({ hex }) => hex);
}

/** The patterns that the text compares, each with the first product of the catalog that is shown in it. */
const compared: readonly LayingPatternId[] = ['running-bond', 'herringbone-45', 'ashlar', 'basketweave'];
const shown = compared.flatMap((pattern) => {
  const product = products.find((one) => one.pattern === pattern && one.category !== 'wall');
  return product ? [{ pattern, product }] : [];
});

const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Laying patterns with products of the catalog, to scale. */
export function Patterns() {
  return (
    <Panels
      panels={shown.map(({ pattern, product: { pieces, colors } }) => {
        const sizes = pattern === 'ashlar' ? pieces : pieces.slice(0, 1);
        const polygon = rectangle(PANEL.width + 2 * AROUND, PANEL.height + 2 * AROUND);
        const window = { x: AROUND, y: AROUND, ...PANEL };
        return {
          svg: drawSvg(layPattern({ pattern, sizes, polygon, seed: 4 }), { colors: hexes(colors), window }),
          name: capitalize(LAYING_PATTERN_NAMES[pattern]),
          note: sizes.map(sizeText).join(', '),
        };
      })}
    />
  );
}

/** The product that the drawings of colors show: the first one laid in running bond. */
const running =
  products.find(({ pattern, category }) => pattern === 'running-bond' && category !== 'wall') ?? products[0];

/** Lays one size of it over a panel. */
function layRunning(border?: Border): Layout {
  return layPattern({
    pattern: 'running-bond',
    sizes: running.pieces.slice(0, 1),
    polygon: rectangle(PANEL.width, PANEL.height),
    border,
    seed: 4,
  });
}

/** Colors of the marks in the drawing of a blend. */
const NEW_PAVER = '#a88b62';
const TIRE = '#2b1c10';

/** Adds a paver from another batch and a tire mark to a drawing, which has sixteenths of an inch as its units. */
function marked(layout: Layout, svg: string): string {
  const middle = layout.pieces.find(({ outline: [[x, y]], cut }) => !cut && x > 26 && y > 12);
  const points = middle?.outline.map(([x, y]) => `${16 * x},${16 * y}`).join(' ');
  const marks =
    `<polygon fill="${NEW_PAVER}" points="${points}"/>` +
    `<path fill="none" stroke="${TIRE}" stroke-opacity=".16" stroke-width="80" d="M128 0Q120 300 230 576"/>`;
  return svg.replace('</svg>', `${marks}</svg>`);
}

/** A tire mark and a replaced paver on one color and on a blend. */
export function Blend() {
  const layout = layRunning();
  const [solid] = running.colors;
  return (
    <Panels
      panels={[
        { svg: marked(layout, drawSvg(layout, { colors: [solid.hex], depth: false })), name: 'One color' },
        { svg: marked(layout, drawSvg(layout, { colors: hexes(running.colors), depth: false })), name: 'A blend' },
      ]}
    />
  );
}

/** Colors of the borders compared: charcoal, and one close to the field's. */
const CHARCOAL = '#47484a';
const CLOSE = '#bda27b';

/** A border with contrast, and one with hardly any. */
export function BorderContrast() {
  const [size] = running.pieces;
  if (size.shape !== 'rectangle') return null;
  const layout = layRunning({ size, course: 'sailor' });
  const draw = (color: string) => drawSvg(layout, { colors: hexes(running.colors), borderColors: [color] });
  return (
    <Panels
      panels={[
        { svg: draw(CHARCOAL), name: 'Clear contrast' },
        { svg: draw(CLOSE), name: 'Almost the same color' },
      ]}
    />
  );
}

/** Driveways, in feet, with the cars that fit. */
const driveways = [
  { width: 20, length: 20, cars: 2 },
  { width: 20, length: 30, cars: 2 },
  { width: 40, length: 30, cars: 3 },
] as const;

/** Points of the drawing for each foot. */
const FOOT = 4;
/** Length and width of a large car, in feet. */
const CAR = { width: 6.5, length: 16 };

/** Driveways and cars at one scale. */
export function DrivewaySizes() {
  const foot = 132;
  let left = 0;
  return (
    <Sketch height={170}>
      {driveways.map(({ width, length, cars }) => {
        const x = left;
        left += width * FOOT + 20;
        const top = foot - length * FOOT;
        return (
          <g key={`${width} ${length}`}>
            <rect className={styles.paver} x={x} y={top} width={width * FOOT} height={length * FOOT} />
            {Array.from({ length: cars }, (_, index) => (
              <g key={index} transform={`translate(${x + 7 + index * 40} ${top + 8})`}>
                <rect className={styles.car} width={CAR.width * FOOT} height={CAR.length * FOOT} rx="7" />
                <path className={styles.glass} d="M4 20q9-4 18 0l-2 8H6zM5 50h16l1 6q-9 3-18 0z" />
              </g>
            ))}
            <Label at={[x + (width * FOOT) / 2, foot + 17]}>{`${formatNumber(width * length)} sq ft`}</Label>
            <Label at={[x + (width * FOOT) / 2, foot + 33]}>{`${width} × ${length} ft`}</Label>
          </g>
        );
      })}
    </Sketch>
  );
}
