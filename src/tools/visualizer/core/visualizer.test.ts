/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyDesign } from '../../../../tests/anyDesign';
import { cases } from '../../../../tests/cases';
import { products } from '../../../company/products';
import { listWords } from '../../../words/numberWords';
import { formatAmount } from '../../../company/pricing';
import { squareFeetOf } from '../../estimator/core/area';
import { estimate } from '../../estimator/core/estimate';
import { readProject } from '../../estimator/core/project';
import { LAYING_PATTERNS } from '../../../paving';
import { drawDefault } from './defaultDrawing';
import { blendsFor, designBlends, NO_COPING, OWN_BLEND, singleBlend } from './blends';
import { describeDesign, stonesNeeded } from './describe';
import { defaultDesign, designOf, firstDesign, productCaution, withCatalogProduct, withProduct } from './designs';
import { layDesign, layoutKey } from './lay';
import { layableProduct } from './layable';
import { bounds, dimensionProblem, padOf, withPad, withProject } from './dimensions';
import { patternChoices, sizesFor } from './patterns';
import { projectIds, type Design } from './types';
import { drawProduct } from './drawProduct';
import { projectFor, readDesignQuery } from './link';
import { orderLines } from './orderWords';
import { designRequest, priceFor, priceOn, estimatorAddress, priceAddress, requestAddress } from './requests';
import { cardAction, COPING, isLayable, layableProducts, wallProducts } from './layable';
import { drawScene } from './scene';
import { fitView, isWhole, panView, zoomView } from './view';

describe('products and patterns', () => {
  test('each color of each product can be drawn, and laid in a design by itself', () => {
    for (const { id, name, colors } of products) {
      for (const color of colors) {
        expect(drawProduct(id, color.name)).toContain(`aria-label="Drawing of ${name} in ${color.name}, `);
        const blends = designBlends(designOf(id, singleBlend(color.name)));
        const part =
          id === COPING ? blends.coping : wallProducts.some((wall) => wall.id === id) ? undefined : blends.field;
        expect(part?.hexes ?? [color.hex]).toEqual([color.hex]);
      }
    }
  });

  test.each(products.map(({ id, name }) => [id, name]))('the card of %s opens a design that has it', (id, name) => {
    const design = designOf(id);
    expect(dimensionProblem(design)).toBeUndefined();
    const text = describeDesign(design, layDesign(design));
    expect(text).toContain(id === COPING ? 'new coping around the pool in ' : name);
    expect(cardAction(id)).toBe(
      design.project === 'pool-deck'
        ? 'See it around a pool'
        : design.wall
          ? 'See it along a patio'
          : 'See it laid out',
    );
  });

  test('wall blocks and coping are not laid as a field', () => {
    const notLaid = products.filter(({ id }) => !isLayable(id)).map(({ id }) => id);
    expect(notLaid.sort()).toEqual([COPING, ...wallProducts.map(({ id }) => id)].sort());
    expect(() => layableProduct('wall-blocks')).toThrow('can be laid flat');
  });

  test('a product card keeps as much of the current design as possible', () => {
    const tumbled = { ...designOf('tumbled'), joint: 'gray' } as const;
    expect(withCatalogProduct(tumbled, 'slab')).toMatchObject({ product: 'slab', joint: 'gray' });
    expect(withCatalogProduct(tumbled, COPING)).toMatchObject({ product: 'tumbled', project: 'pool-deck' });
    for (const { id: wall } of wallProducts) {
      expect(withCatalogProduct({ ...tumbled, project: 'driveway' }, wall)).toMatchObject({
        product: 'tumbled',
        project: 'patio',
        wall,
      });
    }
  });

  test.each(layableProducts.map((product) => [product.id, product] as const))(
    '%s can be laid in its catalog pattern, and each impossible pattern has a reason',
    (_id, product) => {
      const choices = patternChoices(product);
      expect(choices).toHaveLength(LAYING_PATTERNS.length);
      expect(choices.find(({ pattern }) => pattern === product.pattern)?.objection).toBeUndefined();
      for (const { pattern, objection } of choices) {
        expect([pattern, objection === undefined]).toEqual([pattern, sizesFor(product, pattern) !== undefined]);
        if (objection) expect(objection).toMatch(/^[A-Z0-9].+\.$/);
      }
    },
  );

  test('a pattern uses as many of the sizes as possible', () => {
    expect(sizesFor(layableProduct('three-sizes'), 'ashlar')).toHaveLength(3);
    expect(sizesFor(layableProduct('three-sizes'), 'herringbone-45')).toEqual([
      { shape: 'rectangle', width: 6, length: 12 },
    ]);
    expect(sizesFor(layableProduct('one-size'), 'herringbone-45')).toBeUndefined();
  });

  test('another product keeps the pattern if it allows it, and otherwise uses its own', () => {
    expect(withProduct(designOf('three-sizes'), 'other-sizes').pattern).toBe('ashlar');
    expect(withProduct(designOf('three-sizes'), 'one-size').pattern).toBe('running-bond');
  });

  test('another project sets its own dimensions, but keeps those that were typed', () => {
    expect(withProject(defaultDesign, 'driveway')).toMatchObject({ width: 20, length: 30 });
    expect(withProject({ ...defaultDesign, width: 25 }, 'driveway')).toMatchObject({ width: 25, length: 16 });
    expect(withProject({ ...defaultDesign, width: 8, length: 8 }, 'pool-deck')).toMatchObject({ width: 36 });
  });

  test('products that the catalog does not list for driveways show a caution on one', () => {
    const slabs = designOf('slab');
    expect(productCaution(slabs)).toBeUndefined();
    expect(productCaution({ ...slabs, project: 'driveway' })).toContain('not for cars');
    expect(productCaution({ ...designOf('three-sizes'), project: 'driveway' })).toContain('not for cars');
    expect(productCaution({ ...designOf('two-to-one'), project: 'driveway' })).toBeUndefined();
  });

  test.each(projectIds)('the first design of a %s needs no caution', (project) => {
    expect(productCaution(firstDesign(project))).toBeUndefined();
  });
});

