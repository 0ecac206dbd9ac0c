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
  ['Built-in seating', 'Length, cap, and whether it counts as a wall', 'costGuide.seating'],
  ['Sealing, new pavers', 'Cleaning first, the product, the number of coats', 'costGuide.sealing'],
];

const upkeep: readonly (readonly [what: string, ask: string, key: PriceKey])[] = [
  ['Sealing', 'As above, and what is already on the pavers', 'sealing.sealing'],
  ['Deep cleaning', 'Whether stains are treated before the wash', 'sealing.deepCleaning'],
  ['Pressure washing', 'A wide fan tip, and sand for the joints it empties', 'maintenance.pressureWashing'],
  ['Joint sand', 'Plain or polymeric; removing the old sand', 'maintenance.jointSand'],
  ['Minor repairs', 'Fixing the cause of the dip, too', 'maintenance.minorRepairs'],
  ['Mold treatment', 'How to keep the spot from staying wet', 'maintenance.moldTreatment'],
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
        Extras add up. Ask for each one on its own line in the quote, with a unit price, so you can take one out without
        starting over.
      </Lead>
      <Heading>Extras, one by one</Heading>
      <PriceTable of={extras} />
      <Heading>Upkeep, done by a crew</Heading>
      <PriceTable of={upkeep} />
      <View style={styles.columns}>
        <View style={styles.column}>
          <Heading>What raises the total</Heading>
          <List
            items={[
              'An old slab to break up and haul away',
              'A side yard too narrow for a machine',
              'Curves, islands and angled borders',
              'Muck, roots, high water, drains',
              'Steps and level changes',
              'Short work hours set by an association',
              'Stone or a color that has to be ordered',
            ]}
          />
        </View>
        <View style={styles.column}>
          <Heading>What lowers it</Heading>
          <List
            items={[
              'Bare ground or turf to start from',
              'Easy access from the street',
              'Straight runs, sized to whole pavers',
              'A blend the yard keeps in stock',
              'Driveway, walk and patio in one visit',
              'Plants and sprinkler heads moved before we arrive',
              'Empty sleeves now for lights you may add later',
            ]}
          />
        </View>
      </View>
    </Chapter>
  );
}
