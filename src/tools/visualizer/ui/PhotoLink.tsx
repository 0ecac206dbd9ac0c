import { withBaseUrl } from '@site/src/company/site';
import { HANDLED_BY } from '@site/src/islands/contract';
import { defaultDesign } from '../core/designs';
import { photoAddress } from '../core/link';
import { projectIds, projectOf } from '../core/types';
import { buttonClass } from '../../../components/base/Button';
import Icon from '../../../components/base/Icon';

/**
 * "See pavers on your photo": opens the visualizer for a photo of the visitor's own, on any page of the site.
 * @param service The service whose project it opens with; without one that the visualizer draws, there is no link
 */
export default function PhotoLink({ service }: { readonly service?: string }) {
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
