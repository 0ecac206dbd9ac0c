import type { ReactNode } from 'react';
import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { business } from '../../data/business';
import { formatMeasure, measures, prices } from '../../data/pricing';
import { pageName } from '../../estimate/pages';
import { chapters, firstChapterPage } from '../chapters';
import { Pattern, pavings, type PatternSpec } from '../Pattern';
import { color, GuidePage, Heading, Lead, List, Source, Strong, TextLink } from '../parts';

/** Scale of the section, in points to an inch. */
const SCALE = 13;
const SECTION_WIDTH = 168;

const styles = StyleSheet.create({
  layer: { flexDirection: 'row', columnGap: 18 },
  words: { flex: 1, justifyContent: 'center', borderBottomWidth: 0.6, borderBottomColor: color.line },
  columns: { flexDirection: 'row', columnGap: 30 },
  entry: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 3,
    borderBottomWidth: 0.6,
    borderBottomColor: color.line,
    color: color.ink,
    fontSize: 9.5,
    textDecoration: 'none',
  },
});

interface LayerProps {
  readonly name: string;
  /** Thickness as drawn, in inches. */
  readonly inches: number;
  readonly paving: PatternSpec;
  readonly children: ReactNode;
}

/** One layer of the section, and what there is to say of it. */
function Layer({ name, inches, paving, children }: LayerProps) {
  const height = inches * SCALE;
  return (
    <View style={[styles.layer, { height }]} wrap={false}>
      <Pattern paving={paving} width={SECTION_WIDTH} height={height} inches={SECTION_WIDTH / SCALE} />
      <View style={styles.words}>
        <Text>
          <Strong>{name}: </Strong>
          {children}
        </Text>
      </View>
    </View>
  );
}

/** The pages that publish the figures of this guide. */
const publishers = [...new Set([...Object.values(prices), ...Object.values(measures)].map(({ page }) => page))];

/** What lies under the pavers, to scale, and what the guide holds. */
export default function Ground() {
  const excavation = measures['faq.excavation'];
  const base = measures['costGuide.baseDepth'];
  const faqBase = measures['faq.baseDepth'];
  const sand = measures['faq.beddingSand'];
  return (
    <GuidePage kicker="Before you read a price" title="Most of what you buy is underneath" paving={pavings.runningBond}>
      <Lead>
        You can see the pavers. Most of what a crew has to get right is below them: the soil that’s dug out, the crushed
        stone compacted in its place, and the edge that keeps it all from spreading. Two honest quotes for one driveway
        can be thousands of dollars apart because they aren’t for the same thing underneath.
      </Lead>
      <Heading>The layers of a driveway, to scale</Heading>
      <Layer name="Pavers" inches={2.4} paving={pavings.pavers}>
        2 3/8 in (60 mm) under cars, with sand in every joint.
      </Layer>
      <Layer name="Leveling sand" inches={1.5} paving={pavings.sand}>
        {formatMeasure(sand)} (<Source of={sand} />
        ), one even layer. It isn’t there to fill low spots.
      </Layer>
      <Layer name="Base" inches={7} paving={pavings.base}>
        Crushed stone, {formatMeasure(base)} (<Source of={base} />) or {formatMeasure(faqBase)} (<Source of={faqBase} />
        ), compacted a layer at a time. Whatever the figure in your quote, the word “compacted” belongs beside it. Soft
        or wet ground needs more, with fabric underneath.
      </Layer>
      <Layer name="Ground" inches={3.2} paving={pavings.soil}>
        Dug out {formatMeasure(excavation)} deep in most cases (<Source of={excavation} />
        ), then graded and compacted. Muck and roots come out.
      </Layer>
      <Heading>Three things decide how long it lasts</Heading>
      <List
        items={[
          'The base. The cheapest paver on a full base outlasts the most expensive one on a thin base.',
          'The edge. Without a restraint on every open side, the border creeps, the joints open, and the sand washes out.',
          'The water. Every surface needs a slope, and a place to send the rain that isn’t your wall or your neighbor’s yard.',
        ]}
      />
      <View style={styles.columns}>
        <View style={{ flex: 5 }}>
          <Heading>In this guide</Heading>
          {Object.entries(chapters).map(([id, { title }], index) => (
            <Link key={id} src={`#${id}`} style={styles.entry}>
              <Text>{title}</Text>
              <Text>{firstChapterPage + index}</Text>
            </Link>
          ))}
        </View>
        <View style={{ flex: 8 }}>
          <Heading>Where each figure is published</Heading>
          <Text style={styles.entry}>{business.url.replace('https://', '')}</Text>
          {publishers.map((page) => (
            <View key={page} style={styles.entry}>
              <Text>{pageName(page)}</Text>
              <TextLink href={business.url + page}>{page}</TextLink>
            </View>
          ))}
        </View>
      </View>
    </GuidePage>
  );
}
