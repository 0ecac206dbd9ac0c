/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../tests/cases';
import { area, bounds, circleAgainst, overlap } from './geometry';
import { allowedPatterns, drawSvg, LAYING_PATTERNS, layPattern, PavingError } from './index';
import type { Border, LayingPatternId, Layout, LayOptions, PieceSize, Point, Polygon, RectangleSize } from './index';

const rectangle = (length: number, width: number): RectangleSize => ({ shape: 'rectangle', length, width });
const feet = (width: number, height: number): Polygon => [
  [0, 0],
  [width * 12, 0],
  [width * 12, height * 12],
  [0, height * 12],
];
const circle = (radius: number, corners = 72): Polygon =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
const L_SHAPE: Polygon = [
  [0, 0],
  [144, 0],
  [144, 60],
  [84, 60],
  [84, 132],
  [0, 132],
];
/** A box with rounded corners that are tighter than the border is deep. */
const ROUNDED: Polygon = [0, 1, 2, 3].flatMap((quarter) =>
  [0, 1, 2, 3, 4].map((step): Point => {
    const angle = ((quarter + step / 4) * Math.PI) / 2;
    return [(quarter % 3 === 0 ? 90 : 10) + 5 * Math.cos(angle), (quarter < 2 ? 70 : 10) + 5 * Math.sin(angle)];
  }),
);
const SOLDIERS: Border = { size: rectangle(9, 6), course: 'soldier' };

/** Returns the width and height of the field, joints included, in whole inches. */
const sizeOfField = ({ pieces }: Layout): readonly number[] => {
  const field = bounds(pieces.filter(({ role }) => role === 'field').flatMap(({ outline }) => outline));
  return [Math.round(field.maxX - field.minX), Math.round(field.maxY - field.minY)];
};

const SETS: readonly (readonly [LayingPatternId, readonly PieceSize[]])[] = [
  ['running-bond', [rectangle(9, 6)]],
  ['running-bond', [rectangle(9, 6), rectangle(9, 9), rectangle(12, 9)]],
  ['stack-bond', [rectangle(12, 12)]],
  ['herringbone-90', [rectangle(8, 4)]],
  ['herringbone-45', [rectangle(8, 4)]],
  ['basketweave', [rectangle(8, 4)]],
  ['basketweave', [rectangle(9, 3)]],
  ['ashlar', [rectangle(6, 6), rectangle(9, 6)]],
  ['ashlar', [rectangle(9, 6), rectangle(9, 9), rectangle(12, 9)]],
  ['ashlar', [rectangle(8, 8), rectangle(16, 8), rectangle(16, 16), rectangle(24, 16)]],
  ['hexagon', [{ shape: 'hexagon', acrossFlats: 12 }]],
  ['cobble', [rectangle(6, 4.5), rectangle(6, 6), rectangle(9, 6)]],
  ['large-format', [rectangle(24, 16)]],
  ['large-format', [rectangle(24, 24)]],
];

/** Returns whether all sides of an outline are along the axes. */
const isUpright = (polygon: Polygon) =>
  polygon.every(([x, y], i) => polygon[(i + 1) % polygon.length].some((next, axis) => next === [x, y][axis]));

