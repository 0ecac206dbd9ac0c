/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, jest, test } from '@jest/globals';
import { optionalFacts, type OptionalFacts } from '../../../company/optionalFacts';
import { measures } from '../../../company/pricing';
import { LAYING_PATTERNS } from '../../../paving';
import { designOf } from './designs';
import { layDesign } from './lay';
import { layableProducts, PERMEABLE } from './layable';
import { orderFor } from './order';
import { orderRows } from './orderWords';
import { sizesFor } from './patterns';
import type { Design } from './types';

const order = (design: Design) => orderFor(design, layDesign(design));
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

  /** Square feet, feet of outer edge, feet of it along a wall, and the share of joints in a square foot of pavers. */
  const layouts: readonly (readonly [name: string, Design, readonly [number, number, number, number]])[] = [
    [
      'a driveway of 24 × 40 ft in 6 × 9 in with a border',
      { ...designOf('one-size'), project: 'driveway', width: 24, length: 40, border: 'sailor' },
      [960, 128, 0, 1 - (5.875 * 8.875) / 54],
    ],
    ['a patio of 20 × 16 ft in 4 × 8 in', deck, [320, 72, 0, 1 - (3.875 * 7.875) / 32]],
    [
      'a deck of 44 × 26 ft around a pool of 28 × 14 ft',
      { ...designOf('two-to-one'), project: 'pool-deck', width: 44, length: 26 },
      [752, 140, 0, 1 - (3.875 * 7.875) / 32],
    ],
    ['a patio of 20 × 16 ft with a wall', { ...deck, wall: 'wall-blocks' }, [320, 72, 20, 1 - (3.875 * 7.875) / 32]],
  ];

  test('names the feet of edge restraint alone if the company has no figure for spikes', () => {
    const facts = optionalFacts as { -readonly [Name in keyof OptionalFacts]: OptionalFacts[Name] };
    const replaced = jest.replaceProperty(facts, 'spikesPerFoot', undefined);
    expect(orderRows(deck, layDesign(deck))).toContainEqual(['Edge restraint', '72 ft']);
    replaced.replaceValue(2);
    expect(orderRows(deck, layDesign(deck))).toContainEqual(['Edge restraint, and spikes', '72 ft, 144 spikes']);
    replaced.restore();
  });

  test.each(layouts)('%s: edge restraint, base, sands, fabric, soil and weight', (_name, design, known) => {
    const [area, around, alongWall, joints] = known;
    const { edge, ground, paverTons } = order(design);
    const base = measures[design.project === 'driveway' ? 'products.baseDepth' : 'faq.baseDepth'];
    const dig = measures['faq.excavation'];
    const feet = around - alongWall;
    const { spikesPerFoot } = optionalFacts;
    expect(edge).toEqual({ feet, ...(spikesPerFoot && { spikes: Math.ceil(feet * spikesPerFoot) }) });
    // The pit reaches past the edge by the depth of the base. Stone and soil are measured loose.
    for (const end of ['low', 'high'] as const) {
      const pit = area + around * (base[end] / 12);
      const yards = ((pit * (base[end] / 12)) / 27) * 1.2;
      expect(ground?.base.cubicYards[end]).toBeCloseTo(yards);
      expect(ground?.base.tons[end]).toBeCloseTo(yards * 1.35);
      expect(ground?.soil.cubicYards[end]).toBeCloseTo(((pit * (dig[end] / 12)) / 27) * 1.12);
    }
    // The fabric also goes up the sides of the pit; strips of 12 1/2 ft cover 11 1/2.
    expect(ground?.fabric).toBe(Math.ceil(((area + 2 * around * (base.high / 12)) * 12.5) / 11.5));
    expect(ground?.sand.depth).toEqual({ low: 1, high: 1 });
    expect(ground?.sand.cubicYards.low).toBeCloseTo(area / 12 / 27);
    expect(ground?.sand.tons.low).toBeCloseTo((area / 12 / 27) * 1.3);
    // 60 mm of joint, but for the top eighth, in bags of 50 lb. Cut pieces have more joints, and coping has fewer.
    const pounds = area * joints * ((60 / 25.4 - 1 / 8) / 12) * ((1.3 * 2000) / 27);
    expect(Math.abs((ground?.jointBags ?? 0) - pounds / 50)).toBeLessThan(1.5);
    // 5% for waste and 2% of spares, and what each rounding up to whole pavers adds.
    const tons = (area * 1.05 * 1.02 * (60 / 25.4) * 12) / 2000;
    expect(paverTons / tons).toBeGreaterThan(1);
    expect(paverTons / tons).toBeLessThan(1.02);
  });

  test('has blocks and caps of a wall to sit on, with a course of blocks in the ground', () => {
    // 20 ft of blocks 16 in long and 6 in high: 15 a course, three courses up and one down, and 5% for waste.
    expect(order({ ...deck, wall: 'wall-blocks' }).wall).toMatchObject({
      height: 18,
      courses: 4,
      blocks: [{ pieces: 63 }],
      capFeet: 21,
    });
    expect(order(deck).wall).toBeUndefined();
  });

  test('leaves what is under permeable pavers to their engineer', () => {
    const permeable = order({ ...deck, product: PERMEABLE, pattern: 'herringbone-90' });
    expect(permeable.ground).toBeUndefined();
    expect(permeable.edge.feet).toBe(72);
  });
});
