import { describe, expect, test } from '@jest/globals';
import { wideWorkOf } from '../../src/components/sections/WideWork/wideWork';
import { areaById, areas, areasWithPage, detailsOf, pageOf, serviceIn, townIn } from '../../src/company/areas';
import { beforeAfterViews } from '../../src/company/gallery';
import { business } from '../../src/company/business';
import { countyPages } from '../../src/company/facts';
import { faqs } from '../../src/company/faqs';
import { firePits } from '../../src/company/firePits';
import { gallery } from '../../src/company/gallery';
import { estimateLink } from '../../src/site/navigation';
import { figurePages } from '../../src/company/facts';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../../src/company/pricing';
import { products } from '../../src/company/products';
import { caseStudies, projectCards } from '../../src/company/projects';
import { referralProgram, referralRewards } from '../../src/company/referralProgram';
import { homeWork, reviewFor, workFor, worksTitle } from '../../src/site/relatedWork';
import { reviews } from '../../src/company/reviews';
import { sealing } from '../../src/company/sealing';
import { services } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { estimatorPath } from '../../src/tools/estimator/core/link';
import { nounFor } from '../../src/words/format';
import { inWords } from '../../src/words/numberWords';
import {
  countedIds,
  countedRules,
  estimatedServices,
  isEstimated,
  ruleFor,
} from '../../src/tools/estimator/core/rules';
import { townExamples } from '../../src/tools/estimator/core/townExamples';
import { single, textOf, wordsOf } from '../pageContent';
import {
  allRoutes,
  articleRoutes,
  cityRoutes,
  contactRoutes,
  estimateRoutes,
  serviceRoutes,
  siteRoutes,
} from '../routes';
import { checkPages, readPage } from './pages';

/** Reading speeds in words per minute. */
const SLOW = 200;
const FAST = 240;

/**
 * Returns the words that a city page has of its own: not those of the map, the forms, the contact details, the prices, and
 * the projects, which neighboring towns share.
 */
function cityWords(page: Document): string[] {
  const sections = ['prices', 'projects'].map((name) => `section[aria-labelledby="${name}"]`);
  return wordsOf(textOf(single(page, 'main'), ['header, form, footer, nav, figure, #contact', ...sections].join()));
}

