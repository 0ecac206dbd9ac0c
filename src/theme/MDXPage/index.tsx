import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/MDXPage';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactForm from '@site/src/components/forms/ContactForm';
import ContactLink from '@site/src/components/base/ContactLink';
import ContactSection from '@site/src/components/sections/ContactSection';
import { SectionContents } from '@site/src/components/sections/Contents';
import CoverageNearby from '@site/src/components/sections/CoverageNearby';
import EstimateForm from '@site/src/components/forms/EstimateForm';
import Estimator from '@site/src/tools/estimator/ui';
import FaqList from '@site/src/components/sections/FaqList';
import LocalPrices from '@site/src/components/sections/LocalPrices';
import LocalWork from '@site/src/components/sections/LocalWork';
import PhotoLink from '@site/src/tools/visualizer/ui/PhotoLink';
import Prose from '@site/src/components/sections/Prose';
import ReviewQuote from '@site/src/components/sections/ReviewQuote';
import Section from '@site/src/components/sections/Section';
import ServiceTowns from '@site/src/components/sections/ServiceTowns';
import { privacyLead } from '@site/src/components/sections/TagPrivacy';
import TermsInShort from '@site/src/components/sections/TermsInShort';
import TypicalPrice, { hasTypicalPrice } from '@site/src/components/sections/TypicalPrice';
import WideContactLink from '@site/src/components/base/WideContactLink';
import WideWork from '@site/src/components/sections/WideWork';
import { areaById, inArea, type Area } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import type {
  CityFrontMatter,
  LandingFrontMatter,
  PlainFrontMatter,
  ServiceFrontMatter,
} from '@site/src/site/frontMatter';
import { formatAmount, formatPrice, priceByKey } from '@site/src/company/pricing';
import { inSentence, offers, serviceById, type Service } from '@site/src/company/services';
import { withBaseUrl } from '@site/src/company/site';
import { reviewFor } from '@site/src/site/relatedWork';
import { estimate, projectSize } from '@site/src/tools/estimator/core/estimate';
import { estimatorPath } from '@site/src/tools/estimator/core/link';
import { presets } from '@site/src/tools/estimator/core/project';
import { isEstimated, ruleFor } from '@site/src/tools/estimator/core/rules';
import { includedIn, townExamples, townsWith } from '@site/src/tools/estimator/core/townExamples';
import { cityData, faqData, serviceData } from '@site/src/seo/structuredData';
import MDXComponents from '@site/src/theme/MDXComponents';
import Page, { SERVICE_AREAS, type PageProps } from '@site/src/theme/Page';
import styles from './styles.module.css';

interface PartProps<FrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly children: ReactNode;
}

interface QuestionsProps {
  readonly frontMatter: LandingFrontMatter;
  /** What opens below them. */
  readonly children?: ReactNode;
}

function Questions({ frontMatter: { faq }, children }: QuestionsProps) {
  if (faq.length === 0 && !children) return null;
  return (
    <Section id="questions" title={faq.length === 1 ? 'Common question' : 'Common questions'}>
      <FaqList entries={faq}>{children}</FaqList>
    </Section>
  );
}

/** The buttons in the hero of a page that has a form, and the list of its sections. */
const heroActions = (
  <>
    <CallButton /> <ContactLink variant="outline" /> <SectionContents />
  </>
);

/** The line above the form of a place. */
const visitLead = (
  <>
    The visit and the written price are free. <TermsInShort />
  </>
);

/** What the first example of the town costs, with the way to its estimate; nothing if no service has a price. */
function priceOfExample(area: Area): ReactNode {
  const [example] = townExamples(area);
  return (
    example && (
      <>
        {`${example.title}: `}
        <span translate="no">{formatAmount(example.total)}</span>.{' '}
        <a href={withBaseUrl(estimatorPath(example.input))}>Price yours</a>
      </>
    )
  );
}

