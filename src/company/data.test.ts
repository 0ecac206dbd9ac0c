/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { areaById, areaByPath, areas, detailsOf, pageOf, workArea } from './areas';
import { business, formatHours, type Business } from './business';
import { faqs } from './faqs';
import { findRoutes } from '../checks/checkSources';
import { drafts } from './facts';
import { firePits } from './firePits';
import { gallery } from './gallery';
import { estimateLink, footerNavigation, headerItems, mobileGroups, type NavigationLink } from '../site/navigation';
import { listPlaceholders } from '../site/placeholders';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from './pricing';
import { sizeText, type RectangleSize } from './layingPatterns';
import { colorOptions } from './colorOptions';
import { products, productUses } from './products';
import { caseStudies, projectCards, type CaseStudy } from './projects';
import { offers, serviceById, serviceDetails, services } from './services';

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The possible targets of links: pages and articles. */
const routes = findRoutes();

describe('identity', () => {
  test('paths of areas and services are used once and are routes of the site', () => {
    const paths = [...areas, ...services].map(({ path }) => path);
    expect(repeated(paths)).toEqual([]);
    expect(paths.filter((path) => !routes.has(path) && !drafts.includes(path))).toEqual([]);
  });

  test('no two records use the same picture', () => {
    const shown = [services, products, firePits, gallery, caseStudies, projectCards].flat();
    expect(repeated(shown.map(({ picture }) => picture))).toEqual([]);
  });
});

describe('business', () => {
  test('formats hours with the first and last day, noon, midnight and half hours', () => {
    expect(formatHours({ days: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '18:00' })).toBe(
      'Monday–Wednesday, 7 am–6 pm',
    );
    expect(formatHours({ days: ['Sunday'], opens: '00:30', closes: '12:00' })).toBe('Sunday, 12:30 am–12 pm');
  });
});

