import { useLocation } from '@docusaurus/router';
import { business } from '@site/src/company/business';
import { formatTerm, isMadeUp, optionalFacts } from '@site/src/company/optionalFacts';
import { isAverageSample } from '@site/src/company/reviews';
import { withoutBaseUrl } from '@site/src/company/site';
import { siteParts } from '@site/src/company/siteParts';
import AverageRating from '../../base/AverageRating';
import SampleMark from '../../base/SampleMark';
import styles from './styles.module.css';

/**
 * The line under a hero: rating, license and insurance, warranty, experience, as far as the company has them. The page of
 * reviews has the rating in its hero.
 */
export default function TrustStrip() {
  const isAmongReviews = withoutBaseUrl(useLocation().pathname) === '/testimonials';
  const showsRating = siteParts.reviews && !isAmongReviews;
  const [warranty] = optionalFacts.warranties ?? [];
  const isInvented = (showsRating && isAverageSample) || isMadeUp('licenseNumber', 'warranties');
  return (
    <div className={styles.place}>
      <ul className={styles.strip}>
        {showsRating && (
          <li>
            <AverageRating />
          </li>
        )}
        <li>{business.credentials}</li>
        {warranty && (
          <li>
            {warranty.on}: {formatTerm(warranty.years)} warranty
          </li>
        )}
        {business.experience && <li>{business.experience}</li>}
        {isInvented && (
          <li>
            <SampleMark of="facts" />
          </li>
        )}
      </ul>
    </div>
  );
}
