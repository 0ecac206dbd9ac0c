/** Plans: surfaces seen from above, to scale. */
import { formatNumber } from '@site/src/words/format';
import { products, toneOf, type Tone } from '@site/src/company/products';
import {
  drawSvg,
  LAYING_PATTERN_NAMES,
  layPattern,
  sizeText,
  type Border,
  type LayingPatternId,
  type Layout,
  type Polygon,
  type RectangleSize,
} from '@site/src/paving';
import { average, mix } from '@site/src/paving/color';
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

/** Width and height of a panel, in inches, and how much more is laid around a pattern, so that none shows an edge. */
const PANEL = { width: 48, height: 36 };
const AROUND = 24;

function hexes(colors: readonly Tone[]): string[] {
  return colors.map(({ hex }) => hex);
}

/** Width and height of what is shown of a pattern, in inches. */
export const PATTERN = { width: 36, height: 24 };

/** The patterns that texts compare, and those for driveways. */
const compared: readonly LayingPatternId[] = ['running-bond', 'herringbone-45', 'ashlar', 'basketweave'];
const forDriveways: readonly LayingPatternId[] = ['herringbone-45', 'running-bond'];

/** Returns each of these patterns with the first product of the catalog that is shown in it. */
const inCatalog = (patterns: readonly LayingPatternId[]) =>
  patterns.flatMap((pattern) => {
    const product = products.find((one) => one.pattern === pattern && one.category !== 'wall');
    return product ? [{ pattern, product }] : [];
  });

const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Laying patterns with products of the catalog, to scale. */
function LayingPatterns({ patterns }: { readonly patterns: readonly LayingPatternId[] }) {
  return (
    <Panels
      panels={inCatalog(patterns).map(({ pattern, product: { pieces, colors } }) => {
        const sizes = pattern === 'ashlar' ? pieces : pieces.slice(0, 1);
        const polygon = rectangle(PATTERN.width + 2 * AROUND, PATTERN.height + 2 * AROUND);
        const window = { x: AROUND, y: AROUND, ...PATTERN };
        return {
          svg: drawSvg(layPattern({ pattern, sizes, polygon, seed: 4 }), { colors: hexes(colors), window }),
          name: capitalize(LAYING_PATTERN_NAMES[pattern]),
          note: sizes.map(sizeText).join(', '),
        };
      })}
    />
  );
}

export const Patterns = () => <LayingPatterns patterns={compared} />;
export const DrivewayPatterns = () => <LayingPatterns patterns={forDriveways} />;

/** What the drawings of colors show: the first product of one rectangle in running bond, if there is one. */
const running = products.flatMap(({ pattern, category, pieces: [size], colors }) =>
  pattern === 'running-bond' && category !== 'wall' && size.shape === 'rectangle'
    ? [{ size, colors: hexes(colors) }]
    : [],
)[0] as { readonly size: RectangleSize; readonly colors: readonly string[] } | undefined;

/** Whether the catalog has what the drawings of patterns and of colors show. */
export const hasPatterns = inCatalog(compared).length > 0;
export const hasDrivewayPatterns = inCatalog(forDriveways).length > 0;
export const hasRunning = running !== undefined;

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
export function Blend() {
  if (!running) return null;
  const { size, colors } = running;
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
export function BorderContrast() {
  if (!running) return null;
  const { size, colors } = running;
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

/** Driveways side by side, in feet, with the cars that fit. */
const driveways = [
  { left: 0, width: 20, length: 20, cars: 2 },
  { left: 25, width: 20, length: 30, cars: 2 },
  { left: 50, width: 40, length: 30, cars: 3 },
] as const;

/** Points of the drawing for each foot. */
const FOOT = 4;
/** Length and width of a large car, in feet. */
const CAR = { width: 6.5, length: 16 };

/** Driveways and cars at one scale. */
export function DrivewaySizes() {
  const foot = 132;
  return (
    <Sketch height={170}>
      {driveways.map(({ left, width, length, cars }) => {
        const x = left * FOOT;
        const top = foot - length * FOOT;
        return (
          <g key={left}>
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
