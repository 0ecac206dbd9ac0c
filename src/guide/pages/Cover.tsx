import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { business } from '../../data/business';
import { guide } from '../../data/guide';
import { Pattern, pavings } from '../Pattern';
import { color, PAGE } from '../parts';

const PATTERN_HEIGHT = 452;

const styles = StyleSheet.create({
  page: { backgroundColor: color.ground, color: color.ink, fontFamily: 'Source Sans 3' },
  words: { flex: 1, paddingTop: 40, paddingBottom: 44, paddingHorizontal: PAGE.margin },
  title: {
    maxWidth: 430,
    fontFamily: 'Fraunces',
    fontSize: 43,
    fontWeight: 600,
    letterSpacing: -0.9,
    lineHeight: 1.06,
  },
  subtitle: { maxWidth: 400, marginTop: 12, color: color.inkSoft, fontSize: 14, lineHeight: 1.4 },
  company: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 'auto', fontSize: 11 },
  name: { fontFamily: 'Fraunces', fontSize: 15, fontWeight: 600 },
  contact: { color: color.kicker, fontWeight: 600 },
});

/** The cover: clay brick in herringbone behind a soldier course, and what the guide is about. */
export default function Cover() {
  return (
    <Page size="LETTER" style={styles.page} bookmark={{ title: 'Cover', fit: true }}>
      <Pattern paving={pavings.herringbone} width={PAGE.width} height={PATTERN_HEIGHT} inches={104} />
      <Pattern paving={pavings.soldiers} width={PAGE.width} height={32} inches={153} />
      <View style={styles.words}>
        <Text style={styles.title}>{guide.title}</Text>
        <Text style={styles.subtitle}>
          What pavers cost, how the materials compare, what a quote should say, and when care is due.
        </Text>
        <View style={styles.company}>
          <Text style={styles.name}>{business.name}</Text>
          <Text style={styles.contact}>{`${business.phone.display} · ${business.regionLine}`}</Text>
        </View>
      </View>
    </Page>
  );
}
