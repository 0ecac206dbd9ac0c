import { describe, expect, test } from '@jest/globals';
import { areaById, areaByPath, areas } from './areas';
import { business, formatHours, mailHref, smsHref, telHref, type Business } from './business';
import { faqs } from './faqs';
import { firePits } from './firePits';
import { gallery } from './gallery';
import { estimateLink, footerNavigation, headerItems, mobileGroups, type NavigationLink } from './navigation';
import { listPlaceholders } from './placeholders';
import { formatAmount, formatMeasure, formatPrice, measures, prices, type MeasureKey, type PriceKey } from './pricing';
import type { RectangleSize } from './layingPatterns';
import { colorOptions, products } from './products';
import { caseStudies, projectCards, projectsFor } from './projects';
import { referralProgram } from './referralProgram';
import { averageRating, reviewCount, reviews } from './reviews';
import { sealingBenefits, sealingServices, sealingSteps } from './sealing';
import { serviceById, services, TAGLINE_LIMIT } from './services';
import { specifiedRoutes } from '../../tests/specifiedRoutes';

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

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
    ['sealing benefits', sealingBenefits, 4],
    ['sealing services', sealingServices, 3],
    ['sealing steps', sealingSteps, 5],
  ])('%s', (_what, list, count) => {
    expect(list).toHaveLength(count);
  });
});

