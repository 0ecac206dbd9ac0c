/**
 * Gives a test file a company that has whatever a company can have: each service that the project comes with, each article
 * that publishes figures, each extra, products of every kind, referrals, news and promises. Tests of the software import this file before all others, so that
 * they prove the same whatever the site's own company offers.
 */

import { jest } from '@jest/globals';
import { figureArticles as mockFigureArticles } from '@site/src/company/figureArticles';
import type * as pricingModule from '@site/src/company/pricing';
import type { Price } from '@site/src/company/pricing';
import type * as productsModule from '@site/src/company/products';
import type { Product } from '@site/src/company/products';
import type * as servicesModule from '@site/src/company/services';
import type { Service } from '@site/src/company/services';

jest.mock('@site/src/company/company.json', () => ({
  ...jest.requireActual<object>('@site/src/company/company.json'),
  callbackMinutes: 15,
  referrals: true,
  texts: true,
  newsletter: true,
  hiring: true,
}));

jest.mock('@site/src/company/facts', () => ({ articleSlugs: Object.values(mockFigureArticles) }));

jest.mock('@site/src/company/services', () => {
  const actual = jest.requireActual<typeof servicesModule>('@site/src/company/services');
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

jest.mock('@site/src/company/pricing', () => {
  const actual = jest.requireActual<typeof pricingModule>('@site/src/company/pricing');
  const page = `/blog/${mockFigureArticles.costGuide}`;
  const extras: Readonly<Record<string, Price>> = {
    'costGuide.retainingWall': { low: 20, high: 40, unit: 'linear ft', page },
    'costGuide.lighting': { low: 100, high: 300, unit: 'fixture', page },
    'costGuide.firePit': { low: 1000, high: 3000, unit: 'each', page },
    'costGuide.seating': { low: 500, high: 2000, unit: 'each', page },
    'market.tearOut': { low: 2, high: 6, unit: 'sq ft' },
  };
  // In place, because the module's own functions read this table.
  Object.assign(actual.prices, { ...extras, ...actual.prices });
  return actual;
});

jest.mock('@site/src/company/products', () => {
  const actual = jest.requireActual<typeof productsModule>('@site/src/company/products');
  const rectangle = (width: number, length: number) => ({ shape: 'rectangle', width, length }) as const;
  const stocked = (id: string, name: string, more: Partial<Product>): Product => ({
    id,
    name,
    description: `What we say of ${name}.`,
    pieces: [rectangle(6, 9)],
    sizes: ['6 × 9 in'],
    thickness: [actual.STANDARD_THICKNESS.text],
    pattern: 'running-bond',
    colors: [actual.tones.ivory, actual.tones.cream, actual.tones.terracotta],
    category: 'paver',
    uses: ['driveway', 'patio'],
    picture: `product-${id}`,
    ...more,
  });
  const threeSizes = [rectangle(12, 18), rectangle(12, 12), rectangle(6, 12)];
  const stock = [
    stocked('one-size', 'One Size', {}),
    stocked('tumbled', 'Tumbled', { pieces: [rectangle(4.5, 6), rectangle(6, 6), rectangle(6, 9)], pattern: 'cobble' }),
    stocked('three-sizes', 'Three Sizes', { pieces: threeSizes, pattern: 'ashlar', uses: ['patio'] }),
    stocked('other-sizes', 'Other Sizes', { pieces: threeSizes, uses: ['patio'] }),
    stocked('slab', 'Slab', {
      pieces: [rectangle(24, 24), rectangle(16, 24)],
      pattern: 'large-format',
      category: 'slab',
      uses: ['patio'],
    }),
    stocked('two-to-one', 'Two to One', {
      pieces: [rectangle(4, 8)],
      pattern: 'herringbone-90',
      pallet: { layers: 10, layerSquareFeet: 10.67 },
    }),
    stocked('permeable-pavers', 'Permeable Pavers', {
      pieces: [rectangle(4, 8)],
      category: 'specialty',
      uses: ['driveway'],
    }),
    stocked('pool-coping-and-bullnose', 'Pool Coping', {
      pieces: [rectangle(6, 12)],
      category: 'pool',
      uses: ['pool'],
    }),
    stocked('wall-blocks', 'Wall Blocks', { thickness: ['8 in (203 mm)'], category: 'wall', uses: ['wall'] }),
  ];
  // In place, because the module's own functions read this list.
  const sold = new Set(actual.products.map(({ id }) => id));
  (actual.products as Product[]).push(...stock.filter(({ id }) => !sold.has(id)));
  return actual;
});
