/**
 * The drawing in the link to a plan: `plan=1&project=paver-patios&product=mega-slate&pattern=ashlar&…&length=16&width=20&
 * shape=rectangle`. Project and size are the estimate's own, so the two cannot differ. A second design, to compare, has
 * fields of its own.
 */
import { extrasFor, presets, type ProjectInput } from '../../estimator/core/project';
import { isEstimated, type MaterialId } from '../../estimator/core/rules';
import { LAYING_PATTERNS } from '../../../paving';
import { readSides, type AreaInput, type ShapeId, type Sides } from '../../estimator/core/area';
import {
  drawingFields,
  planLink,
  planQuery,
  projectLabels,
  readPlanQuery,
  type DrawingField,
  type PlanField,
} from '../../estimator/core/link';
import {
  linkQuery,
  readLink,
  type Entries,
  type EntryOf,
  type LinkFormat,
  type Reading,
} from '../../../userInput/shareLink';
import { blendsFor, copingBlends, hasNewCoping, NO_COPING, OWN_BLEND } from './blends';
import { defaultDesign, designOf, firstDesign } from './designs';
import { isLayable, layableProduct, layableProducts, PHOTO_VIEW, wallProducts } from './layable';
import {
  dimensionProblem,
  hasStartDimensions,
  padOf,
  poolOf,
  startPool,
  wallOf,
  withStartDimensions,
} from './dimensions';
import { sizesFor } from './patterns';
import {
  borderIds,
  joints,
  projectIds,
  projectOf,
  projectServices,
  type Design,
  type JointId,
  type ProjectId,
} from './types';

/** What a visitor wants besides the drawing: the estimate's material, extras and city. */
export type Wishes = Pick<ProjectInput, 'material' | 'counted' | 'wanted' | 'city'>;

/** Rounds feet to a hundredth, as precise as anybody types them. */
const hundredths = (feet: number) => Math.round(feet * 100) / 100;

/** Returns the area of a design as the estimator takes it. */
function areaOf(design: Design): AreaInput {
  const { width, length, pool } = design;
  const pad = padOf(design);
  const [shape, sides]: [ShapeId, Sides] = poolOf(design)
    ? ['around-pool', { length, width, poolLength: pool.length, poolWidth: pool.width }]
    : pad
      ? ['l-shape', { length, width: width + pad.width, cornerLength: length - pad.length, cornerWidth: pad.width }]
      : ['rectangle', { length, width }];
  return { shape, sides: Object.fromEntries(Object.entries(sides).map(([side, feet]) => [side, hundredths(feet)])) };
}

/** Returns the dimensions of a design that has this area. */
function dimensionsOf({ shape, sides }: AreaInput): Pick<Design, 'width' | 'length' | 'pad' | 'pool'> {
  const side = (name: keyof Sides) => sides[name] ?? Number.NaN;
  const [length, width] = [side('length'), side('width')];
  const pool = shape === 'around-pool' ? { width: side('poolWidth'), length: side('poolLength') } : startPool;
  // An L-shape whose corner is 0 is a rectangle.
  if (shape !== 'l-shape' || side('cornerLength') * side('cornerWidth') === 0)
    return { width, length, pad: undefined, pool };
  const pad = { width: side('cornerWidth'), length: hundredths(length - side('cornerLength')) };
  return { width: hundredths(width - pad.width), length, pad, pool };
}

/** Returns the fields of a plan that only the drawing has. */
export function drawingEntries(design: Design): Entries<DrawingField> {
  const { product, pattern, blend, border, borderBlend, joint, coping } = design;
  return {
    ...{ product, pattern, blend, border, borderBlend, joint },
    ...(poolOf(design) && coping !== OWN_BLEND && { copingBlend: coping }),
    wallProduct: wallOf(design)?.id,
  };
}

