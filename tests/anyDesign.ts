import fc from 'fast-check';
import { LAYING_PATTERNS } from '../src/paving';
import { blendsFor, copingBlends, NO_COPING, OWN_BLEND } from '../src/tools/visualizer/core/blends';
import { startPool } from '../src/tools/visualizer/core/dimensions';
import { layableProduct, layableProducts, wallProducts } from '../src/tools/visualizer/core/layable';
import { sizesFor } from '../src/tools/visualizer/core/patterns';
import {
  borderIds,
  joints,
  projectIds,
  type Design,
  type Dimensions,
  type JointId,
} from '../src/tools/visualizer/core/types';

/** Makes up designs that can be laid, of the company's catalog. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    product: fc.constantFrom(...layableProducts.map(({ id }) => id)),
    pick: fc.nat(),
    border: fc.constantFrom(...borderIds),
    joint: fc.constantFrom(...(Object.keys(joints) as JointId[])),
    project: fc.constantFrom(...projectIds),
    width: fc.integer({ min: 140, max: 300 }),
    length: fc.integer({ min: 140, max: 300 }),
    isL: fc.boolean(),
    pad: fc.record({ width: fc.integer({ min: 40, max: 120 }), length: fc.integer({ min: 40, max: 120 }) }),
    pool: fc.record({ width: fc.integer({ min: 60, max: 80 }), length: fc.integer({ min: 60, max: 80 }) }),
    wall: fc.constantFrom(undefined, ...wallProducts.map(({ id }) => id)),
  })
  .map(({ product, pick, width, length, isL, pad, pool, wall, ...rest }) => {
    const feet = (tenths: Dimensions) => ({ width: tenths.width / 10, length: tenths.length / 10 });
    const isPoolDeck = rest.project === 'pool-deck';
    const allowed = LAYING_PATTERNS.filter((pattern) => sizesFor(layableProduct(product), pattern));
    const blends = blendsFor(layableProduct(product));
    return {
      ...rest,
      product,
      pattern: allowed[pick % allowed.length],
      blend: blends[pick % blends.length].id,
      borderBlend: blends[(pick >> 4) % blends.length].id,
      ...feet({ width, length }),
      pad: isL && !isPoolDeck ? feet(pad) : undefined,
      pool: isPoolDeck ? feet(pool) : startPool,
      coping:
        isPoolDeck && pick % 3 > 0 ? copingBlends[pick % copingBlends.length].id : isPoolDeck ? NO_COPING : OWN_BLEND,
      wall: rest.project === 'patio' ? wall : undefined,
    };
  });