/** Returns all sequences of this many words. */
function sequences(words: readonly string[], length: number): Set<string> {
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

test('the page of the service area leads to each page about a county, which leads back', () => {
  const links = [...readPage('/service-area').querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(countyPages.map(({ path }) => path)));
  for (const { county, path } of countyPages) {
    const [crumbs] = readPage(path).querySelectorAll('nav[aria-label="Breadcrumb"]');
    expect(textOf(crumbs)).toContain(`Service ${nounFor(areas.length, 'area')} ${county} County`);
  }
});

test('forms lead to the ZIP check from where they say how far the company works', () =>
  checkPages([...contactRoutes, ...estimateRoutes], (page) => {
    const links = [...single(page, '#contact').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/service-area#map');
  }));

test('pages of services and towns list each of their sections in their hero', () =>
  checkPages([...serviceRoutes, ...cityRoutes], (page) => {
    const [contents] = [...page.querySelectorAll('main details')];
    const listed = [...contents.querySelectorAll('a')].map((link) => [link.getAttribute('href'), textOf(link)]);
    const sections = [...page.querySelectorAll('main section[aria-labelledby] h2')];
    expect(sections.length).toBeGreaterThan(1);
    expect(listed).toEqual(sections.map((heading) => [`#${heading.id}`, textOf(heading)]));
  }));

test('pages of services with a price say it in their hero, and lead to the estimator', () =>
  checkPages(
    estimatedServices.filter(({ id }) => ruleFor(id).price).map(({ path }) => path),
    (page, route) => {
      const { typical, price } = ruleFor(services.find(({ path }) => path === route)?.id ?? '');
      const published = typical ? prices[typical] : price;
      const hero = single(page, 'main h1').parentElement;
      expect(textOf(hero as Element)).toContain(published && formatPrice(published));
      expect(hero?.querySelector('p a[href="#estimator"]')).not.toBeNull();
      expect(single(page, '#estimator').localName).toBe('h2');
    },
  ));

describe('city pages', () => {
  test('each prices a project in its hero, and the link beside it opens the estimate of that project', () =>
    checkPages(cityRoutes, (page, route) => {
      const area = areas.find(({ path }) => path === route);
      const [example] = area ? townExamples(area) : [];
      const link = single(page, 'main h1').parentElement?.querySelector('p a');
      expect(link?.getAttribute('href')).toBe(example && estimatorPath(example.input));
      if (link) {
        expect(textOf(link.parentElement as Element)).toContain(`${example.title}: ${formatAmount(example.total)}`);
      }
    }));

  test('each lists prices that name the extras they include, with a walk to the boat on the water', () =>
    checkPages(cityRoutes, (page, route) => {
      const area = areas.find(({ path }) => path === route);
      const examples = area ? townExamples(area) : [];
      const rows = [...page.querySelectorAll('section[aria-labelledby="prices"] li')].map((row) => textOf(row));
      expect(rows).toEqual(examples.map(({ title, total }) => `${title} ${formatAmount(total)} Price yours`));
      for (const { input, title } of examples) {
        for (const id of countedIds) {
          const { one } = countedRules[id];
          expect({ title, names: title.includes(one) }).toEqual({ title, names: input.counted[id] > 0 });
        }
      }
      const work = examples.map(({ input }) => input.project);
      if (work.includes('paver-sealing')) expect(work.indexOf('paver-sealing')).toBe(work.length - 1);
      const walks = estimatedServices.some(({ id }) => id === 'captain-walks') && area?.isWaterfront;
      if (walks) expect(work).toContain('captain-walks');
      const [first = work[0]] = [
        ...caseStudies.filter(({ location }) => townIn(location) === area?.id),
        ...projectCards.filter((project) => project.area === area?.id),
      ]
        .flatMap(({ service }) => service ?? [])
        .filter((id) => id !== 'paver-sealing' && work.some((one) => one === id));
      expect(work[0]).toBe(first);
    }));

  test('no two say the same of what moves a price', () => {
    const said = cityRoutes.flatMap((route) =>
      [...readPage(route).querySelectorAll('h2#prices + p')].map((text) => textOf(text)),
    );
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  test('each is about its city, in at least 450 words', () =>
    checkPages(cityRoutes, (page, route) => {
      const name = areas.find(({ path }) => path === route)?.name;
      expect(cityWords(page).length).toBeGreaterThanOrEqual(450);
      expect(textOf(single(page, 'h1'))).toContain(name);
      expect(textOf(single(page, 'footer'))).toContain(name);
    }));

  test('each has its prices first, the projects of its city and around before its text or after its form, a wide one of its own, and its neighbors beside the form', () =>
    checkPages(cityRoutes, (page, route) => {
      const area = areas.find(({ path }) => path === route);
      const wide = area && wideWorkOf(area);
      const works = workFor({ town: area?.id }).filter((work) => work !== wide);
      const band = page.querySelector('section[aria-labelledby="projects"]');
      const titles = [...(band?.querySelectorAll('h3') ?? [])].map((title) => textOf(title));
      expect(titles).toEqual(works.map(({ title }) => title));
      const parts = [...page.querySelectorAll('main section[aria-labelledby]')].map(
        (part) => part.getAttribute('aria-labelledby') ?? '',
      );
      const frame = ['prices', 'projects', 'contact-title'].filter((part) => parts.includes(part));
      const [projects, form] = [parts.indexOf('projects'), parts.indexOf('contact-title')];
      expect(form).toBeGreaterThan(0);
      const neighbors = [...(area ? detailsOf(area).nearby : []).map(areaById)].flatMap((near) => pageOf(near) ?? []);
      const linked = [...page.querySelectorAll('main #contact a')].map((link) => link.getAttribute('href') ?? '');
      expect(linked).toEqual(expect.arrayContaining(neighbors));
      expect(textOf(single(page, 'main'))).toContain(wide?.title ?? '');
      if (area && townExamples(area).length > 0) expect(parts[0]).toBe('prices');
      if (projects >= 0) expect([frame.indexOf('prices') + 1, form + 1]).toContain(projects);
    }));

  test('no two texts share more than 15% of their five-word sequences', () => {
    const texts = cityRoutes.map((route) => ({ route, runs: sequences(cityWords(readPage(route)), 5) }));
    const alike = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const common = [...one.runs].filter((run) => other.runs.has(run));
        const share = common.length / Math.min(one.runs.size, other.runs.size);
        return share <= 0.15
          ? []
          : `${one.route} and ${other.route}: ${(100 * share).toFixed(1)}%: ${common.join(' | ')}`;
      }),
    );
    expect(alike).toEqual([]);
  });
});

test('each article has the length of its read time', () =>
  checkPages(articleRoutes, (page) => {
    const minutes = Number(/(\d+) min read/.exec(textOf(single(page, 'article > header')))?.[1]);
    // With its questions, but without what its writer didn't write: tools with their tables, which list more for a company
    // with more services, calls to action, the captions of drawings.
    const texts = [...page.querySelectorAll('article > header p:has(> strong), [data-article-body]')];
    const words = wordsOf(
      texts
        .map((text) => textOf(text, '[data-island], [data-island] + details, aside, figure, [aria-hidden]'))
        .join(' '),
    ).length;
    expect(minutes).toBeGreaterThanOrEqual(words / FAST);
    expect(minutes).toBeLessThanOrEqual(Math.ceil(words / SLOW));
  }));

if (siteParts.blog)
  test('the blog index shows its cards, newest first', () => {
    const cards = [...readPage('/blog').querySelectorAll('main article')];
    const linked = cards.map((card) => single(card, 'a').getAttribute('href') ?? '');
    expect(linked.filter((route) => !articleRoutes.includes(route))).toEqual([]);
    const published = linked.map((route) => {
      const data = single(readPage(route), 'script[type="application/ld+json"]').textContent;
      return /"datePublished":"([^"]+)"/.exec(data ?? '')?.[1];
    });
    expect(published).not.toContain(undefined);
    expect(published).toEqual([...published].sort().reverse());
    for (const card of cards) {
      const text = textOf(card);
      expect(text).toMatch(/Buying Guide|Maintenance|Design Tips/);
      expect(text).toMatch(
        /(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
      );
      expect(text).toMatch(/\b\d+ min read\b/);
      const title = textOf(single(card, 'h2, h3'));
      expect(title).not.toBe('');
      // The rest of the label is for screen reader users who hear the link without its card.
      expect(single(card, 'a').textContent).toBe(`Read More: ${title}`);
      // The excerpt.
      expect(wordsOf(text).length).toBeGreaterThan(20);
    }
  });

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const { reward, minimumProject, processedDays } = referralProgram;

