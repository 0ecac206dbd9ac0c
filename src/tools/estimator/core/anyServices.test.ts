/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type { Service } from '../../../company/services';
import { countedIds, countedRules } from './rules';

const wall: Service = {
  id: 'sea-walls',
  name: 'Sea Walls',
  shortName: 'Sea Walls',
  tagline: 'Holds the lot.',
  description: 'Walls along the water.',
  path: '/sea-walls',
  picture: 'sea-walls',
  price: { low: 30, high: 60, unit: 'linear ft', commonSize: 120 },
};

const outdoor: Service = { ...wall, id: 'outdoor-living-spaces', path: '/outdoor-living-spaces', price: undefined };

/** The modules as a company sees them that offers these services. */
async function offering(services: readonly Service[]) {
  jest.resetModules();
  jest.doMock('../../../company/services', () => ({
    ...jest.requireActual<object>('../../../company/services'),
    services,
    offers: (id: string) => services.some((service) => service.id === id),
    serviceById: (id: string) => services.find((service) => service.id === id),
  }));
  const [pricing, faqs, rules, project, estimate] = await Promise.all([
    import('../../../company/pricing'),
    import('../../../company/faqs'),
    import('./rules'),
    import('./project'),
    import('./estimate'),
  ]);
  return { ...pricing, ...faqs, ...rules, ...project, ...estimate };
}

test('a service’s own price is in the estimator and among the questions', async () => {
  const { estimate, estimatedServices, faqs, formatAmount, presets, projectTitle, readProject } = await offering([
    wall,
  ]);
  expect(estimatedServices).toEqual([wall]);
  const result = estimate(presets['sea-walls']);
  expect(result.total && formatAmount(result.total)).toBe('$3,600–7,200');
  expect(projectTitle(presets['sea-walls'], result)).toMatch(/^Sea Walls in .*, 120 linear ft$/);
  expect(faqs.find(({ id }) => id === 'sea-walls-cost')?.answer).toContain('$30–60 per linear ft');
  const typed: Record<string, string> = { project: 'sea-walls', shape: 'rectangle', linearFeet: '10' };
  expect(readProject((field) => typed[field])).toMatchObject({ input: { area: { sides: { linearFeet: 10 } } } });
});

test('prices of services that are not offered are nowhere', async () => {
  const { faqs, prices, priceByKey } = await offering([wall]);
  expect(Object.keys(prices).filter((key) => /driveway|patio|pool|sealing/i.test(key))).toEqual([]);
  expect(JSON.stringify(faqs)).not.toMatch(/pool deck|patio|reseal/i);
  expect(() => priceByKey('faq.poolDeck')).toThrow(
    /^"faq\.poolDeck" is the price of pool-decks, which you don't offer\./,
  );
});

for (const extra of countedIds) {
  test(`without its price, the extra "${extra}" is not asked for and not in the estimate`, async () => {
    const { [countedRules[extra].price]: removed, ...others } = (await offering([outdoor])).prices;
    expect(removed).toBeDefined();
    jest.doMock('../../../company/pricing', () => ({
      ...jest.requireActual<object>('../../../company/pricing'),
      prices: others,
      hasPrice: (key: string) => Object.hasOwn(others, key),
    }));
    const { estimate, extrasFor, presets } = await offering([outdoor]);
    jest.dontMock('../../../company/pricing');
    expect(extrasFor(outdoor.id).counted).toEqual(countedIds.filter((id) => id !== extra));
    const preset = presets[outdoor.id];
    const { lines } = estimate({ ...preset, counted: { ...preset.counted, [extra]: 1 } });
    expect(lines.map(({ label }) => label)).not.toContain(countedRules[extra].label);
  });
}

test('without a service that has a price, there is no estimator', async () => {
  const { estimatedServices } = await offering([{ ...wall, price: undefined }]);
  expect(estimatedServices).toEqual([]);
});
