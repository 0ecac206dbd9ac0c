import ButtonLink from '@site/src/components/base/Button/ButtonLink';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import Estimator from '@site/src/tools/estimator/ui';
import HomeHero from '@site/src/components/sections/HomeHero';
import ProjectGrid from '@site/src/components/sections/ProjectGrid';
import ReviewQuote from '@site/src/components/sections/ReviewQuote';
import SampleMark, { sampleWork } from '@site/src/components/base/SampleMark';
import ServiceGrid from '@site/src/components/sections/ServiceGrid';
import { mainTowns } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { eveningPicture } from '@site/src/site/closingPictures';
import { firstThatFits, formatCount, formatMinutes } from '@site/src/words/format';
import { lengths } from '@site/src/site/frontMatter';
import { SERVICES_ID } from '@site/src/site/navigation';
import { listWords, sentences, startSentence } from '@site/src/words/numberWords';
import { isPublished } from '@site/src/company/pricing';
import { homeWork, worksTitle } from '@site/src/site/relatedWork';
import { averageRating, isAverageSample, reviewCount, reviews } from '@site/src/company/reviews';
import { mainServicesInFull, offers, surfaces } from '@site/src/company/services';
import { siteParts } from '@site/src/company/siteParts';
import { estimatedServices } from '@site/src/tools/estimator/core/rules';
import Page from '@site/src/theme/Page';

const offer =
  business.callbackMinutes === null
    ? 'Free estimates, with every layer and price in writing'
    : `Free estimates and a callback within ${formatMinutes(business.callbackMinutes)} during business hours`;

/** Backgrounds of the estimator and the services, in turn: the first band below the form has the one that the form has. */
const [estimatorTone, servicesTone] = siteParts.projects ? (['sand', 'shell'] as const) : (['shell', 'sand'] as const);

const [, longestTitle] = lengths.title;
const [, longestDescription] = lengths.description;
const title = `Pavers in ${business.region}`;

/** The home page: services, projects, reviews and the ways to get an estimate. */
export default function HomePage() {
  return (
    <Page
      title={firstThatFits(longestTitle, `${title} | ${business.name}`, title)}
      description={firstThatFits(
        longestDescription,
        `${startSentence(mainServicesInFull)} in ${listWords(mainTowns())}. ${offer}.`,
        `${startSentence(mainServicesInFull)} in ${business.region}. ${offer}.`,
        `${title}. ${offer}.`,
      )}
      keywords={[
        `pavers ${business.region}`,
        `brick pavers ${business.region}`,
        'paver installers',
        ...mainTowns().map((town) => `paver contractor ${town}`),
        'free paver estimate',
      ]}
      contactForm
    >
      <HomeHero />
      {siteParts.projects && (
        <Band labelledBy="projects">
          <BandHeading id="projects" title={worksTitle(homeWork)}>
            {homeWork.some(({ sample }) => sample) && <p>{sampleWork(homeWork.length)}</p>}
          </BandHeading>
          <ProjectGrid works={homeWork} labelledBy="projects" />
        </Band>
      )}
      {estimatedServices.length > 0 && (
        <Band tone={estimatorTone} labelledBy="estimator">
          <BandHeading id="estimator" title="Know the price range before you call">
            <p>Enter your size and see the range. It doesn’t ask for an email or a phone number.</p>
          </BandHeading>
          <Estimator preset="home" formHere listsPrices={!isPublished('costGuide.installed')} />
        </Band>
      )}
      {siteParts.reviews && (
        <Band tone="mangrove" labelledBy="reviews">
          <BandHeading
            id="reviews"
            title={
              <>
                {`${averageRating.toFixed(1)} stars from ${formatCount(reviewCount, 'review')}`}{' '}
                {isAverageSample && <SampleMark of="reviews" />}
              </>
            }
          >
            <ButtonLink to="/testimonials" variant="link">
              {['', 'Read the review', 'Read both reviews'][reviewCount] ?? `Read all ${reviewCount} reviews`}
            </ButtonLink>
          </BandHeading>
          <ReviewQuote review={reviews[0]} />
        </Band>
      )}
      <Band tone={servicesTone} labelledBy={SERVICES_ID}>
        <ServiceGrid
          heading={
            <BandHeading
              id={SERVICES_ID}
              title={offers('paver-sealing') ? 'What we build and maintain' : 'What we build'}
            >
              <p>{startSentence(surfaces)} on a compacted base, with an edge that holds and a slope that drains.</p>
            </BandHeading>
          }
        />
      </Band>
      <CallToAction
        picture={eveningPicture}
        title="Find out what your project would cost"
        description="We’ll come out, measure, look at the ground and leave you a written estimate, free."
        writeFirst
      />
      {siteParts.hiring && (
        <CallToAction
          title="Our team is expanding"
          description={sentences(
            business.background,
            'If you lay pavers, run a skid steer or want to learn both, we’d like to hear from you.',
          )}
        >
          <CallButton size="lg">CALL NOW</CallButton>
        </CallToAction>
      )}
    </Page>
  );
}
