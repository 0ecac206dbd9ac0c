import { formatCount } from '@site/src/words/format';
import { averageRating, isAverageSample, reviewCount } from '@site/src/company/reviews';
import SampleMark from '../SampleMark';
import { Star } from '../Stars';

/** The average of all reviews in one line, with a mark as long as some of them are samples. */
export default function AverageRating() {
  return (
    <>
      {averageRating.toFixed(1)} <Star /> from {formatCount(reviewCount, 'review')}{' '}
      {isAverageSample && <SampleMark of="reviews" />}
    </>
  );
}
