import type { Review } from '@site/src/data/reviews';
import Stars from '../Stars';
import styles from './styles.module.css';

/** One customer's words, with who said them, where and about what. */
export default function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <figure className={styles.card}>
      <Stars rating={review.rating} />
      <blockquote className={styles.text}>{review.text}</blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{review.name}</span>
        <span>
          {review.location} · {review.date}
        </span>
        <span>{review.projectType}</span>
      </figcaption>
    </figure>
  );
}
