/**
 * Designs in an address, so that they can be sent on: `design=1.mega-slate.ashlar.own.soldier.charcoal.tan.patio.200.160`.
 * The version stands first, the measures last in tenths of a foot; a part that is unknown or out of bounds gives way to the default.
 */
import {
  blendsFor,
  borderIds,
  defaultDesign,
  designOf,
  joints,
  layableProduct,
  measureProblem,
  OWN_BLEND,
  projectIds,
  sizesFor,
  type Design,
  type JointId,
} from './design';
import { LAYING_PATTERNS } from '../paving';
import { COMPARE_PARAM, DESIGN_PARAM, isLayable } from './layable';

const VERSION = '1';
const MAX_LENGTH = 200;

function encode(design: Design): string {
  const { product, pattern, blend, border, borderBlend, joint, project, width, length } = design;
  const tenths = [width, length].map((feet) => String(Math.round(feet * 10)));
  return [VERSION, product, pattern, blend, border, borderBlend, joint, project, ...tenths].join('.');
}

/** The query of a link to a design, and to the one it is compared with. */
export function designQuery(design: Design, compared?: Design): string {
  const params = new URLSearchParams({ [DESIGN_PARAM]: encode(design) });
  if (compared) params.set(COMPARE_PARAM, encode(compared));
  return params.toString();
}

export interface SharedDesign {
  readonly design: Design;
  /** True where the link could not be followed to the letter. */
  readonly mended: boolean;
}

function oneOf<T extends string>(text: string | undefined, known: readonly T[]): T | undefined {
  return known.find((candidate) => candidate === text);
}

function decode(text: string): SharedDesign {
  const [version, product = '', ...rest] = text.split('.');
  if (version !== VERSION || text.length > MAX_LENGTH || rest.length !== 8 || !isLayable(product)) {
    return { design: defaultDesign, mended: true };
  }
  const [pattern, blend, border, borderBlend, joint, project, width, length] = rest;
  const preset = designOf(product);
  const blends = blendsFor(layableProduct(product)).map(({ id }) => id);
  const possible = LAYING_PATTERNS.filter((id) => sizesFor(layableProduct(product), id));
  const feet = (digits: string | undefined) => (/^\d{1,3}$/.test(digits ?? '') ? Number(digits) / 10 : Number.NaN);
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
  };
  const design = measureProblem(read) ? { ...read, width: preset.width, length: preset.length } : read;
  return { design, mended: encode(design) !== text };
}

export interface SharedDesigns extends SharedDesign {
  readonly compared?: Design;
}

/** Reads the query of an address. Undefined where it carries no design. */
export function readDesignQuery(query: string): SharedDesigns | undefined {
  const params = new URLSearchParams(query);
  const text = params.get(DESIGN_PARAM);
  if (text === null) return undefined;
  const shared = decode(text);
  const other = params.get(COMPARE_PARAM);
  if (other === null) return shared;
  const compared = decode(other);
  return { design: shared.design, compared: compared.design, mended: shared.mended || compared.mended };
}