/** Texts that single pages must show, if the site has them; the figures come from src/company. */
const parts: Readonly<Record<string, () => readonly (string | RegExp)[]>> = {
  '/': () => [
    ...(siteParts.projects ? [worksTitle(homeWork)] : []),
    ...(business.hiring ? [/team is expanding/i, 'CALL NOW', business.background ?? ''] : []),
    business.experience ?? '',
  ],
  '/privacy': () => [
    ...(business.newsletter ? ['Sign up for news and updates'] : []),
    ...(business.referrals ? [/referral link is the one address/] : []),
  ],
  '/service-area': () => [
    'Coverage Area',
    'Free Consultations & Estimates',
    'Why Choose',
    'Local Expertise',
    business.credentials.replace('and insured', '& Insured'),
    'Quality Materials',
    'Expert Installation',
  ],
  '/paver-sealing': () => [
    formatPrice(prices['sealing.sealing']),
    formatPrice(prices['sealing.deepCleaning']),
    /custom quote/i,
    formatMeasure(measures['sealing.cure']),
    formatMeasure(measures['sealing.resealDriveway']),
    formatMeasure(measures['sealing.resealPatio']),
    formatMeasure(measures['sealing.sealerLife']),
    ...sealing.benefits.map(({ title }) => title),
  ],
  '/gallery': () => gallery.flatMap(({ title, location }) => [title, location]),
  '/portfolio': () =>
    caseStudies.flatMap(({ title, sqFt, days, valueAdd, challenges, results }) => [
      title,
      `${sqFt.toLocaleString('en-US')} sq ft`,
      `${days} days`,
      ...(valueAdd ? [dollars(valueAdd)] : []),
      ...challenges,
      ...results,
    ]),
  '/paver-products': () => [
    ...products.map(({ name }) => name),
    ...firePits.map(({ name }) => name),
    formatMeasure(measures['products.strength']),
    formatMeasure(measures['products.baseDepth']),
    'Request Free Quote',
  ],
  '/testimonials': () =>
    reviews.flatMap(({ name, location, date, text, projectType }) => [name, location, date, text, projectType]),
  '/referrals': () => [
    `Earn ${dollars(reward)} for Every Referral`,
    'How It Works',
    'Choose Your Reward',
    ...referralRewards().flatMap(({ title, points }) => [title, ...points]),
    `${processedDays} days`,
    `${processedDays} business days`,
    dollars(minimumProject),
    /past year/,
    /never expires/i,
    /mention/,
  ],
  [figurePages.comparison?.route ?? '']: () => [
    formatPrice(prices['comparison.concrete']),
    formatPrice(prices['comparison.pavers']),
    formatAmount(prices['comparison.concrete20Years']),
    formatAmount(prices['comparison.pavers20Years']),
    formatAmount(prices['comparison.concreteUpkeep']),
    formatAmount(prices['comparison.paverUpkeep']),
    formatMeasure(measures['comparison.upfrontPremium']),
    formatMeasure(measures['comparison.paverLife']),
    formatMeasure(measures['comparison.concreteLife']),
    formatMeasure(measures['comparison.valueGain']),
    formatMeasure(measures['comparison.roi']),
    'verdict',
  ],
};

