import Band from '@site/src/components/sections/Band';
import { buttonClass } from '@site/src/components/base/Button';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import { Cards } from '@site/src/components/sections/Cards';
import InParts from '@site/src/components/sections/InParts';
import ReviewCard from '@site/src/components/sections/ReviewCard';
import SampleMark from '@site/src/components/base/SampleMark';
import ServiceLink from '@site/src/components/sections/ServiceLink';
import Stars from '@site/src/components/base/Stars';
import { mainTowns } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { firstThatFits, formatCount } from '@site/src/words/format';
import { lengths } from '@site/src/site/frontMatter';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { averageRating, isAverageSample, reviewCount, reviews } from '@site/src/company/reviews';
import { mainServicesInFull } from '@site/src/company/services';
import { reviewData } from '@site/src/seo/structuredData';
import Page from '@site/src/theme/Page';
import styles from './_testimonials.module.css';

const count = formatCount(reviewCount, 'review');

/** How texts begin that name all reviews of this page. */
const REVIEWS = reviewCount === 1 ? 'A review' : 'Reviews';

/** Describes the page for search results, with the services if their names leave room. */
function descriptionFor(reviewed: string): string {
  const average = `${averageRating.toFixed(1)} stars on average from ${formatCount(reviewCount, isAverageSample ? 'made-up review' : 'review')}`;
  return `${REVIEWS} of ${reviewed}: what the job was, where it was and how it went for the customer. ${average}.`;
}

const [, longestDescription] = lengths.description;

/** The reviews and their average. */
export default function TestimonialsPage() {
  return (
    <Page
      title={`${REVIEWS} from ${reviewCount === 1 ? 'a paver customer' : 'paver customers'} in ${business.region}`}
      description={firstThatFits(longestDescription, descriptionFor(mainServicesInFull), descriptionFor('our work'))}
      keywords={['paver contractor reviews', ...mainTowns().map((town) => `paver reviews ${town}`)]}
      crumb="Reviews"
      data={reviewData(reviews)}
      headline={`${REVIEWS} of our paver work`}
      lead={
        isAverageSample
          ? 'A “Made-up review” holds the place of a real customer’s words.'
          : 'What the job was, where it was, and how it went.'
      }
      actions={
        <>
          <p className={styles.average}>
            <span className={styles.figure}>{averageRating.toFixed(1)}</span>{' '}
            <span>
              <Stars rating={averageRating} />
              <br />
              from {count}
            </span>{' '}
            {isAverageSample && <SampleMark of="reviews" />}
          </p>
          <CallButton />{' '}
          {optionalFacts.googleProfile && (
            <a href={optionalFacts.googleProfile} className={buttonClass({ variant: 'outline' })}>
              Read our reviews on Google
            </a>
          )}
        </>
      }
    >
      <Band as="div">
        <InParts entries={reviews} most={12}>
          {(part) => (
            <Cards>
              {part.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review}>{review.service && <ServiceLink service={review.service} />}</ReviewCard>
                </li>
              ))}
            </Cards>
          )}
        </InParts>
      </Band>
      <CallToAction
        title="Tell us about your yard"
        description="We’ll come out, measure and put a price in writing, free."
      />
    </Page>
  );
}
