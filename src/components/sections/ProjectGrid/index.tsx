import type { Work } from '@site/src/site/relatedWork';
import { areaById } from '@site/src/company/areas';
import { Card } from '../Cards';
import WorkLinks from '../WorkLinks';
import { SCROLLER } from '@site/src/islands/contract';
import styles from './styles.module.css';

interface ProjectGridProps {
  readonly works: readonly Work[];
  /** Id of the heading that says what the cards are. */
  readonly labelledBy: string;
}

/**
 * Projects and pictures of the gallery as cards, each with its town: in a row that swipes on a phone, with the next card cut
 * off at the edge, and in a grid elsewhere. They open, and links lead on to more of the work.
 */
export default function ProjectGrid({ works, labelledBy }: ProjectGridProps) {
  return (
    <>
      <div className={styles.row} role="group" aria-labelledby={labelledBy} {...{ [SCROLLER]: '' }}>
        <ul className={styles.cards}>
          {works.map((work) => {
            const { title, picture, sample } = work;
            const [town, text] =
              'area' in work ? [areaById(work.area).name, work.description] : [work.location, work.note];
            return (
              <Card key={picture} title={title} picture={picture} kicker={town} sample={sample} opensIn="swipeCard">
                {text && <p>{text}</p>}
              </Card>
            );
          })}
        </ul>
      </div>
      <WorkLinks />
    </>
  );
}
