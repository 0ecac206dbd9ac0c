import type { ProjectCard } from '@site/src/data/projects';
import { areaById } from '@site/src/data/areas';
import { Card, Cards } from '../Cards';

/** Projects as picture cards, each with its town. */
export default function ProjectGrid({ projects }: { readonly projects: readonly ProjectCard[] }) {
  return (
    <Cards>
      {projects.map(({ id, title, description, picture, area }) => (
        <Card key={id} title={title} picture={picture} kicker={areaById(area).name}>
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  );
}
