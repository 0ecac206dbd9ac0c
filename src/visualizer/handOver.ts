/** What the visualizer passes on, so that nothing has to be typed twice. */
import { serviceById } from '../data/services';
import type { Prefill } from '../leads/prefill';
import { describeDesign, poolOf, projectServices, type Design, type LaidDesign } from './design';

/** A design on its way to the estimate form; it always names its project. */
export type DesignRequest = Prefill & Required<Pick<Prefill, 'projectType'>>;

/** The request for an estimate of a design. `link` opens the design again. */
export function designRequest(design: Design, laid: LaidDesign, link: string): DesignRequest {
  return {
    subject: `An estimate for my ${serviceById(projectServices[design.project]).shortName.toLowerCase()}`,
    projectType: projectServices[design.project],
    squareFeet: Math.round(laid.layout.area.totalSqFt),
    message: `My design: ${describeDesign(design, laid)} ${link}`,
  };
}

/** Route of the page whose estimator opens with a design's project and measures. */
export function estimatorAddress(design: Design): string {
  const pool = poolOf(design);
  const service = serviceById(projectServices[design.project]);
  const query = new URLSearchParams({
    estimate: '1',
    project: service.id,
    shape: pool ? 'around-pool' : 'rectangle',
    length: String(design.length),
    width: String(design.width),
    ...(pool && { poolLength: String(pool.length / 12), poolWidth: String(pool.width / 12) }),
  });
  return `${service.path}?${query.toString()}`;
}

/** Route of the estimate form that a request is for. */
export function requestAddress({ projectType }: DesignRequest): string {
  return `${serviceById(projectType).path}#contact`;
}
