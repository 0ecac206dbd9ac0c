import { reviewFor, ROW, workFor } from '@site/src/site/relatedWork';
import { serviceById, type ServiceId } from '@site/src/company/services';
import { SAMPLE_WORK } from '../../base/SampleMark';
import Band, { BandHeading } from '../Band';
import ProjectGrid from '../ProjectGrid';
import ReviewCard from '../ReviewCard';
import styles from './styles.module.css';

/**
 * A band with work of one service: up to three projects and pictures, and a customer's review. Nothing for a service
 * that has neither.
 */
export default function RelatedWork({ service }: { readonly service: ServiceId }) {
  const works = workFor({ service }).slice(0, ROW);
  const review = reviewFor({ service });
  if (works.length === 0 && !review) return null;
  return (
    <Band tone="sand" labelledBy="work">
      <BandHeading
        id="work"
        kicker={serviceById(service).name}
        title={works.length > 0 ? 'Some of our work' : 'What a customer says'}
      >
        {works.some(({ sample }) => sample) && <p>{SAMPLE_WORK}</p>}
      </BandHeading>
      <div className={review && works.length === ROW - 1 ? styles.beside : styles.below}>
        {works.length > 0 && (
          <div>
            <ProjectGrid works={works} labelledBy="work" />
          </div>
        )}
        {review && (
          <div className={styles.review}>
            <ReviewCard review={review} />
          </div>
        )}
      </div>
    </Band>
  );
}