/**
 * A town's page: what such work costs there, what was built, what a customer says, the town's own text, and the form. With
 * the contact form, the text comes before it and the projects after it. A job across the page's width and a customer's
 * words stand before and after the text.
 */
function CityPage({ frontMatter, children }: PartProps<CityFrontMatter>) {
  const area = areaById(frontMatter.area);
  const hasContactForm = frontMatter.form === 'contact';
  const review = reviewFor({ town: area.id });
  const quote = review && (
    <Band tone="mangrove" as="div">
      <div className={styles.trust}>
        <ReviewQuote review={review} />
        <WideContactLink />
      </div>
    </Band>
  );
  const wideWork = <WideWork area={area} />;
  return (
    <Page
      {...frontMatter}
      crumb={area.name}
      parent={SERVICE_AREAS}
      note={priceOfExample(area)}
      data={[cityData(area), ...faqData(frontMatter.faq)]}
      picture={`city-${area.id}`}
      actions={heroActions}
      smallFooter={frontMatter.footer === 'small'}
      contactForm
    >
      <LocalPrices area={area} factors={frontMatter.priceFactors} />
      {!hasContactForm && <LocalWork area={area} tone="sand" />}
      {hasContactForm ? wideWork : quote}
      <div className={styles.town}>{children}</div>
      {hasContactForm ? quote : wideWork}
      <Questions frontMatter={frontMatter} />
      <ContactSection
        title={hasContactForm ? `Tell us about your ${area.name} project` : `A free estimate ${inArea(area)}`}
        lead={visitLead}
        place={<CoverageNearby area={area} />}
      >
        {hasContactForm ? <ContactForm /> : <EstimateForm area={area.id} />}
      </ContactSection>
      {hasContactForm && <LocalWork area={area} />}
    </Page>
  );
}

/** What such work costs, with the way to the estimator; nothing for work that is priced after a visit. */
function publishedPrice(service: Service): ReactNode {
  const { price, typical, extras } = ruleFor(service.id);
  if (!isEstimated(service.id) || !price) return undefined;
  const input = presets[service.id];
  const example = estimate(input);
  const hasExtras = example.lines.length > 1;
  const what = typical ? 'Most run' : hasExtras ? 'The paving runs' : 'Expect';
  const amount = typical ? priceByKey(typical) : price;
  return (
    <>
      {what} <span translate="no">{formatPrice(amount)}</span>
      {!typical && example.total && !hasExtras && (
        <>
          , so <span translate="no">{formatAmount(example.total)}</span> for {projectSize(input, example)}
        </>
      )}
      {hasExtras && example.total && (
        <>
          . {projectSize(input, example)} {includedIn(input)}: <span translate="no">{formatAmount(example.total)}</span>
        </>
      )}
      {typical && extras.existing.includes('tearOut') && (
        <>
          {service.id === 'pool-decks' ? ' plus coping and any ' : ' plus any '}
          <span data-word="">tear-out</span>
        </>
      )}
      . <a href="#estimator">Price yours</a>
    </>
  );
}

function ServicePage({ frontMatter, children }: PartProps<ServiceFrontMatter>) {
  const service = serviceById(frontMatter.service);
  // Where the work itself is priced after a visit, an estimate answers nothing.
  const hasEstimate = isEstimated(service.id) && ruleFor(service.id).price !== undefined;
  const towns = townsWith(service.id);
  const work = inSentence(service);
  return (
    <Page
      {...frontMatter}
      crumb={service.name}
      note={publishedPrice(service)}
      data={[serviceData(service), ...faqData(frontMatter.faq)]}
      picture={service.picture}
      actions={heroActions}
      tool={<PhotoLink service={service.id} />}
      contactForm
    >
      {hasEstimate && (
        <Band labelledBy="estimator">
          <BandHeading id="estimator" title={frontMatter.estimatorTitle ?? `What ${work} would cost you`}>
            <p>Line by line, and no email needed.</p>
          </BandHeading>
          <Estimator preset={service.id} formHere />
        </Band>
      )}
      <div className={styles.service}>{children}</div>
      <Questions frontMatter={frontMatter}>
        {towns.length > 0 && <ServiceTowns service={service} towns={towns} />}
      </Questions>
      <ContactSection
        title={frontMatter.formTitle ?? `A free estimate for ${work}`}
        lead={
          <>
            Tell us where it is and about how big. The visit and the written estimate are free.{' '}
            {/* Work in phases has terms for each phase. */}
            {service.id !== 'commercial-pavers' && <TermsInShort />}
          </>
        }
      >
        <EstimateForm service={service.id} />
      </ContactSection>
    </Page>
  );
}

