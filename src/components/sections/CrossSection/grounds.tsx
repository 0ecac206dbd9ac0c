/** The grounds of the services, cut open: each shows what its page's text is about. */
import type { ReactNode } from 'react';
import { formatMeasure, measureByKey, middleOf, type Measure } from '@site/src/company/pricing';
import { STANDARD_THICKNESS } from '@site/src/company/products';
import drawing from '../Drawing/styles.module.css';
import { Arrow, Label, Layer, Shape, Sketch } from '../Drawing/sketch';
import { depthsOf, Ground, Layers, Line, Marker } from './parts';
import styles from './styles.module.css';

interface DrawProps {
  /** The depth of the base. */
  readonly base: Measure;
  /** Id of the pattern of crushed rock, which is in `children`. */
  readonly rock: string;
  readonly children: ReactNode;
}

/** A drawing with numbers in it. */
export interface CutGround {
  readonly title: string;
  /** What the numbers mean, in order. */
  readonly parts: (base: Measure) => readonly string[];
  readonly Draw: (props: DrawProps) => ReactNode;
}

const PAVERS = `Pavers: ${STANDARD_THICKNESS.text}`;
const BEDDING = `Bedding sand: ${formatMeasure(measureByKey('faq.beddingSand'))}`;
const baseText = (base: Measure) => `Crushed rock, compacted: ${formatMeasure(base)}`;

/** How many points across a drawing is. */
const WIDTH = 360;

