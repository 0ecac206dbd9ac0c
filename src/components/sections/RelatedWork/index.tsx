import { picturesFor, projectsFor, reviewFor } from '@site/src/data/relatedWork';
import { serviceById, type ServiceId } from '@site/src/data/services';
import Band, { BandHeading } from '../Band';
import ProjectGrid from '../ProjectGrid';
import ReviewCard from '../ReviewCard';
import styles from './styles.module.css';

/** How many pictures it shows: the projects first, then those of the gallery. */
const MOST_PICTURES = 3;

/**
 * A band with work of one service: up to three projects and pictures, and a customer's review. Nothing for a service
 * that has neither.
 */
export default function RelatedWork({ service }: { readonly service: ServiceId }) {
  const projects = projectsFor({ service }).slice(0, MOST_PICTURES);
  const pictures = picturesFor({ service }).slice(0, MOST_PICTURES - projects.length);
  const review = reviewFor({ service });
  const pictureCount = projects.length + pictures.length;
  if (pictureCount === 0 && !review) return null;
  return (
    <Band tone="sand" labelledBy="work">
      <BandHeading
        id="work"
        kicker={serviceById(service).name}
        title={pictureCount > 0 ? 'Some of our work' : 'What a customer says'}
      />
      <div className={review && pictureCount === MOST_PICTURES - 1 ? styles.beside : styles.below}>
        {pictureCount > 0 && (
          <div>
            <ProjectGrid projects={projects} pictures={pictures} labelledBy="work" />
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
