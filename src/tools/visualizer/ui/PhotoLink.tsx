import { withBaseUrl } from '@site/src/company/site';
import { HANDLED_BY } from '@site/src/islands/contract';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import { photoAddress } from '@site/src/tools/visualizer/core/link';
import { projectIds, projectOf } from '@site/src/tools/visualizer/core/types';
import { buttonClass } from '../../../components/base/Button';
import Icon from '../../../components/base/Icon';

export interface PhotoLinkProps {
  /** Shows the link only if the visualizer draws this service, and opens it with that project. */
  readonly service?: string;
}

/** "See pavers on your photo": opens the visualizer for a photo of the visitor's own, on any page of the site. */
export default function PhotoLink({ service }: PhotoLinkProps) {
  const project = service === undefined ? projectIds.find((id) => id === defaultDesign.project) : projectOf(service);
  if (!project) return null;
  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={withBaseUrl(photoAddress(project))}
      {...{ [HANDLED_BY]: 'PatternVisualizer' }}
      data-own-photo=""
    >
      <Icon name="camera" />
      See pavers on your photo
    </a>
  );
}
