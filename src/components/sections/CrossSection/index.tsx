import { useId } from 'react';
import { formatMeasure, measureByKey, middleOf, type Measure } from '@site/src/company/pricing';
import { inInches, STANDARD_THICKNESS } from '@site/src/company/products';
import { serviceById, type ServiceId } from '@site/src/company/services';
import styles from './styles.module.css';

/* Lengths of the drawing in inches, its units; heights come from the published figures. */
const WIDTH = 26;
/** The cut: left of it are the dimensions. */
const LEFT = 6;
/** Where the pavers end, and where the base ends: it reaches past them to carry the edge restraint. */
const EDGE = 19.5;
const BASE_END = 24;
/** Long side of a paver, in most common sizes. */
const PAVER = 6;
const GRADE = 1;
const SOIL = 2.4;

interface Layer {
  readonly id: 'pavers' | 'bedding' | 'base';
  readonly name: string;
  /** How thick it is, in the drawing's dimension and in the list. */
  readonly short: string;
  readonly text: string;
  readonly top: number;
  readonly height: number;
}

function short(measure: Measure): string {
  return formatMeasure(measure).replace('inches', 'in');
}

/** Returns the layers from the top down. */
function layersOn(base: Measure): readonly Layer[] {
  const bedding = measureByKey('faq.beddingSand');
  const { inches, text } = STANDARD_THICKNESS;
  const beddingTop = GRADE + inches;
  const baseTop = beddingTop + middleOf(bedding);
  return [
    { id: 'pavers', name: 'Pavers', short: inInches(text), text, top: GRADE, height: inches },
    {
      id: 'bedding',
      name: 'Bedding sand',
      short: short(bedding),
      text: formatMeasure(bedding),
      top: beddingTop,
      height: middleOf(bedding),
    },
    {
      id: 'base',
      name: 'Base of crushed rock, compacted in layers',
      short: short(base),
      text: formatMeasure(base),
      top: baseTop,
      height: middleOf(base),
    },
  ];
}

/** A number of the list beside a part of the drawing. */
function Marker({ x, y, children }: { readonly x: number; readonly y: number; readonly children: number }) {
  return (
    <g className={styles.marker}>
      <circle cx={x} cy={y} r={0.72} />
      <text x={x} y={y}>
        {children}
      </text>
    </g>
  );
}

/** The thickness of a layer, between two ticks left of it. */
function Dimension({ top, height, short: text }: Layer) {
  const x = LEFT - 0.6;
  return (
    <g className={styles.dimension}>
      <path d={`M${x - 0.3} ${top}h.6m-.3 0v${height}m-.3 0h.6`} />
      <text x={x - 0.5} y={top + height / 2}>
        {text}
      </text>
    </g>
  );
}

/**
 * The ground under a service's pavers, cut open and drawn to scale from the published figures: where these are a range,
 * its middle. Its parts are numbered, and listed below in words. Nothing for a service without a depth of base.
 */
export default function CrossSection({ service }: { readonly service: ServiceId }) {
  const id = useId();
  const { baseDepth } = serviceById(service);
  if (!baseDepth) return null;
  const layers = layersOn(measureByKey(baseDepth));
  const [pavers, bedding, base] = layers;
  const bottom = base.top + base.height + SOIL;
  const fill = (name: string) => `url(#${id}${name})`;
  return (
    <figure className={styles.figure}>
      {/* Translators take the "in" of inches for a word. */}
      <div translate="no">
        <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${bottom}`} aria-hidden="true">
          <defs>
            <pattern id={`${id}sand`} width="1" height="1" patternUnits="userSpaceOnUse">
              <path className={styles.sand} d="M0 0h1v1H0z" />
              <path
                className={styles.grain}
                d="M.2 .3h.12v.12h-.12zM.7 .1h.1v.1h-.1zM.5 .65h.12v.12h-.12zM.9 .8h.1v.1h-.1z"
              />
            </pattern>
            <pattern id={`${id}rock`} width="2.4" height="1.9" patternUnits="userSpaceOnUse">
              <path className={styles.gap} d="M0 0h2.4v1.9H0z" />
              <path
                className={styles.rock}
                d="M.1 .15 .7 .05 .95 .5 .5 .85 .1 .6zM1.2 .1 1.75 .05 1.7 .6 1.2 .65zM1.95 .2 2.35 .1 2.3 .75 1.9 .7zM.15 1.05 .6 1 .75 1.5 .3 1.8 .05 1.5zM.95 .85 1.5 .85 1.55 1.25 1.05 1.4zM1.75 .9 2.3 .95 2.3 1.5 1.8 1.4zM.9 1.55 1.6 1.45 1.75 1.8 1 1.85z"
              />
            </pattern>
          </defs>
          <path className={styles.soil} d={`M${LEFT} ${GRADE + 0.3}H${WIDTH}V${bottom}H${LEFT}z`} />
          <path className={styles.grass} d={`M${EDGE} ${GRADE + 0.1}H${WIDTH}v.5H${EDGE}z`} />
          <path fill={fill('rock')} d={`M${LEFT} ${base.top}H${BASE_END}v${base.height}H${LEFT}z`} />
          <path fill={fill('sand')} d={`M${LEFT} ${bedding.top}H${EDGE}v${bedding.height}H${LEFT}z`} />
          <path className={styles.edge} d={`M${EDGE} ${GRADE + 0.6}h.9L${BASE_END - 0.8} ${base.top}H${EDGE}z`} />
          <path className={styles.pavers} d={`M${LEFT} ${pavers.top}H${EDGE}v${pavers.height}H${LEFT}z`} />
          <path
            className={styles.joint}
            d={[1, 2].map((count) => `M${EDGE - count * PAVER} ${pavers.top + 0.1}v${pavers.height - 0.1}`).join('')}
          />
          {layers.map((layer) => (
            <Dimension key={layer.id} {...layer} />
          ))}
          {layers.map(({ id: part, top, height }, index) => (
            <Marker key={part} x={LEFT + 3.2 + 3 * index} y={top + height / 2}>
              {index + 1}
            </Marker>
          ))}
          <Marker x={EDGE + 1.2} y={base.top - 1}>
            {4}
          </Marker>
          <Marker x={LEFT + 12.2} y={bottom - SOIL / 2}>
            {5}
          </Marker>
        </svg>
      </div>
      <ol className={styles.parts}>
        {layers.map(({ id: part, name, text }) => (
          <li key={part}>
            {name}: {text}
          </li>
        ))}
        <li>Edge restraint, set on the base</li>
        <li>Soil, graded and compacted</li>
      </ol>
      <figcaption className={styles.caption}>
        Drawn to scale. For a range of inches, the drawing shows the middle.
      </figcaption>
    </figure>
  );
}
