/** @jest-environment node */
/**
 * Checks the facts of the sample company. A company with other facts deletes this folder; no other test depends on
 * them.
 */

import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { areas } from '../../src/company/areas';
import { business, formatHours } from '../../src/company/business';
import { faqs } from '../../src/company/faqs';
import { folders } from '../../src/company/load/folders';
import { textsOf } from '../../src/company/load/texts';
import { readYaml } from '../../src/company/load/yamlFile';
import { articleSlugs } from '../../src/company/facts';
import { firePits } from '../../src/company/firePits';
import { gallery } from '../../src/company/gallery';
import { footerNavigation, headerItems, mobileGroups } from '../../src/site/navigation';
import {
  formatMeasure,
  formatPrice,
  measures,
  prices,
  type MeasureKey,
  type PriceKey,
} from '../../src/company/pricing';
import { products } from '../../src/company/products';
import { caseStudies } from '../../src/company/projects';
import { townOf, workFor } from '../../src/site/relatedWork';
import { referralProgram, referralRewards, referralTerms } from '../../src/company/referralProgram';
import { averageRating, reviewCount, reviews } from '../../src/company/reviews';
import { sealing, sealingSteps } from '../../src/company/sealing';
import { services, serviceTypes } from '../../src/company/services';
import { pictures } from '../../src/images/pictures';
import { leadToasts } from '../../src/leads/words/leadTexts';

describe('counts that the site publishes', () => {
  test.each([
    ['areas', areas, 9],
    ['services', services, 7],
    ['questions', faqs, 12],
    ['reviews', reviews, 6],
    ['case studies', caseStudies, 3],
    ['gallery items', gallery, 5],
    ['products', products, 20],
    ['fire pits', firePits, 2],
    ['sealing benefits', sealing.benefits, 4],
    ['sealing services', sealing.services, 3],
    ['sealing steps', sealingSteps(), 5],
  ])('%s', (_what, list, count) => {
    expect(list).toHaveLength(count);
  });
});

