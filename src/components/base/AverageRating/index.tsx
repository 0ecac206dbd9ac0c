import { formatCount } from '@site/src/words/format';
import { averageRating, reviewCount } from '@site/src/company/reviews';
import { Star } from '../Stars';

/** The average of all reviews in one line. Beside it belongs a mark as long as some of them are samples. */
export default function AverageRating() {
  return (
    <>
      {averageRating.toFixed(1)} <Star /> from {formatCount(reviewCount, 'review')}
    </>
  );
}