/** The edge of paving at a lawn. */
const edge: CutGround = {
  title: 'What holds the edge',
  parts: (base) => [PAVERS, BEDDING, baseText(base), 'Edge restraint, set on the base', 'Soil, graded and compacted'],
  Draw: ({ base, rock, children }) => {
    const [unit, top, end] = [6, 30, 294];
    const depths = depthsOf(base, unit);
    const bottom = top + depths.base + 26;
    return (
      <Sketch height={bottom}>
        {children}
        <Ground top={top + 2} bottom={bottom} lawnFrom={end} />
        <Layers {...{ rock, top, depths }} left={0} right={end} baseRight={end + 30} piece={36} tone="Sand Dune" />
        <Restraint {...{ unit, end, top }} depth={depths.bedding} />
        <Label at={[334, 21]}>Lawn</Label>
        <Marker at={[54, top + depths.pavers / 2]}>{1}</Marker>
        <Marker at={[126, top + (depths.pavers + depths.bedding) / 2]}>{2}</Marker>
        <Marker at={[198, top + (depths.bedding + depths.base) / 2]}>{3}</Marker>
        <Marker at={[end + 10, top + depths.bedding - 11]}>{4}</Marker>
        <Marker at={[90, bottom - 13]}>{5}</Marker>
      </Sketch>
    );
  },
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
const apron: CutGround = {
  title: 'What holds a driveway in place',
  parts: (base) => [
    PAVERS,
    BEDDING,
    baseText(base),
    'Concrete header at the street',
    'Edge restraint, set on the base',
    'Soil, under fabric if it’s soft',
  ],
  Draw: ({ base, rock, children }) => {
    const [unit, top] = [6, 30];
    const [street, start, end] = [72, 108, 288];
    const depths = depthsOf(base, unit);
    const bottom = top + depths.base + 28;
    const under = top + depths.base;
    return (
      <Sketch height={bottom}>
        {children}
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
        <Label at={[36, 21]}>Street</Label>
        <Label at={[198, 21]}>Driveway</Label>
        <Label at={[336, 21]}>Lawn</Label>
        <Marker at={[162, top + depths.pavers / 2]}>{1}</Marker>
        <Marker at={[198, top + (depths.pavers + depths.bedding) / 2]}>{2}</Marker>
        <Marker at={[234, top + (depths.bedding + depths.base) / 2]}>{3}</Marker>
        <Marker at={[90, top + 5 * unit]}>{4}</Marker>
        <Marker at={[end + 10, top + depths.bedding - 11]}>{5}</Marker>
        <Marker at={[198, bottom - 13]}>{6}</Marker>
      </Sketch>
    );
  },
};

/** The edge of a pool. */
const poolEdge: CutGround = {
  title: 'The edge of the pool',
  parts: (base) => [
    'Coping, set solid on the pool’s wall',
    'Flexible joint',
    `${PAVERS}, falling ${formatMeasure(measureByKey('poolDeck.slope'))}`,
    BEDDING,
    baseText(base),
    'Bare copper, bonded to the pool’s metal',
    'Fill, compacted in layers',
  ],
  Draw: ({ base, rock, children }) => {
    const [unit, top] = [5.5, 30];
    const [wall, back] = [66, 126];
    const deck = back + 4;
    const depths = depthsOf(base, unit);
    const fall = (middleOf(measureByKey('poolDeck.slope')) / 100) * (WIDTH - deck);
    const bottom = top + depths.base + fall + 46;
    const nose = depths.pavers / 2;
    const front = wall - 1.5 * unit;
    return (
      <Sketch height={bottom}>
        {children}
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
        <Label at={[194, 21]} textAnchor="end">
          Rain
        </Label>
        <Label at={[30, bottom - 20]} onMaterial>
          Pool
        </Label>
        <circle className={styles.copper} cx={deck + 56} cy={top + depths.base + 22} r={4} />
        <Marker at={[84, top + nose]}>{1}</Marker>
        <Marker at={[back + 2, top + depths.bedding + 12]}>{2}</Marker>
        <Marker at={[199, top + nose + 1]}>{3}</Marker>
        <Marker at={[245, top + (depths.pavers + depths.bedding) / 2 + 2]}>{4}</Marker>
        <Marker at={[291, top + (depths.bedding + depths.base) / 2 + 2]}>{5}</Marker>
        <Marker at={[deck + 74, top + depths.base + 22]}>{6}</Marker>
        <Marker at={[310, bottom - 20]}>{7}</Marker>
      </Sketch>
    );
  },
};

/** A walk behind a seawall. */
const seawall: CutGround = {
  title: 'The walk behind the seawall',
  parts: (base) => [
    'Seawall, with its cap',
    'Flexible joint',
    `${PAVERS}, flush with the cap`,
    BEDDING,
    'Fabric around the stone',
    `Clean crushed rock (57 stone): ${formatMeasure(base)}`,
    'Tie-back, to an anchor in the yard',
    'Concrete edge at the lawn',
  ],
  Draw: ({ base, rock, children }) => {
    const [unit, top] = [4, 30];
    const [capLeft, capRight, start, end] = [28, 112, 116, 308];
    const depths = depthsOf(base, unit);
    const fall = 3;
    const rod = top + 14 * unit;
    const bottom = Math.max(rod + 62, top + depths.base + 70);
    const [stoneTop, stoneBottom] = [top + depths.bedding, top + depths.base];
    return (
      <Sketch height={bottom}>
        {children}
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
        <Label at={[27, bottom - 12]} onMaterial>
          Canal
        </Label>
        <Label at={[334, 21]}>Lawn</Label>
        <Marker at={[60, top + 30]}>{1}</Marker>
        <path className={drawing.dimension} d={`M${capRight + 2} ${top - 6}v8`} />
        <Marker at={[capRight + 2, top - 16]}>{2}</Marker>
        <Marker at={[152, top + depths.pavers / 2]}>{3}</Marker>
        <Marker at={[188, top + depths.pavers + 4]}>{4}</Marker>
        <Marker at={[224, stoneTop + 1]}>{5}</Marker>
        <Marker at={[260, (stoneTop + stoneBottom) / 2 + 3]}>{6}</Marker>
        <Marker at={[170, rod + 7]}>{7}</Marker>
        <Marker at={[end + 9, top + 14]}>{8}</Marker>
      </Sketch>
    );
  },
};

/** An outdoor kitchen with the paving around it. */
const outdoorRoom: CutGround = {
  title: 'Under an outdoor kitchen',
  parts: (base) => [
    PAVERS,
    BEDDING,
    baseText(base),
    'Island of concrete block',
    'Footing of its own',
    'Sleeve: an empty pipe for later lines',
    'Soil, graded and compacted',
  ],
  Draw: ({ base, rock, children }) => {
    const [unit, top] = [4, 74];
    const [left, right] = [44, 156];
    const block = 8 * unit;
    const depths = depthsOf(base, unit);
    const footing = top + depths.bedding;
    const bottom = top + Math.max(depths.base, 14 * unit) + 34;
    const pipe = bottom - 24;
    const [rise] = [(left + right) / 2];
    return (
      <Sketch height={bottom}>
        {children}
        <Ground top={top + 2} bottom={bottom} />
        <Layers {...{ rock, top, depths }} left={0} right={left} piece={24} tone="Buff" />
        <Layers {...{ rock, top, depths }} left={right} right={WIDTH} piece={24} tone="Buff" />
        <Layer of="newBase" top={footing} bottom={footing + 10 * unit} left={left - 16} right={right + 16} />
        {[left, right - block].map((x) => (
          <Layer key={x} of="concrete" top={24} bottom={footing} left={x} right={x + block} />
        ))}
        <path className={drawing.joint} d={`M${left} ${top - 18}h${block}M${right - block} ${top - 18}h${block}`} />
        <Line of="pipe" d={`M${WIDTH} ${pipe}H${rise + 12}q-12 0-12-12V${top - 14}`} />
        <Label at={[rise, 16]}>Kitchen</Label>
        <Label at={[262, top - 9]}>Patio</Label>
        <Marker at={[204, top + depths.pavers / 2]}>{1}</Marker>
        <Marker at={[252, top + depths.pavers + 3]}>{2}</Marker>
        <Marker at={[300, top + (depths.bedding + depths.base) / 2]}>{3}</Marker>
        <Marker at={[left + block / 2, 40]}>{4}</Marker>
        <Marker at={[left, footing + 5 * unit]}>{5}</Marker>
        <Marker at={[222, pipe]}>{6}</Marker>
        <Marker at={[20, bottom - 14]}>{7}</Marker>
      </Sketch>
    );
  },
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
