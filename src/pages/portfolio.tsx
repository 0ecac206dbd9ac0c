import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Band from '@site/src/components/sections/Band';
import CheckList from '@site/src/components/sections/CheckList';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactForm from '@site/src/components/forms/ContactForm';
import ContactSection from '@site/src/components/sections/ContactSection';
import Disclosure from '@site/src/components/sections/Disclosure';
import LightboxPicture from '@site/src/components/base/Lightbox';
import SampleMark, { sampleWork } from '@site/src/components/base/SampleMark';
import WideContactLink from '@site/src/components/base/WideContactLink';
import WorkLinks from '@site/src/components/sections/WorkLinks';
import { BeforeAfterPictures } from '@site/src/components/sections/BeforeAfter';
import { business } from '@site/src/company/business';
import { formatDollars, formatNumber, nounFor } from '@site/src/words/format';
import { inWords, startSentence } from '@site/src/words/numberWords';
import { formatAmount, formatPrice } from '@site/src/company/pricing';
import { products } from '@site/src/company/products';
import { caseStudies, type CaseStudy } from '@site/src/company/projects';
import { offers } from '@site/src/company/services';
import { withBaseUrl } from '@site/src/company/site';
import { estimate, projectSize } from '@site/src/tools/estimator/core/estimate';
import { estimatorPath } from '@site/src/tools/estimator/core/link';
import { presets, type ProjectInput } from '@site/src/tools/estimator/core/project';
import { isEstimated, ruleFor } from '@site/src/tools/estimator/core/rules';
import { includedIn } from '@site/src/tools/estimator/core/townExamples';
import Page from '@site/src/theme/Page';
import styles from './_portfolio.module.css';

/** What a job of this size costs, with its estimate; nothing if such work has no price by area. */
function costOf({ service, sqFt }: CaseStudy) {
  if (!service || !isEstimated(service)) return undefined;
  const { price, unit = 'sq ft', extras } = ruleFor(service);
  if (!price || unit !== 'sq ft') return undefined;
  const input: ProjectInput = { ...presets[service], area: { shape: 'square-feet', sides: { squareFeet: sqFt } } };
  const result = estimate(input);
  if (!result.total) return undefined;
  const tearOut = extras.existing.includes('tearOut') ? ' plus any tear-out' : '';
  return {
    what: `Paving like this, ${includedIn(input) ?? `at ${formatPrice(price)}${tearOut}`}`,
    total: formatAmount(result.total),
    size: projectSize(input, result),
    address: withBaseUrl(estimatorPath(input)),
  };
}

function Facts({ study }: { readonly study: CaseStudy }) {
  const cost = costOf(study);
  const facts: readonly (readonly [term: string, value: string])[] = [
    ['Type', study.type],
    ['Size', `${formatNumber(study.sqFt)} sq ft`],
    ['Duration', `${study.days} days`],
    ...(study.valueAdd ? [['Estimated value add', formatDollars(study.valueAdd)] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {cost && (
        <div className={styles.cost}>
          <dt>{cost.what}</dt>
          <dd>
            <span translate="no">{cost.total}</span> for {cost.size} <a href={cost.address}>Price yours</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The products of a job, with links to their cards in the catalog. */
function ProductsUsed({ ids = [] }: { readonly ids: CaseStudy['products'] }) {
  const used = products.filter(({ id }) => ids.includes(id));
  if (used.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>Pavers and blocks used</h3>
      <ul className={styles.products}>
        {used.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/paver-products#${id}`} translate="no">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StoryProps {
  readonly study: CaseStudy;
  readonly priority: boolean;
  /** Whether it has a button of its own. */
  readonly asks: boolean;
}

function Story({ study, priority, asks }: StoryProps) {
  const { location, details } = study;
  // Docusaurus accepts links only to anchors that are registered.
  useBrokenLinks().collectAnchor(study.id);
  return (
    <article className={styles.study} aria-labelledby={study.id}>
      <div className={styles.heading}>
        <p className={styles.location}>
          {location} {study.sample && <SampleMark of="work" />}
        </p>
        <h2 id={study.id} className={styles.title}>
          {study.title}
        </h2>
      </div>
      <div className={styles.pictures}>
        {study.before ? (
          <BeforeAfterPictures
            before={study.before}
            after={study.picture}
            slot="caseStudy"
            priority={priority}
            className={styles.view}
          />
        ) : (
          <LightboxPicture
            id={study.picture}
            slot="caseStudy"
            priority={priority}
            title={study.title}
            location={location}
            className={styles.lead}
          />
        )}
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map(({ title, picture }) => (
              <li key={picture}>
                <LightboxPicture
                  id={picture}
                  slot="caseStudyDetail"
                  title={title}
                  location={location}
                  className={styles.detail}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.text}>
        <Facts study={study} />
        <p>{study.description}</p>
        <Disclosure title="Challenges and results">
          <h3 className={styles.subtitle}>Challenges</h3>
          <ul className={styles.list}>
            {study.challenges.map((challenge) => (
              <li key={challenge}>{challenge}</li>
            ))}
          </ul>
          <h3 className={styles.subtitle}>Results</h3>
          <CheckList points={study.results} />
          <ProductsUsed ids={study.products} />
        </Disclosure>
        {asks && <WideContactLink />}
      </div>
    </article>
  );
}

const count = `${inWords(caseStudies.length)} ${nounFor(caseStudies.length, 'job')}`;

const hasRange = caseStudies.length > 1 && offers('paver-driveways') && offers('outdoor-living-spaces');
const range = hasRange ? ', from driveways to outdoor living' : '';

const told = 'what has to change, how many days the work takes, and what paving of that size costs.';

/** The case studies, each with its pictures beside its text, on alternating sides. */
export default function PortfolioPage() {
  return (
    <Page
      title={`Paver portfolio: ${count} in detail`}
      description={`${startSentence(count)} in ${business.region}${range}: ${told}`}
      keywords={[
        'paver portfolio',
        'paver case study',
        ...new Set(caseStudies.map(({ type, location }) => `${type} ${location}`)),
      ]}
      crumb="Portfolio"
      headline={`${startSentence(inWords(caseStudies.length))} paver ${nounFor(caseStudies.length, 'job')} in detail`}
      lead={`${startSentence(told)}${caseStudies.some(({ sample }) => sample) ? ` ${sampleWork(caseStudies.length)}` : ''}`}
      contactForm
    >
      <Band>
        <div className={styles.studies}>
          {caseStudies.map((study, index) => (
            <Story
              key={study.id}
              study={study}
              priority={index === 0}
              // Each is about a screen high, and WorkLinks has the button below the last.
              asks={index % 2 === 0 && index < caseStudies.length - 1}
            />
          ))}
        </div>
        <WorkLinks />
      </Band>
      <ContactSection
        title="Tell us about your project"
        lead="Describe the spot and what bothers you about it. You can send pictures later."
      >
        <ContactForm />
      </ContactSection>
      <CallToAction
        title="Have yours measured and drawn"
        description="We’ll come out, measure and draw it to scale. The written estimate is free."
      />
    </Page>
  );
}
