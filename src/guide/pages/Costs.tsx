import { Text } from '@react-pdf/renderer';
import { formatAmount, formatPrice, prices, type PriceKey } from '../../data/pricing';
import { pavings } from '../Pattern';
import { Chapter, Heading, Lead, List, Source, Table } from '../parts';

/** Shares of the width that the columns of a price table have. */
const columns = [2.6, 7, 3.6, 2.8];

const perSquareFoot: readonly (readonly [what: string, buys: string, key: PriceKey])[] = [
  ['Any installation', 'Digging, base, pavers and labor, in any tier', 'costGuide.installed'],
  ['Basic', 'Stock concrete pavers, straight edges, open access', 'costGuide.tierBasic'],
  ['Mid-range', 'Blended colors, a contrasting border, herringbone', 'costGuide.tierMidRange'],
  ['Premium', 'Large slabs or textured faces, curves, steps', 'costGuide.tierPremium'],
  ['Luxury', 'Natural stone, inlays, hard access; no upper limit', 'costGuide.tierLuxury'],
  ['Pool deck', 'By material: concrete pavers low, stone high', 'poolDeck.installed'],
];

const driveways: readonly (readonly [what: string, like: string, key: PriceKey])[] = [
  ['400 sq ft', 'Two cars side by side', 'costGuide.driveway400SqFt'],
  ['600 sq ft', 'Two cars and a walk to the door', 'costGuide.driveway600SqFt'],
  ['1,200 sq ft', 'A circular drive, or room to turn', 'costGuide.driveway1200SqFt'],
];

const totals: readonly (readonly [what: string, moves: string, costGuide: PriceKey, faq: PriceKey])[] = [
  ['Driveway', 'Size, and an old slab to remove', 'costGuide.driveway', 'faq.driveway'],
  ['Patio', 'Size, access, steps and seat walls', 'costGuide.patio', 'faq.patio'],
  ['Pool deck', 'Material, coping, drains and the cage', 'costGuide.poolDeck', 'faq.poolDeck'],
];

/** A price with the page that publishes it: "$8,000–18,000 (cost guide)". */
function Published({ price }: { readonly price: PriceKey }) {
  return (
    <Text>
      {formatPrice(prices[price])} (<Source of={prices[price]} />)
    </Text>
  );
}

/** Price ranges by the square foot and by the project. */
export default function Costs() {
  return (
    <Chapter id="costs" paving={pavings.basketweave}>
      <Lead>
        These are the ranges we publish, each with the page of our site it comes from. Where two pages give different
        ranges, both are here. Each is a planning figure, not an offer. The written estimate for your own yard replaces
        them all.
      </Lead>
      <Heading>Installed, by the square foot</Heading>
      <Table
        head={['Tier', 'What it usually buys', 'Price', 'Published in']}
        columns={columns}
        rows={perSquareFoot.map(([what, buys, key]) => [
          what,
          buys,
          formatAmount(prices[key]),
          <Source key={key} of={prices[key]} />,
        ])}
      />
      <Heading>Driveways by size</Heading>
      <Table
        head={['Area', 'Roughly', 'Price', 'Published in']}
        columns={columns}
        rows={driveways.map(([what, like, key]) => [
          what,
          like,
          formatPrice(prices[key]),
          <Source key={key} of={prices[key]} />,
        ])}
      />
      <Heading>Typical totals, as given on two of our pages</Heading>
      <Table
        head={['Project', 'What affects it most', 'One page', 'Another']}
        columns={[2.6, 5.2, 4.8, 4]}
        rows={totals.map(([what, moves, costGuide, faq]) => [
          what,
          moves,
          <Published key={costGuide} price={costGuide} />,
          <Published key={faq} price={faq} />,
        ])}
      />
      <Heading>How to use them</Heading>
      <List
        items={[
          'Measure first. Multiply length by width for each rectangle and add them up. That’s close enough for a budget.',
          'Find your tier and multiply. A driveway needs thick pavers, an interlocking pattern and a solid edge, so few land in the basic tier.',
          'Expect a small job to cost more per square foot. The truck, saw and compactor have to come either way.',
        ]}
      />
    </Chapter>
  );
}
