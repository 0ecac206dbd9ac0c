/**
 * Gives a test file a company that has whatever a company can have: each service that the project comes with, each article
 * that publishes figures, each extra, referrals, news and promises. Tests of the software import this file before all others, so that
 * they prove the same whatever the site's own company offers.
 */

import { jest } from '@jest/globals';
import { figureArticles as mockFigureArticles } from '@site/src/data/figureArticles';
import type * as pricingModule from '@site/src/data/pricing';
import type { Price } from '@site/src/data/pricing';
import type * as servicesModule from '@site/src/data/services';
import type { Service } from '@site/src/data/services';

jest.mock('@site/src/data/company.json', () => ({
  ...jest.requireActual<object>('@site/src/data/company.json'),
  callbackMinutes: 15,
  referrals: true,
  texts: true,
  newsletter: true,
  hiring: true,
}));

jest.mock('@site/src/data/articles', () => ({ articleSlugs: Object.values(mockFigureArticles) }));

jest.mock('@site/src/data/services', () => {
  const actual = jest.requireActual<typeof servicesModule>('@site/src/data/services');
  const everyService = actual.builtInServiceIds.map((id): Service => {
    const name = id.replace(/(?:^|-)(\w)/g, (match) => match.replace('-', ' ').toUpperCase());
    return {
      id,
      name,
      shortName: name.replace(/^Paver /, ''),
      tagline: `${name} that last.`,
      description: `What we say of ${name}.`,
      path: `/${id}`,
      picture: id,
    };
  });
  // In place, because the module's own functions read this list.
  (actual.services as Service[]).splice(0, Infinity, ...everyService);
  return actual;
});

jest.mock('@site/src/data/pricing', () => {
  const actual = jest.requireActual<typeof pricingModule>('@site/src/data/pricing');
  const page = `/blog/${mockFigureArticles.costGuide}`;
  const extras: Readonly<Record<string, Price>> = {
    'costGuide.retainingWall': { low: 20, high: 40, unit: 'linear ft', page },
    'costGuide.lighting': { low: 100, high: 300, unit: 'fixture', page },
    'costGuide.firePit': { low: 1000, high: 3000, unit: 'each', page },
    'costGuide.seating': { low: 500, high: 2000, unit: 'each', page },
  };
  // In place, because the module's own functions read this table.
  Object.assign(actual.prices, { ...extras, ...actual.prices });
  return actual;
});
