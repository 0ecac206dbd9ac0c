import type { GalleryItem } from '@site/src/data/gallery';
import type { ProjectCard } from '@site/src/data/projects';
import { areaById } from '@site/src/data/areas';
import { Card } from '../Cards';
import SwipeRow from '../SwipeRow';
import WorkLinks from '../WorkLinks';

export interface ProjectGridProps {
  readonly projects: readonly ProjectCard[];
  /** Pictures of the gallery that stand after them. */
  readonly pictures?: readonly GalleryItem[];
  /** Id of the heading above them. */
  readonly labelledBy: string;
}

/** Projects as picture cards, each with its town. The pictures open, and links lead on to more of the work. */
export default function ProjectGrid({ projects, pictures = [], labelledBy }: ProjectGridProps) {
  return (
    <>
      <SwipeRow labelledBy={labelledBy}>
        {projects.map(({ id, title, description, picture, area, sample }) => (
          <Card
            key={id}
            title={title}
            picture={picture}
            kicker={areaById(area).name}
            sample={sample}
            opensIn="swipeCard"
          >
            <p>{description}</p>
          </Card>
        ))}
        {pictures.map(({ id, title, picture, location, note, sample }) => (
          <Card key={id} title={title} picture={picture} kicker={location} sample={sample} opensIn="swipeCard">
            {note && <p>{note}</p>}
          </Card>
        ))}
      </SwipeRow>
      <WorkLinks />
    </>
  );
}
