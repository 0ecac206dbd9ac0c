/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { areas } from '../data/areas';
import { business } from '../data/business';
import { averageRating, reviewCount } from '../data/reviews';
import { serviceTypes } from '../data/services';
import { breadcrumbData, businessData, cityBusinessData, faqData, serializeGraph } from './structuredData';

test('the business has its hours by group of days, its area, its price range and its rating', () => {
  expect(businessData()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: business.name,
    telephone: business.phone.e164,
    priceRange: business.priceRange,
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
    areaServed: business.counties.map((county) => ({ name: `${county} County, ${business.state}` })),
    aggregateRating: { ratingValue: averageRating.toFixed(1), reviewCount },
    knowsAbout: serviceTypes,
  });
});

test('the business has no street address', () => {
  expect(JSON.stringify(businessData())).not.toContain('streetAddress');
});

test.each(areas)('$name has a separate business that belongs to the company', (area) => {
  const city = cityBusinessData(area);
  expect(city).toMatchObject({ areaServed: { name: area.name }, url: expect.stringContaining(area.path) });
  expect(city).toMatchObject({ parentOrganization: { '@id': expect.stringMatching(/#business$/) } });
});

test('breadcrumbs start at position 1 and have absolute URLs', () => {
  expect(
    breadcrumbData([
      { name: 'Home', path: '/' },
      { name: 'FAQ', path: '/faq' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: `${business.url}/` },
      { position: 2, item: `${business.url}/faq` },
    ],
  });
});

test('a page without questions has no FAQ data', () => {
  expect(faqData([])).toEqual([]);
});

test('no text can end its script element', () => {
  const graph = serializeGraph(faqData([{ question: 'Is </script> harmless?', answer: '<b>Yes</b>' }]));
  expect(graph).not.toContain('<');
  expect(JSON.parse(graph)['@graph'][0].mainEntity[0].name).toBe('Is </script> harmless?');
});
