/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyDesign } from '../../../../tests/anyDesign';
import { cases } from '../../../../tests/cases';
import { areas } from '../../../company/areas';
import { estimate } from '../../estimator/core/estimate';
import { estimatorPath, planLink, planQuery, readPlanQuery } from '../../estimator/core/link';
import { presets } from '../../estimator/core/project';
import { hasPlan } from '../../../userInput/planParam';
import { defaultDesign, designOf, firstDesign } from './designs';
import { dimensionProblem } from './dimensions';
import { layDesign } from './lay';
import { asksForPhoto } from './layable';
import {
  designQuery,
  drawingEntries,
  photoAddress,
  planLabels,
  projectFor,
  readDesignQuery,
  wishesAfter,
  type Wishes,
} from './link';
import { projectIds, projectServices, type Design } from './types';

const { counted, wanted } = presets['paver-driveways'];
const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  material: fc.constant('undecided' as const),
  counted: fc.integer({ min: 0, max: 9 }).map((lights) => ({ ...counted, lights })),
  wanted: fc.boolean().map((sealing) => ({ ...wanted, sealing })),
  city: fc.constantFrom(...areas.map(({ id }) => id)),
});
const anyPlan = fc.tuple(anyDesign, anyWishes, fc.option(anyDesign, { nil: undefined }));

/** The estimate that a link opens, as the estimator of any page reads it. */
const pricedIn = (query: string) => readPlanQuery(query, presets['paver-patios']);

const driveway: Design = { ...firstDesign('driveway'), width: 18.5, length: 42 };
const wishes: Wishes = { material: 'undecided', counted: { ...counted, lights: 4 }, wanted, city: areas[0].id };
const plan = designQuery(driveway, wishes);

test('one link opens the drawing, the design beside it and the estimate, with the same numbers', () => {
  fc.assert(
    fc.property(anyPlan, ([design, wanting, compared]) => {
      const query = designQuery(design, wanting, compared);
      const input = projectFor(design, wanting);
      expect(readDesignQuery(query)).toMatchObject({ design, unread: [], ...(compared && { compared }) });
      expect(pricedIn(query)).toMatchObject({ input, unread: [] });
      // The estimator passes the drawing on as it came.
      const { search } = new URL(estimatorPath(input, pricedIn(query)?.entries), 'https://example.com');
      expect(search).toBe(`?${designQuery(design, wanting)}`);
      expect(designQuery(design, readDesignQuery(search)?.wishes)).toBe(search.slice(1));
    }),
    cases(50, 2000),
  );
});

test('an estimate without a drawing is drawn in its size, without a complaint', () => {
  const input = { ...presets['paver-patios'], area: { shape: 'rectangle', sides: { length: 31, width: 22 } } } as const;
  expect(readDesignQuery(planQuery(input))).toMatchObject({
    design: { project: 'patio', length: 31, width: 22, product: firstDesign('patio').product },
    unread: [],
  });
});

test.each([
  ['a circle', { area: { shape: 'circle', sides: { diameter: 20 } } }, ['shape']],
  ['more than can be drawn', { area: { shape: 'rectangle', sides: { length: 90, width: 90 } } }, ['length', 'width']],
] as const)('%s opens in the example’s size, and says so', (_what, change, unread) => {
  const query = planQuery({ ...presets['paver-driveways'], ...change }, drawingEntries(driveway));
  const { width, length } = firstDesign('driveway');
  expect(readDesignQuery(query)).toMatchObject({ design: { ...driveway, width, length }, unread });
});

test.each(projectIds)('opens the visitor’s own photo with the first design of a %s', (project) => {
  const { search, hash } = new URL(photoAddress(project), 'https://example.com');
  expect(readDesignQuery(search)).toMatchObject({ design: { project }, unread: [] });
  expect(asksForPhoto(search)).toBe(true);
  expect(asksForPhoto(`?${plan}`)).toBe(false);
  expect(hash).toBe('#design');
});

