/** Sections: what a cut through the ground would show. */
import { measures } from '@site/src/company/pricing';
import { inchesOf, inInches, products, STANDARD_THICKNESS } from '@site/src/company/products';
import {
  Arrow,
  bandBelow,
  Dimension,
  inchText,
  Joints,
  Label,
  Layer,
  round,
  Shape,
  Sketch,
  type Point,
} from './sketch';
import styles from './styles.module.css';

/** The thicknesses of the catalog's pavers and slabs, thinnest first. */
export const thicknesses = [
  ...new Map(
    products
      .filter(({ category }) => category !== 'wall')
      .flatMap(({ thickness, category }) =>
        thickness.map((text) => [text, { text, category, inches: inchesOf(text) }]),
      ),
  ).values(),
].sort((one, other) => one.inches - other.inches);

/** Thickness of a paver, in inches. */
const PAVER = STANDARD_THICKNESS.inches;

/** Bedding sand under the pavers, in inches. */
const BEDDING = measures['faq.beddingSand'].low;

/** How far the deck of the drawing runs, in feet. */
export const RUN = 12;

/** How much such a deck drops, in inches, rounded to halves. */
export const drop = (({ low, high }) => {
  const over = (percent: number) => Math.round((RUN * 12 * percent) / 50) / 2;
  return { low: over(low), high: over(high) };
})(measures['poolDeck.slope']);

/** How many times heights are larger than lengths in the drawing of a slope. */
const STRETCH = 4;

/** A deck from the back door to the lawn. */
export function Slope() {
  const [left, right, top] = [52, 300, 66];
  const unit = (right - left) / (RUN * 12);
  const up = unit * STRETCH;
  const fall = drop.high * up;
  const surface = (x: number) => top + (fall * (x - left)) / (right - left);
  const thick = PAVER * up;
  const joints = Array.from({ length: RUN - 1 }, (_, index) => left + ((index + 1) * (right - left)) / RUN);
  return (
    <Sketch height={158}>
      <Layer of="soil" top={top + fall + 20} bottom={158} />
      <Layer of="lawn" top={top + fall + 14} bottom={top + fall + 24} left={right} />
      <Shape of="base" points={bandBelow(surface, [thick, thick + 30], [left, right])} />
      <Shape of="paver" points={bandBelow(surface, [0, thick], [left, right])} />
      <Joints at={joints} surface={surface} height={thick} />
      <Layer of="concrete" top={16} bottom={158} left={0} right={left} />
      <Layer of="door" top={22} bottom={top - 3} left={left - 14} right={left - 4} />
      <Label at={[left / 2, 120]} onMaterial text="House" />
      <path className={styles.level} d={`M${left} ${top}H340`} />
      <Label at={[360, top - 5]} textAnchor="end" text="level" />
      <Dimension from={[left, 36]} to={[right, 36]} />
      <Label at={[(left + right) / 2, 29]} text={`${RUN} ft`} />
      <Arrow from={[160, 50]} to={[280, 50 + (120 / (right - left)) * fall]} water />
      <Label at={[154, 55]} textAnchor="end" text="Rain runs off" />
      <Dimension from={[312, top]} to={[312, top + fall]} />
      <Label at={[360, top + fall - 4]} textAnchor="end" text={inchText(drop.high)} />
    </Sketch>
  );
}

/** How far joint sand may drop before it has to be refilled, in inches (the same association, PAV-TEC-006). */
export const SAND_DROP = 0.5;

/** A paver with its chamfer, cut through. */
function CutPaver({ left, right, top, height }: { left: number; right: number; top: number; height: number }) {
  const bevel = 6;
  return (
    <path
      className={styles.paver}
      d={`M${left} ${top + bevel}l${bevel} -${bevel}H${right - bevel}l${bevel} ${bevel}V${round(top + height)}H${left}`}
    />
  );
}

