/** What the visualizer passes to the estimator and the estimate form, so that nothing has to be typed twice. */
import type { Product, ProductUse } from '../../../company/products';
import { serviceById } from '../../../company/services';
import type { AreaInput, ShapeId, Sides } from '../../estimator/core/area';
import { estimatorPath } from '../../estimator/core/link';
import { presets } from '../../estimator/core/project';
import type { Prefill } from '../../../leads/form/prefill';
import { describeDesign } from './describe';
import { designOf } from './designs';
import type { LaidDesign } from './lay';
import { cardAction } from './layable';
import { hasStartDimensions, padOf, poolOf, wallOf, withProject } from './dimensions';
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
 * Creates the request for an estimate of a design. Initial dimensions are in the message alone, which says whose they are:
 * the visitor has not entered any.
 * @param link Opens the design again
 */
export function designRequest(design: Design, laid: LaidDesign, link: string): DesignRequest {
  const isExample = hasStartDimensions(design);
  const size = isExample ? 'The size is your website’s example. I haven’t entered mine. ' : '';
  return requestFor(
    design.project,
    `My design: ${describeDesign(design, laid)} ${size}${link}`,
    isExample ? undefined : laid.layout.area.totalSqFt,
  );
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

const tenths = (feet: number) => Math.round(feet * 10) / 10;

/** Returns the area of a design as the estimator takes it, to a tenth of a foot. */
function areaOf(design: Design): AreaInput {
  const { width, length, pool } = design;
  const pad = padOf(design);
  const [shape, sides]: [ShapeId, Sides] = poolOf(design)
    ? ['around-pool', { length, width, poolLength: pool.length, poolWidth: pool.width }]
    : pad
      ? ['l-shape', { length, width: width + pad.width, cornerLength: length - pad.length, cornerWidth: pad.width }]
      : ['rectangle', { length, width }];
  return { shape, sides: Object.fromEntries(Object.entries(sides).map(([side, feet]) => [side, tenths(feet)])) };
}

/** Returns the address of the estimator, on its project's page, with a design's dimensions and wall. */
export function estimatorAddress(design: Design): string {
  const preset = presets[projectServices[design.project]];
  const wall = wallOf(design) ? Math.round(design.width) : 0;
  // The catalog's pavers are concrete, which is one of a pool deck's materials.
  const material = design.project === 'pool-deck' ? 'concrete' : preset.material;
  return estimatorPath({ ...preset, area: areaOf(design), material, counted: { ...preset.counted, wall } });
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