describe('on its way, a link that was', () => {
  const unharmed: readonly (readonly [string, (query: string) => string])[] = [
    ['retyped in capitals', (query) => query.toUpperCase()],
    ['encoded a second time', (query) => encodeURIComponent(query)],
    ['encoded a third time', (query) => encodeURIComponent(encodeURIComponent(query))],
    ['copied from HTML', (query) => query.replaceAll('&', '&amp;')],
    ['given longer dashes', (query) => query.replaceAll('-', '–')],
    ['broken into words', (query) => query.replaceAll('&', '+&+').replaceAll('=', '%20= ')],
    ['tagged by a newsletter', (query) => `utm_source=mail&${query}&fbclid=Ab%3D%3D&emoji=🏡`],
  ];

  test.each(unharmed)('%s opens the same plan', (_how, harm) => {
    fc.assert(
      fc.property(anyDesign, anyWishes, (design, wanting) => {
        const harmed = harm(designQuery(design, wanting));
        expect(hasPlan(`?${harmed}`)).toBe(true);
        expect(readDesignQuery(`?${harmed}`)).toMatchObject({ design, unread: [] });
        expect(pricedIn(`?${harmed}`)).toMatchObject({ input: projectFor(design, wanting), unread: [] });
      }),
      cases(5, 200),
    );
  });

  test('cut short anywhere opens what is left, and both tools say that something is missing', () => {
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 0, max: 1, noNaN: true }), ([design, wanting], share) => {
        const whole = designQuery(design, wanting);
        const cut = whole.slice(0, Math.max('plan=1&'.length, Math.floor(share * whole.length)));
        fc.pre(cut.length < whole.length);
        expect(readDesignQuery(cut)?.unread).not.toEqual([]);
        expect(pricedIn(cut)?.unread).not.toEqual([]);
      }),
      cases(60, 5000),
    );
  });

  test('edited by hand never breaks a tool, and opens only what can be laid and priced', () => {
    const edit = fc.tuple(
      fc.nat(),
      fc.nat(12),
      fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('🏡', '&', '%F0', '=', '999')),
    );
    fc.assert(
      fc.property(anyPlan, fc.array(edit, { minLength: 1, maxLength: 4 }), ([design, wanting, compared], edits) => {
        const query = edits.reduce(
          (text, [at, count, put]) => {
            const from = at % text.length;
            return text.slice(0, from) + put + text.slice(from + count);
          },
          designQuery(design, wanting, compared),
        );
        const opened = readDesignQuery(query);
        for (const one of opened ? [opened.design, opened.compared ?? opened.design] : [])
          expect(dimensionProblem(one)).toBeUndefined();
        if (opened) expect(estimate(projectFor(opened.design, opened.wishes)).lines.length).toBeGreaterThan(0);
        const priced = pricedIn(query);
        if (priced) expect(estimate(priced.input).lines.length).toBeGreaterThan(0);
      }),
      cases(60, 5000),
    );
  });

  test.each([
    ['no-longer-sold', 'product'],
    ['constructor', 'product'],
    ['🏡', 'product'],
    ['reddish', 'blend'],
    ['espiga', 'pattern'],
  ])('changed to %s keeps the rest, and names the field', (value, field) => {
    const query = plan.replace(new RegExp(`&${field}=[^&]*`), `&${field}=${value}`);
    const opened = readDesignQuery(query);
    expect(opened?.unread).toContain(field);
    expect(opened?.design).toMatchObject({ project: 'driveway', width: 18.5, length: 42, border: driveway.border });
    expect(opened?.wishes).toEqual(wishes);
    expect(pricedIn(query)).toMatchObject({ input: projectFor(driveway, wishes), unread: [] });
    expect(planLabels[opened?.unread[0] ?? 'project']).toMatch(/^[A-Z]/);
  });

  test('of another version opens the default design, and says that nothing could be read', () => {
    expect(readDesignQuery(plan.replace('plan=1', 'plan=2'))).toMatchObject({
      design: { project: 'driveway' },
      unread: planLink.fields,
    });
    expect(readDesignQuery(`plan=1&${'x'.repeat(3000)}`)).toMatchObject({
      design: defaultDesign,
      unread: planLink.fields,
    });
    expect(readDesignQuery('?utm_source=mail')).toBeUndefined();
  });
});

test('coping and the tier follow the drawing until the visitor has chosen otherwise', () => {
  const deck = designOf('pool-coping-and-bullnose');
  const { material, counted: feet, wanted: needs } = projectFor(deck);
  const wider = { ...deck, width: deck.width + 4, pool: { ...deck.pool, width: deck.pool.width + 4 } };
  const copingOf = (now: number) => {
    const wishes = { material, counted: { ...feet, coping: now }, wanted: needs };
    return projectFor(wider, wishesAfter(deck, wider, wishes)).counted.coping;
  };
  expect(copingOf(feet.coping)).toBe(feet.coping + 8);
  const plain = { ...driveway, product: 'one-size', pattern: 'running-bond', border: 'none' } as const;
  const slabs = { ...plain, product: 'slab', pattern: 'large-format' } as const;
  const tierOf = (chosen: Wishes['material']) =>
    projectFor(slabs, wishesAfter(plain, slabs, { ...projectFor(plain), material: chosen })).material;
  expect([tierOf('basic'), tierOf('luxury')]).toEqual(['premium', 'luxury']);
});

test('a change of the drawing keeps what the visitor wants besides, and a wall follows it', () => {
  const patio = designOf('wall-blocks');
  const wanting: Wishes = { ...wishes, counted: { ...counted, wall: 25, lights: 2 } };
  const after = (next: Design) => projectFor(next, wishesAfter(patio, next, wanting));
  expect(after({ ...patio, joint: 'gray' }).counted).toMatchObject({ wall: 25, lights: 2 });
  expect(after({ ...patio, width: 14 }).counted).toMatchObject({ wall: 14, lights: 2 });
  expect(after({ ...patio, product: 'slab' }).material).toBe(wishes.material);
  const onDriveway = after(driveway);
  expect(onDriveway).toMatchObject({ project: projectServices.driveway, city: wishes.city });
  expect(onDriveway.counted.lights).toBe(0);
  expect(layDesign(driveway).layout.area.totalSqFt).toBeCloseTo(18.5 * 42);
});