/** Returns the entries of a design by itself. */
function entriesOf(design: Design): Entries<PlanField> {
  const { shape, sides } = areaOf(design);
  const lengths = Object.fromEntries(Object.entries(sides).map(([side, feet]) => [side, String(feet)]));
  return { project: projectServices[design.project], ...drawingEntries(design), ...lengths, shape };
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

/** Returns the shapes that can be drawn for a project. */
const shapesOf = (project: ProjectId): readonly ShapeId[] =>
  project === 'pool-deck' ? ['around-pool'] : ['rectangle', 'l-shape'];

function readDesign(entryOf: EntryOf<PlanField>): Reading<PlanField, Design, true> {
  const errors: Partial<Record<PlanField, true>> = {};
  /** Returns the option that a field names; any if it names none, because the errors count then. */
  function choose<T extends string>(field: PlanField, options: readonly T[], entry = entryOf(field)): T {
    const chosen = options.find((option) => option === entry);
    if (chosen === undefined) errors[field] = true;
    return chosen ?? options[0];
  }
  const project = projectIds.find((id) => projectServices[id] === entryOf('project'));
  if (!project) return { errors: { project: true } };
  const product = choose('product', idsOf(layableProducts));
  // The fields below depend on the product.
  if (errors.product) return { errors };

  const shape = choose('shape', shapesOf(project));
  const measured = readSides(shape, (side) => entryOf(side) ?? '');
  if (!errors.shape) for (const side of Object.keys(measured.errors) as PlanField[]) errors[side] = true;
  const blends = idsOf(blendsFor(layableProduct(product)));
  const input: Design = {
    product,
    pattern: choose(
      'pattern',
      LAYING_PATTERNS.filter((id) => sizesFor(layableProduct(product), id)),
    ),
    blend: choose('blend', blends),
    border: choose('border', borderIds),
    borderBlend: choose('borderBlend', blends),
    joint: choose('joint', Object.keys(joints) as JointId[]),
    project,
    ...dimensionsOf(measured.input ?? { shape, sides: {} }),
    coping: choose('copingBlend', [NO_COPING, ...idsOf(copingBlends), OWN_BLEND], entryOf('copingBlend') ?? OWN_BLEND),
    wall: choose('wallProduct', ['', ...idsOf(wallProducts)], entryOf('wallProduct') ?? '') || undefined,
  };
  if (measured.input && !errors.shape && dimensionProblem(input)) Object.assign(errors, { length: true, width: true });
  return Object.keys(errors).length > 0 ? { errors } : { input, errors };
}

/** Returns the design whose values replace those that a link has wrong: its product's, with its project's dimensions. */
function defaultsFor(entryOf: EntryOf<PlanField>): Design {
  const product = entryOf('product') ?? '';
  const service = entryOf('project');
  const preset = isLayable(product) ? designOf(product) : defaultDesign;
  const project = service === undefined ? undefined : projectOf(service);
  if (!project) return preset;
  return isLayable(product) ? withStartDimensions({ ...preset, project }) : firstDesign(project);
}

/** What each field of a plan is called, to say which ones of a link could not be read. */
export const planLabels: Readonly<Record<PlanField, string>> = {
  ...projectLabels,
  product: 'Paver',
  pattern: 'Pattern',
  blend: 'Colors',
  border: 'Border',
  borderBlend: 'Border colors',
  joint: 'Joints',
  copingBlend: 'Pool coping',
  wallProduct: 'Wall along the far side',
};

const designLink: LinkFormat<PlanField, Design> = { ...planLink, entriesOf, read: readDesign };

const compareLink = { ...designLink, prefix: 'b.' };

/** Returns what the estimator calls the paving of a design: one of a pool deck's materials, or the tier of its paver. */
function materialOf({ project, product, pattern, border }: Design): MaterialId {
  // The catalog's pavers are concrete.
  if (project === 'pool-deck') return 'concrete';
  const { tier = 'undecided' } = layableProduct(product);
  // The cost guide has both in the next tier, because they take more cutting.
  return tier === 'basic' && (border !== 'none' || pattern.startsWith('herringbone')) ? 'mid-range' : tier;
}

/** Returns a design's wishes before the visitor has any: its paver, and the extras of its service's example. */
export function startWishes(design: Design): Wishes {
  const { counted, wanted } = presets[projectServices[design.project]];
  return { material: materialOf(design), counted, wanted };
}

/** Returns the feet of a design's new coping. */
function copingFeet(design: Design): number {
  return hasNewCoping(design) ? Math.round(2 * (design.pool.width + design.pool.length)) : 0;
}

/** Returns the project of a design in the estimator: with its dimensions and whose they are, and the feet of its wall and its coping. */
export function projectFor(design: Design, wishes: Wishes = startWishes(design)): ProjectInput {
  const service = projectServices[design.project];
  const wall = wishes.counted.wall || (wallOf(design) ? Math.round(design.width) : 0);
  const fits = extrasFor(service).materials.includes(wishes.material);
  const { material } = fits ? wishes : startWishes(design);
  const coping = wishes.counted.coping || copingFeet(design);
  return {
    ...wishes,
    project: service,
    area: areaOf(design),
    material,
    counted: { ...wishes.counted, wall, coping },
    ...(hasStartDimensions(design) && { isExampleSize: true }),
  };
}

/**
 * Returns the wishes after a change of the design. The feet of a wall and of coping and the paver's tier follow the
 * drawing, and what is wanted for a project is not wanted for another one.
 */
export function wishesAfter(before: Design, after: Design, wishes: Wishes | undefined): Wishes | undefined {
  if (!wishes) return undefined;
  if (before.project !== after.project) return { ...startWishes(after), ...(wishes.city && { city: wishes.city }) };
  const isSameWall = before.wall === after.wall && before.width === after.width;
  const isSameCoping = copingFeet(before) === copingFeet(after);
  return {
    ...wishes,
    material: wishes.material === materialOf(before) ? materialOf(after) : wishes.material,
    counted: { ...wishes.counted, ...(!isSameWall && { wall: 0 }), ...(!isSameCoping && { coping: 0 }) },
  };
}

/** Returns the query of a link to a design, to its estimate, and to the design it is compared with. */
export function designQuery(design: Design, wishes?: Wishes, compared?: Design): string {
  const query = planQuery(projectFor(design, wishes), drawingEntries(design));
  return compared ? `${query}&${linkQuery(compareLink, entriesOf(compared))}` : query;
}

/** Reads the query of a URL; undefined if it contains no plan. A plan without a drawing is drawn in the first design. */
export function readDesignQuery(query: string) {
  const shared = readLink(designLink, query, defaultsFor);
  if (!shared) return undefined;
  const { input: design, unread, entries } = shared;
  const other = readLink(compareLink, query, defaultsFor);
  const service = projectServices[design.project];
  const priced = isEstimated(service) ? readPlanQuery(query, presets[service]) : undefined;
  const wasDrawn =
    unread.length === planLink.fields.length || drawingFields.some((field) => entries[field] !== undefined);
  const missing = [...unread, ...(other?.unread ?? []), ...(priced?.unread ?? [])];
  return {
    design,
    /** Undefined if the link has no estimate that this company makes. */
    wishes: priced?.input.project === service ? wishesOf(priced.input) : undefined,
    compared: other?.input,
    /** Fields that could not be read. */
    unread: planLink.fields.filter(
      (field) => missing.includes(field) && (wasDrawn || !drawingFields.some((drawn) => drawn === field)),
    ),
  };
}

function wishesOf({ material, counted, wanted, city }: ProjectInput): Wishes {
  return { material, counted, wanted, ...(city && { city }) };
}

/** Returns the address of the visualizer with a design, and with its estimate. */
export function designPath(design: Design, wishes?: Wishes): string {
  return `/paver-products?${designQuery(design, wishes)}#design`;
}

/** Returns the address of the visualizer with the first design of a project, open for the visitor's own photo. */
export function photoAddress(project: ProjectId): string {
  return `/paver-products?${planQuery(projectFor(firstDesign(project)))}${PHOTO_VIEW}#design`;
}
