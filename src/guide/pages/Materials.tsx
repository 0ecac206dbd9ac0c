import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../../data/pricing';
import { Pattern, pavings, type PatternSpec } from '../Pattern';
import { Chapter, color, Heading, Lead, Source, Strong, Table } from '../parts';

const styles = StyleSheet.create({
  material: {
    flexDirection: 'row',
    columnGap: 12,
    alignItems: 'center',
    paddingVertical: 5,
    borderBottomWidth: 0.6,
    borderBottomColor: color.line,
    fontSize: 9,
    lineHeight: 1.28,
  },
  head: {
    paddingVertical: 3,
    borderBottomWidth: 1.2,
    borderBottomColor: color.lineStrong,
    color: color.inkSoft,
    fontSize: 8.5,
    fontWeight: 600,
  },
  swatch: { width: 46 },
  name: { flex: 3.2 },
  cell: { flex: 4 },
});

interface Material {
  readonly name: string;
  readonly paving: PatternSpec;
  /** Inches across the swatch. */
  readonly inches: number;
  readonly heat: string;
  readonly salt: string;
  readonly wet: string;
  readonly cars: string;
}

const materials: readonly Material[] = [
  {
    name: 'Concrete pavers',
    paving: pavings.runningBond,
    inches: 27,
    heat: 'Depends on the color',
    salt: 'Good when dense',
    wet: 'Good, the texture is built in',
    cars: 'Yes, 2 3/8 in thick',
  },
  {
    name: 'Permeable pavers',
    paving: pavings.permeable,
    inches: 36,
    heat: 'Depends on the color',
    salt: 'Good when dense',
    wet: 'Dries fast; joints need cleaning',
    cars: 'Yes, on an open-stone base',
  },
  {
    name: 'Clay brick',
    paving: pavings.basketweave,
    inches: 32,
    heat: 'Keeps its color; reds get warm',
    salt: 'Ask for absorption',
    wet: 'Good; algae in the shade',
    cars: 'Yes, where rated for them',
  },
  {
    name: 'Travertine',
    paving: pavings.ashlar,
    inches: 72,
    heat: 'Coolest in light colors',
    salt: 'Can pit: rinse it and seal it',
    wet: 'Good with a tumbled face',
    cars: 'Only if designed for it',
  },
  {
    name: 'Other natural stone',
    paving: pavings.slabs,
    inches: 84,
    heat: 'Depends on the stone',
    salt: 'Excellent to poor',
    wet: 'Depends on the finish; honed is slick',
    cars: 'Some, where thick enough',
  },
  {
    name: 'Porcelain',
    paving: pavings.porcelain,
    inches: 72,
    heat: 'Depends on the color; dark gets hot',
    salt: 'Absorbs almost nothing',
    wet: 'Only with a tested finish',
    cars: 'Rarely',
  },
];

function Row({ material: { name, paving, inches, ...rest } }: { readonly material: Material }) {
  return (
    <View style={styles.material} wrap={false}>
      <Pattern paving={paving} width={46} height={30} inches={inches} />
      <View style={styles.name}>
        <Strong>{name}</Strong>
      </View>
      {[rest.heat, rest.salt, rest.wet, rest.cars].map((text) => (
        <Text key={text} style={styles.cell}>
          {text}
        </Text>
      ))}
    </View>
  );
}

/** What the materials are like to live with, and pavers beside poured concrete. */
export default function Materials() {
  const strength = measures['products.strength'];
  const slip = measures['poolDeck.slipRating'];
  const area = measures['comparison.area'];
  return (
    <Chapter id="materials" paving={pavings.ashlar}>
      <Lead>
        For most homes here, the answer is a dense concrete paver, thick enough for the job, in a light or medium color.
        Beside a saltwater pool, along a seawall or on a lot that floods, read the other rows first. Concrete pavers are
        in our catalog; the other materials come through suppliers.
      </Lead>
      <View style={[styles.material, styles.head, { marginTop: 8 }]}>
        <Text style={styles.swatch}> </Text>
        <Text style={styles.name}>Material</Text>
        {['Underfoot at noon', 'Beside salt water', 'When wet', 'Cars'].map((head) => (
          <Text key={head} style={styles.cell}>
            {head}
          </Text>
        ))}
      </View>
      {materials.map((material) => (
        <Row key={material.name} material={material} />
      ))}
      <Heading>Two figures to ask a supplier for</Heading>
      <Text>
        <Strong>Compressive strength:</Strong> our own claim for concrete pavers is {formatMeasure(strength)} (
        <Source of={strength} />
        ). <Strong>Slip rating:</Strong> around a pool, {formatMeasure(slip)} or higher (<Source of={slip} />
        ). That ramp test is done in shoes, so ask for the barefoot result, too.
      </Text>
      <Heading>Pavers or poured concrete</Heading>
      <Table
        head={['', 'Poured concrete', 'Pavers', 'Published in']}
        columns={[5, 4, 4, 3.6]}
        rows={[
          [
            'Installed',
            formatPrice(prices['comparison.concrete']),
            formatPrice(prices['comparison.pavers']),
            <Source key="source" of={prices['comparison.pavers']} />,
          ],
          [
            'Upkeep',
            formatPrice(prices['comparison.concreteUpkeep']),
            formatPrice(prices['comparison.paverUpkeep']),
            <Source key="source" of={prices['comparison.paverUpkeep']} />,
          ],
          [
            'Service life',
            formatMeasure(measures['comparison.concreteLife']),
            formatMeasure(measures['comparison.paverLife']),
            <Source key="source" of={measures['comparison.paverLife']} />,
          ],
          [
            `${formatMeasure(area)} over 20 years`,
            formatAmount(prices['comparison.concrete20Years']),
            formatAmount(prices['comparison.pavers20Years']),
            <Source key="source" of={prices['comparison.pavers20Years']} />,
          ],
        ]}
      />
      <Text style={{ marginTop: 7 }}>
        Concrete is still cheaper after 20 years, because the table ends before the slab wears out. Choose it if the
        lower figure is your budget, if the surface is temporary, if the area is very large, or for anything that holds
        up a building. On sandy ground that may settle, choose pavers: a low spot can be lifted, fixed and relaid.
      </Text>
    </Chapter>
  );
}
