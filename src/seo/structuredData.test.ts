/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { areas } from '../data/areas';
import { breadcrumbData, businessData, cityBusinessData, faqData, serializeGraph } from './structuredData';

test('the business states its hours by group of days, its area, its price range and its rating', () => {
  expect(businessData()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    priceRange: '$$',
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
    areaServed: [{ name: 'Lee County, FL' }, { name: 'Collier County, FL' }, { name: 'Charlotte County, FL' }],
    aggregateRating: { ratingValue: '5.0', reviewCount: 6 },
    knowsAbout: [
      'Paver Installation',
      'Hardscape Construction',
      'Driveway Pavers',
      'Patio Pavers',
      'Pool Deck Installation',
    ],
  });
});

test('no street address is invented', () => {
  expect(JSON.stringify(businessData())).not.toContain('streetAddress');
});

test.each(areas)('$name has a business of its own that belongs to the company', (area) => {
  const city = cityBusinessData(area);
  expect(city).toMatchObject({ areaServed: { name: area.name }, url: expect.stringContaining(area.path) });
  expect(city).toMatchObject({ parentOrganization: { '@id': expect.stringMatching(/#business$/) } });
});

test('breadcrumbs count from one and name whole addresses', () => {
  expect(
    breadcrumbData([
      { name: 'Home', path: '/' },
      { name: 'FAQ', path: '/faq' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://www.saltmarshpavers.example/' },
      { position: 2, item: 'https://www.saltmarshpavers.example/faq' },
    ],
  });
});

test('a page without questions states none', () => {
  expect(faqData([])).toEqual([]);
});

test('no text can end the script it stands in', () => {
  const graph = serializeGraph(faqData([{ question: 'Is </script> harmless?', answer: '<b>Yes</b>' }]));
  expect(graph).not.toContain('<');
  expect(JSON.parse(graph)['@graph'][0].mainEntity[0].name).toBe('Is </script> harmless?');
});
