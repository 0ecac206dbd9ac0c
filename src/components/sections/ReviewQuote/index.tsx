import type { Review } from '@site/src/company/reviews';
import Month from '../../base/Month';
import SampleMark from '../../base/SampleMark';
import Stars from '../../base/Stars';
import styles from './styles.module.css';

/** A customer's words in large type, for a dark band. A page has one of them. */
export default function ReviewQuote({ review }: { readonly review: Review }) {
  return (
    <figure className={styles.quote}>
      <Stars rating={review.rating} />
      <blockquote className={styles.text}>{review.text}</blockquote>
      <figcaption className={styles.caption}>
        <strong translate="no">{review.name}</strong>{' '}
        <span>
          {review.location} · <Month>{review.date}</Month> · {review.projectType}
        </span>{' '}
        {review.sample && <SampleMark of="review" />}
      </figcaption>
    </figure>
  );
}
