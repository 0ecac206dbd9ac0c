/** The grounds of the services, cut open: each shows what its page's text is about. */
import type { ReactNode } from 'react';
import { formatMeasure, measures, middleOf, type Measure } from '@site/src/company/pricing';
import { STANDARD_THICKNESS } from '@site/src/company/products';
import drawing from '../Drawing/styles.module.css';
import { Arrow, Label, Layer, Shape, type Point } from '../Drawing/sketch';
import { depthsOf, Ground, Layers, Line } from './parts';
import styles from './styles.module.css';

/** A drawing with numbers in it. */
interface Cut {
  readonly title: string;
  readonly height: number;
  /** What is numbered, in order: what it is, and where its number stands. */
  readonly parts: readonly (readonly [words: string, at: Point])[];
  readonly drawing: ReactNode;
}

/** Cuts the ground open: with the depth of its base, and the id of the pattern of crushed rock. */
export type CutGround = (base: Measure, rock: string) => Cut;

const PAVERS = `Pavers: ${STANDARD_THICKNESS.text}`;
const BEDDING = `Bedding sand: ${formatMeasure(measures['faq.beddingSand'])}`;
const baseText = (base: Measure) => `Crushed rock, compacted: ${formatMeasure(base)}`;

/** How many points across a drawing is. */
const WIDTH = 360;

/** The edge of paving at a lawn. */
const edge: CutGround = (base, rock) => {
  const [unit, top, end] = [6, 30, 294];
  const depths = depthsOf(base, unit);
  const bottom = top + depths.base + 26;
  return {
    title: 'What holds the edge',
    height: bottom,
    parts: [
      [PAVERS, [54, top + depths.pavers / 2]],
      [BEDDING, [126, top + (depths.pavers + depths.bedding) / 2]],
      [baseText(base), [198, top + (depths.bedding + depths.base) / 2]],
      ['Edge restraint, set on the base', [end + 10, top + depths.bedding - 11]],
      ['Soil, graded and compacted', [90, bottom - 13]],
    ],
    drawing: (
      <>
        <Ground top={top + 2} bottom={bottom} lawnFrom={end} />
        <Layers {...{ rock, top, depths }} left={0} right={end} baseRight={end + 30} piece={36} tone="Sand Dune" />
        <Restraint {...{ unit, end, top }} depth={depths.bedding} />
        <Label at={[334, 21]} text="Lawn" />
      </>
    ),
  };
};

/** Concrete against the outer pavers, on the base. */
function Restraint({ unit, end, top, depth }: { unit: number; end: number; top: number; depth: number }) {
  return (
    <Shape
      of="concrete"
      points={[
        [end, top + 0.75 * unit],
        [end + 1.5 * unit, top + 0.75 * unit],
        [end + 4 * unit, top + depth],
        [end, top + depth],
      ]}
    />
  );
}

/** A driveway from the street to the lawn. */
const apron: CutGround = (base, rock) => {
  const [unit, top] = [6, 30];
  const [street, start, end] = [72, 108, 288];
  const depths = depthsOf(base, unit);
  const bottom = top + depths.base + 28;
  const under = top + depths.base;
  return {
    title: 'What holds a driveway in place',
    height: bottom,
    parts: [
      [PAVERS, [162, top + depths.pavers / 2]],
      [BEDDING, [198, top + (depths.pavers + depths.bedding) / 2]],
      [baseText(base), [234, top + (depths.bedding + depths.base) / 2]],
      ['Concrete header at the street', [90, top + 5 * unit]],
      ['Edge restraint, set on the base', [end + 10, top + depths.bedding - 11]],
      ['Soil, under fabric if it’s soft', [198, bottom - 13]],
    ],
    drawing: (
      <>
        <Ground top={top + 2} bottom={bottom} lawnFrom={end} />
        <rect fill={`url(#${rock})`} y={top + 3 * unit} width={street} height={8 * unit} />
        <rect className={styles.asphalt} y={top} width={street} height={3 * unit} />
        <Layers
          {...{ rock, top, depths }}
          left={start}
          right={end}
          baseRight={end + 36}
          piece={36}
          tone="Sand Dune"
          ends={['Charcoal', 'Charcoal']}
        />
        <Layer of="concrete" top={top} bottom={top + 10 * unit} left={street} right={start} />
        <Restraint {...{ unit, end, top }} depth={depths.bedding} />
        <Line of="fabric" d={`M${start} ${under + 1}H${end + 36}`} />
        <Label at={[36, 21]} text="Street" />
        <Label at={[198, 21]} text="Driveway" />
        <Label at={[336, 21]} text="Lawn" />
      </>
    ),
  };
};

