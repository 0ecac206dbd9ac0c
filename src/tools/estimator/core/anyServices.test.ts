/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type * as FaqsModule from '@site/src/company/faqs';
import type * as PricingModule from '@site/src/company/pricing';
import type * as FiguresModule from '@site/src/company/text/figuresInText';
import type { ServiceEntry } from '@site/src/company/services';
import { companyOffering, under, type Change } from '@site/tests/companies/companyWith';
import type * as EstimateModule from './estimate';
import type * as ProjectModule from './project';
import { jobPriceKeys } from '@site/src/company/schemas/keys';
import { builtExtras, countedRules } from './rules';
import type * as RulesModule from './rules';

const wall: ServiceEntry = {
  id: 'sea-walls',
  name: 'Sea Walls',
  shortName: 'Sea Walls',
  tagline: 'Holds the lot.',
  description: 'Walls along the water, high enough for the tides of spring.',
  price: { low: 30, high: 60, unit: 'linear ft', commonSize: 120 },
};

const outdoor = 'outdoor-living-spaces';

/** The modules as a company sees them that offers these services. */
function offering(services: readonly (string | ServiceEntry)[], prices: readonly Change[] = []) {
  return under(companyOffering(services, { prices }), () => ({
    ...jest.requireActual<typeof PricingModule>('@site/src/company/pricing'),
    ...jest.requireActual<typeof FiguresModule>('@site/src/company/text/figuresInText'),
    ...jest.requireActual<typeof FaqsModule>('@site/src/company/faqs'),
    ...jest.requireActual<typeof RulesModule>('./rules'),
    ...jest.requireActual<typeof ProjectModule>('./project'),
    ...jest.requireActual<typeof EstimateModule>('./estimate'),
  }));
}

test('a service’s own price is in the estimator and among the questions', () => {
  const { estimate, estimatedServices, faqs, formatAmount, presets, projectTitle, readProject } = offering([wall]);
  expect(estimatedServices).toMatchObject([{ id: 'sea-walls', price: wall.price }]);
  const result = estimate(presets['sea-walls']);
  expect(result.total && formatAmount(result.total)).toBe('$3,600–7,200');
  expect(projectTitle(presets['sea-walls'], result)).toMatch(/^Sea Walls in .*, 120 linear ft$/);
  expect(faqs.find(({ id }) => id === 'sea-walls-cost')?.answer).toContain('$30–60 per linear ft');
  const typed: Record<string, string> = { project: 'sea-walls', shape: 'rectangle', linearFeet: '10' };
  expect(readProject((field) => typed[field])).toMatchObject({ input: { area: { sides: { linearFeet: 10 } } } });
});

test('prices of services that are not offered are nowhere', () => {
  const { faqs, prices, priceNamed } = offering([wall]);
  expect(Object.keys(prices).filter((key) => /driveway|patio|pool|sealing/i.test(key))).toEqual([]);
  expect(JSON.stringify(faqs)).not.toMatch(/pool deck|patio|reseal/i);
  expect(() => priceNamed('faq.poolDeck')).toThrow(
    /^"faq\.poolDeck" is the price of pool-decks, which you don't offer\./,
  );
});

for (const extra of builtExtras) {
  test(`without its price, the extra "${extra}" is not asked for and not in the estimate`, () => {
    const key = countedRules[extra].price;
    const { countedIds, hasPrice } = offering([outdoor]);
    expect(hasPrice(key)).toBe(true);
    const { estimate, extrasFor, presets } = offering([outdoor], [[[key], null]]);
    expect(extrasFor(outdoor).counted).toEqual(countedIds.filter((id) => id !== extra));
    const preset = presets[outdoor];
    const { lines } = estimate({ ...preset, counted: { ...preset.counted, [extra]: 1 } });
    expect(lines.map(({ label }) => label)).not.toContain(countedRules[extra].label);
  });
}

test('work without a price is on its line, priced on site, and never in the range', () => {
  const none = jobPriceKeys.map((key) => [[key], null] as const);
  const { estimate, lineAmount, presets } = offering(['pool-decks'], none);
  const deck = presets['pool-decks'];
  const { existing, jobCounts, jobNeeds } = offering(['pool-decks'], none).extrasFor('pool-decks');
  const needs = [...existing.filter((id) => id !== 'tearOut'), ...jobNeeds];
  const input = {
    ...deck,
    counted: { ...deck.counted, ...Object.fromEntries(jobCounts.map((id) => [id, 5])) },
    wanted: { ...deck.wanted, ...Object.fromEntries(needs.map((id) => [id, true])) },
  };
  const [plain, full] = [estimate(deck), estimate(input)];
  const lines = full.lines.filter(({ id }) => id !== 'main');
  expect(lines.map(({ id }) => id).sort()).toEqual([...jobCounts, ...needs].sort());
  expect([...new Set(lines.map(lineAmount))]).toEqual(['Priced on site']);
  expect(full.total).toEqual(plain.total);
  expect(full.cautions.join()).toContain('comes on top of the range');
  expect(full.cautions.join()).toContain('those over a slab on site');
});

test('without a service that has a price, there is no estimator', () => {
  const { estimatedServices } = offering([{ ...wall, price: undefined }]);
  expect(estimatedServices).toEqual([]);
});