describe('areas', () => {
  test('each is in a served county, within the service radius', () => {
    const home = areas.find(({ name }) => name === business.serviceRadius.from);
    if (!home) throw new Error(`There is no area "${business.serviceRadius.from}" to count the radius from.`);
    const center = detailsOf(home).coordinates;
    const radians = Math.PI / 180;
    const outside = areas.filter((area) => {
      const { county, coordinates } = detailsOf(area);
      const { latitude, longitude } = coordinates;
      // Great-circle distance by the haversine formula; the mean radius of the Earth is 3,958.8 miles.
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

  test('each has two or three neighbors, or all other towns of fewer, and never itself', () => {
    const least = Math.min(2, areas.length - 1);
    const wrong = areas.filter((area) => {
      const { nearby } = detailsOf(area);
      return nearby.length < least || nearby.length > 3 || nearby.includes(area.id) || repeated(nearby).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test('where the company works names each of its counties, and how far it drives', () => {
    const text = workArea();
    expect(business.counties.filter((county) => !text.includes(county))).toEqual([]);
    expect(text).toContain(`up to ${business.serviceRadius.miles} miles`);
  });

  test('are found by id and by path', () => {
    for (const area of areas) {
      expect(areaById(area.id)).toBe(area);
      expect(areaByPath(area.path)).toBe(area);
    }
    expect(() => areaById('atlantis')).toThrow(
      `There is no area "atlantis". Valid areas: ${areas.map(({ id }) => id).join(', ')}.`,
    );
    expect(areaByPath('/faq')).toBeUndefined();
  });
});

describe('services', () => {
  test('no two taglines are the same', () => {
    expect(repeated(services.map(({ id }) => serviceDetails[id].tagline))).toEqual([]);
  });

  test('are found by id', () => {
    for (const service of services) expect(serviceById(service.id)).toBe(service);
    expect(() => serviceById('roofing')).toThrow(
      `There is no service "roofing". Valid services: ${services.map(({ id }) => id).join(', ')}.`,
    );
  });
});

describe('prices and measures', () => {
  test('are formatted with their units', () => {
    const page = '/faq';
    expect(formatPrice({ low: 15, high: 30, unit: 'sq ft', page })).toBe('$15–30 per sq ft');
    expect(formatPrice({ low: 1.5, high: 3, unit: 'linear ft', page })).toBe('$1.50–3.00 per linear ft');
    expect(formatPrice({ low: 8000, high: 20000, unit: 'project', page })).toBe('$8,000–20,000');
    expect(formatPrice({ low: 900, high: 900, unit: 'year', page })).toBe('$900 a year');
    expect(formatPrice({ low: 26, high: 30, openEnded: true, unit: 'fixture', page })).toBe('$26–30+ per fixture');
    expect(formatMeasure({ low: 2, high: 3, unit: 'years', page })).toBe('2–3 years');
    expect(formatMeasure({ low: 8000, high: 8000, minimum: true, unit: 'PSI', page })).toBe('8,000+ PSI');
    expect(formatMeasure({ low: 11, high: 11, minimum: true, unit: 'R', page })).toBe('R11');
    expect(formatMeasure({ low: 5, high: 15, unit: '%', page })).toBe('5–15%');
  });

  test('a bare price omits the unit', () => {
    expect(formatAmount({ low: 15, high: 30 })).toBe('$15–30');
    expect(formatAmount({ low: 26, high: 30, openEnded: true })).toBe('$26–30+');
  });

  test('the page that publishes one is a page of the site', () => {
    const pages = [...Object.values(prices), ...Object.values(measures)].flatMap(({ page }) => page ?? []);
    expect(pages.filter((page) => !routes.has(page))).toEqual([]);
  });
});

describe('products', () => {
  test('every product is for something, every use has products, and no slab is for cars', () => {
    expect(products.filter(({ uses }) => uses.length === 0 || repeated(uses).length > 0)).toEqual([]);
    expect(
      Object.keys(productUses).filter((use) => !products.some(({ uses }) => uses.some((one) => one === use))),
    ).toEqual([]);
    expect(products.filter(({ category, uses }) => category === 'slab' && uses.includes('driveway'))).toEqual([]);
    expect(products.filter(({ category, uses }) => (category === 'wall') !== uses.includes('wall'))).toEqual([]);
  });

  const isTwoToOne = ({ length, width }: RectangleSize) => length === 2 * width;

  test('herringbone and basketweave are used only with pieces twice as long as wide, which close the pattern', () => {
    const wrong = products.filter(
      ({ pattern, pieces }) =>
        /^(herringbone|basketweave)/.test(pattern) &&
        !pieces.every((piece) => piece.shape === 'rectangle' && isTwoToOne(piece)),
    );
    expect(wrong).toEqual([]);
  });

  test('the hexagon pattern is used only with hexagons', () => {
    const wrong = products.filter(
      ({ pattern, pieces }) => (pattern === 'hexagon') !== pieces.some(({ shape }) => shape === 'hexagon'),
    );
    expect(wrong).toEqual([]);
  });

  test('sizes are written as the trade does', () => {
    expect(sizeText({ shape: 'rectangle', length: 9, width: 6 })).toBe('6 × 9 in');
    expect(sizeText({ shape: 'hexagon', acrossFlats: 12 })).toBe('12 in hexagon');
  });

  test('sizes and pieces agree, the longer side is the length', () => {
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

  test('no product has a tone twice', () => {
    expect(products.filter(({ colors }) => repeated(colors.map(({ name }) => name)).length > 0)).toEqual([]);
  });

  test('there are eight to ten color families with unique names', () => {
    expect(colorOptions.length).toBeGreaterThanOrEqual(8);
    expect(colorOptions.length).toBeLessThanOrEqual(10);
    expect(repeated(colorOptions.map(({ name }) => name))).toEqual([]);
  });
});

describe('questions', () => {
  test('publish every figure of the FAQ', () => {
    const answers = faqs.map(({ answer }) => answer).join('\n');
    const faqFigures = [
      ...Object.entries(prices)
        .filter(([key]) => key.startsWith('faq.'))
        .map(([, price]) => formatPrice(price)),
      ...Object.entries(measures)
        // The question about resealing is that of a company that seals.
        .filter(([key]) => key.startsWith('faq.') && (key !== 'faq.reseal' || offers('paver-sealing')))
        .map(([, measure]) => formatMeasure(measure)),
    ];
    expect(faqFigures.filter((figure) => !answers.includes(figure))).toEqual([]);
  });
});

describe('menus', () => {
  const headerLinks = headerItems.flatMap((item): readonly NavigationLink[] => ('items' in item ? item.items : [item]));
  const mobileLinks = mobileGroups.flatMap(({ items }) => items);
  const footerLinks = Object.values(footerNavigation).flat();

  test('every entry leads to a route of the site', () => {
    const lost = [...headerLinks, ...mobileLinks, ...footerLinks, estimateLink].filter(
      ({ path }) => !routes.has(path.split('#')[0]),
    );
    expect(lost).toEqual([]);
  });

  test('no list names a page twice', () => {
    for (const links of [headerLinks, mobileLinks, footerLinks]) {
      expect(repeated(links.map(({ path }) => path))).toEqual([]);
    }
  });

  test('the header lists all services, and all areas that have a page, with their index last', () => {
    const paths = headerItems.flatMap((item) => ('items' in item ? item.items : [])).map(({ path }) => path);
    const all = [...services.map(({ path }) => path), ...areas.flatMap((area) => pageOf(area) ?? [])];
    // Without any page of a town, the index is a link of its own.
    const hasTowns = all.length > services.length;
    expect(paths).toEqual(hasTowns ? [...all, '/service-area'] : all);
    expect(headerItems.some(({ label }) => label === 'Locations')).toBe(true);
  });

  test('the footer lists all services, and all areas that have a page', () => {
    expect(footerNavigation.services).toHaveLength(services.length);
    const pages = areas.flatMap((area) => pageOf(area) ?? []);
    expect(footerNavigation.areas.map(({ path }) => path)).toEqual(pages.length > 0 ? pages : ['/service-area']);
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
    credentials: 'Licensed and insured',
  };
  const realFacts = {
    business: realBusiness,
    madeUpFacts: [],
    reviews: [],
    caseStudies: [],
    projectCards: [],
    gallery: [],
  };

  test('there are none in real facts', () => {
    expect(listPlaceholders(realFacts)).toEqual([]);
  });

  test.each<[string, Partial<Business>, string]>([
    ['the sample name', { name: 'Saltmarsh Pavers' }, 'company.yaml: name'],
    ['a reserved number', { phone: { e164: '+12395550199', display: '(239) 555-0199' } }, 'company.yaml: phone'],
    ['a reserved host', { url: 'https://pavers.example' }, 'company.yaml: url'],
    ['a reserved email host', { email: 'office@pavers.example' }, 'company.yaml: email'],
    [
      'a social page of the sample company',
      { social: { ...realBusiness.social, facebook: 'https://www.facebook.com/saltmarshpavers' } },
      'company.yaml: facebook',
    ],
  ])('%s is found', (_what, fact, where) => {
    const found = listPlaceholders({ ...realFacts, business: { ...realBusiness, ...fact } });
    expect(found.map((placeholder) => placeholder.where)).toEqual([where]);
  });

  test('each made-up fact is found', () => {
    const found = listPlaceholders({ ...realFacts, madeUpFacts: ['licenseNumber', 'people'] });
    expect(found.map(({ where }) => where)).toEqual(['company.yaml: licenseNumber', 'company.yaml: people']);
  });

  test('each sample review and case study is found, and no real one', () => {
    const review = { name: 'Ann B.', location: '', date: '', rating: 5, text: '', projectType: '' };
    const study: Omit<CaseStudy, 'id'> = {
      title: 'A driveway',
      location: '',
      type: '',
      sqFt: 1,
      days: 1,
      description: '',
      challenges: [],
      results: [],
      picture: '',
      before: undefined,
      details: [],
    };
    const found = listPlaceholders({
      ...realFacts,
      reviews: [
        { ...review, id: 'invented', sample: true },
        { ...review, id: 'real' },
      ],
      caseStudies: [
        { ...study, id: 'invented', sample: true },
        { ...study, id: 'real' },
      ],
    });
    expect(found.map(({ where }) => where)).toEqual(['reviews.yaml: invented', 'projects.yaml: invented']);
  });

  test('recent projects and gallery pictures that are samples are counted and named, real ones are left alone', () => {
    const card = { title: 'A patio', description: '', area: areas[0].id, picture: '' };
    const picture = { title: 'A patio', location: '', picture: '' };
    const found = listPlaceholders({
      ...realFacts,
      projectCards: [
        { ...card, id: 'invented', sample: true },
        { ...card, id: 'real' },
      ],
      gallery: [
        { ...picture, id: 'invented', sample: true },
        { ...picture, id: 'real' },
      ],
    });
    expect(found.map(({ what, where }) => [what, where])).toEqual([
      ['1 of 2 recent projects are samples', 'projects.yaml: invented'],
      ['1 of 2 gallery pictures are samples', 'gallery.yaml: invented'],
    ]);
  });

  test('each says what, where and how to fix it', () => {
    expect(listPlaceholders().filter(({ what, where, fix }) => !(what && /^\S+\.yaml: /.test(where) && fix))).toEqual(
      [],
    );
  });
});
