import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Review } from '@site/src/company/reviews';
import { jobOf } from '@site/src/site/relatedWork';
import WorkPicture from '../../base/WorkPicture';
import Month from '../../base/Month';
import SampleMark from '../../base/SampleMark';
import Stars from '../../base/Stars';
import styles from './styles.module.css';

/** A customer's review, with name, place and project, the picture of the job if it names one, and a link to its service. */
export default function ReviewCard({ review, children }: { readonly review: Review; readonly children?: ReactNode }) {
  const job = jobOf(review);
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <Stars rating={review.rating} />
        {review.sample && <SampleMark of="review" />}
      </div>
      <div className={styles.words}>
        {job && (
          <Link to={job.path} className={styles.job}>
            <WorkPicture id={job.picture} slot="review" className={styles.picture} />
            See the job
          </Link>
        )}
        <blockquote>{review.text}</blockquote>
      </div>
      <figcaption className={styles.caption}>
        <strong translate="no">{review.name}</strong>{' '}
        <span>
          {review.location} · <Month>{review.date}</Month>
        </span>{' '}
        <span>{review.projectType}</span> {children}
      </figcaption>
    </figure>
  );
}
