/** @jest-environment node */
import { afterEach, describe, expect, test } from '@jest/globals';
import { areas } from '../company/areas';
import { business } from '../company/business';
import { optionalFacts } from '../company/optionalFacts';
import { averageOf, reviews } from '../company/reviews';
import { serviceTypes } from '../company/services';
import {
  articleData,
  breadcrumbData,
  businessData,
  cityData,
  faqData,
  quotable,
  reviewData,
  serializeGraph,
} from './structuredData';

test('the business has its hours by group of days, its area, and its price range', () => {
  expect(businessData()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: business.name,
    telephone: business.phone.e164,
    priceRange: business.priceRange,
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
    areaServed: business.counties.map((county) => ({ name: `${county} County, ${business.state}` })),
    makesOffer: serviceTypes().map((serviceType) => ({ itemOffered: { serviceType } })),
  });
});

test('reviews and their average are quoted as they are, and marked where they are samples', () => {
  const quoted = quotable(reviews);
  const { aggregateRating } = businessData() as { aggregateRating?: object };
  if (quoted.length === 0) expect(aggregateRating).toBeUndefined();
  else {
    const isSample = quoted.some(({ sample }) => sample);
    expect(aggregateRating).toMatchObject({
      ratingValue: averageOf(quoted).toFixed(1),
      reviewCount: quoted.length,
      ...(isSample && { name: 'Made-up reviews' }),
    });
  }
  expect(reviewData(reviews)).toHaveLength(quoted.length);
});

test('on a host that search engines reach, no sample is quoted', () => {
  const review = { id: 'a', name: 'A.', location: 'B', date: 'C', rating: 5, text: 'D', projectType: 'E' };
  const sample = { ...review, sample: true } as const;
  expect(quotable([review, sample], 'www.mypavers.com')).toEqual([review]);
  expect(quotable([review, sample], 'www.mypavers.example')).toEqual([review, sample]);
});

test('the business has a street address only if it has an office', () => {
  expect(JSON.stringify(businessData()).includes('streetAddress')).toBe(Boolean(optionalFacts.office));
});

test.each(areas)('the company works in $name, but has no place there', (area) => {
  expect(cityData(area)).toMatchObject({
    '@type': 'Service',
    provider: { '@id': `${business.url}/#business` },
    areaServed: { '@type': 'City', name: area.name },
    url: business.url + area.path,
  });
  expect(JSON.stringify(cityData(area))).not.toContain('PostalAddress');
});

describe('an article', () => {
  const dates = { published: '2025-01-15', modified: '2025-03-01' };
  const texts = { title: 'A', description: 'B', answer: 'C', keywords: [] };
  const article = () => articleData({ ...texts, path: '/blog/a', images: [], ...dates }) as { readonly author: object };
  const { author } = optionalFacts;
  afterEach(() => {
    Object.assign(optionalFacts, { author });
  });

  test('has its dates and its answer, and the company as author under the type, name and URL of its description', () => {
    Object.assign(optionalFacts, { author: undefined });
    expect(businessData()).toMatchObject(article().author);
    expect(article()).toMatchObject({ datePublished: '2025-01-15', dateModified: '2025-03-01', abstract: 'C' });
  });

  test('has the person as author whom the company names', () => {
    Object.assign(optionalFacts, { author: { name: 'Pat Reyes', role: 'Owner' } });
    expect(article().author).toEqual({
      '@type': 'Person',
      name: 'Pat Reyes',
      jobTitle: 'Owner',
      worksFor: { '@id': `${business.url}/#business` },
    });
  });
});

test('a review has the month that the page shows', () => {
  const review = { id: 'a', name: 'Ann B.', location: 'Here', rating: 5, text: 'Good.', projectType: 'Patio' };
  expect(reviewData([{ ...review, date: 'March 2024' }])).toMatchObject([{ datePublished: '2024-03' }]);
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
