import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatMeasure, measures } from '../../data/pricing';
import { pavings } from '../Pattern';
import { Chapter, color, Heading, Lead, List, TextLink } from '../parts';

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    columnGap: 10,
    alignItems: 'center',
    minHeight: 22,
    paddingVertical: 3,
    borderBottomWidth: 0.6,
    borderBottomColor: color.line,
    fontSize: 9.5,
    lineHeight: 1.28,
  },
  head: {
    minHeight: 0,
    borderBottomWidth: 1.2,
    borderBottomColor: color.lineStrong,
    color: color.inkSoft,
    fontSize: 8.5,
    fontWeight: 600,
  },
  what: { flex: 1 },
  mark: { width: 58, alignItems: 'center', textAlign: 'center' },
  box: { width: 12, height: 12, borderWidth: 0.9, borderColor: color.lineStrong, borderRadius: 1.5 },
  blank: { width: 58, height: 15, borderBottomWidth: 0.9, borderBottomColor: color.lineStrong },
  name: { fontWeight: 600 },
});

const quotes = ['Quote 1', 'Quote 2', 'Quote 3'];

const mustSay: readonly (readonly [name: string, what: string])[] = [
  ['Area', 'in square feet as measured on site, and how waste is counted'],
  ['Removal', 'what gets torn out, how deep, and who pays the dump fee'],
  ['Ground', 'how it’s compacted, and what muck costs by the cubic yard'],
  ['Base', 'material, compacted depth in inches, number of layers'],
  ['Sand', 'for the bed and for the joints, plain or polymeric'],
  ['Paver', 'maker, product, color, thickness, pattern and border'],
  ['Edge restraint', 'on every open side, set on the base itself'],
  ['Water', 'which way the surface falls, and where the water ends up'],
  ['Extras', 'as separate lines with unit prices'],
  ['Papers', 'permits and association forms: who files, who pays'],
  ['Time', 'days on site, the start date, and what a week of rain does to it'],
  ['Payment', 'in steps you can go out and see, the last one after the walk-through'],
  ['Warranty', 'on the work and on the pavers, each spelled out'],
  ['Proof', 'the license or registration the job needs, and an insurance certificate sent by the insurer'],
];

const toWrite = ['Price without extras', 'Divided by the area', 'Compacted base, in inches'];

/** What a quote must say, with room for three. */
export default function Quotes() {
  return (
    <Chapter id="quotes" paving={pavings.cobble}>
      <Lead>
        Give three contractors the same sketch with dimensions, and the same paver or its equal. Then sit down with this
        page and a pencil. An empty box is a question to ask before you sign.
      </Lead>
      <View style={[styles.row, styles.head, { marginTop: 8 }]}>
        <Text style={styles.what}>The quote says</Text>
        {quotes.map((quote) => (
          <Text key={quote} style={styles.mark}>
            {quote}
          </Text>
        ))}
      </View>
      {mustSay.map(([name, what]) => (
        <View key={name} style={styles.row} wrap={false}>
          <Text style={styles.what}>
            <Text style={styles.name}>{name}: </Text>
            {what}
          </Text>
          {quotes.map((quote) => (
            <View key={quote} style={styles.mark}>
              <View style={styles.box} />
            </View>
          ))}
        </View>
      ))}
      {toWrite.map((line) => (
        <View key={line} style={styles.row} wrap={false}>
          <Text style={[styles.what, styles.name]}>{line}</Text>
          {quotes.map((quote) => (
            <View key={quote} style={styles.blank} />
          ))}
        </View>
      ))}
      <Heading>Then ask</Heading>
      <List
        items={[
          'About the thinner base: what would it cost at the depth of the others?',
          'About the lowest price: what’s left out? A gap in the schedule or leftover stock is an honest answer.',
          `About the schedule: how many days on site? Most projects take ${formatMeasure(measures['faq.projectDays'])}.`,
          <Text key="utilities">
            About the digging: who has the utility lines marked? It has to be requested through{' '}
            <TextLink href="https://www.sunshine811.com">sunshine811.com</TextLink> before anyone digs.
          </Text>,
        ]}
      />
    </Chapter>
  );
}
