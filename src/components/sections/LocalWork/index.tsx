import { inArea, type Area } from '@site/src/company/areas';
import { townOf, workFor, worksTitle } from '@site/src/site/relatedWork';
import { sampleWork } from '../../base/SampleMark';
import Band, { BandHeading, type BandProps } from '../Band';
import ProjectGrid from '../ProjectGrid';
import { wideWorkOf } from '../WideWork/wideWork';

interface LocalWorkProps extends Pick<BandProps, 'tone'> {
  readonly area: Area;
}

/** Projects and pictures from a town or from its neighbors, besides the wide one of the page; nothing if there are none. */
export default function LocalWork({ area, tone }: LocalWorkProps) {
  const wide = wideWorkOf(area);
  const works = workFor({ town: area.id }).filter((work) => work !== wide);
  if (works.length === 0) return null;
  const areAllInTown = works.every((work) => townOf(work) === area.id);
  return (
    <Band tone={tone} labelledBy="projects">
      <BandHeading id="projects" title={`${worksTitle(works)} ${areAllInTown ? inArea(area) : 'nearby'}`}>
        {works.some(({ sample }) => sample) && <p>{sampleWork(works.length)}</p>}
      </BandHeading>
      <ProjectGrid works={works} labelledBy="projects" />
    </Band>
  );
}
