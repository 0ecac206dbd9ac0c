import type { ReactNode } from 'react';
import type { Review } from '@site/src/company/reviews';
import Month from '../../base/Month';
import SampleMark from '../../base/SampleMark';
import Stars from '../../base/Stars';
import styles from './styles.module.css';

export interface ReviewCardProps {
  readonly review: Review;
  /** Something below the project, such as a link to its service. */
  readonly children?: ReactNode;
}

/** A customer's review, with name, place and project. */
export default function ReviewCard({ review, children }: ReviewCardProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <Stars rating={review.rating} />
        {review.sample && <SampleMark of="review" />}
      </div>
      <blockquote className={styles.text}>{review.text}</blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.name} translate="no">
          {review.name}
        </span>{' '}
        <span>
          {review.location} · <Month>{review.date}</Month>
        </span>{' '}
        <span>{review.projectType}</span> {children}
      </figcaption>
    </figure>
  );
}
