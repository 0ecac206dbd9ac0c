import { useContext, type ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Aside from '@site/src/components/sections/Aside';
import CallLink from '@site/src/components/base/CallLink';
import ContactLink, { HasContactForm } from '@site/src/components/base/ContactLink';
import CareCalendar from '@site/src/tools/careCalendar/ui';
import { Card, Cards, type CardProps } from '@site/src/components/sections/Cards';
import Disclosure from '@site/src/components/sections/Disclosure';
import CrossSection from '@site/src/components/sections/CrossSection';
import Drawing from '@site/src/components/sections/Drawing';
import Estimator from '@site/src/tools/estimator/ui';
import * as figures from '@site/src/components/base/Figures';
import * as leadPrivacy from '@site/src/components/sections/LeadPrivacy';
import PhotoLink from '@site/src/tools/visualizer/ui/PhotoLink';
import TextPicture from '@site/src/components/sections/TextPicture';
import Points from '@site/src/components/sections/Points';
import * as referralFacts from '@site/src/components/sections/ReferralFacts';
import RelatedWork from '@site/src/components/sections/RelatedWork';
import ReferralLink from '@site/src/tools/referralLink/ui';
import * as sealingFacts from '@site/src/components/sections/SealingFacts';
import Section from '@site/src/components/sections/Section';
import Steps from '@site/src/components/sections/Steps';
import { WhoCounts } from '@site/src/components/sections/TagPrivacy';
import { estimateLink } from '@site/src/site/navigation';
import { CONTACT_ID, SCROLLER } from '@site/src/islands/contract';
import type { textComponents } from '@site/src/site/textComponents';
import TwentyYearComparison from '@site/src/tools/comparison/ui';
import { projectIds } from '@site/src/tools/visualizer/core/types';
import styles from './styles.module.css';

/**
 * A link. Opens in the same tab, also on other sites: Docusaurus would open those in a new one, without saying so. One to
 * the form of the home page leads to that of the page itself, if it has one.
 */
function Anchor({ href, children }: ComponentProps<'a'>) {
  const formHere = useContext(HasContactForm);
  return (
    <Link to={formHere && href === estimateLink.path ? `#${CONTACT_ID}` : href} target={undefined} rel={undefined}>
      {children}
    </Link>
  );
}

/** Headings that links may lead to: Docusaurus accepts links only to anchors that are registered. */
function Heading2(props: ComponentProps<'h2'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <h2 {...props} />;
}

function Heading3(props: ComponentProps<'h3'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <h3 {...props} />;
}

/** Cards in an MDX page, where each has its picture beside its text. */
function SectionCards({ children }: ComponentProps<typeof Cards>) {
  return (
    <div className={styles.cards}>
      <Cards>{children}</Cards>
    </div>
  );
}

/** A card in an MDX page, where cards are inside a section. */
function SectionCard(props: CardProps) {
  return <Card slot="sectionCard" {...props} />;
}

/**
 * A wide table scrolls sideways within itself, by keyboard too, instead of widening the page, and keeps its first column
 * in sight. Its name comes from src/plugins/nameTables.ts, its tab stop from the boot script, and only while it scrolls.
 */
function Table({ children, 'aria-label': name }: ComponentProps<'table'>) {
  return (
    <div className={styles.scroller} role="group" aria-label={name} {...{ [SCROLLER]: '' }}>
      <table className={styles.table}>{children}</table>
      {/* Hidden from screen readers, which read all columns. */}
      <p className={styles.hint} aria-hidden="true">
        Scroll sideways to see every column
      </p>
    </div>
  );
}

/** The button that leads to the form, between paragraphs. */
function ContactParagraph() {
  return (
    <p>
      <ContactLink />
    </p>
  );
}

/** The button of the photo part between paragraphs; nothing on a site without a visualizer. */
function PhotoParagraph() {
  return projectIds.length > 0 ? (
    <p>
      <PhotoLink />
    </p>
  ) : null;
}

/** The estimator with the table of all prices, whose project goes to the form of the page if it has one. */
function PageEstimator(props: Pick<ComponentProps<typeof Estimator>, 'preset'>) {
  return <Estimator {...props} listsPrices formHere={useContext(HasContactForm)} />;
}

/** The components that MDX pages and articles can use without an import; the handbook lists them. */
const MDXComponents = {
  ...figures,
  ...leadPrivacy,
  ...referralFacts,
  ...sealingFacts,
  a: Anchor,
  h2: Heading2,
  h3: Heading3,
  table: Table,
  Aside,
  CallLink,
  Card: SectionCard,
  Cards: SectionCards,
  CareCalendar,
  ContactLink: ContactParagraph,
  CrossSection,
  Disclosure,
  Drawing,
  Estimator: PageEstimator,
  PhotoLink: PhotoParagraph,
  Picture: TextPicture,
  Points,
  ReferralLink,
  RelatedWork,
  Section,
  Steps,
  TwentyYearComparison,
  WhoCounts,
};

export default MDXComponents satisfies Readonly<Record<keyof typeof textComponents, unknown>>;
