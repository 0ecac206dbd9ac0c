/** What the visualizer passes to the estimator and the estimate form, so that nothing has to be typed twice. */
import type { Product, ProductUse } from '../../../company/products';
import { serviceById } from '../../../company/services';
import { formatAmount } from '../../../company/pricing';
import { siteUrl } from '../../../company/site';
import { formatNumber } from '../../../words/format';
import type { AreaInput } from '../../estimator/core/area';
import { estimate, projectSize } from '../../estimator/core/estimate';
import { estimatorPath } from '../../estimator/core/link';
import type { ProjectInput } from '../../estimator/core/project';
import { isEstimated } from '../../estimator/core/rules';
import type { Prefill } from '../../../leads/form/prefill';
import { describeDesign } from './describe';
import { designOf } from './designs';
import type { LaidDesign } from './lay';
import { cardAction, layableProduct } from './layable';
import { designPath, drawingEntries, projectFor, startWishes, type Wishes } from './link';
import { orderLines } from './orderWords';
import { hasStartDimensions, withProject } from './dimensions';
import { projectIds, projectNames, projectServices, type Design, type ProjectId } from './types';

/** A design for the estimate form, which always names its project. */
export type DesignRequest = Prefill & Required<Pick<Prefill, 'projectType'>>;

/** The project and the paver of a design on the plan or on a photo. */
export type DesignedPaving = Pick<Design, 'project' | 'product'>;

/** What is known of the size and the price of a design that the visitor has entered. */
interface Known {
  readonly squareFeet?: number;
  readonly range?: string;
}

function requestFor(
  { project, product }: DesignedPaving,
  message: string,
  { squareFeet, range }: Known = {},
): DesignRequest {
  const service = projectServices[project];
  return {
    what: 'design',
    summary: [
      `${projectNames[project]} in ${layableProduct(product).name}`,
      squareFeet === undefined ? '' : `${formatNumber(squareFeet, 0)} sq ft`,
      range ?? '',
    ]
      .filter(Boolean)
      .join(', '),
    subject: `Estimate for my ${projectNames[project].toLowerCase()}`,
    projectType: service,
    squareFeet: squareFeet && Math.round(squareFeet),
    message,
  };
}

/** What a design is expected to cost, in words. */
export interface DesignPrice {
  readonly range: string;
  /** What it is the range of: "576 sq ft". */
  readonly size: string;
  readonly cautions: readonly string[];
}

function priceOf(input: ProjectInput, { product }: Design): DesignPrice | undefined {
  if (!isEstimated(input.project)) return undefined;
  const result = estimate(input, layableProduct(product));
  const { total, cautions } = result;
  return total && { range: formatAmount(total), size: projectSize(input, result), cautions };
}

/** Returns the price of a design with what the visitor wants besides; undefined if the company prices it after a visit. */
export function priceFor(design: Design, wishes?: Wishes): DesignPrice | undefined {
  return priceOf(projectFor(design, wishes), design);
}

/** Returns the price of a design on so many square feet, the same way. */
export function priceOn(squareFeet: number, design: Design): DesignPrice | undefined {
  const project = projectServices[design.project];
  const area: AreaInput = { shape: 'square-feet', sides: { squareFeet: Math.round(squareFeet) } };
  return priceOf({ ...startWishes(design), project, area }, design);
}

const rangeLine = (range: string) => `Range, not a quote: ${range}`;

/**
 * Creates the request for an estimate of a design, with its order list. Initial dimensions are in the message alone, which
 * says whose they are: the visitor has not entered any. Its link opens the drawing and the estimate again.
 */
export function designRequest(design: Design, laid: LaidDesign, wishes?: Wishes): DesignRequest {
  const isExample = hasStartDimensions(design);
  const range = priceFor(design, wishes)?.range;
  const lines = [
    `My design: ${describeDesign(design, laid)}`,
    ...(isExample ? ['The size is your website’s example. I haven’t entered mine.'] : []),
    ...orderLines(design, laid),
    ...(range ? [rangeLine(range)] : []),
    siteUrl + designPath(design, wishes),
  ];
  const request = requestFor(
    design,
    lines.join('\n'),
    isExample ? {} : { squareFeet: laid.layout.area.totalSqFt, range },
  );
  return wishes?.city ? { ...request, city: wishes.city } : request;
}

/**
 * Creates the request for an estimate of pavers on a photo, which stays with the visitor.
 * @param known The whole area and its price, if it was measured
 */
export function photoRequest(paving: DesignedPaving, description: string, known?: Known): DesignRequest {
  const lines = [`My design on a photo: ${description}`, ...(known?.range ? [rangeLine(known.range)] : [])];
  return requestFor(paving, lines.join('\n'), known);
}

/** Creates the request for an estimate of pavers that were tried on the sample photo, whose area is not the visitor's. */
export function sampleRequest(paving: DesignedPaving, look: string): DesignRequest {
  return requestFor(paving, `Pavers that I tried on your sample photo, so my own area isn’t measured: ${look}`);
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
