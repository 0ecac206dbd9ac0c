import type { Work } from '@site/src/site/relatedWork';
import { areaById } from '@site/src/company/areas';
import { Card } from '../Cards';
import SwipeRow from '../SwipeRow';
import WorkLinks from '../WorkLinks';

/** Projects and pictures of the gallery as cards, each with its town. They open, and links lead on to more of the work. */
export default function ProjectGrid({
  works,
  labelledBy,
}: {
  readonly works: readonly Work[];
  readonly labelledBy: string;
}) {
  return (
    <>
      <SwipeRow labelledBy={labelledBy}>
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
      </SwipeRow>
      <WorkLinks />
    </>
  );
}