describe('identity', () => {
  test.each([
    ['areas', areas],
    ['services', services],
    ['questions', faqs],
    ['reviews', reviews],
    ['case studies', caseStudies],
    ['project cards', projectCards],
    ['gallery items', gallery],
    ['products', products],
    ['fire pits', firePits],
  ])('every id in %s is in lower case with hyphens, and used once', (_what, list) => {
    const ids = list.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('paths of areas and services are used once and are routes of the site', () => {
    const paths = [...areas, ...services].map(({ path }) => path);
    expect(repeated(paths)).toEqual([]);
    expect(paths.filter((path) => !specifiedRoutes.includes(path))).toEqual([]);
  });

  test('pictures are named after what they show, and none is used twice', () => {
    expect(services.filter(({ id, picture }) => picture !== id)).toEqual([]);
    expect(products.filter(({ id, picture }) => picture !== `product-${id}`)).toEqual([]);
    expect(firePits.filter(({ id, picture }) => picture !== `fire-pit-${id}`)).toEqual([]);
    expect(gallery.filter(({ id, picture }) => picture !== `gallery-${id}`)).toEqual([]);
    expect(caseStudies.filter(({ id, picture }) => picture !== `case-study-${id}`)).toEqual([]);
    expect(projectCards.filter(({ id, picture }) => picture !== `project-${id}`)).toEqual([]);
  });
});

describe('business', () => {
  test('the phone is E.164, and the number shown is the number dialed', () => {
    expect(business.phone.e164).toMatch(/^\+1[2-9]\d{9}$/);
    expect(`+1${business.phone.display.replace(/\D/g, '')}`).toBe(business.phone.e164);
    expect(business.phone.display).toMatch(/^\(239\) \d{3}-\d{4}$/);
  });

  test('links dial, text and write to the company', () => {
    expect([telHref, smsHref, mailHref]).toEqual([
      `tel:${business.phone.e164}`,
      `sms:${business.phone.e164}`,
      `mailto:${business.email}`,
    ]);
  });

  test('the address of the site is https, without a slash at the end', () => {
    expect(business.url).toBe(new URL(business.url).origin);
    expect(business.url).toMatch(/^https:/);
  });

  test('opens before it closes, and no day stands in two groups', () => {
    const invalid = business.hours.filter(
      ({ opens, closes }) =>
        ![opens, closes].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) || opens >= closes,
    );
    expect(invalid).toEqual([]);
    expect(repeated(business.hours.flatMap(({ days }) => days))).toEqual([]);
  });

  test('publishes the hours, radius, counties and callback of the specification', () => {
    expect(business.hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(['07:00-18:00', '08:00-16:00']);
    expect(business.hours.map(formatHours)).toEqual(['Monday–Friday, 7 am–6 pm', 'Saturday, 8 am–4 pm']);
    expect(business.serviceRadius).toEqual({ miles: 50, from: 'Fort Myers' });
    expect(business.counties).toEqual(['Lee', 'Collier', 'Charlotte']);
    expect(business.callbackMinutes).toBe(15);
    expect(business.priceRange).toBe('$$');
    expect(business.copyrightYear).toBe(2025);
    expect(business.serviceTypes).toEqual([
      'Paver Installation',
      'Hardscape Construction',
      'Driveway Pavers',
      'Patio Pavers',
      'Pool Deck Installation',
    ]);
  });

  test('hours in words get noon, midnight and half hours right', () => {
    expect(formatHours({ days: ['Sunday'], opens: '00:30', closes: '12:00' })).toBe('Sunday, 12:30 am–12 pm');
  });
});

describe('areas', () => {
  test('stand in the order of the service-area page', () => {
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

  test('each lies in a county we serve, within the service radius', () => {
    const center = areaById('fort-myers').coordinates;
    const radians = Math.PI / 180;
    const outside = areas.filter(({ county, coordinates: { latitude, longitude } }) => {
      // Great-circle distance by the haversine formula; mean radius of the earth 3,958.8 miles.
      const north = (latitude - center.latitude) * radians;
      const east = (longitude - center.longitude) * radians;
      const chord =
        Math.sin(north / 2) ** 2 +
        Math.cos(center.latitude * radians) * Math.cos(latitude * radians) * Math.sin(east / 2) ** 2;
      const miles = 2 * 3958.8 * Math.asin(Math.sqrt(chord));
      return miles > business.serviceRadius.miles || !business.counties.includes(county);
    });
    expect(outside).toEqual([]);
  });

  test('two or three neighbors each, never the area itself', () => {
    const wrong = areas.filter(
      ({ id, nearby }) => nearby.length < 2 || nearby.length > 3 || nearby.includes(id) || repeated(nearby).length > 0,
    );
    expect(wrong).toEqual([]);
  });

  test('are found by id and by path', () => {
    expect(areaById('sanibel').name).toBe('Sanibel');
    expect(() => areaById('tampa')).toThrow(
      'There is no area "tampa". Valid areas: naples, fort-myers, cape-coral, bonita-springs, estero, marco-island, ' +
        'sanibel, fort-myers-beach, lehigh-acres.',
    );
    expect(areaByPath('/estero-pavers')?.id).toBe('estero');
    expect(areaByPath('/faq')).toBeUndefined();
  });
});

describe('services', () => {
  test('taglines are short, and no two are the same', () => {
    expect(services.filter(({ tagline }) => tagline.length > TAGLINE_LIMIT)).toEqual([]);
    expect(repeated(services.map(({ tagline }) => tagline))).toEqual([]);
  });

  test('are found by id', () => {
    expect(serviceById('pool-decks').name).toBe('Pool Decks');
    expect(() => serviceById('roofing')).toThrow(
      /no service "roofing"\. Valid services: paver-driveways, .*paver-sealing/,
    );
  });
});

describe('prices and measures', () => {
  const publishedPrices: Record<PriceKey, string> = {
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
  };

  const publishedMeasures: Record<MeasureKey, string> = {
    'faq.projectDays': '3–7 days',
    'faq.reseal': '2–3 years',
    'faq.excavation': '8–12 in',
    'faq.baseDepth': '4–6 in',
    'faq.beddingSand': '1–2 in',
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
    'products.baseDepth': '6–8 in',
    'costGuide.roi': '75–85%',
    'costGuide.baseDepth': '6–8 in',
    'poolDeck.slipRating': 'R11',
    'poolDeck.slope': '1–2%',
    'poolDeck.expansionJoint': '10–12 ft',
  };

  test('each price reads as it is published, and every price is pinned here', () => {
    expect(Object.fromEntries(Object.entries(prices).map(([key, price]) => [key, formatPrice(price)]))).toEqual(
      publishedPrices,
    );
  });

  test('each measure reads as it is published, and every measure is pinned here', () => {
    expect(Object.fromEntries(Object.entries(measures).map(([key, measure]) => [key, formatMeasure(measure)]))).toEqual(
      publishedMeasures,
    );
  });

  test('a bare price leaves the unit out', () => {
    expect(formatAmount(prices['costGuide.installed'])).toBe('$15–30');
    expect(formatAmount(prices['costGuide.tierLuxury'])).toBe('$26–30+');
  });

  test('low is above zero and not above high, and the page is a route', () => {
    const wrong = [...Object.entries(prices), ...Object.entries(measures)].filter(
      ([, { low, high, page }]) => low <= 0 || low > high || !specifiedRoutes.includes(page),
    );
    expect(wrong).toEqual([]);
  });
});

describe('products', () => {
  const isTwoToOne = ({ length, width }: RectangleSize) => length === 2 * width;

  test('carry the names of the catalog', () => {
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

  test('herringbone and basketweave only with pieces twice as long as wide: no other piece closes the pattern', () => {
    const wrong = products.filter(
      ({ pattern, pieces }) =>
        /^(herringbone|basketweave)/.test(pattern) &&
        !pieces.every((piece) => piece.shape === 'rectangle' && isTwoToOne(piece)),
    );
    expect(wrong).toEqual([]);
  });

  test('hexagon pattern where there is a hexagon, and only there', () => {
    const wrong = products.filter(
      ({ pattern, pieces }) => (pattern === 'hexagon') !== pieces.some(({ shape }) => shape === 'hexagon'),
    );
    expect(wrong).toEqual([]);
  });

  test('sizes and pieces agree, the longer side is the length', () => {
    const [euro] = products;
    expect(euro.sizes).toEqual(['6 × 9 in', '6 × 6 in']);
    expect(
      products.filter(({ sizes, pieces }) => sizes.length !== pieces.length || repeated(sizes).length > 0),
    ).toEqual([]);
    const wrong = products.filter(({ pieces }) =>
      pieces.some((piece) => (piece.shape === 'rectangle' ? piece.width > piece.length : piece.acrossFlats <= 0)),
    );
    expect(wrong).toEqual([]);
  });

  test('thickness is given in inches and millimeters that are the same length', () => {
    const wrong = products.flatMap(({ name, thickness }) =>
      thickness
        .filter((text) => {
          const parts = /^(\d+)(?: (\d+)\/(\d+))? in \((\d+) mm\)$/.exec(text);
          if (!parts) return true;
          const [whole, numerator, denominator, millimeters] = parts.slice(1).map((part) => Number(part ?? 0));
          const inches = whole + (denominator ? numerator / denominator : 0);
          return Math.abs(inches * 25.4 - millimeters) > 2;
        })
        .map((text) => `${name}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('blends have three to five tones with valid colors', () => {
    const wrong = products.filter(
      ({ colors }) =>
        colors.length < 3 ||
        colors.length > 5 ||
        repeated(colors.map(({ name }) => name)).length > 0 ||
        colors.some(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex)),
    );
    expect(wrong).toEqual([]);
  });

  test('what only the Fort Myers yard stocks says so in its name', () => {
    const wrong = products.filter(
      ({ name, availability }) => name.includes('(Fort Myers only)') !== (availability === 'Fort Myers only'),
    );
    expect(wrong).toEqual([]);
  });

  test('eight to ten color families, each with a name of its own', () => {
    expect(colorOptions.length).toBeGreaterThanOrEqual(8);
    expect(colorOptions.length).toBeLessThanOrEqual(10);
    expect(repeated(colorOptions.map(({ name }) => name))).toEqual([]);
  });
});

describe('fire pits', () => {
  test('carry every figure that is published', () => {
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
  test('pays and asks what is published', () => {
    expect(referralProgram).toMatchObject({
      reward: 200,
      minimumProject: 3000,
      limit: 'none',
      cash: { methods: ['check', 'Venmo'], processedDays: 7, expires: 'never' },
      credit: { appliesTo: 'any future service', stackable: true, expires: 'never' },
    });
    expect(referralProgram.newCustomer).toContain('in the past year');
  });
});

describe('reviews', () => {
  test('average 5.0 over 6', () => {
    expect(averageRating.toFixed(1)).toBe('5.0');
    expect(reviewCount).toBe(6);
  });

  test('are signed with a first name and an initial, and dated by month and year', () => {
    const wrong = reviews.filter(
      ({ name, date, rating }) =>
        !/^\p{Lu}\p{L}+ \p{Lu}\.$/u.test(name) ||
        !/^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/.test(
          date,
        ) ||
        !Number.isInteger(rating) ||
        rating < 1 ||
        rating > 5,
    );
    expect(wrong).toEqual([]);
  });
});

describe('questions', () => {
  test('answers take 40 to 80 words', () => {
    const wrong = faqs
      .map(({ id, answer }) => ({ id, words: wordCount(answer) }))
      .filter(({ words }) => words < 40 || words > 80);
    expect(wrong).toEqual([]);
  });

  test('publish every figure of the FAQ', () => {
    const answers = faqs.map(({ answer }) => answer).join('\n');
    const faqFigures = [
      ...Object.entries(prices)
        .filter(([key]) => key.startsWith('faq.'))
        .map(([, price]) => formatPrice(price)),
      ...Object.entries(measures)
        .filter(([key]) => key.startsWith('faq.'))
        .map(([, measure]) => formatMeasure(measure)),
    ];
    expect(faqFigures.filter((figure) => !answers.includes(figure))).toEqual([]);
  });
});

describe('projects', () => {
  test('case studies carry the figures that are published', () => {
    const figures = caseStudies.map(({ location, size, duration, valueAdd }) => [
      location,
      size.sqFt,
      duration.days,
      valueAdd,
    ]);
    expect(figures).toEqual([
      ['Cape Coral, FL', 2400, 5, undefined],
      ['Cape Coral, FL', 5200, 6, undefined],
      ['Bonita Springs, FL', 1000, 2, 8000],
    ]);
  });

  test('cards come in the order of the areas asked for', () => {
    const found = projectsFor(['fort-myers', 'naples']);
    expect(found.map(({ area }) => area)).toEqual(['fort-myers', 'fort-myers', 'naples', 'naples']);
    expect(projectsFor([])).toEqual([]);
  });

  test('Naples and Fort Myers, whose pages have a project grid, fill a row of three with their neighbors', () => {
    for (const id of ['naples', 'fort-myers'] as const) {
      expect(projectsFor([id, ...areaById(id).nearby]).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('menus', () => {
  const headerLinks = headerItems.flatMap((item): readonly NavigationLink[] =>
    item.kind === 'link' ? [item] : item.items,
  );
  const mobileLinks = mobileGroups.flatMap(({ items }) => items);
  const footerLinks = Object.values(footerNavigation).flat();

  test('every entry leads to a route of the site', () => {
    const lost = [...headerLinks, ...mobileLinks, ...footerLinks, estimateLink].filter(
      ({ path }) => !specifiedRoutes.includes(path.split('#')[0]),
    );
    expect(lost).toEqual([]);
  });

  test('no list names a page twice', () => {
    for (const links of [headerLinks, mobileLinks, footerLinks]) {
      expect(repeated(links.map(({ path }) => path))).toEqual([]);
    }
  });

  test('the header has the entries of the specification, in its order', () => {
    expect(headerItems.map(({ label }) => label)).toEqual([
      'Home',
      'Services',
      'Locations',
      'Portfolio',
      'Products',
      'Blog',
      'Reviews',
      'FAQ',
      'Earn $200',
    ]);
    expect(headerItems.filter((item) => item.kind === 'link' && item.highlighted)).toEqual([
      { kind: 'link', label: 'Earn $200', path: '/referrals', highlighted: true },
    ]);
  });

  test('the header lists all services, and all areas with their index last', () => {
    const paths = headerItems.flatMap((item) => (item.kind === 'dropdown' ? item.items : [])).map(({ path }) => path);
    expect(paths).toEqual([...services, ...areas].map(({ path }) => path).concat('/service-area'));
  });

  test('the mobile menu starts with Home, Products, Gallery and ends with the referral link', () => {
    expect(mobileGroups[0].items.map(({ label }) => label)).toEqual(['Home', 'Products', 'Gallery']);
    expect(mobileLinks.at(-1)?.path).toBe('/referrals');
  });

  test('the footer lists all services and areas, the four pages more, and the portfolio, which phones have nowhere else', () => {
    expect(footerNavigation.services).toHaveLength(services.length);
    expect(footerNavigation.areas).toHaveLength(areas.length);
    expect(footerNavigation.more.map(({ label }) => label)).toEqual([
      'Referral Program',
      'Blog',
      'FAQ',
      'Reviews',
      'Portfolio',
    ]);
  });
});

describe('placeholders', () => {
  const realBusiness: Business = {
    ...business,
    name: 'Real Company',
    url: 'https://pavers.test',
    email: 'office@pavers.test',
    phone: { e164: '+12392345678', display: '(239) 234-5678' },
    social: { facebook: 'https://www.facebook.com/real', instagram: 'https://www.instagram.com/real' },
    licenseNumber: 'A-1',
  };
  const realFacts = { business: realBusiness, reviews: [], caseStudies: [] };

  test('real facts have none', () => {
    expect(listPlaceholders(realFacts)).toEqual([]);
  });

  test.each<[string, Partial<Business>, string]>([
    ['the sample name', { name: 'Saltmarsh Pavers' }, 'src/data/business.ts: name'],
    [
      'a reserved number',
      { phone: { e164: '+12395550199', display: '(239) 555-0199' } },
      'src/data/business.ts: phone',
    ],
    ['a reserved host', { url: 'https://pavers.example' }, 'src/data/business.ts: url'],
    ['a reserved e-mail host', { email: 'office@pavers.example' }, 'src/data/business.ts: email'],
    [
      'a social page of the sample company',
      { social: { ...realBusiness.social, facebook: 'https://www.facebook.com/saltmarshpavers' } },
      'src/data/business.ts: social.facebook',
    ],
    ['no license number', { licenseNumber: undefined }, 'src/data/business.ts: licenseNumber'],
  ])('%s is found', (_what, fact, where) => {
    const found = listPlaceholders({ ...realFacts, business: { ...realBusiness, ...fact } });
    expect(found.map((placeholder) => placeholder.where)).toEqual([where]);
  });

  test('sample reviews and case studies are found one by one, real ones are left alone', () => {
    const [sampleReview] = reviews;
    const [sampleStudy] = caseStudies;
    const found = listPlaceholders({
      business: realBusiness,
      reviews: [
        { ...sampleReview, sample: true },
        { ...sampleReview, id: 'real', sample: undefined },
      ],
      caseStudies: [
        { ...sampleStudy, sample: true },
        { ...sampleStudy, id: 'real', sample: undefined },
      ],
    });
    expect(found.map(({ where }) => where)).toEqual([
      `src/data/reviews.ts: ${sampleReview.id}`,
      `src/data/projects.ts: ${sampleStudy.id}`,
    ]);
  });

  test('each says what, where and how to fix it', () => {
    expect(
      listPlaceholders().filter(({ what, where, fix }) => !(what && where.startsWith('src/data/') && fix)),
    ).toEqual([]);
  });
});
