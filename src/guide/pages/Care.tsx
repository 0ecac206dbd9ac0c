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
        Pavers in Southwest Florida don’t need much, but the season matters. Save work that needs dry joints for the dry
        months. In summer, watch where the water goes.
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
        Splash water on a clean, dry spot. If it beads, wait a season. If it soaks in and darkens the paver, the sealer
        is worn out. Sealing costs {formatPrice(sealing)} (<Source of={sealing} />
        ), and the surface stays closed for {formatMeasure(cure)}. The pavers have to be dry all the way through, or the
        sealer turns cloudy. With new pavers, wait until the white haze has come and gone.
      </Text>
      <Heading>From June to October</Heading>
      <List
        items={[
          'Keep drains clear, and watch one hard storm from a window. Joint sand goes first where the water pours or stands.',
          'Before a storm: clear the drains, take pictures of every edge, bring in anything that can fly, and don’t start a repair.',
          'Afterward: walk the edges before you drive on anything. Rinse mud off while it’s wet.',
        ]}
      />
      <Heading>All year</Heading>
      <List
        items={[
          'Sweep or blow leaves off while they’re dry. Keep the blower low and aim across the joints.',
          'Aim sprinkler heads away from the pavers: iron in well water leaves orange stains.',
          'Never use bleach and an acid cleaner on the same day. Together they give off chlorine gas.',
          'Keep spare pavers from your own batch, and write down which sealer was used.',
        ]}
      />
    </Chapter>
  );
}