/** What stands on a plain page besides its text. */
interface PlainParts extends Pick<PageProps, 'crumb' | 'lead' | 'note' | 'actions'> {
  /** The call to action at the end. */
  readonly ending: ReactNode;
}

/** The parts of a plain page, and those of the pages that name theirs in the field `page`. */
const partsOf: Readonly<Record<NonNullable<PlainFrontMatter['page']> | 'plain', PlainParts>> = {
  plain: {
    actions: (
      <>
        <CallButton /> <ContactLink variant="outline" />
      </>
    ),
    ending: (
      <CallToAction
        title="Want a price in writing?"
        description="Tell us what you have in mind. We’ll come out and measure, free."
        writeFirst
      />
    ),
  },
  referrals: {
    crumb: 'Referral program',
    actions: <CallButton />,
    ending: (
      <CallToAction
        title={`Know somebody with ${offers('paver-driveways') ? 'a tired driveway' : 'tired pavers'}?`}
        description="Have them call and mention your name. Their estimate is free."
      />
    ),
  },
  privacy: { crumb: 'Privacy', lead: privacyLead, ending: null },
  accessibility: { crumb: 'Accessibility', ending: null },
};

/** The parts of a page about a county, which has the estimate form as the pages of towns have it. */
const partsOfCounty = (county: string): PlainParts => ({
  crumb: `${county} County`,
  note: hasTypicalPrice && <TypicalPrice />,
  actions: heroActions,
  ending: (
    <ContactSection title={`A free estimate in ${county} County`} lead={visitLead}>
      <EstimateForm area="elsewhere" />
    </ContactSection>
  ),
});

function PlainPage({ frontMatter, children }: PartProps<PlainFrontMatter>) {
  const { title, description, headline, lead, keywords, faq, page, picture, county } = frontMatter;
  const { ending, ...parts } = county ? partsOfCounty(county) : partsOf[page ?? 'plain'];
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords ?? [title, `pavers ${business.region}`]}
      crumb={parts.crumb ?? title}
      parent={county ? SERVICE_AREAS : undefined}
      data={faqData(faq)}
      headline={headline ?? title}
      lead={lead ?? parts.lead}
      note={parts.note}
      picture={picture}
      actions={parts.actions}
      contactForm={county !== undefined}
    >
      <Prose className={styles.plain}>{children}</Prose>
      <Questions frontMatter={frontMatter} />
      {ending}
    </Page>
  );
}

/**
 * A page written in MDX. If its front matter names a town or a service, the page has what these pages have in common
 * around the prose; if not, it is a plain page.
 */
export default function MDXPage({ content: Content }: Props) {
  const frontMatter = Content.frontMatter as unknown as LandingFrontMatter;
  const prose = (
    <MDXProvider components={MDXComponents}>
      <Content />
    </MDXProvider>
  );
  if ('area' in frontMatter) return <CityPage frontMatter={frontMatter}>{prose}</CityPage>;
  if ('service' in frontMatter) return <ServicePage frontMatter={frontMatter}>{prose}</ServicePage>;
  return <PlainPage frontMatter={frontMatter}>{prose}</PlainPage>;
}