/** Any star-shaped outline: convex or not, never crossing itself. */
const anyPolygon: fc.Arbitrary<Polygon> = fc
  .array(fc.double({ min: 40, max: 130, noNaN: true }), { minLength: 4, maxLength: 14 })
  .map((radii) =>
    radii.map((radius, i): Point => {
      const angle = (2 * Math.PI * i) / radii.length + 0.1;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

const anyLayout: fc.Arbitrary<LayOptions> = fc
  .record({
    set: fc.constantFrom(...SETS),
    polygon: fc.oneof(
      anyPolygon,
      fc.constantFrom<Polygon>(L_SHAPE, feet(9, 7), circle(70), ROUNDED, [...L_SHAPE].reverse()),
    ),
    rotation: fc.constantFrom(0, 0, 90, 45, 17),
    seed: fc.nat(1000),
    isBalanced: fc.boolean(),
  })
  .map(({ set: [pattern, sizes], isBalanced, ...rest }) => ({
    pattern,
    sizes,
    ...rest,
    ...(isBalanced && rest.rotation === 0 && isUpright(rest.polygon) && { origin: 'balanced' as const }),
  }));

function layWithBorder(options: LayOptions, border: Border | undefined): Layout {
  try {
    return layPattern({ ...options, border });
  } catch (error) {
    // Narrow outlines have no room for a border, so lay them without one.
    if (border !== undefined && error instanceof PavingError) return layPattern(options);
    throw error;
  }
}

const anyBorder = fc.constantFrom<Border | undefined>(undefined, SOLDIERS, {
  size: rectangle(12, 4),
  course: 'sailor',
});

function touches(polygon: Polygon, [x, y]: Point): boolean {
  return circleAgainst(polygon, x, y, 1e-6) !== 'outside';
}

function pieceArea(layout: Layout): number {
  return layout.pieces.reduce((sum, piece) => sum + area(piece.outline), 0);
}

function perimeter(polygon: Polygon): number {
  return polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

describe('layPattern', () => {
  it('covers the area except the joints, to half a percent', () => {
    fc.assert(
      fc.property(anyLayout, anyBorder, (options, border) => {
        const joint = 1 / 8;
        const open = layWithBorder({ ...options, jointWidth: joint }, border);
        const isBordered = open.pieces.some((piece) => piece.role === 'border');
        const closed = layPattern({ ...options, jointWidth: 0, border: isBordered ? border : undefined });
        expect(pieceArea(closed) / area(closed.polygon)).toBeGreaterThan(0.995);
        expect(pieceArea(closed) / area(closed.polygon)).toBeLessThan(1.0001);

        // Each side of a piece loses half a joint.
        const facesLessJoints = closed.pieces.reduce(
          (sum, { outline }) => sum + Math.max(0, area(outline) - (perimeter(outline) * joint) / 2),
          0,
        );
        // Without a border, cuts reach the edge restraint, which adds up to half a joint all around.
        const edge = isBordered ? 0 : (perimeter(open.polygon) * joint) / 2;
        const more = (pieceArea(open) - facesLessJoints) / area(open.polygon);
        expect(more).toBeGreaterThan(-0.005);
        expect(more).toBeLessThan(0.005 + edge / area(open.polygon));
      }),
      cases(25, 600),
    );
  });

  it('lays no piece over another and none outside the area', () => {
    fc.assert(
      fc.property(anyLayout, anyBorder, fc.nat(1_000_000), (options, border, where) => {
        const layout = layWithBorder(options, border);
        const corners = layout.pieces.flatMap(({ outline }) =>
          outline.flatMap((point, i): Point[] => {
            const next = outline[(i + 1) % outline.length];
            return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]];
          }),
        );
        expect(corners.filter((point) => !touches(layout.polygon, point))).toEqual([]);
        const box = bounds(layout.polygon);
        for (let k = 0; k < 60; k++) {
          // Points spread evenly over the box, from a start that changes with every run.
          const x = box.minX + (box.maxX - box.minX) * ((k * 0.7548776662 + where * 0.000001) % 1);
          const y = box.minY + (box.maxY - box.minY) * ((k * 0.5698402909 + where * 0.000003) % 1);
          const over = layout.pieces.filter((piece) => circleAgainst(piece.outline, x, y, 1e-6) === 'inside');
          expect(over.length).toBeLessThanOrEqual(1);
        }
      }),
      cases(12, 400),
    );
  });

  it('is the same for the same seed, and different for another seed', () => {
    const options: LayOptions = { pattern: 'cobble', sizes: [rectangle(6, 6), rectangle(9, 6)], polygon: feet(8, 8) };
    expect(layPattern({ ...options, seed: 4 })).toEqual(layPattern({ ...options, seed: 4 }));
    expect(layPattern({ ...options, seed: 4 })).not.toEqual(layPattern({ ...options, seed: 5 }));
  });

  it('counts the pieces it laid', () => {
    fc.assert(
      fc.property(anyLayout, anyBorder, (options, border) => {
        const layout = layWithBorder(options, border);
        layout.counts.forEach((count, size) => {
          const pieces = layout.pieces.filter((piece) => piece.size === size);
          expect(count.cut).toBe(pieces.filter((piece) => piece.cut).length);
          expect(count.whole).toBe(pieces.length - count.cut);
          expect(count.stones).toBeGreaterThanOrEqual(count.whole + count.cut / 2);
          expect(count.stones).toBeLessThanOrEqual(count.whole + count.cut);
        });
        const { totalSqFt, pavedSqFt } = layout.area;
        expect(totalSqFt).toBeCloseTo(area(options.polygon) / 144, 6);
        expect(pavedSqFt).toBeCloseTo(pieceArea(layout) / 144, 6);
      }),
      cases(12, 400),
    );
  });

  it('lays whole pieces only where they fit the area', () => {
    const layout = layPattern({ pattern: 'stack-bond', sizes: [rectangle(12, 12)], polygon: feet(10, 8) });
    const face = 80 * 11.875 ** 2;
    expect(layout.counts).toEqual([{ size: rectangle(12, 12), role: 'field', whole: 80, cut: 0, face, stones: 80 }]);
    expect(layout.wastePercent).toBeCloseTo(0);
  });

  it('makes two small cuts from one paver', () => {
    const layout = layPattern({ pattern: 'running-bond', sizes: [rectangle(12, 6)], polygon: feet(4, 4) });
    // Eight courses; every second one begins and ends with a half piece.
    expect(layout.counts[0]).toMatchObject({ whole: 28, cut: 8, stones: 32 });
  });

  it('follows the edge with a soldier course of the border depth', () => {
    const layout = layPattern({
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: feet(12, 10),
      border: SOLDIERS,
    });
    expect(sizeOfField(layout)).toEqual([126, 102]);
    const border = layout.pieces.filter((piece) => piece.role === 'border');
    // The miters cut the first and last two soldiers of each side.
    expect(border.filter((piece) => !piece.cut)).toHaveLength(2 * (24 - 4 + 20 - 4));
    const whole = border.filter((piece) => !piece.cut).map(({ outline }) => bounds(outline));
    for (const { minX, minY, maxX, maxY } of whole) {
      // The short end is at the edge.
      const isUpright = minY < 1 || maxY > 119;
      expect([maxX - minX, maxY - minY].map(Math.round)).toEqual(isUpright ? [6, 9] : [9, 6]);
    }
  });

  it('has no border along an open edge, and covers the area up to it', () => {
    const options: LayOptions = {
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: feet(12, 10),
      border: SOLDIERS,
      isOpenEdge: ([, from], [, to]) => from === 120 && to === 120,
    };
    const layout = layPattern(options);
    expect(sizeOfField(layout)).toEqual([126, 111]);
    const border = layout.pieces.filter((piece) => piece.role === 'border');
    expect(border.filter(({ outline }) => outline.every(([x, y]) => y > 111 && x > 9 && x < 135))).toEqual([]);
    expect(border.some(({ outline }) => outline.some(([x, y]) => y > 119 && x < 9))).toBe(true);
    expect(pieceArea(layPattern({ ...options, jointWidth: 0 })) / (144 * 120)).toBeCloseTo(1, 3);
    const open = layPattern({ ...options, isOpenEdge: () => true });
    expect(open.pieces.filter((piece) => piece.role === 'border')).toEqual([]);
  });

  it('tapers a border around a curve', () => {
    const layout = layPattern({
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: circle(72),
      border: SOLDIERS,
    });
    const border = layout.pieces.filter((piece) => piece.role === 'border');
    expect(border).toHaveLength(Math.ceil((2 * Math.PI * 72) / 6 - 0.1));
    expect(border.every((piece) => piece.cut)).toBe(true);
  });

  it('lays a border around a corner tighter than its depth', () => {
    const layout = layPattern({
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: ROUNDED,
      border: SOLDIERS,
    });
    const field = bounds(layout.pieces.filter((piece) => piece.role === 'field').flatMap((piece) => piece.outline));
    expect(field.minX).toBeCloseTo(5 + 9 + 1 / 16);
    expect(field.maxX).toBeCloseTo(95 - 9 - 1 / 16);
  });

  it('throws an error for a border that does not fit', () => {
    expect(() =>
      layPattern({ pattern: 'running-bond', sizes: [rectangle(9, 6)], polygon: feet(1, 20), border: SOLDIERS }),
    ).toThrow(/soldier course 9 in deep does not fit.*shallower border/);
  });

  const COPING: Border = { size: rectangle(12, 6), course: 'soldier' };

  it('leaves an opening free, and covers the area around it', () => {
    const anyOpening = fc.record({
      set: fc.constantFrom(...SETS),
      border: fc.constantFrom<Border | undefined>(undefined, SOLDIERS),
      coping: fc.constantFrom<Border | undefined>(undefined, COPING),
      left: fc.integer({ min: 36, max: 80 }),
      top: fc.integer({ min: 36, max: 80 }),
    });
    fc.assert(
      fc.property(anyOpening, ({ set: [pattern, sizes], border, coping, left, top }) => {
        const opening = { minX: left, minY: top, maxX: left + 120, maxY: top + 80 };
        const options: LayOptions = { pattern, sizes, polygon: feet(20, 16), border, opening, coping };
        const layout = layPattern({ ...options, jointWidth: 0 });
        const total = 20 * 16 * 144 - 120 * 80;
        expect(pieceArea(layout) / total).toBeGreaterThan(0.995);
        expect(pieceArea(layout) / total).toBeLessThan(1.0001);
        const ring = layout.pieces.filter(({ role }) => role === 'coping');
        expect(ring.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(coping ? 144 * 104 - 9600 : 0, 4);

        const jointed = layPattern(options);

        expect(jointed.area.totalSqFt * 144).toBeCloseTo(total, 6);
        const inside = ([x, y]: Point) =>
          x > left + 1e-6 && x < left + 120 - 1e-6 && y > top + 1e-6 && y < top + 80 - 1e-6;
        expect(jointed.pieces.flatMap(({ outline }) => outline).filter(inside)).toEqual([]);
        expect(jointed.counts.reduce((sum, { whole, cut }) => sum + whole + cut, 0)).toBe(jointed.pieces.length);
      }),
      cases(14, 400),
    );
  });

  it('lays the rest as if there were no opening', () => {
    const options: LayOptions = { pattern: 'ashlar', sizes: [rectangle(9, 6), rectangle(9, 9)], polygon: feet(20, 16) };
    const opening = { minX: 60, minY: 60, maxX: 150, maxY: 130 };
    const far = ({ outline }: { readonly outline: Polygon }) =>
      outline.every(([x, y]) => x < 45 || x > 165 || y < 45 || y > 145);
    const farPieces = (layout: Layout) => layout.pieces.filter(far).map((piece) => JSON.stringify(piece));
    const open = new Set(farPieces(layPattern({ ...options, opening, coping: COPING })));
    expect(farPieces(layPattern(options)).filter((piece) => !open.has(piece))).toEqual([]);
  });

  it('starts at the given origin', () => {
    const options: LayOptions = {
      pattern: 'stack-bond',
      sizes: [rectangle(12, 12)],
      polygon: feet(3, 3),
      origin: [6, 6],
    };
    expect(layPattern(options).counts[0]).toMatchObject({ whole: 4, cut: 12 });
  });

  const sizes = [rectangle(9, 6)];
  it.each<[string, Partial<LayOptions>, RegExp]>([
    [
      'an outline that crosses itself',
      {
        polygon: [
          [0, 0],
          [50, 50],
          [50, 0],
          [0, 50],
        ],
      },
      /crosses or touches itself/,
    ],
    [
      'two corners',
      {
        polygon: [
          [0, 0],
          [50, 50],
        ],
      },
      /at least three corners/,
    ],
    [
      'a corner that is no number',
      {
        polygon: [
          [0, 0],
          [50, NaN],
          [50, 0],
        ],
      },
      /needs two numbers/,
    ],
    ['an opening at the edge', { opening: { minX: 0, minY: 10, maxX: 30, maxY: 40 } }, /does not fit within the area/],
    [
      'an opening in an L',
      { polygon: L_SHAPE, opening: { minX: 20, minY: 20, maxX: 30, maxY: 30 } },
      /corner that points inward/,
    ],
    ['no sizes', { sizes: [] }, /at least one size/],
    ['a negative joint', { jointWidth: -1 }, /zero or more/],
    ['a piece smaller than its joint', { sizes: [rectangle(9, 0.1)] }, /both sides must be larger/],
    ['length and width exchanged', { sizes: [rectangle(6, 9)] }, /length of a piece is its longer side: write 9/],
  ])('rejects %s with a message', (_, options, message) => {
    const lay = (): Layout => layPattern({ pattern: 'running-bond', sizes, polygon: feet(5, 5), ...options });
    expect(lay).toThrow(PavingError);
    expect(lay).toThrow(message);
  });
});

describe('overlap', () => {
  const boxAt = (x: number, y: number, width: number, height: number): Polygon => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];

  it('is what two rectangles share, in either order and orientation', () => {
    const side = fc.integer({ min: 1, max: 40 });
    const place = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(side, side, side, side, place, place, (w1, h1, w2, h2, x, y) => {
        const width = Math.max(0, Math.min(w1, x + w2) - Math.max(0, x));
        const height = Math.max(0, Math.min(h1, y + h2) - Math.max(0, y));
        const [a, b] = [boxAt(0, 0, w1, h1), boxAt(x, y, w2, h2)];
        for (const shared of [
          overlap(a, b),
          overlap(b, a),
          overlap([...a].reverse(), b),
          overlap(a, [...b].reverse()),
        ]) {
          expect(shared).toBeCloseTo(width * height, 6);
        }
      }),
    );
  });

  it('counts what lies in the arms of a concave outline, and not in its notch', () => {
    expect(overlap(L_SHAPE, boxAt(100, 70, 20, 20))).toBeCloseTo(0, 6);
    expect(overlap(L_SHAPE, boxAt(74, 50, 20, 20))).toBeCloseTo(300, 6);
    expect(overlap(L_SHAPE, L_SHAPE)).toBeCloseTo(area(L_SHAPE), 6);
  });
});

describe('allowedPatterns', () => {
  it.each<[string, readonly PieceSize[], readonly LayingPatternId[]]>([
    ['6 × 9', [rectangle(9, 6)], ['running-bond', 'stack-bond']],
    ['4 × 8', [rectangle(8, 4)], ['running-bond', 'stack-bond', 'herringbone-90', 'herringbone-45', 'basketweave']],
    ['12 × 12', [rectangle(12, 12)], ['running-bond', 'stack-bond']],
    ['two sizes', [rectangle(6, 6), rectangle(9, 6)], ['running-bond', 'ashlar', 'cobble']],
    ['three sizes', [rectangle(9, 6), rectangle(9, 9), rectangle(12, 9)], ['running-bond', 'ashlar', 'cobble']],
    ['hexagons', [{ shape: 'hexagon', acrossFlats: 12 }], ['hexagon']],
    ['slabs', [rectangle(24, 16)], ['running-bond', 'stack-bond', 'large-format']],
    ['hexagons and rectangles', [{ shape: 'hexagon', acrossFlats: 12 }, rectangle(9, 6)], []],
    ['nothing', [], []],
  ])('for %s', (_, set, allowed) => {
    expect(allowedPatterns(set)).toEqual(allowed);
  });

  it('lists exactly the patterns that layPattern lays', () => {
    for (const [, set] of SETS) {
      for (const pattern of LAYING_PATTERNS) {
        const lay = (): Layout => layPattern({ pattern, sizes: set, polygon: feet(6, 6) });
        if (allowedPatterns(set).includes(pattern)) expect(lay().pieces.length).toBeGreaterThan(0);
        else expect(lay).toThrow(PavingError);
      }
    }
  });

  it.each<[LayingPatternId, readonly PieceSize[], string]>([
    [
      'herringbone-45',
      [rectangle(9, 6)],
      'Herringbone needs pieces twice as long as wide; 6 × 9 in is 1.5 to 1. Use running bond or stack bond.',
    ],
    [
      'stack-bond',
      [rectangle(6, 6), rectangle(9, 6)],
      'Stack bond is laid with pieces of one size, not 6 × 6 in and 6 × 9 in. Use running bond, ashlar or random cobble.',
    ],
    [
      'ashlar',
      [rectangle(12, 12)],
      'Ashlar needs two or three sizes, or the four of a French pattern; 12 × 12 in is one. Use running bond or stack bond.',
    ],
    [
      'running-bond',
      [{ shape: 'hexagon', acrossFlats: 12 }],
      'Running bond needs rectangular pieces; hexagons interlock only with each other. Use hexagon.',
    ],
    [
      'cobble',
      [rectangle(7, 5), rectangle(11.3, 6.1)],
      'Random cobble needs sides that are multiples of one module; those of 5 × 7 in and 6.1 × 11.3 in are not. Lay one of the sizes by itself.',
    ],
  ])('says why %s is not allowed, and which patterns are', (pattern, set, message) => {
    expect(() => layPattern({ pattern, sizes: set, polygon: feet(6, 6) })).toThrow(new PavingError(message));
  });
});

describe('drawSvg', () => {
  const colors = ['#d9c3a0', '#c9ab82', '#b8966c', '#e3d3b6'];
  const layout = layPattern({
    pattern: 'running-bond',
    sizes: [rectangle(9, 6)],
    polygon: feet(10, 8),
    border: SOLDIERS,
  });

  it('stays under 6 KB for some 200 pieces', () => {
    expect(layout.pieces.length).toBeGreaterThan(200);
    expect(gzipSync(drawSvg(layout, { colors })).length).toBeLessThan(6 * 1024);
  });

  it('has no styles, scripts or ids, and under 100 paths', () => {
    const svg = drawSvg(layout, { colors });
    expect(svg).not.toMatch(/ style=|<style|<script|\bid=|NaN|undefined/);
    expect(svg.match(/<path/g)?.length).toBeLessThan(100);
  });

  it('is lighter without depth', () => {
    expect(drawSvg(layout, { colors, depth: false }).length).toBeLessThan(drawSvg(layout, { colors }).length / 2);
  });

  it('is hidden from assistive technology unless it has a label', () => {
    expect(drawSvg(layout, { colors })).toContain('aria-hidden="true"');
    expect(drawSvg(layout, { colors, label: 'Pavers "6 × 9" & sand' })).toContain(
      'role="img" aria-label="Pavers &quot;6 × 9&quot; &amp; sand"',
    );
  });

  it('shows only the given window', () => {
    const svg = drawSvg(layout, { colors, window: { minX: 24, minY: 24, maxX: 60, maxY: 48 } });
    const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    expect(width / height).toBeCloseTo(36 / 24);
    expect(svg.length).toBeLessThan(drawSvg(layout, { colors }).length);
  });

  it('throws an error for a blend without colors or with an invalid one', () => {
    expect(() => drawSvg(layout, { colors: [] })).toThrow('A blend needs at least one color.');
    expect(() => drawSvg(layout, { colors: ['sand'] })).toThrow('# and six hex digits');
  });
});
