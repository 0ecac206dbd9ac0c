/** The designs to start from, and what changes with the product of one. */
import type { ProductUse } from '../../../company/products';
import { OWN_BLEND } from './blends';
import { COPING, isLayable, layableProduct, layableProducts } from './layable';
import { startDimensions, startPool, withProject } from './dimensions';
import { sizesFor } from './patterns';
import { projectIds, type Design, type ProjectId } from './types';

/** Changes the product of a design, and uses the product's own pattern and blend if the old ones do not fit. */
export function withProduct(design: Design, id: string): Design {
  const product = layableProduct(id);
  const pattern = sizesFor(product, design.pattern) ? design.pattern : product.pattern;
  return { ...design, product: id, pattern, blend: OWN_BLEND };
}

/** The project of a new design: a patio, if the company builds some. */
const firstProject: ProjectId = projectIds.find((id) => id === 'patio') ?? projectIds[0] ?? 'patio';

/** Returns the design that the card of a flat product opens: its catalog pattern in the first project. */
function fieldDesign(id: string): Design {
  return {
    product: id,
    pattern: layableProduct(id).pattern,
    blend: OWN_BLEND,
    border: 'none',
    borderBlend: OWN_BLEND,
    joint: 'tan',
    project: firstProject,
    ...startDimensions[firstProject],
    pool: startPool,
    coping: OWN_BLEND,
  };
}

/**
 * Adds a catalog product to a design: laid flat, around a pool, or as a wall along a patio, which has its own colors.
 * @param blend id of one of the product's blends
 */
export function withCatalogProduct(design: Design, id: string, blend = OWN_BLEND): Design {
  if (isLayable(id)) return { ...withProduct(design, id), blend };
  return id === COPING
    ? { ...withProject(design, 'pool-deck'), coping: blend }
    : { ...withProject(design, 'patio'), wall: id };
}

/**
 * Returns this product if the catalog has it, or else the first one for this use, or the first of all.
 * @throws Error that names the file if the catalog has none that can be laid flat
 */
function fieldProduct(id: string, use: ProductUse): string {
  const product =
    layableProducts.find((one) => one.id === id) ??
    layableProducts.find(({ uses }) => uses.includes(use)) ??
    layableProducts.at(0);
  if (!product) throw new Error('products.yaml: Keep at least one product that can be laid flat.');
  return product.id;
}

/** Returns the design that a product's card opens. Coping and walls come with a matching field. */
export function designOf(id: string, blend = OWN_BLEND): Design {
  const field = isLayable(id)
    ? id
    : id === COPING
      ? fieldProduct('pool-and-accessibility', 'pool')
      : fieldProduct('mega-stone', 'patio');
  return withCatalogProduct(fieldDesign(field), id, blend);
}

const first = designOf(fieldProduct('apollo', 'patio'));

/** The design on the page before the visitor chooses anything: in a herringbone, if its product can be laid so. */
export const defaultDesign: Design = {
  ...first,
  ...(sizesFor(layableProduct(first.product), 'herringbone-45') && { pattern: 'herringbone-45' }),
  border: 'soldier',
};

/** Returns a caution if a product does not suit the project. */
export function productCaution({ product, project }: Design): string | undefined {
  return project === 'driveway' && !layableProduct(product).uses.includes('driveway')
    ? 'These are for foot traffic and furniture, not for cars, unless the manufacturer rates them for vehicles.'
    : undefined;
}

/** Returns the design that the page of a project opens: the first one, in pavers that carry cars on a driveway. */
export function firstDesign(project: ProjectId): Design {
  const design = withProject(defaultDesign, project);
  if (!productCaution(design)) return design;
  const product = layableProducts.find((one) => one.uses.includes('driveway') && sizesFor(one, design.pattern));
  return product ? { ...design, product: product.id } : design;
}