/** A full joint beside one that has lost its sand. */
export function JointSand() {
  const unit = 40;
  const top = 30;
  const bottom = top + PAVER * unit;
  const joint = unit / 8;
  const [full, low] = [110, 250];
  const pavers = [
    [-40, full],
    [full + joint, low],
    [low + joint, 400],
  ] as const;
  return (
    <Sketch height={190}>
      <Layer of="base" top={bottom + BEDDING * unit} bottom={190} />
      <Layer of="sand" top={bottom} bottom={bottom + BEDDING * unit} />
      <Layer of="sand" top={top + 5} bottom={bottom} left={full} right={full + joint} />
      <Layer of="hollow" top={top + 5} bottom={bottom} left={low} right={low + joint} />
      <Layer of="sand" top={top + SAND_DROP * unit} bottom={bottom} left={low} right={low + joint} />
      {pavers.map(([left, right]) => (
        <CutPaver key={left} left={left} right={right} top={top} height={PAVER * unit} />
      ))}
      <Label at={[full, 18]} text="Full" />
      <Label at={[low, 18]} text="Time to refill" />
      <Dimension from={[low + 18, top]} to={[low + 18, top + SAND_DROP * unit]} onMaterial />
      <Label at={[low + 27, top + 16]} textAnchor="start" onMaterial text={inchText(SAND_DROP)} />
      <Label at={[180, top + 60]} onMaterial text="Paver" />
      <Label at={[180, bottom + 24]} onMaterial text="Bedding sand" />
      <Label at={[180, 183]} onMaterial text="Crushed-stone base" />
    </Sketch>
  );
}

/** The gap under a straightedge of ten feet that is usual on a new surface, in inches (the same association). */
export const USUAL_GAP = 0.375;
export const STRAIGHTEDGE_FEET = 10;
/** How deep the dip is drawn: deeper than to scale, so that it shows. */
const GAP_HEIGHT = 20;

/** A straight board across a dip. */
export function Straightedge() {
  const [left, right, top] = [30, 330, 46];
  const pieces = 18;
  const width = 360 / pieces;
  const surface = (x: number) => {
    const along = Math.min(Math.max((x - left) / (right - left), 0), 1);
    return top + GAP_HEIGHT * Math.sin(Math.PI * along) ** 2;
  };
  const places = Array.from({ length: pieces + 1 }, (_, index) => index * width);
  const curve = (below: number) => places.map((x): Point => [x, surface(x) + below]);
  return (
    <Sketch height={126}>
      <Layer of="base" top={top + 20} bottom={126} />
      <Shape of="sand" points={[...curve(16), ...curve(26).reverse()]} />
      <Shape of="paver" points={[...curve(0), ...curve(16).reverse()]} />
      <Joints at={places} surface={surface} height={16} />
      <Layer of="board" top={top - 9} bottom={top} left={left} right={right} />
      <Dimension from={[left, 24]} to={[right, 24]} />
      <Label at={[180, 17]} text={`${STRAIGHTEDGE_FEET} ft`} />
      <Dimension from={[180, top]} to={[180, top + GAP_HEIGHT]} />
      <Label at={[188, top + 14]} textAnchor="start" text={inchText(USUAL_GAP)} />
    </Sketch>
  );
}

/** Water that rises through a paver and leaves its lime on top. */
export function WhiteHaze() {
  const unit = 30;
  const [top, joint] = [48, 118];
  const bottom = top + PAVER * unit;
  const powder = `M10 ${top - 1}h90m34 0h46m22 0h70m20 0h54`;
  return (
    <Sketch height={200}>
      <Layer of="base" top={bottom} bottom={200} />
      <Layer of="sand" top={bottom} bottom={bottom + BEDDING * unit} />
      <Layer of="sand" top={top + 6} bottom={bottom} left={joint} right={joint + unit / 8} />
      <CutPaver left={-20} right={joint} top={top} height={PAVER * unit} />
      <CutPaver left={joint + unit / 8} right={380} top={top} height={PAVER * unit} />
      <path className={styles.powderEdge} d={powder} />
      <path className={styles.powder} d={powder} />
      {[34, 68, 306, 336].map((x) => (
        <Arrow key={x} from={[x, 168]} to={[x, top + 8]} water />
      ))}
      <Label at={[180, 30]} text="The water dries and leaves a white powder" />
      <Label at={[214, top + 42]} onMaterial text="It carries lime up" />
      <Label at={[180, 186]} onMaterial text="Water rises from the damp base" />
    </Sketch>
  );
}

/** Depth of a coping, in inches, and how far it reaches over the water. */
const COPING = 12;
const OVERHANG = 1.5;

