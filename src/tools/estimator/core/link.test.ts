/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areas } from '../../../company/areas';
import { services } from '../../../company/services';
import { comparisonQuery, publishedComparison, readComparisonQuery } from '../../comparison/core/comparison';
import { estimate } from './estimate';
import { planLink, planQuery, readPlanQuery } from './link';
import { homePreset, presets, type ProjectInput } from './project';

const [city] = areas;
const defaults = presets['paver-driveways'];
/** What the estimator starts from on the pages of the services that there are. */
const offered = services.map(({ id }) => presets[id]);

const feet = fc.integer({ min: 500, max: 30_000 }).map((hundredths) => hundredths / 100);
/** What is paved; a service with a price of its own is counted in its own unit. */
const paved = services.filter(({ price }) => !price).map(({ id }) => presets[id]);
const anyInput: fc.Arbitrary<ProjectInput> = fc
  .record({
    preset: fc.constantFrom(...paved, homePreset),
    length: feet,
    width: feet,
    lights: fc.integer({ min: 0, max: 100 }),
    city: fc.option(fc.constantFrom(...areas.map(({ id }) => id), 'elsewhere' as const), { nil: undefined }),
  })
  .map(({ preset, length, width, lights, city }) => ({
    ...preset,
    area: { shape: 'rectangle', sides: { length, width } },
    counted: preset.project === 'paver-sealing' ? preset.counted : { ...preset.counted, lights },
    ...(city && { city }),
  }));

describe('a link to an estimate', () => {
  test('is short and readable', () => {
    const { counted, wanted } = homePreset;
    const input: ProjectInput = {
      ...homePreset,
      material: 'mid-range',
      counted: { ...counted, lights: 4 },
      wanted: { ...wanted, sealing: true },
    };
    expect(planQuery({ ...input, city: city.id })).toBe(
      `plan=1&project=paver-driveways&city=${city.id}&material=mid-range&lights=4&sealing=on&length=30&width=20&example=on&shape=rectangle`,
    );
  });

  test('restores the input it was made from', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(readPlanQuery(`?${planQuery(input)}`, defaults)).toMatchObject({ input, unread: [] });
      }),
    );
    for (const input of [...offered, homePreset]) {
      expect(readPlanQuery(planQuery(input), defaults)).toMatchObject({ input, unread: [] });
    }
  });

  test('is ignored if the URL has none', () => {
    expect(readPlanQuery('', defaults)).toBeUndefined();
    expect(readPlanQuery('?utm_source=mail&project=pool-decks', defaults)).toBeUndefined();
  });

  test.each([
    ['another version', '?plan=2&project=pool-decks'],
    ['no version', '?plan=&project=pool-decks'],
    ['too long a query', `?plan=1&project=pool-decks&${'x'.repeat(2000)}`],
  ])('with %s opens the defaults and says that nothing could be read', (_what, query) => {
    expect(readPlanQuery(query, defaults)).toEqual({ input: defaults, entries: {}, unread: planLink.fields });
  });

  test('keeps the fields that are valid, and names the others', () => {
    const query = `?plan=1&project=paver-patios&shape=rectangle&length=1e9&width=15&material=gold&lights=3&city=${city.id}`;
    expect(readPlanQuery(query, defaults)).toMatchObject({
      unread: ['material', 'length'],
      input: {
        ...presets['paver-patios'],
        area: defaults.area,
        counted: { ...defaults.counted, lights: 3 },
        city: city.id,
      },
    });
  });

  test('never breaks the estimator, whatever it contains', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('1', 'pool-decks', 'rectangle', '20', 'on', '__proto__'));
    const name = fc.constantFrom('plan', 'project', 'shape', 'length', 'width', 'material', 'lights', 'city', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const shared = readPlanQuery(`plan=1&${new URLSearchParams(pairs).toString()}`, defaults);
        expect(shared && estimate(shared.input).lines.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a link to a comparison', () => {
  const cents = (max: number) => fc.integer({ min: 100, max: max * 100 }).map((value) => value / 100);

  test('restores the input it was made from', () => {
    const input = fc.record({
      area: fc.integer({ min: 20, max: 100_000 }),
      years: fc.integer({ min: 1, max: 60 }),
      concreteInstalled: cents(200),
      concreteUpkeep: cents(20_000),
      paversInstalled: cents(200),
      paversUpkeep: cents(20_000),
      replacement: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(input, (comparison) => {
        const shared = readComparisonQuery(comparisonQuery(comparison));
        expect(shared).toMatchObject({ input: comparison, unread: [] });
      }),
    );
  });

  test('uses the published figure for each invalid one', () => {
    const query = comparisonQuery({ ...publishedComparison, area: 600 }).replace('years=20', 'years=4000');
    expect(readComparisonQuery(query)).toMatchObject({
      input: { ...publishedComparison, area: 600 },
      unread: ['years'],
    });
    expect(readComparisonQuery('comparison=9')).toMatchObject({ input: publishedComparison });
    expect(readComparisonQuery('?utm_source=mail')).toBeUndefined();
  });
});
