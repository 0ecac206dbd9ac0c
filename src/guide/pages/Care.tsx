import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatMeasure, formatPrice, measures, prices } from '../../data/pricing';
import { careRules, yearlyCare } from '../../estimate/careCalendar';
import { pageName } from '../../estimate/pages';
import { business } from '../../data/business';
import { pavings } from '../Pattern';
import { Chapter, color, Heading, Lead, List, Source, Table, TextLink } from '../parts';

const styles = StyleSheet.create({
  seasons: { flexDirection: 'row', columnGap: 12, marginTop: 12 },
  season: { flex: 1, padding: 11, backgroundColor: color.sand, borderTopWidth: 3, borderTopColor: color.terracotta },
  month: { color: color.kicker, fontSize: 9.5, fontWeight: 600 },
  work: { marginTop: 1, marginBottom: 3, fontFamily: 'Fraunces', fontSize: 12.5, fontWeight: 600, lineHeight: 1.2 },
  how: { fontSize: 9.5, lineHeight: 1.35 },
});

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** When the paving is due for what, from the data of the care calendar on the site. */
export default function Care() {
  const cure = measures['sealing.cure'];
  const sealing = prices['sealing.sealing'];
  return (
    <Chapter id="care" paving={pavings.mangroveHerringbone}>
      <Lead>
        Paving in Southwest Florida asks for little, but by the season. Work that needs dry joints belongs in the dry
        months; in summer you watch where the water goes.
      </Lead>
      <View style={styles.seasons}>
        {yearlyCare.map(({ monthDay, title, text }) => (
          <View key={monthDay} style={styles.season} wrap={false}>
            <Text style={styles.month}>{monthName.format(new Date(`2000-${monthDay}T00:00:00Z`))}</Text>
            <Text style={styles.work}>{title}</Text>
            <Text style={styles.how}>{text}</Text>
          </View>
        ))}
      </View>
      <Heading>How often</Heading>
      <Table
        head={['Work', 'When', 'Published in']}
        columns={[6, 7, 4]}
        rows={careRules.map(({ what, when, page }) => [
          what,
          when,
          <TextLink key={page} href={business.url + page}>
            {pageName(page)}
          </TextLink>,
        ])}
      />
      <Heading>Is it time to seal?</Heading>
      <Text>
        Splash water on a clean, dry spot. If it beads, wait a season. If it soaks in and darkens the paver, the coat is
        spent. Sealing is {formatPrice(sealing)} (<Source of={sealing} />
        ), and the surface stays closed for {formatMeasure(cure)}. The pavers must be dry all through, or the coat turns
        cloudy. New pavers wait until the white bloom has come and gone.
      </Text>
      <Heading>From June to October</Heading>
      <List
        items={[
          'Keep drains clear, and watch one hard storm from a window. Where the water pours or stands, joint sand goes first.',
          'Before a storm: clear the drains, take pictures of every edge, bring in what can fly, and begin no repair.',
          'After it: walk the edges before you drive on anything. Rinse mud off while it is wet.',
        ]}
      />
      <Heading>All year</Heading>
      <List
        items={[
          'Sweep or blow leaves away while they are dry, the blower low and across the joints.',
          'Turn sprinkler heads off the paving: iron in well water leaves orange fans.',
          'Never use bleach and an acid cleaner on the same day. Together they give off chlorine gas.',
          'Keep spare pavers from your own batch, and write down which sealer is on.',
        ]}
      />
    </Chapter>
  );
}