/** The edge of a pool: what is rigid, what lies on sand, and the joint between them. */
export function Coping() {
  const unit = 7;
  const [front, top] = [70, 44];
  const back = front + COPING * unit;
  const beam = front + OVERHANG * unit;
  const deck = back + unit * 0.75;
  const under = top + PAVER * unit;
  const nose = (under - top) / 2;
  return (
    <Sketch height={176}>
      <Layer of="soil" top={under} bottom={176} left={back} />
      <Layer of="base" top={under + BEDDING * unit} bottom={under + BEDDING * unit + 6 * unit} left={back} />
      <Layer of="sand" top={under} bottom={under + BEDDING * unit} left={back} />
      <Layer of="concrete" top={under + 5} bottom={176} left={beam} right={back} />
      <Layer of="sand" top={under} bottom={under + 5} left={beam} right={back} />
      <Layer of="water" top={under + 22} bottom={176} left={0} right={beam} />
      <path
        className={styles.paver}
        d={`M${front + nose} ${top}H${back}V${under}H${front + nose}A${nose} ${nose} 0 0 1 ${front + nose} ${top}`}
      />
      <Layer of="sealant" top={top + 1} bottom={under} left={back} right={deck} />
      <Layer of="paver" top={top} bottom={under} left={deck} />
      <Joints at={[1, 2, 3].map((piece) => deck + piece * 9 * unit)} surface={() => top} height={under - top} />
      <Label at={[back - 4, 30]} textAnchor="end" text="Coping in mortar" />
      <path className={styles.dimension} d={`M${back + 2.5} 22V${top}`} />
      <Label at={[back + 9, 30]} textAnchor="start" text="Flexible joint" />
      <Label at={[36, 132]} onMaterial text="Pool" />
      <Label at={[(beam + back) / 2, 132]} onMaterial text="Wall" />
      <Label at={[deck + 1.5 * 9 * unit, top + 12.5]} onMaterial text="Pavers" />
      <Label at={[264, under + 34]} onMaterial text="Compacted base" />
    </Sketch>
  );
}

/** What a thickness is made for, in two short lines. */
function usesOf({ category, inches }: (typeof thicknesses)[number]): readonly [string, string] {
  if (inches < 1.6) return ['over a', 'sound slab'];
  if (category === 'slab') return ['patios and', 'walks'];
  return inches < 3 ? ['driveways', 'and patios'] : ['heavy', 'vehicles'];
}

/** The thicknesses of the catalog side by side, each on what it lies on. */
export function Thickness() {
  const unit = 20;
  const bottom = 78;
  const gap = 8;
  const width = (360 - gap * (thicknesses.length - 1)) / thicknesses.length;
  return (
    <Sketch height={170}>
      {thicknesses.map((thickness, index) => {
        const left = index * (width + gap);
        const right = left + width;
        const middle = (left + right) / 2;
        const [first, second] = usesOf(thickness);
        const onSlab = thickness.inches < 1.6;
        return (
          <g key={thickness.text}>
            <Layer of="paver" top={bottom - thickness.inches * unit} bottom={bottom} left={left} right={right} />
            <Layer of={onSlab ? 'concrete' : 'base'} top={bottom} bottom={bottom + 52} left={left} right={right} />
            {!onSlab && <Layer of="sand" top={bottom} bottom={bottom + BEDDING * unit} left={left} right={right} />}
            <Label
              at={[middle, bottom - (thickness.inches * unit) / 2 + 4.5]}
              onMaterial
              text={inInches(thickness.text)}
            />
            <Label at={[middle, bottom + 69]} text={first} />
            <Label at={[middle, bottom + 84]} text={second} />
          </g>
        );
      })}
    </Sketch>
  );
}

/** A soft spot under a slab, and under pavers. */
export function Repair() {
  const pavers = Array.from({ length: 8 }, (_, index) => 192 + index * 21);
  const isLifted = (index: number) => index > 1 && index < 6;
  return (
    <Sketch height={142}>
      <Layer of="base" top={64} bottom={92} right={168} />
      <Layer of="soil" top={92} bottom={116} right={168} />
      <Shape of="hollow" points="30,64 138,64 110,82 84,86 58,80" />
      <Shape of="concrete" points="0,46 82,56 86,66 84,74 0,64" />
      <Shape of="concrete" points="168,46 86,58 90,66 87,76 168,64" />
      <Layer of="base" top={64} bottom={92} left={192} />
      <Layer of="soil" top={92} bottom={116} left={192} />
      <Layer of="newBase" top={66} bottom={90} left={232} right={319} />
      <Layer of="sand" top={59} bottom={66} left={192} />
      {pavers.map((left, index) => (
        <Layer
          key={left}
          of="paver"
          top={isLifted(index) ? 12 : 46}
          bottom={isLifted(index) ? 25 : 59}
          left={left}
          right={left + 19.5}
        />
      ))}
      <Arrow from={[265, 54]} to={[265, 31]} />
      <Arrow from={[286, 31]} to={[286, 54]} />
      <Label at={[84, 134]} text="The slab cracks" />
      <Label at={[276, 134]} text="The pavers go back" />
      <Label at={[275.5, 82]} onMaterial text="new base" />
    </Sketch>
  );
}