describe('a laid design', () => {
  test('covers its area, and counts its pieces', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { layout } = layDesign(design);
        const pad = padOf(design);
        const expected =
          design.width * design.length +
          (pad ? pad.width * pad.length : 0) -
          (design.project === 'pool-deck' ? design.pool.width * design.pool.length : 0);
        expect(layout.area.totalSqFt).toBeCloseTo(expected, 4);
        expect(layout.area.pavedSqFt).toBeLessThanOrEqual(expected);
        expect(layout.counts.reduce((sum, { whole, cut }) => sum + whole + cut, 0)).toBe(layout.pieces.length);
        expect(stonesNeeded(layout)).toBeLessThanOrEqual(layout.pieces.length);
      }),
      cases(12, 400),
    );
  });

  test('has coping along all of the water, and a wall along the whole far side', () => {
    const coped = layDesign(designOf(COPING)).layout;
    const [coping] = coped.counts.filter(({ role }) => role === 'coping');
    // 6 in along the water and 12 in deep: the outer edge of the course, 30 and 16 ft, needs two coping pieces per
    // foot.
    expect(coping.size).toMatchObject({ length: 12, width: 6 });
    expect(coping.whole + coping.cut).toBe(2 * 2 * (30 + 16));

    for (const { id, colors } of wallProducts) {
      const design = designOf(id);
      const { wall } = layDesign(design);
      const ends = wall?.pieces.flatMap(({ outline }) => outline.map(([x]) => x)) ?? [];
      expect([Math.round(Math.min(...ends)), Math.round(Math.max(...ends))]).toEqual([0, design.width * 12]);
      expect(designBlends(design).wall.hexes).toEqual(colors.map(({ hex }) => hex));
    }
  });

  test('becomes L-shaped with room for a car, whatever its dimensions', () => {
    fc.assert(
      fc.property(anyDesign, fc.integer({ min: 6, max: 80 }), (any, width) => {
        const design: Design = { ...any, project: 'driveway', pad: undefined, width };
        if (dimensionProblem(design)) return;
        const withIt = withPad(design);
        expect(dimensionProblem(withIt)).toBeUndefined();
        expect(padOf(withIt)).toBeDefined();
      }),
    );
    const { layout } = layDesign(withPad({ ...designOf('one-size'), project: 'driveway', width: 20, length: 40 }));
    expect(layout.area.totalSqFt).toBeCloseTo(20 * 40 + 10 * 18);
  });

  test('passes its square feet to the estimator', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { searchParams } = new URL(estimatorAddress(design), 'https://example.com');
        const { input } = readProject((field) => searchParams.get(field) ?? undefined);
        const area = input && squareFeetOf(input.area);
        // The link uses tenths of a foot, the estimator whole square feet.
        expect(Math.abs((area ?? 0) - layDesign(design).layout.area.totalSqFt)).toBeLessThan(0.51);
      }),
      cases(10, 400),
    );
  });

  test('needs more pavers for more area', () => {
    const stones = (length: number) => stonesNeeded(layDesign({ ...designOf('one-size'), length }).layout);
    for (let length = 8; length < 30; length += 3) expect(stones(length + 3)).toBeGreaterThan(stones(length));
  });

  test('leaves out a border that does not fit, and says why', () => {
    const design: Design = { ...designOf('slab'), border: 'soldier', width: 6, length: 6, project: 'patio' };
    const tightDeck = { project: 'pool-deck', width: 20, length: 20, pool: { width: 14, length: 14 } } as const;
    const narrow = layDesign({ ...design, width: 6, length: 6 });
    expect(narrow.layout.area.totalSqFt).toBeCloseTo(36);
    const pool = layDesign({ ...design, ...tightDeck, coping: OWN_BLEND });
    expect(pool.borderProblem).toContain('too narrow for this border');
    expect(pool.layout.counts.map(({ role }) => role)).toEqual(['field', 'field', 'coping']);
  });

  test('is described in words', () => {
    const design: Design = { ...designOf('two-to-one'), pattern: 'herringbone-45', border: 'soldier' };
    const text = describeDesign(design, layDesign(design));
    expect(text).toContain('Patio, 20 ft wide and 16 ft long: Two to One, 45° herringbone pattern');
    const colors = listWords(layableProduct('two-to-one').colors.map(({ name }) => name));
    expect(text).toContain(`in ${colors}, with a soldier course around it in the same colors`);
    expect(text).toMatch(/320 sq ft, [\d,]+ pavers, \d+ cut pieces, [\d.]+% waste/);
  });

  test('keeps its layout when only colors change', () => {
    const { id: blend } = blendsFor(layableProduct(defaultDesign.product)).at(-1) ?? { id: OWN_BLEND };
    const recolored = { ...defaultDesign, blend, joint: 'gray', borderBlend: OWN_BLEND } as const;
    expect(layoutKey(recolored)).toBe(layoutKey(defaultDesign));
    expect(designBlends(recolored).border).toBe(designBlends(recolored).field);
  });

  test.each([
    [{ width: 5 }, 'Enter a width from 6 to 80 feet.'],
    [{ length: Number.NaN }, 'Enter a length from 6 to 80 feet, such as 16, 12 ft 6 in or 4 m.'],
    [{ width: 11, project: 'pool-deck' }, 'Enter a width from 12 to 80 feet.'],
    [
      { width: 30, project: 'pool-deck' },
      'Enter a pool width from 6 to 24 feet, so that the deck is at least 3 feet wide on every side.',
    ],
    [{ pad: { width: 2, length: 10 } }, 'Enter a bump-out width from 4 to 60 feet.'],
    [{ pad: { width: 2, length: 10 }, project: 'driveway' }, 'Enter a parking pad width from 4 to 60 feet.'],
    [{ width: 77, pad: { width: 4, length: 10 } }, 'Enter a width from 6 to 76 feet.'],
    [{ pad: { width: 8, length: 16 } }, 'Enter a bump-out length from 4 to 15 feet.'],
    [{ width: 60, length: 60 }, 'That’s more than 2,400 square feet'],
  ] as [Partial<Design>, string][])('%j is refused in words', (change, words) => {
    expect(dimensionProblem({ ...defaultDesign, ...change })).toContain(words);
    expect(() => layDesign({ ...defaultDesign, ...change })).toThrow(words);
  });

  test('shows an object for scale that fits', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { shapes, scale } = drawScene(design);
        expect(shapes.length).toBeGreaterThan(0);
        expect(scale).toMatch(/inches|feet/);
      }),
    );
    expect(drawScene({ ...defaultDesign, project: 'driveway', length: 30 }).scale).toContain('car');
  });
});

