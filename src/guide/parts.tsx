import type { ReactNode } from 'react';
import { Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { business } from '../data/business';
import { guide } from '../data/guide';
import type { Measure, Price } from '../data/pricing';
import { pageName } from '../estimate/pages';
import { chapters, type ChapterId } from './chapters';
import { Pattern, type PatternSpec } from './Pattern';

/** The light palette of src/css/tokens.css. */
export const color = {
  ground: '#faf5ec',
  sand: '#f2e8d8',
  ink: '#1b2a27',
  inkSoft: '#4b5955',
  inverse: '#fdf8ef',
  inverseSoft: '#d7dfd6',
  mangrove: '#17403a',
  lagoon: '#1f6b6b',
  terracotta: '#b4442a',
  kicker: '#9c3b22',
  line: '#e2d5c0',
  lineStrong: '#8d8471',
} as const;

/** Lengths in points: a US letter page and its margin. */
export const PAGE = { width: 612, height: 792, margin: 54 } as const;
/** Width of the text, in points. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

const STRIP_HEIGHT = 22;

const styles = StyleSheet.create({
  page: {
    paddingTop: STRIP_HEIGHT + 36,
    paddingBottom: 62,
    paddingHorizontal: PAGE.margin,
    backgroundColor: '#ffffff',
    color: color.ink,
    fontFamily: 'Source Sans 3',
    fontSize: 10.5,
    lineHeight: 1.42,
  },
  strip: { position: 'absolute', top: 0, left: 0 },
  // Placed from above: what is placed from below, the library leaves out.
  footer: {
    position: 'absolute',
    top: PAGE.height - 44,
    left: PAGE.margin,
    width: TEXT_WIDTH,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: color.inkSoft,
    fontSize: 8.5,
  },
  kicker: { marginBottom: 3, color: color.kicker, fontSize: 9.5, fontWeight: 600 },
  title: {
    marginBottom: 10,
    fontFamily: 'Fraunces',
    fontSize: 27,
    fontWeight: 600,
    letterSpacing: -0.4,
    lineHeight: 1.12,
  },
  heading: { marginTop: 15, marginBottom: 5, fontFamily: 'Fraunces', fontSize: 14, fontWeight: 600, lineHeight: 1.2 },
  lead: { fontSize: 11.5, lineHeight: 1.42 },
  row: {
    flexDirection: 'row',
    columnGap: 12,
    paddingVertical: 4,
    borderBottomWidth: 0.6,
    borderBottomColor: color.line,
    fontSize: 9.5,
    lineHeight: 1.32,
  },
  head: {
    paddingBottom: 3,
    borderBottomWidth: 1.2,
    borderBottomColor: color.lineStrong,
    color: color.inkSoft,
    fontSize: 8.5,
    fontWeight: 600,
  },
  link: { color: color.lagoon, textDecoration: 'none' },
  strong: { fontWeight: 600 },
  item: { flexDirection: 'row', columnGap: 7, marginBottom: 3 },
  number: { width: 10, color: color.kicker, fontWeight: 600 },
  bullet: { width: 4, height: 4, marginTop: 5.5, backgroundColor: color.terracotta },
});

interface GuidePageProps {
  /** Where a link of the contents leads. */
  readonly id?: string;
  readonly kicker: string;
  readonly title: string;
  readonly paving: PatternSpec;
  readonly children: ReactNode;
}

/** One page of the guide: its paving along the upper edge, its title, and the line at its foot. */
export function GuidePage({ id, kicker, title, paving, children }: GuidePageProps) {
  return (
    <Page size="LETTER" style={styles.page} bookmark={{ title, fit: true }}>
      <View style={styles.strip} fixed>
        <Pattern paving={paving} width={PAGE.width} height={STRIP_HEIGHT} inches={190} />
      </View>
      <Text id={id} style={styles.kicker}>
        {kicker}
      </Text>
      <Text style={styles.title}>{title}</Text>
      {children}
      <View style={styles.footer} fixed>
        <Text>{`${business.name} · ${business.phone.display}`}</Text>
        <Text render={pageNumber} />
      </View>
    </Page>
  );
}

/** One of the pages that the contents list. */
export function Chapter({ id, ...rest }: Pick<GuidePageProps, 'paving' | 'children'> & { readonly id: ChapterId }) {
  return <GuidePage id={id} {...chapters[id]} {...rest} />;
}

/**
 * "Page 3 of 8".
 * @throws Error where a text has become too long for its page.
 */
function pageNumber({
  pageNumber: page,
  totalPages = guide.pages,
}: {
  pageNumber: number;
  totalPages?: number;
}): string {
  if (totalPages !== guide.pages) {
    throw new Error(
      `The guide has ${totalPages} pages, but src/data/guide.ts says ${guide.pages}. A text in src/guide is too long for its page: shorten it.`,
    );
  }
  return `Page ${page} of ${totalPages}`;
}

/** A heading within a page. */
export function Heading({ children }: { readonly children: string }) {
  return (
    <Text style={styles.heading} minPresenceAhead={60}>
      {children}
    </Text>
  );
}

/** The paragraph under a page's title. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <Text style={styles.lead}>{children}</Text>;
}

/** Words that stand out. */
export function Strong({ children }: { readonly children: ReactNode }) {
  return <Text style={styles.strong}>{children}</Text>;
}

interface ListProps {
  readonly items: readonly ReactNode[];
  /** Steps, which have numbers. */
  readonly numbered?: boolean;
}

/** A list, each entry behind a small paver or its number. */
export function List({ items, numbered = false }: ListProps) {
  return (
    <View>
      {items.map((item, index) => (
        <View key={index} style={styles.item} wrap={false}>
          {numbered ? <Text style={styles.number}>{index + 1}</Text> : <View style={styles.bullet} />}
          <Text style={{ flex: 1 }}>{item}</Text>
        </View>
      ))}
    </View>
  );
}

/** A link that stands in a text. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link src={href} style={styles.link}>
      {children}
    </Link>
  );
}

/** The page that publishes a figure, as a link to it. */
export function Source({ of: { page } }: { readonly of: Price | Measure }) {
  return <TextLink href={business.url + page}>{pageName(page)}</TextLink>;
}

export interface TableProps {
  readonly head: readonly string[];
  /** Shares of the width, one for each column. */
  readonly columns: readonly number[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table; the first column stands out. */
export function Table({ head, columns, rows }: TableProps) {
  const cell = (content: ReactNode, index: number) => (
    <View key={index} style={{ flex: columns[index] }}>
      {typeof content === 'string' ? <Text style={index === 0 ? styles.strong : {}}>{content}</Text> : content}
    </View>
  );
  return (
    <View>
      <View style={[styles.row, styles.head]}>{head.map(cell)}</View>
      {rows.map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {row.map(cell)}
        </View>
      ))}
    </View>
  );
}
