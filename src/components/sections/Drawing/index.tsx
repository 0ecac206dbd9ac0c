import type { ComponentType } from 'react';
import type { DrawingId } from '@site/src/site/drawings';
import { formatMeasure, measures, type MeasureKey } from '@site/src/company/pricing';
import { Blend, BorderContrast, DrivewaySizes, hasPatterns, hasRunning, PATTERN, Patterns } from './plans';
import {
  Coping,
  drop,
  hasThicknesses,
  JointSand,
  Repair,
  RUN,
  SAND_DROP,
  Slope,
  Straightedge,
  STRAIGHTEDGE_FEET,
  Thickness,
  USUAL_GAP,
  WhiteHaze,
} from './sections';
import { inchText } from './sketch';
import styles from './styles.module.css';

interface Drawn {
  readonly title: string;
  /** Says in words all that the drawing shows. */
  readonly caption: string;
  readonly Draw: ComponentType;
  /** False if the catalog has nothing to show it with. */
  readonly isShown?: boolean;
}

interface Range {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** Ranges as bars over one scale, which begins at 0. */
function RangeBars({ ranges }: { readonly ranges: readonly Range[] }) {
  const most = Math.max(...ranges.map(({ high }) => high));
  const share = (value: number) => `${((100 * value) / most).toFixed(1)}%`;
  return (
    <dl className={styles.bars}>
      {ranges.map(({ name, low, high, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span translate="no">{text}</span>
            <svg className={styles.track} width="100%" height="14" aria-hidden="true">
              <rect className={styles.bar} x={share(low)} width={share(high - low)} height="14" rx="3" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const inches = (length: number) => inchText(length).replace(/in$/, 'inches');

function years(name: string, key: MeasureKey): Range {
  const measure = measures[key];
  return { name, ...measure, text: formatMeasure(measure) };
}

const PATTERN_CAPTION = `Each shows ${PATTERN.width / 12} by ${PATTERN.height / 12} feet of pavers from our catalog, to scale.`;

/** The drawings by name. */
const drawings: Readonly<Record<DrawingId, Drawn>> = {
  slope: {
    title: 'A slope that you don’t feel',
    caption: `A slope of ${formatMeasure(measures['poolDeck.slope'])} over ${RUN} feet drops ${inchText(drop.low).replace(/ in$/, '')} to ${inches(drop.high)}, away from the house. It’s drawn steeper than it is.`,
    Draw: Slope,
  },
  'joint-sand': {
    title: 'When a joint is low',
    caption: `Sand belongs just below the beveled edges. Refill the joints once it has dropped ${inchText(SAND_DROP).replace(/in$/, 'inch')} below the tops of the pavers.`,
    Draw: JointSand,
  },
  straightedge: {
    title: 'How to measure a dip',
    caption: `Lay a straight ${STRAIGHTEDGE_FEET}-foot board across the dip, and measure the gap under it. Up to ${inchText(USUAL_GAP).replace(/in$/, 'inch')} is normal, even on a new surface. The dip is drawn much deeper than it is.`,
    Draw: Straightedge,
  },
  'white-haze': {
    title: 'Where white haze comes from',
    caption:
      'Water rises through a concrete paver and carries lime with it. At the top it dries, and the lime stays behind as a white powder. It stops when the lime runs out, or sooner if the ground underneath stays drier.',
    Draw: WhiteHaze,
  },
  coping: {
    title: 'The joint that has to give',
    caption:
      'The coping is set in mortar on the pool wall, and the deck lies on sand and a compacted base. They move separately, so the joint between them is filled with flexible sealant. Drawn to scale.',
    Draw: Coping,
  },
  thickness: {
    title: 'Thicknesses, to scale',
    caption:
      'Thin pavers cover a sound concrete slab. Thicker ones lie on bedding sand over a compacted base. Each is drawn on the base it’s made for.',
    Draw: Thickness,
    isShown: hasThicknesses,
  },
  repair: {
    title: 'The same soft spot under a slab and under pavers',
    caption:
      'A slab that loses its support cracks, and a patch shows. Pavers can come out, and once the base is rebuilt where it was soft, the same pavers go back.',
    Draw: Repair,
  },
  patterns: {
    title: 'Laying patterns',
    caption: PATTERN_CAPTION,
    Draw: Patterns,
    isShown: hasPatterns,
  },
  blend: {
    title: 'What a blend hides',
    caption:
      'Both surfaces have the same tire mark, and one paver from a later batch. In one color, the paver stands out; in a blend, you have to look for it, and the mark shows less.',
    Draw: Blend,
    isShown: hasRunning,
  },
  border: {
    title: 'A border that shows',
    caption: 'The same pavers with a charcoal border and with one close to their own color.',
    Draw: BorderContrast,
    isShown: hasRunning,
  },
  'driveway-sizes': {
    title: 'Three driveways at one scale',
    caption:
      'With cars 16 feet long: 20 by 20 feet for two, 20 by 30 feet with room for a walkway, and a circular driveway 12 feet wide, with two ways to the street.',
    Draw: DrivewaySizes,
  },
  lifespans: {
    title: 'How long we plan on',
    caption: 'From the day it’s built, on a solid, well-drained base and with the usual upkeep.',
    Draw: () => (
      <RangeBars
        ranges={[years('Pavers', 'comparison.paverLife'), years('Poured concrete', 'comparison.concreteLife')]}
      />
    ),
  },
};

/** A drawing in an article, with its title and caption. Screen readers get the words alone. */
export default function Drawing({ of }: { readonly of: DrawingId }) {
  const { title, caption, Draw, isShown = true } = drawings[of];
  if (!isShown) return null;
  return (
    <figure className={styles.figure}>
      <Draw />
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {caption}
      </figcaption>
    </figure>
  );
}
