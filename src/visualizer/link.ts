/**
 * Reads and writes designs in a URL: `design=1.mega-slate.ashlar.own.soldier.charcoal.tan.patio.200.160`. The version
 * comes first; dimensions are in tenths of a foot. Optional parts follow, each marked by its first letter: `l100x180` a
 * pad, `p280x140` a pool, `cown` a coping, `wyorkshire-wall-and-firepits` a wall. A part that is unknown or out of
 * bounds is replaced by the default.
 */
import { blendsFor, copingBlends, NO_COPING, OWN_BLEND } from './blends';
import { defaultDesign, designOf } from './designs';
import { layableProduct } from './layable';
import { measureProblem, padOf, startPool, wallOf, withStartMeasures } from './measures';
import { sizesFor } from './patterns';
import { borderIds, joints, projectIds, type Design, type JointId, type Measures } from './types';
import { LAYING_PATTERNS } from '../paving';
import { COMPARE_PARAM, DESIGN_PARAM, isLayable, wallProducts } from './layable';

const VERSION = '1';
const MAX_LENGTH = 200;

function encode(design: Design): string {
  const { product, pattern, blend, border, borderBlend, joint, project, width, length } = design;
  const tenths = (measures: Measures) => [measures.width, measures.length].map((feet) => Math.round(feet * 10));
  const parts = [VERSION, product, pattern, blend, border, borderBlend, joint, project, ...tenths({ width, length })];
  const pad = padOf(design);
  const wall = wallOf(design);
  if (pad) parts.push(`l${tenths(pad).join('x')}`);
  if (project === 'pool-deck') {
    if (tenths(design.pool).join() !== tenths(startPool).join()) parts.push(`p${tenths(design.pool).join('x')}`);
    if (design.coping !== OWN_BLEND) parts.push(`c${design.coping}`);
  }
  if (wall) parts.push(`w${wall.id}`);
  return parts.join('.');
}

/** Returns the query of a link to a design, and to the design it is compared with. */
export function designQuery(design: Design, compared?: Design): string {
  const params = new URLSearchParams({ [DESIGN_PARAM]: encode(design) });
  if (compared) params.set(COMPARE_PARAM, encode(compared));
  return params.toString();
}

export interface SharedDesign {
  readonly design: Design;
  /** Whether part of the link could not be used. */
  readonly repaired: boolean;
}

function oneOf<T extends string>(text: string | undefined, known: readonly T[]): T | undefined {
  return known.find((candidate) => candidate === text);
}

function feet(digits: string | undefined): number {
  return /^\d{1,3}$/.test(digits ?? '') ? Number(digits) / 10 : Number.NaN;
}

/** Returns the part of a link that begins with a letter, without that letter. */
function marked(parts: readonly string[], letter: string): string | undefined {
  return parts.find((part) => part.startsWith(letter))?.slice(1);
}

function measures(text: string | undefined): Measures | undefined {
  const [width, length] = text?.split('x') ?? [];
  return text === undefined ? undefined : { width: feet(width), length: feet(length) };
}

function decode(text: string): SharedDesign {
  const [version, product = '', ...rest] = text.split('.');
  if (version !== VERSION || text.length > MAX_LENGTH || rest.length < 8 || !isLayable(product)) {
    return { design: defaultDesign, repaired: true };
  }
  const [pattern, blend, border, borderBlend, joint, project, width, length, ...more] = rest;
  const preset = designOf(product);
  const blends = blendsFor(layableProduct(product)).map(({ id }) => id);
  const possible = LAYING_PATTERNS.filter((id) => sizesFor(layableProduct(product), id));
  const read: Design = {
    product,
    pattern: oneOf(pattern, possible) ?? preset.pattern,
    blend: oneOf(blend, blends) ?? OWN_BLEND,
    border: oneOf(border, borderIds) ?? preset.border,
    borderBlend: oneOf(borderBlend, blends) ?? OWN_BLEND,
    joint: oneOf(joint, Object.keys(joints) as JointId[]) ?? preset.joint,
    project: oneOf(project, projectIds) ?? preset.project,
    width: feet(width),
    length: feet(length),
    pad: measures(marked(more, 'l')),
    pool: measures(marked(more, 'p')) ?? startPool,
    coping: oneOf(marked(more, 'c'), [NO_COPING, ...copingBlends.map(({ id }) => id)]) ?? OWN_BLEND,
    wall: oneOf(
      marked(more, 'w'),
      wallProducts.map(({ id }) => id),
    ),
  };
  // One invalid dimension resets them all, because sides of two areas do not go together.
  const design = measureProblem(read) ? withStartMeasures(read) : read;
  return { design, repaired: encode(design) !== text };
}

export interface SharedDesigns extends SharedDesign {
  readonly compared?: Design;
}

/** Reads the query of a URL; undefined if it contains no design. */
export function readDesignQuery(query: string): SharedDesigns | undefined {
  const params = new URLSearchParams(query);
  const text = params.get(DESIGN_PARAM);
  if (text === null) return undefined;
  const shared = decode(text);
  const other = params.get(COMPARE_PARAM);
  if (other === null) return shared;
  const compared = decode(other);
  return { design: shared.design, compared: compared.design, repaired: shared.repaired || compared.repaired };
}
