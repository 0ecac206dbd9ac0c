import { StyleSheet, View } from '@react-pdf/renderer';
import { formatPrice, prices, type PriceKey } from '../../data/pricing';
import { pavings } from '../Pattern';
import { Chapter, Heading, Lead, List, Source, Table } from '../parts';

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', columnGap: 26 },
  column: { flex: 1 },
});

const extras: readonly (readonly [what: string, ask: string, key: PriceKey])[] = [
  ['Retaining wall', 'Footing, drainage behind it, caps, and the height', 'costGuide.retainingWall'],
  ['Lighting', 'Transformer, wire, sleeves, and who connects it', 'costGuide.lighting'],
  ['Fire pit', 'Insert, cap, base, clearance to cage and eaves', 'costGuide.firePit'],
  ['Built-in seating', 'Length, cap, and whether it counts as wall', 'costGuide.seating'],
  ['Sealing, new paving', 'Cleaning first, the product, the number of coats', 'costGuide.sealing'],
];

const upkeep: readonly (readonly [what: string, ask: string, key: PriceKey])[] = [
  ['Sealing', 'As above, and what is already on the pavers', 'sealing.sealing'],
  ['Deep cleaning', 'Whether stains are treated before the wash', 'sealing.deepCleaning'],
  ['Pressure washing', 'A wide fan, and sand for the joints it empties', 'maintenance.pressureWashing'],
  ['Joint sand', 'Plain or polymeric, and what happens to the old', 'maintenance.jointSand'],
  ['Minor repairs', 'The cause of the dip, as well as the dip', 'maintenance.minorRepairs'],
  ['Mold treatment', 'What keeps the place from staying wet', 'maintenance.moldTreatment'],
];

function PriceTable({ of }: { readonly of: typeof extras }) {
  return (
    <Table
      head={['Work', 'Ask about', 'Price', 'Published in']}
      columns={[3.1, 7.2, 3.6, 3]}
      rows={of.map(([what, ask, key]) => [what, ask, formatPrice(prices[key]), <Source key={key} of={prices[key]} />])}
    />
  );
}

/** Extras, upkeep, and what moves a price. */
export default function Extras() {
  return (
    <Chapter id="extras" paving={pavings.hexagon}>
      <Lead>
        Extras add up quietly. Have each as a line of its own in the quote, with a unit price, so that you can take one
        out without starting over.
      </Lead>
      <Heading>Extras, one by one</Heading>
      <PriceTable of={extras} />
      <Heading>Upkeep, by a crew</Heading>
      <PriceTable of={upkeep} />
      <View style={styles.columns}>
        <View style={styles.column}>
          <Heading>Pushes the total up</Heading>
          <List
            items={[
              'An old slab to break out and haul away',
              'A side yard too narrow for a machine',
              'Curves, islands and angled borders',
              'Muck, roots, high water, drains',
              'Steps and changes of level',
              'Short working hours set by an association',
              'Stone or a color that has to be ordered',
            ]}
          />
        </View>
        <View style={styles.column}>
          <Heading>Brings it down</Heading>
          <List
            items={[
              'Bare ground or turf to start from',
              'A way in from the street',
              'Straight runs, sized to whole pavers',
              'A blend that the yard keeps in stock',
              'Driveway, walk and patio in one visit',
              'Plants and sprinkler heads moved before we come',
              'Empty sleeves now for the lights of later',
            ]}
          />
        </View>
      </View>
    </Chapter>
  );
}
