import { ButtonLink } from '@site/src/components/base/Button';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactLink from '@site/src/components/base/ContactLink';
import Estimator from '@site/src/components/tools/Estimator';
import HomeHero from '@site/src/components/sections/HomeHero';
import ProjectGrid from '@site/src/components/sections/ProjectGrid';
import ReviewCard from '@site/src/components/sections/ReviewCard';
import ServiceGrid from '@site/src/components/sections/ServiceGrid';
import { business } from '@site/src/data/business';
import { projectCards } from '@site/src/data/projects';
import { averageRating, reviewCount, reviews } from '@site/src/data/reviews';
import PageMetadata from '@site/src/seo/PageMetadata';
import Layout from '@site/src/theme/Layout';
import styles from './_index.module.css';

/** The home page: what is built here, for whom, what others say, and the ways to get an estimate. */
export default function HomePage() {
  return (
    <Layout contactForm>
      <PageMetadata
        title={`Pavers in ${business.region} | ${business.name}`}
        description={`Paver driveways, patios, pool decks and captain walks in Naples, Fort Myers and Cape Coral. Free estimates, and a callback within ${business.callbackMinutes} minutes in business hours.`}
        keywords={[
          'pavers Southwest Florida',
          'paver contractor Fort Myers',
          'paver driveway Naples',
          'pool deck pavers Cape Coral',
          'free paver estimate',
        ]}
      />
      <HomeHero />
      <Band labelledBy="projects">
        <BandHeading id="projects" title="Recent projects">
          <p>Three counties, nine towns. Each job starts as a drawing to scale.</p>
        </BandHeading>
        <ProjectGrid projects={projectCards.slice(0, 6)} />
      </Band>
      <Band tone="sand" labelledBy="services">
        <BandHeading id="services" title="Seven things we build well">
          <p>All of them on a compacted base, with an edge that holds and water that runs the right way.</p>
        </BandHeading>
        <ServiceGrid />
      </Band>
      <Band labelledBy="estimator">
        <BandHeading id="estimator" title="Know the price before the phone rings">
          <p>Published ranges, added up in front of you. No e‑mail needed to see them.</p>
        </BandHeading>
        <Estimator preset="home" formHere />
      </Band>
      <Band labelledBy="reviews">
        <BandHeading id="reviews" title={`${averageRating.toFixed(1)} stars from ${reviewCount} reviews`}>
          <ButtonLink to="/testimonials" variant="link">
            Read all {reviewCount} reviews
          </ButtonLink>
        </BandHeading>
        <ul className={styles.reviews}>
          {reviews.slice(0, 3).map((review) => (
            <li key={review.name}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </Band>
      <CallToAction
        title="Find out what yours would cost"
        description="We come out, measure, look at the ground and put a price on paper. Free, and yours to keep."
      >
        <ContactLink size="lg" />
        <CallButton size="lg" variant="outline" />
      </CallToAction>
      <CallToAction
        tone="terracotta"
        title="Our team is expanding"
        description={`After ${business.yearsOfRoofing} of roofing in ${business.region} we went from the roof to the ground. If you lay pavers, run a skid steer or want to learn both, we would like to hear from you.`}
      >
        <CallButton size="lg">CALL NOW</CallButton>
      </CallToAction>
    </Layout>
  );
}
