import { beforeAfterViews } from '@site/src/company/gallery';
import { serviceById, type ServiceId } from '@site/src/company/services';
import { pictureById } from '@site/src/images/pictures';
import { reviewFor, ROW, workFor, worksTitle } from '@site/src/site/relatedWork';
import { startClause } from '@site/src/words/numberWords';
import { sampleWork } from '../../base/SampleMark';
import Band, { BandHeading } from '../Band';
import { BeforeAfterPictures } from '../BeforeAfter';
import ProjectGrid from '../ProjectGrid';
import ReviewQuote from '../ReviewQuote';
import WorkLinks from '../WorkLinks';
import styles from './styles.module.css';

/**
 * What a service has to show: a band with a place before and after the work and up to three projects and pictures, and one
 * with a customer's review. What the service has none of stays away.
 */
export default function RelatedWork({ service, title }: { readonly service: ServiceId; readonly title?: string }) {
  const { id, name } = serviceById(service);
  const works = workFor({ service }).slice(0, ROW);
  const review = reviewFor({ service });
  const view = beforeAfterViews.find((candidate) => candidate.service === id);
  const isInvented = view && [view.before, view.after].some((picture) => pictureById(picture).kind !== 'photo');
  return (
    <>
      {(view || works.length > 0) && (
        <Band tone="sand" labelledBy="work">
          <div className={view && styles.opening}>
            <div className={styles.words}>
              <BandHeading id="work" title={title ?? `${name}: ${startClause(worksTitle(works))}`} />
              {(isInvented || works.some(({ sample }) => sample)) && <p>{sampleWork(works.length + (view ? 2 : 0))}</p>}
              {view && (
                <p>
                  <strong>{isInvented ? 'What the change could look like.' : 'Before and after.'}</strong> {view.note}
                </p>
              )}
            </div>
            {view && <BeforeAfterPictures before={view.before} after={view.after} slot="beforeAfter" />}
          </div>
          {works.length > 0 ? <ProjectGrid works={works} labelledBy="work" /> : <WorkLinks />}
        </Band>
      )}
      {review && (
        <Band tone="mangrove" as="div">
          <ReviewQuote review={review} />
        </Band>
      )}
    </>
  );
}
