/** What the visualizer passes to the estimator and the estimate form, so that nothing has to be typed twice. */
import type { Product, ProductUse } from '../../../company/products';
import { serviceById } from '../../../company/services';
import { formatAmount, type Amount } from '../../../company/pricing';
import { siteUrl } from '../../../company/site';
import { estimate } from '../../estimator/core/estimate';
import { estimatorPath } from '../../estimator/core/link';
import { isEstimated } from '../../estimator/core/rules';
import type { Prefill } from '../../../leads/form/prefill';
import { describeDesign } from './describe';
import { designOf } from './designs';
import type { LaidDesign } from './lay';
import { cardAction } from './layable';
import { designPath, drawingEntries, projectFor, type Wishes } from './link';
import { orderLines } from './orderWords';
import { hasStartDimensions, withProject } from './dimensions';
import { projectIds, projectNames, projectServices, type Design, type ProjectId } from './types';

/** A design for the estimate form, which always names its project. */
export type DesignRequest = Prefill & Required<Pick<Prefill, 'projectType'>>;

function requestFor(project: ProjectId, message: string, squareFeet?: number): DesignRequest {
  const service = projectServices[project];
  return {
    what: 'design',
    subject: `Estimate for my ${projectNames[project].toLowerCase()}`,
    projectType: service,
    squareFeet: squareFeet && Math.round(squareFeet),
    message,
  };
}

/**
 * Returns the estimate of a design with what the visitor wants besides; undefined if the company prices it after a visit.
 */
export function estimateFor(design: Design, wishes?: Wishes): Amount | undefined {
  const input = projectFor(design, wishes);
  return isEstimated(input.project) ? estimate(input).total : undefined;
}

/**
 * Creates the request for an estimate of a design, with its order list. Initial dimensions are in the message alone, which
 * says whose they are: the visitor has not entered any. Its link opens the drawing and the estimate again.
 */
export function designRequest(design: Design, laid: LaidDesign, wishes?: Wishes): DesignRequest {
  const isExample = hasStartDimensions(design);
  const range = estimateFor(design, wishes);
  const lines = [
    `My design: ${describeDesign(design, laid)}`,
    ...(isExample ? ['The size is your website’s example. I haven’t entered mine.'] : []),
    ...orderLines(design, laid),
    ...(range ? [`Range, not a quote: ${formatAmount(range)}`] : []),
    siteUrl + designPath(design, wishes),
  ];
  const request = requestFor(design.project, lines.join('\n'), isExample ? undefined : laid.layout.area.totalSqFt);
  return wishes?.city ? { ...request, city: wishes.city } : request;
}

/**
 * Creates the request for an estimate of pavers on a photo, which stays with the visitor.
 * @param squareFeet The whole area, if it was measured
 */
export function photoRequest(project: ProjectId, description: string, squareFeet?: number): DesignRequest {
  return requestFor(project, `My design on a photo: ${description}`, squareFeet);
}

/** Creates the request for an estimate of pavers that were tried on the sample photo, whose area is not the visitor's. */
export function sampleRequest(project: ProjectId, look: string): DesignRequest {
  return requestFor(project, `Pavers that I tried on your sample photo, so my own area isn’t measured: ${look}`);
}

/** Returns the address of the estimator, on its project's page, with a design and what the visitor wants besides. */
export function estimatorAddress(design: Design, wishes?: Wishes): string {
  return estimatorPath(projectFor(design, wishes), drawingEntries(design));
}

/** The project that a product is priced in, by its use. */
const projectsOfUses: Readonly<Record<ProductUse, ProjectId>> = {
  driveway: 'driveway',
  patio: 'patio',
  pool: 'pool-deck',
  wall: 'patio',
};

/**
 * Returns the address of the estimator with a common project for a product: the first of its uses that the company
 * builds. Undefined if the pattern visualizer shows no project with it.
 */
export function priceAddress({ id, uses }: Pick<Product, 'id' | 'uses'>): string | undefined {
  if (!cardAction(id)) return undefined;
  const project = uses.map((use) => projectsOfUses[use]).find((candidate) => projectIds.includes(candidate));
  const design = designOf(id);
  return estimatorAddress(project ? withProject(design, project) : design);
}

/** Returns the route of the estimate form for a request. */
export function requestAddress({ projectType }: DesignRequest): string {
  return `${serviceById(projectType).path}#contact`;
}