test('pages show all their required texts', () =>
  checkPages(
    siteRoutes.filter((route) => route in parts),
    (page, route) => {
      const text = textOf(single(page, 'main'));
      const isShown = (part: string | RegExp) => (part instanceof RegExp ? part.test(text) : text.includes(part));
      expect(parts[route]?.().filter((part) => !isShown(part))).toEqual([]);
    },
  ));

test('each article ends with a call-to-action, a call button and a link to the blog', () =>
  checkPages(articleRoutes, (page) => {
    const labels = (selector: string) => [...page.querySelectorAll(selector)].map((link) => textOf(link));
    expect(labels('main > section:last-child a')).toEqual([
      `Call ${business.phone.display}`,
      expect.stringMatching(/^Get Free (Quote|Consultation|Estimate)$/),
    ]);
    expect(labels('main a')).toContain('Back to blog');
  }));

describe('service pages', () => {
  const serviceOn = new Map(services.map(({ id, path }) => [path, id]));
  const pathsWith = (has: (id: string) => boolean) => services.filter(({ id }) => has(id)).map(({ path }) => path);

  test('each shows the estimator, jobs and a review of its service before its form, in this order', () =>
    checkPages([...serviceOn.keys()], (page, route) => {
      const service = serviceOn.get(route);
      const jobs = workFor({ service })
        .slice(0, 3)
        .map(({ title }) => title);
      const review = reviewFor({ service })?.text;
      const hasView = beforeAfterViews.some((view) => view.service === service);
      const band = page.querySelector('main section[aria-labelledby="work"]');
      expect(band !== null).toBe(jobs.length > 0 || hasView);
      if (band) {
        expect(jobs.filter((title) => !textOf(band).includes(title))).toEqual([]);
        expect(band.querySelector(`p > a[href="#contact"]`)).not.toBeNull();
      }
      const quote = page.querySelector('main blockquote');
      expect(quote ? textOf(quote) : undefined).toBe(review);
      const order = [...page.querySelectorAll('#estimator, #work, main blockquote, #contact')];
      expect(order.map(({ id, localName }) => id || localName)).toEqual([
        ...(service && isEstimated(service) && ruleFor(service).price ? ['estimator'] : []),
        ...(band ? ['work'] : []),
        ...(review ? ['blockquote'] : []),
        'contact',
      ]);
    }));

  test('each has headings of its own, but for that of the questions', () => {
    const headings = [...serviceOn.keys()].flatMap((route) =>
      [...readPage(route).querySelectorAll('main h2')]
        .filter(({ id }) => id !== 'questions')
        .map((heading) => textOf(heading)),
    );
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  test('each names the towns whose page has a price for its work, and the links between the two say the same', () => {
    const linksOf = (route: string, part: string, to: string) =>
      [...readPage(route).querySelectorAll(`main ${part} a`)].filter(
        (link) => link.getAttribute('href')?.split(/[?#]/)[0] === to,
      );
    const said: string[] = [];
    for (const service of services) {
      for (const area of areasWithPage()) {
        const words = serviceIn(service, area);
        const toTown = linksOf(service.path, 'section[aria-labelledby="questions"]', area.path);
        const back = linksOf(area.path, 'section[aria-labelledby="prices"]', service.path);
        expect({ words, links: toTown.map((link) => textOf(link)) }).toEqual({
          words,
          links: back.length > 0 ? [words] : [],
        });
        expect(back.filter((link) => !textOf(link).startsWith(words))).toEqual([]);
        said.push(...toTown.map((link) => textOf(link)));
      }
    }
    const priced = estimatedServices.some(({ id }) => ruleFor(id).price);
    expect(said.length > 0).toBe(priced && areasWithPage().length > 0);
  });

  test('those with pictures of before and after show both, each with a label', () =>
    checkPages(
      pathsWith((id) => beforeAfterViews.some((view) => view.service === id)),
      (page) => {
        const figure = single(page, 'figure:has([data-island="components/sections/BeforeAfter/BeforeAfter"])');
        expect(figure.querySelectorAll('picture')).toHaveLength(2);
        expect(textOf(figure)).toMatch(/Before.*After/);
      },
    ));
});

test('the FAQ page shows the questions in their order', () => {
  const shown = [...readPage('/faq').querySelectorAll('main summary')].map((question) => textOf(question));
  expect(shown).toEqual(faqs.map(({ question }) => question));
});

test('each page names the company, and shows no phone number or email address but its own', () =>
  checkPages(allRoutes, (page) => {
    const text = textOf(page.body);
    expect(text).toContain(business.name);
    const numbers = text.match(/\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g);
    expect([...new Set(numbers)]).toEqual([business.phone.display]);
    const addresses = text.match(/[\w.+-]+@[\w-]+(\.\w+)+/g);
    expect([...new Set(addresses)]).toEqual([business.email]);
  }));

test('links call, text or email the number and the address that pages show', () =>
  checkPages(allRoutes, (page) => {
    const number = `+1${business.phone.display.replace(/\D/g, '')}`;
    const contacts = [...page.querySelectorAll('a')].filter((link) => /^(tel|mailto|sms):/.test(link.href));
    const addresses = [...new Set(contacts.map(({ href }) => href))];
    expect(addresses).toContain(`tel:${number}`);
    expect([`tel:${number}`, `sms:${number}`, `mailto:${business.email}`]).toEqual(expect.arrayContaining(addresses));
  }));

test('each sample project and gallery picture is marked as one', () => {
  const sampleCards = projectCards.filter(({ sample }) => sample).map(({ title }) => title);
  const samples = [...sampleCards, ...gallery.filter(({ sample }) => sample).map(({ title }) => title)];
  return checkPages(allRoutes, (page) => {
    const unmarked = [...page.querySelectorAll('main li')]
      .filter((item) => !item.querySelector('li'))
      .map((item) => textOf(item))
      .filter((text) => samples.some((title) => text.includes(title)) && !text.includes('Invented example'));
    expect(unmarked).toEqual([]);
  });
});

test('every link opens in the same tab, because none says that it would open another', () =>
  checkPages(allRoutes, (page) => {
    expect([...page.querySelectorAll('a[target]')].map(({ outerHTML }) => outerHTML)).toEqual([]);
  }));

test('Get Free Estimate in the footer links to the form of the page, if it has one', () =>
  checkPages(allRoutes, (page) => {
    const hasForm = page.querySelector('#contact form') !== null;
    const link = [...page.querySelectorAll('footer a')].find(({ textContent }) => textContent === estimateLink.label);
    expect(link?.getAttribute('href')).toBe(hasForm ? '#contact' : estimateLink.path);
  }));

test('the service area speaks of one town, or of as many as there are', () => {
  const page = readPage('/service-area');
  const heading = textOf(single(page, '#areas'));
  const footer = [...page.querySelectorAll('footer nav')].map((list) => list.getAttribute('aria-label'));
  expect(heading).toBe(areas.length > 1 ? `The ${inWords(areas.length)} areas` : 'The town we work in');
  expect(footer).toContain(areasWithPage().length > 1 ? 'Service areas' : 'Service area');
});

test('no page shows an unfilled placeholder', () =>
  checkPages(allRoutes, (page) => {
    const text = textOf(page.documentElement);
    expect(text.match(/\{\{|\}\}|\[object |\b(undefined|NaN|null|lorem|ipsum|TODO)\b/gi)).toBeNull();
  }));

test('no point of a list is its bold phrase alone, where the others say more', () =>
  checkPages(allRoutes, (page) => {
    const alone = [...page.querySelectorAll('main :is(ul, ol)')].flatMap((list) => {
      const points = [...list.children].map(
        (point) => [textOf(point), point.querySelector(':scope > strong')] as const,
      );
      const bare = points.filter(([text, phrase]) => phrase && textOf(phrase) === text);
      return bare.length < points.length ? bare.map(([text]) => text) : [];
    });
    expect(alone).toEqual([]);
  }));
