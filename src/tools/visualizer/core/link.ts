/**
 * The link to a design: `design=1.mega-slate.ashlar.own.soldier.charcoal.tan.patio.200.160`. Dimensions are in tenths of
 * a foot. Optional parts follow, each marked by its first letter: `l100x180` a pad, `p280x140` a pool, `cown` a coping,
 * `wyorkshire-wall-and-firepits` a wall. The format is public: people have shared such links.
 */
import { LAYING_PATTERNS } from '../../../paving';
import { linkQuery, readLink, type Entries, type EntryOf, type LinkFormat } from '../../../userInput/shareLink';
import { blendsFor, copingBlends, NO_COPING, OWN_BLEND } from './blends';
import { defaultDesign, designOf, firstDesign } from './designs';
import { COMPARE_PARAM, DESIGN_PARAM, isLayable, layableProduct, PHOTO_VIEW, wallProducts } from './layable';
import { dimensionProblem, padOf, startPool, wallOf, withStartDimensions } from './dimensions';
import { sizesFor } from './patterns';
import { borderIds, joints, projectIds, type Design, type JointId, type Dimensions, type ProjectId } from './types';

type DesignField =
  | 'product'
  | 'pattern'
  | 'blend'
  | 'border'
  | 'borderBlend'
  | 'joint'
  | 'project'
  | 'width'
  | 'length'
  | 'pad'
  | 'pool'
  | 'coping'
  | 'wall';

const tenths = (feet: number) => String(Math.round(feet * 10));
const pair = ({ width, length }: Dimensions) => `${tenths(width)}x${tenths(length)}`;

function entriesOf(design: Design): Entries<DesignField> {
  const { product, pattern, blend, border, borderBlend, joint, project, width, length } = design;
  const pad = padOf(design);
  const isPoolDeck = project === 'pool-deck';
  return {
    ...{ product, pattern, blend, border, borderBlend, joint, project },
    width: tenths(width),
    length: tenths(length),
    ...(pad && { pad: pair(pad) }),
    ...(isPoolDeck && pair(design.pool) !== pair(startPool) && { pool: pair(design.pool) }),
    ...(isPoolDeck && design.coping !== OWN_BLEND && { coping: design.coping }),
    wall: wallOf(design)?.id,
  };
}

function feet(digits: string | undefined): number {
  return /^\d{1,3}$/.test(digits ?? '') ? Number(digits) / 10 : Number.NaN;
}

function readDimensions(text = ''): Dimensions {
  const [width, length] = text.split('x');
  return { width: feet(width), length: feet(length) };
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

function readDesign(
  entryOf: EntryOf<DesignField>,
): { readonly input: Design } | { readonly errors: Partial<Record<DesignField, true>> } {
  const product = entryOf('product') ?? '';
  if (!isLayable(product)) return { errors: { product: true } };

  const errors: Partial<Record<DesignField, true>> = {};
  /** Returns the option that a field names; any if it names none, because the errors count then. */
  function choose<T extends string>(field: DesignField, options: readonly T[]): T {
    const chosen = options.find((option) => option === entryOf(field));
    if (chosen === undefined) errors[field] = true;
    return chosen ?? options[0];
  }
  const has = (field: DesignField) => entryOf(field) !== undefined;
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
    project: choose('project', projectIds),
    width: feet(entryOf('width')),
    length: feet(entryOf('length')),
    pad: has('pad') ? readDimensions(entryOf('pad')) : undefined,
    pool: has('pool') ? readDimensions(entryOf('pool')) : startPool,
    coping: has('coping') ? choose('coping', [NO_COPING, ...idsOf(copingBlends)]) : OWN_BLEND,
    wall: has('wall') ? choose('wall', idsOf(wallProducts)) : undefined,
  };
  if (dimensionProblem(input)) errors.width = true;
  return Object.keys(errors).length > 0 ? { errors } : { input };
}

/** Returns the design whose values replace those that a link has wrong: its product's, with its project's dimensions. */
function defaultsFor(entryOf: EntryOf<DesignField>): Design {
  const product = entryOf('product') ?? '';
  if (!isLayable(product)) return defaultDesign;
  const preset = designOf(product);
  const project = projectIds.find((id) => id === entryOf('project')) ?? preset.project;
  return withStartDimensions({ ...preset, project });
}

// Sides of two areas do not go together.
const area = { group: 'area' } as const;

const designLink: LinkFormat<DesignField, Design> = {
  param: DESIGN_PARAM,
  version: '1',
  isCompact: true,
  fields: {
    product: {},
    pattern: {},
    blend: {},
    border: {},
    borderBlend: {},
    joint: {},
    project: {},
    width: area,
    length: area,
    pad: { ...area, mark: 'l' },
    pool: { ...area, mark: 'p' },
    coping: { mark: 'c' },
    wall: { mark: 'w' },
  },
  key: 'product',
  entriesOf,
  read: readDesign,
};

const compareLink = { ...designLink, param: COMPARE_PARAM };

/** Returns the query of a link to a design, and to the design it is compared with. */
export function designQuery(design: Design, compared?: Design): string {
  const query = linkQuery(designLink, design);
  return compared ? `${query}&${linkQuery(compareLink, compared)}` : query;
}

export interface SharedDesigns {
  readonly design: Design;
  readonly compared?: Design;
  /** Whether part of the link could not be used. */
  readonly repaired: boolean;
}

/** Reads the query of a URL; undefined if it contains no design. */
export function readDesignQuery(query: string): SharedDesigns | undefined {
  const shared = readLink(designLink, query, defaultsFor);
  const other = readLink(compareLink, query, defaultsFor);
  if (!shared) return undefined;
  const { input: design, repaired } = shared;
  return other ? { design, compared: other.input, repaired: repaired || other.repaired } : { design, repaired };
}

/** Returns the address of the visualizer with the first design of a project, open for the visitor's own photo. */
export function photoAddress(project: ProjectId): string {
  return `/paver-products?${designQuery(firstDesign(project))}${PHOTO_VIEW}#design`;
}
