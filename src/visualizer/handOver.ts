/** What the visualizer passes on, so that nothing has to be typed twice. */
import { serviceById, type ServiceId } from '../data/services';
import { describeDesign, poolOf, projectServices, type Design, type LaidDesign } from './design';

/** What the estimate form can start with: its own fields, by their names. */
export interface DesignRequest {
  readonly projectType: ServiceId;
  readonly squareFeet: number;
  readonly message: string;
}

/** The request for an estimate of a design. `link` opens the design again. */
export function designRequest(design: Design, laid: LaidDesign, link: string): DesignRequest {
  return {
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

/** Session storage key under which a request waits for the estimate form of the page that is opened next. */
export const REQUEST_KEY = 'estimate-prefill';

/** Leaves a request for the estimate form. Where the browser keeps nothing, the form simply starts empty. */
export function leaveRequest(request: DesignRequest): void {
  try {
    sessionStorage.setItem(REQUEST_KEY, JSON.stringify(request));
  } catch {
    // Storage is full or forbidden: the visitor types it in.
  }
}

/** Route of the estimate form that a request is for. */
export function requestAddress({ projectType }: DesignRequest): string {
  return `${serviceById(projectType).path}#contact`;
}