describe('business', () => {
  test('has the published hours, radius, counties and callback time', () => {
    expect(business.hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(['07:00-18:00', '08:00-16:00']);
    expect(business.hours.map(formatHours)).toEqual(['Monday–Friday, 7 am–6 pm', 'Saturday, 8 am–4 pm']);
    expect(business.serviceRadius).toEqual({ miles: 50, from: 'Fort Myers' });
    expect(business.counties).toEqual(['Lee', 'Collier', 'Charlotte']);
    expect(business.callbackMinutes).toBe(15);
    expect(leadToasts.callback.text).toBe("We'll call you back within 15 minutes during business hours.");
    expect(business.holidays.map(({ name }) => name)).toEqual([
      'New Year’s Day',
      'Memorial Day',
      'Independence Day',
      'Labor Day',
      'Thanksgiving',
      'Christmas Day',
    ]);
    expect(business.priceRange).toBe('$$');
    expect(business.copyrightYear).toBe(2025);
    expect(serviceTypes()).toEqual([
      'Paver Installation',
      'Hardscape Construction',
      'Driveway Pavers',
      'Patio Pavers',
      'Pool Deck Installation',
    ]);
  });

  test('the phone number is local', () => {
    expect(business.phone.display).toMatch(/^\(239\) \d{3}-\d{4}$/);
  });
});

describe('areas', () => {
  test('are in the order of the service-area page', () => {
    expect(areas.map(({ name }) => name)).toEqual([
      'Naples',
      'Fort Myers',
      'Cape Coral',
      'Bonita Springs',
      'Estero',
      'Marco Island',
      'Sanibel',
      'Fort Myers Beach',
      'Lehigh Acres',
    ]);
  });

  test('have two or three projects and pictures, their own and those of their neighbors', () => {
    for (const { id } of areas) expect([2, 3]).toContain(workFor({ town: id }).length);
  });

  test('and services begin with work of their own', () => {
    for (const { id } of areas) expect(workFor({ town: id }).map(townOf)[0]).toBe(id);
    for (const { id } of services) expect(workFor({ service: id }).map(({ service }) => service)[0]).toBe(id);
  });
});

describe('prices and measures', () => {
  const publishedPrices: Record<Exclude<PriceKey, `job.${string}`>, string> = {
    'faq.installed': '$15–30 per sq ft',
    'faq.driveway': '$8,000–20,000',
    'faq.patio': '$5,000–15,000',
    'faq.poolDeck': '$6,000–18,000',
    'sealing.sealing': '$2–4 per sq ft',
    'sealing.deepCleaning': '$1–2 per sq ft',
    'comparison.concrete': '$6–12 per sq ft',
    'comparison.pavers': '$10–25 per sq ft',
    'comparison.concrete20Years': '$14,700 over 20 years',
    'comparison.pavers20Years': '$16,900 over 20 years',
    'comparison.concreteUpkeep': '$200–400 a year',
    'comparison.paverUpkeep': '$150–300 a year',
    'costGuide.installed': '$15–30 per sq ft',
    'costGuide.tierBasic': '$15–18 per sq ft',
    'costGuide.tierMidRange': '$18–22 per sq ft',
    'costGuide.tierPremium': '$22–26 per sq ft',
    'costGuide.tierLuxury': '$26–30+ per sq ft',
    'costGuide.driveway': '$8,000–18,000',
    'costGuide.driveway400SqFt': '$7,200–12,000',
    'costGuide.driveway600SqFt': '$10,800–18,000',
    'costGuide.driveway1200SqFt': '$21,600–36,000',
    'costGuide.patio': '$4,500–15,000',
    'costGuide.poolDeck': '$6,000–20,000',
    'costGuide.sealing': '$1.50–3.00 per sq ft',
    'costGuide.retainingWall': '$25–50 per linear ft',
    'costGuide.lighting': '$150–400 per fixture',
    'costGuide.firePit': '$1,500–4,000',
    'costGuide.seating': '$800–2,500',
    'maintenance.pressureWashing': '$0.30–0.50 per sq ft',
    'maintenance.jointSand': '$2–4 per sq ft',
    'maintenance.minorRepairs': '$200–500',
    'maintenance.moldTreatment': '$150–400',
    'poolDeck.installed': '$16–45 per sq ft',
    'market.tearOut': '$3–8 per sq ft',
  };

  const publishedMeasures: Record<MeasureKey, string> = {
    'faq.projectDays': '3–7 days',
    'faq.reseal': '2–3 years',
    'faq.excavation': '8–12 inches',
    'faq.baseDepth': '4–6 inches',
    'faq.beddingSand': '1–2 inches',
    'sealing.cure': '24–48 hours',
    'sealing.resealDriveway': '2–3 years',
    'sealing.resealPatio': '3–5 years',
    'sealing.sealerLife': '2–5 years',
    'comparison.area': '1,000 sq ft',
    'comparison.upfrontPremium': '15–30%',
    'comparison.paverLife': '50–100 years',
    'comparison.concreteLife': '20–30 years',
    'comparison.valueGain': '5–15%',
    'comparison.roi': '60–75%',
    'products.strength': '8,000+ PSI',
    'products.baseDepth': '6–8 inches',
    'costGuide.roi': '75–85%',
    'costGuide.baseDepth': '6–8 inches',
    'poolDeck.slipRating': 'R11',
    'poolDeck.slope': '1–2%',
    'poolDeck.expansionJoint': '10–12 feet',
  };

  test('every price is as published', () => {
    expect(Object.fromEntries(Object.entries(prices).map(([key, price]) => [key, formatPrice(price)]))).toEqual(
      publishedPrices,
    );
  });

  test('every measure is as published', () => {
    expect(Object.fromEntries(Object.entries(measures).map(([key, measure]) => [key, formatMeasure(measure)]))).toEqual(
      publishedMeasures,
    );
  });
});

test('figures that two pages publish alike are written once', () => {
  const isRepeated = (file: string, key: string) =>
    readYaml(path.join(folders.company, `${file}.yaml`)).isRepeated([key]);
  expect(isRepeated('prices', 'costGuide.installed')).toBe(true);
  expect(isRepeated('measures', 'sealing.resealDriveway')).toBe(true);
  expect(isRepeated('measures', 'costGuide.baseDepth')).toBe(true);
});

test('products have the names of the catalog', () => {
  expect(products.map(({ name }) => name)).toEqual([
    'Euro 2PC',
    'Euro 3PC and Hexagon 12 in',
    '6x9',
    '9x12 Mega Slate (Fort Myers only)',
    'Mega Slate Collection',
    'Mega Smooth',
    'Mega Stone',
    '12x12',
    'Cascade',
    'Cobble',
    'Apollo',
    'Paver Slabs (2 in / 50 mm)',
    'Avila Collection (Fort Myers only)',
    'Specialty Pavers',
    'Pool and Accessibility Collection',
    'Pool Coping and Bullnose',
    'Wall Systems and Coping',
    'Cumbria and Baystone Walls',
    'Yorkshire Wall and Firepits',
    'Permeable Pavers',
  ]);
});

test('the catalog lists for driveways only what ASTM C936 covers: 101 sq in, and four times as long as thick', () => {
  const outside = products
    .filter(({ uses }) => uses.includes('driveway'))
    .filter(({ pieces, thickness }) => {
      const thickest = Math.max(...thickness.map((text) => Number(/(\d+) mm/.exec(text)?.[1]) / 25.4));
      return !pieces.every(
        (piece) => piece.shape === 'rectangle' && piece.width * piece.length <= 101 && piece.length <= 4 * thickest,
      );
    });
  expect(outside).toEqual([]);
});

describe('fire pits', () => {
  test('have every published figure', () => {
    const published = firePits.map(({ id, dimensions, colors, inserts }) => ({
      id,
      dimensions,
      colors: colors.map(({ name }) => name),
      inserts,
    }));
    expect(published).toEqual([
      {
        id: 'round',
        dimensions: { height: 14, inner: 32, outer: 46 },
        colors: ['Café', 'Glacier', 'Chantilly', 'Granite'],
        inserts: ['Powder-coated black', 'Stainless steel'],
      },
      {
        id: 'square',
        dimensions: { height: 18, inner: 31.5, outer: 47.5 },
        colors: ['Carolina', 'Oyster Shell', 'Sandstone', 'Antique Red'],
        inserts: ['Steel'],
      },
    ]);
  });
});

describe('referral program', () => {
  test('has the published reward and conditions', () => {
    expect(referralProgram).toEqual({ reward: 200, minimumProject: 3000, processedDays: 7 });
    const texts = JSON.stringify([referralRewards(), referralTerms()]);
    for (const said of [
      'check or Venmo',
      'any future service',
      'Never expires',
      'in the past year',
      '7 business days',
    ]) {
      expect(texts).toContain(said);
    }
  });
});

test('what waits for an article names one that there is', () => {
  const named = textsOf(folders).flatMap(({ source }) =>
    [...source.matchAll(/<(?:If|Unless) article="([^"]*)"/g)].map(([, name]) => name),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !articleSlugs.includes(name))).toEqual([]);
});

test('reviews average 5.0 over 6', () => {
  expect(averageRating.toFixed(1)).toBe('5.0');
  expect(reviewCount).toBe(6);
});

test('no two pictures have the same alt text, those of the home page included', () => {
  const alts = Object.values(pictures).map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
});

test('case studies have the published figures', () => {
  const figures = caseStudies.map(({ location, sqFt, days, valueAdd }) => [location, sqFt, days, valueAdd]);
  expect(figures).toEqual([
    ['Cape Coral, FL', 2400, 5, undefined],
    ['Cape Coral, FL', 5200, 6, undefined],
    ['Bonita Springs, FL', 1000, 2, 8000],
  ]);
});

describe('menus', () => {
  test('the header has its entries in their order', () => {
    expect(headerItems.map(({ label }) => label)).toEqual([
      'Home',
      'Services',
      'Locations',
      'Portfolio',
      'Products',
      'Blog',
      'Reviews',
      'FAQ',
      `Earn $${referralProgram.reward}`,
    ]);
    expect(headerItems.filter((item) => 'highlighted' in item)).toEqual([
      { label: `Earn $${referralProgram.reward}`, path: '/referrals', highlighted: true },
    ]);
  });

  test('the mobile menu has the list of the specification, and below it what that leaves out', () => {
    expect(mobileGroups.map(({ title, items }) => title ?? items.map(({ label }) => label))).toEqual([
      ['Home', 'Products', 'Gallery'],
      'Services',
      'Locations',
      [`Earn $${referralProgram.reward}`],
      'More',
    ]);
    expect(mobileGroups.at(-1)?.items.map(({ label }) => label)).toEqual([
      'All Services',
      'Portfolio',
      'Reviews',
      'Blog',
      'FAQ',
    ]);
  });

  test('the footer lists four more pages, and the portfolio and the gallery', () => {
    expect(footerNavigation.more.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Referral Program', 'Blog', 'FAQ', 'Reviews', 'Portfolio', 'Gallery']),
    );
  });
});