/** The edge of a pool. */
const poolEdge: CutGround = (base, rock) => {
  const [unit, top] = [5.5, 30];
  const [wall, back] = [66, 126];
  const deck = back + 4;
  const depths = depthsOf(base, unit);
  const fall = (middleOf(measures['poolDeck.slope']) / 100) * (WIDTH - deck);
  const bottom = top + depths.base + fall + 46;
  const nose = depths.pavers / 2;
  const front = wall - 1.5 * unit;
  return {
    title: 'The edge of the pool',
    height: bottom,
    parts: [
      ['Coping, set solid on the pool’s wall', [84, top + nose]],
      ['Flexible joint', [back + 2, top + depths.bedding + 12]],
      [`${PAVERS}, falling ${formatMeasure(measures['poolDeck.slope'])}`, [199, top + nose + 1]],
      [BEDDING, [245, top + (depths.pavers + depths.bedding) / 2 + 2]],
      [baseText(base), [291, top + (depths.bedding + depths.base) / 2 + 2]],
      ['Bare copper, bonded to the pool’s metal', [deck + 74, top + depths.base + 22]],
      ['Fill, compacted in layers', [310, bottom - 20]],
    ],
    drawing: (
      <>
        <Ground top={top + 2} bottom={bottom} />
        <Layers {...{ rock, top, depths, fall }} left={deck} right={WIDTH} piece={46} tone="Shell" />
        <rect className={drawing.water} y={top + 5 * unit} width={wall} height={bottom} />
        <rect className={styles.air} width={wall} height={top + 5 * unit} />
        <Layer of="concrete" top={top + depths.pavers + 4} bottom={bottom} left={wall} right={back} />
        <Layer of="sand" top={top + depths.pavers} bottom={top + depths.pavers + 4} left={wall} right={back} />
        <path
          className={drawing.paver}
          d={`M${front + nose} ${top}H${back}v${depths.pavers}H${front + nose}a${nose} ${nose} 0 0 1 0-${2 * nose}`}
        />
        <Layer of="sealant" top={top} bottom={top + depths.bedding} left={back} right={deck} />
        <path className={drawing.level} d={`M${deck} ${top}H${WIDTH}`} />
        <Arrow from={[200, 17]} to={[330, 19]} water />
        <Label at={[194, 21]} textAnchor="end" text="Rain" />
        <Label at={[30, bottom - 20]} onMaterial text="Pool" />
        <circle className={styles.copper} cx={deck + 56} cy={top + depths.base + 22} r={4} />
      </>
    ),
  };
};

