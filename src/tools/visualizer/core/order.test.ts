/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import { measures } from '../../../company/pricing';
import { LAYING_PATTERNS } from '../../../paving';
import { designOf } from './designs';
import { layDesign } from './lay';
import { layableProducts, PERMEABLE } from './layable';
import { orderFor } from './order';
import { sizesFor } from './patterns';
import type { Design } from './types';

const order = (design: Design) => orderFor(design, layDesign(design).layout);
const deck: Design = { ...designOf('two-to-one'), project: 'patio', width: 20, length: 16 };

describe('the contractor’s list', () => {
  test.each(layableProducts.map(({ id }) => id))(
    '%s: at least what is laid, and 5 or 10%% more than the area',
    (id) => {
      const product = layableProducts.find((one) => one.id === id) ?? layableProducts[0];
      for (const pattern of LAYING_PATTERNS.filter((one) => sizesFor(product, one))) {
        const design: Design = { ...deck, product: id, pattern };
        const { counts } = layDesign(design).layout;
        const { pavers } = order(design);
        pavers.forEach(({ pieces, wastePercent, spares }, index) => {
          expect(pieces).toBeGreaterThanOrEqual(counts[index].stones);
          expect(wastePercent).toBeGreaterThan(['herringbone-45', 'hexagon'].includes(pattern) ? 9.99 : 4.99);
          expect(spares).toBeGreaterThanOrEqual(1);
        });
      }
    },
  );

  test('320 sq ft of 4 × 8 in pavers need 1,440 without waste: 1,584 at 45°, 1,512 at 90°', () => {
    // Within a piece for each of the 1/8 in joints along the edge.
    const pieces = (pattern: Design['pattern']) => order({ ...deck, pattern }).pavers[0].pieces;
    expect(Math.abs(pieces('herringbone-45') - 1584)).toBeLessThan(10);
    expect(Math.abs(pieces('herringbone-90') - 1512)).toBeLessThan(10);
  });

  test('counts layers and pallets only of a product whose pallet is known', () => {
    const { packed } = order(deck);
    expect(packed).toBeDefined();
    const { layers = 0, pallets = 0, layersLeft = 0 } = packed ?? {};
    expect(layers).toBe(pallets * 10 + layersLeft);
    // 320 sq ft with 10% waste and 2% spares are 359 sq ft.
    expect(layers).toBeCloseTo(359 / 10.67, -1);
    expect(order(designOf('tumbled')).packed).toBeUndefined();
  });

  test('has the published depths of base and sand, in cubic yards and short tons', () => {
    const { base, sand } = order(deck);
    const { low, high } = measures['faq.baseDepth'];
    // The base reaches past all 72 ft of edge by its own thickness, and is measured loose.
    const yards = (inches: number) => ((320 + 72 * (inches / 12)) * (inches / 12) * 1.2) / 27;
    expect(base?.depth).toEqual({ low, high });
    expect(base?.cubicYards.low).toBeCloseTo(yards(low));
    expect(base?.cubicYards.high).toBeCloseTo(yards(high));
    expect(base?.tons.low).toBeCloseTo(yards(low) * 1.35);
    expect(sand?.cubicYards.low).toBeCloseTo((320 * (measures['faq.beddingSand'].low / 12)) / 27);
    expect(sand?.tons.low).toBeCloseTo(((320 * (measures['faq.beddingSand'].low / 12)) / 27) * 1.3);
    expect(order({ ...deck, project: 'driveway' }).base?.depth.high).toBe(measures['products.baseDepth'].high);
  });

  test('leaves base and sand of permeable pavers to their engineer', () => {
    const permeable = order({ ...deck, product: PERMEABLE, pattern: 'herringbone-90' });
    expect([permeable.base, permeable.sand]).toEqual([undefined, undefined]);
  });
});