describe('the default drawing', () => {
  test('is under 40 KB and needs no style or script', () => {
    const svg = drawDefault();
    expect(svg.length).toBeLessThan(40_000);
    expect(svg).not.toMatch(/<style|<script|style=|class=/);
    expect(svg.match(/<svg /g)).toHaveLength(2);
  });
});

describe('a request', () => {
  const pool = { width: 22, length: 12 };
  const design: Design = { ...designOf('tumbled'), project: 'pool-deck', width: 30, length: 24, pool };

  test('passes the project, its dimensions and its wall to the estimator', () => {
    const drive: Design = { ...designOf('tumbled'), project: 'driveway', pad: { width: 10, length: 18 } };
    expect(estimatorAddress({ ...drive, width: 20, length: 40 })).toEqual(
      expect.stringMatching(
        /^\/paver-driveways\?plan=1&project=paver-driveways&.*product=tumbled&.*&length=40&width=30&cornerLength=22&cornerWidth=10&shape=l-shape#estimate$/,
      ),
    );
    expect(estimatorAddress(designOf('wall-blocks'))).toEqual(
      expect.stringMatching(
        /^\/paver-patios\?plan=1&project=paver-patios&.*wall=20&.*&wallProduct=wall-blocks&length=16&/,
      ),
    );
    expect(estimatorAddress(design)).toEqual(
      expect.stringMatching(
        /material=concrete&.*&length=24&width=30&poolLength=12&poolWidth=22&shape=around-pool#estimate$/,
      ),
    );
    expect(estimatorAddress(designOf('tumbled'))).toEqual(
      expect.stringMatching(/&length=16&width=20&example=on&shape=rectangle#estimate$/),
    );
  });

  test('a product is priced in what it is mostly bought for', () => {
    const projectOfPrice = ({ id, uses }: (typeof products)[number]) =>
      new URLSearchParams(priceAddress({ id, uses })?.split(/[?#]/)[1]).get('project');
    for (const product of products) {
      const services = { driveway: 'paver-driveways', patio: 'paver-patios', pool: 'pool-decks', wall: 'paver-patios' };
      expect([product.id, projectOfPrice(product)]).toEqual([product.id, services[product.uses[0]]]);
    }
  });

  test('a product’s price says which paver it is of, and what moves it', () => {
    const priced = (id: string) => {
      const product = layableProduct(id);
      const input = projectFor(withProject(designOf(id), 'driveway'));
      const { lines, cautions } = estimate(input, product);
      return { line: lines[0].label, cautions: cautions.join(' ') };
    };
    expect(priced('one-size').line).toMatch(/, One Size, basic$/);
    expect(priced('two-to-one').line).toMatch(/, Two to One$/);
    expect(priced('permeable-pavers').cautions).toContain(layableProduct('permeable-pavers').priceNote);
  });

  test('a paver is priced in its tier, and one that takes more cutting in the next', () => {
    const materialOf = (changes: Partial<Design>) =>
      projectFor({ ...withProject(designOf('one-size'), 'driveway'), ...changes }).material;
    expect(materialOf({})).toBe('basic');
    expect(materialOf({ border: 'soldier' })).toBe('mid-range');
    expect(materialOf({ product: 'slab', border: 'soldier' })).toBe('premium');
    expect(materialOf({ product: 'tumbled' })).toBe('undecided');
    // No tier, because all materials of a pool deck have one price.
    expect(materialOf({ project: 'pool-deck' })).toBe('concrete');
  });

  test('new coping is in the estimate with its feet, and the old one is not', () => {
    const deck = designOf(COPING);
    expect(projectFor(deck).counted.coping).toBe(2 * (deck.pool.width + deck.pool.length));
    expect(projectFor({ ...deck, coping: NO_COPING }).counted.coping).toBe(0);
  });

  test('a measured area on a photo costs what the estimator says', () => {
    const paved = withProject(designOf('one-size'), 'driveway');
    const input = { ...projectFor(paved), area: { shape: 'square-feet', sides: { squareFeet: 576 } } } as const;
    const { total } = estimate(input);
    expect(priceOn(576.3, paved)).toMatchObject({ range: total && formatAmount(total), size: '576 sq ft' });
  });

  test('passes the service, the square feet and a description to the estimate form', () => {
    const request = designRequest(design, layDesign(design));
    expect(request).toMatchObject({ projectType: 'pool-decks', squareFeet: 456 });
    expect(request.message).toContain('Tumbled, random cobble pattern');
    const link = request.message.split('\n').at(-1) ?? '';
    expect(readDesignQuery(new URL(link).search)).toMatchObject({ design, unread: [] });
    for (const line of orderLines(design, layDesign(design))) expect(request.message).toContain(line);
    expect(request.message).toMatch(/^- 6 × 9 in, with \d+% for waste: \d+ \+ \d+ spares$/m);
    expect(request.message).toMatch(/^- Edge restraint(: 108 ft$|, and spikes: 108 ft, \d+ spikes$)/m);
    expect(request.message).toMatch(/^- Cut pieces: \d+$/m);
    expect(request.message).toContain(`not a quote: ${priceFor(design)?.range}`);
    expect(requestAddress(request)).toBe('/pool-decks#contact');
  });

  test('passes no square feet while the size is the one that the tool starts with', () => {
    const requestOf = (start: Design) => designRequest(start, layDesign(start));
    for (const project of projectIds) {
      const start = firstDesign(project);
      expect(requestOf(start).squareFeet).toBeUndefined();
      expect(requestOf(start).message).toContain('I haven’t entered mine');
      const measured = requestOf({ ...start, length: start.length + 2 });
      expect(measured.squareFeet).toBeGreaterThan(0);
      expect(measured.message).not.toContain('I haven’t entered mine');
    }
    expect(requestOf(withPad(firstDesign('driveway'))).squareFeet).toBeGreaterThan(0);
  });
});

describe('the view', () => {
  const area = { width: 240, height: 192 };
  const frame = { width: 400, height: 300 };
  const whole = fitView(area, frame);

  test('starts with the whole area', () => {
    expect(isWhole(whole, area, frame)).toBe(true);
    expect(whole.scale * area.width).toBeLessThanOrEqual(frame.width);
  });

  test('keeps the point under the pointer in place while zooming', () => {
    const at = { x: 100, y: 200 };
    const before = { x: whole.x + (at.x - 200) / whole.scale, y: whole.y + (at.y - 150) / whole.scale };
    const zoomed = zoomView(whole, 2, area, frame, at);
    expect(zoomed.x + (at.x - 200) / zoomed.scale).toBeCloseTo(before.x);
    expect(zoomed.y + (at.y - 150) / zoomed.scale).toBeCloseTo(before.y);
  });

  test('always shows part of the area, however it is moved', () => {
    const move = fc.tuple(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const view = moves.reduce(
          (now, [by, factor]) => zoomView(panView(now, by, -by, area, frame), factor, area, frame),
          whole,
        );
        expect(view.scale).toBeGreaterThanOrEqual(whole.scale);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.x).toBeLessThanOrEqual(area.width);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeLessThanOrEqual(area.height);
      }),
    );
  });

  test('shows the whole area when zoomed out', () => {
    const away = panView(zoomView(whole, 4, area, frame), 300, 300, area, frame);
    expect(zoomView(away, 0.01, area, frame)).toEqual(whole);
  });

  test('area bounds are reachable', () => {
    expect(
      dimensionProblem({ ...defaultDesign, width: bounds.most, length: bounds.area / bounds.most }),
    ).toBeUndefined();
  });
});