/** A walk behind a seawall. */
const seawall: CutGround = (base, rock) => {
  const [unit, top] = [4, 30];
  const [capLeft, capRight, start, end] = [28, 112, 116, 308];
  const depths = depthsOf(base, unit);
  const fall = 3;
  const rod = top + 14 * unit;
  const bottom = Math.max(rod + 62, top + depths.base + 70);
  const [stoneTop, stoneBottom] = [top + depths.bedding, top + depths.base];
  return {
    title: 'The walk behind the seawall',
    height: bottom,
    parts: [
      ['Seawall, with its cap', [60, top + 30]],
      ['Flexible joint', [capRight + 2, top - 16]],
      [`${PAVERS}, flush with the cap`, [152, top + depths.pavers / 2]],
      [BEDDING, [188, top + depths.pavers + 4]],
      ['Fabric around the stone', [224, stoneTop + 1]],
      [`Clean crushed rock (57 stone): ${formatMeasure(base)}`, [260, (stoneTop + stoneBottom) / 2 + 3]],
      ['Tie-back, to an anchor in the yard', [170, rod + 7]],
      ['Concrete edge at the lawn', [end + 9, top + 14]],
    ],
    drawing: (
      <>
        <Ground top={top + 3} bottom={bottom} lawnFrom={end} />
        <rect className={styles.air} width={54} height={bottom} />
        <Layer of="water" top={top + 20 * unit} bottom={bottom} left={0} right={54} />
        <Layers
          {...{ rock, top, fall, depths }}
          left={start}
          right={end}
          baseRight={end + 26}
          piece={24}
          tone="Wheat"
          ends={['Antique Red', 'Antique Red']}
        />
        <Line of="rod" d={`M${capRight - 20} ${rod}L${WIDTH} ${rod + 22}`} />
        <Layer of="concrete" top={top + 12 * unit} bottom={bottom} left={54} right={86} />
        <Layer of="concrete" top={top} bottom={top + 16 * unit} left={capLeft} right={capRight} />
        <Layer of="sealant" top={top} bottom={top + depths.bedding} left={capRight} right={start} />
        <Layer of="concrete" top={top + 4} bottom={stoneTop + fall} left={end} right={end + 18} />
        <Line
          of="fabric"
          d={`M${end} ${stoneTop + fall}L${start + 1} ${stoneTop}V${stoneBottom}L${end + 26} ${stoneBottom + fall}`}
        />
        <Label at={[27, bottom - 12]} onMaterial text="Canal" />
        <Label at={[334, 21]} text="Lawn" />
        <path className={drawing.dimension} d={`M${capRight + 2} ${top - 6}v8`} />
      </>
    ),
  };
};

/** An outdoor kitchen with the paving around it. */
const outdoorRoom: CutGround = (base, rock) => {
  const [unit, top] = [4, 74];
  const [left, right] = [44, 156];
  const block = 8 * unit;
  const depths = depthsOf(base, unit);
  const footing = top + depths.bedding;
  const bottom = top + Math.max(depths.base, 14 * unit) + 34;
  const pipe = bottom - 24;
  const rise = (left + right) / 2;
  return {
    title: 'Under an outdoor kitchen',
    height: bottom,
    parts: [
      [PAVERS, [204, top + depths.pavers / 2]],
      [BEDDING, [252, top + depths.pavers + 3]],
      [baseText(base), [300, top + (depths.bedding + depths.base) / 2]],
      ['Island of concrete block', [left + block / 2, 40]],
      ['Footing of its own', [left, footing + 5 * unit]],
      ['Sleeve: an empty pipe for later lines', [222, pipe]],
      ['Soil, graded and compacted', [20, bottom - 14]],
    ],
    drawing: (
      <>
        <Ground top={top + 2} bottom={bottom} />
        <Layers {...{ rock, top, depths }} left={0} right={left} piece={24} tone="Buff" />
        <Layers {...{ rock, top, depths }} left={right} right={WIDTH} piece={24} tone="Buff" />
        <Layer of="newBase" top={footing} bottom={footing + 10 * unit} left={left - 16} right={right + 16} />
        {[left, right - block].map((x) => (
          <Layer key={x} of="concrete" top={24} bottom={footing} left={x} right={x + block} />
        ))}
        <path className={drawing.joint} d={`M${left} ${top - 18}h${block}M${right - block} ${top - 18}h${block}`} />
        <Line of="pipe" d={`M${WIDTH} ${pipe}H${rise + 12}q-12 0-12-12V${top - 14}`} />
        <Label at={[rise, 16]} text="Kitchen" />
        <Label at={[262, top - 9]} text="Patio" />
      </>
    ),
  };
};

/** The ground of the services that have one of their own. */
const grounds: Readonly<Record<string, CutGround>> = {
  'paver-driveways': apron,
  'pool-decks': poolEdge,
  'captain-walks': seawall,
  'outdoor-living-spaces': outdoorRoom,
};

/** Returns the ground of a service; the edge at a lawn for one without a drawing of its own. */
export const groundOf = (service: string): CutGround => grounds[service] ?? edge;
