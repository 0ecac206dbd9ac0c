/**
 * Creates structured data (schema.org) for every kind of page from the facts that the pages show. Google's rules for a
 * local business: one @id for the company, areas served, and a street address only if there is an office, opening hours by
 * group of days. A company's own ratings earn no stars; they are included because the pages show them.
 */
import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Review as ReviewSchema,
  Service as ServiceSchema,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { detailsOf, inArea, type Area } from '../company/areas';
import { business } from '../company/business';
import { isoMonth } from '../words/format';
import { optionalFacts } from '../company/optionalFacts';
import { isPublicHost } from '../company/publicHost';
import { averageOf, reviews as allReviews, type Review } from '../company/reviews';
import { serviceDetails, serviceTypes, type Service } from '../company/services';
import { siteUrl } from '../company/site';
import { ownText } from '../company/text/ownText';
import { articleCropFile, articleShapes } from '../images/articleCrops';
import { largeIcon } from '../images/iconFiles';
import type { Article } from '../site/frontMatter';

/** One step of the path from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A question with its answer in plain text. */
export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

const businessId = `${siteUrl}/#business`;

/** The company as author and publisher: the same type, name and URL as in its full description. */
const company = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name: business.name,
  url: `${siteUrl}/`,
} as const;

/** Returns the absolute URL of a route on the configured host; the home page's ends with a slash. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}

/** Returns the URL of a page's social card, 1200 × 630 pixels. */
export function socialCardUrl(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return absoluteUrl(`/social/${name}.jpg`);
}

/** Returns the URLs of an article's picture in each of the shapes that search results show. */
export function articleCropUrls(picture: string): readonly string[] {
  return articleShapes.map((shape) => absoluteUrl(`/social/${articleCropFile(picture, shape)}`));
}

function areaServed() {
  return business.counties.map((county) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${county} County, ${business.state}`,
  }));
}

/** Returns the reviews that structured data may quote. Search engines would take a sample for a customer's own words. */
export function quotable(reviews: readonly Review[], host = new URL(siteUrl).hostname): readonly Review[] {
  return isPublicHost(host) ? reviews.filter(({ sample }) => !sample) : reviews;
}

/** Marks what is made of samples, as the pages do. */
const sampleMark = (reviews: readonly Review[]) =>
  reviews.some(({ sample }) => sample) ? { name: 'Made-up reviews' } : {};

/** Describes the average of reviews; nothing if there are none. */
function ratingData(reviews: readonly Review[]): { readonly aggregateRating?: AggregateRating } {
  if (reviews.length === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ...sampleMark(reviews),
      ratingValue: averageOf(reviews).toFixed(1),
      reviewCount: reviews.length,
      bestRating: 5,
    },
  };
}
/** Returns the company's pages elsewhere. */
const profiles = () =>
  [...Object.values(business.social), optionalFacts.googleProfile].filter((url) => url !== undefined);

/** Describes the company itself, the same on every page. */
export function businessData(): HomeAndConstructionBusiness {
  return {
    ...company,
    description: business.description,
    image: socialCardUrl('/'),
    logo: absoluteUrl(`/${largeIcon.file}`),
    telephone: business.phone.e164,
    email: business.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      ...(optionalFacts.office && {
        streetAddress: optionalFacts.office.street,
        postalCode: optionalFacts.office.zip,
      }),
      addressLocality: business.locality,
      addressRegion: business.state,
      addressCountry: 'US',
    },
    areaServed: areaServed(),
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: [...days],
      opens,
      closes,
    })),
    makesOffer: serviceTypes().map((name) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name, serviceType: name },
    })),
    ...(profiles().length > 0 && { sameAs: profiles() }),
    ...ratingData(quotable(allReviews)),
  };
}

/** Describes the site by its name, which search engines show above its pages. For the home page, where they look for it. */
export function siteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: business.name,
    url: `${siteUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  };
}

/** Describes what the company does in one city. It has no address there, and its own is in its description. */
export function cityData(area: Area): ServiceSchema {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(area.path)}#service`,
    name: `Pavers ${inArea(area)}`,
    serviceType: [...serviceTypes()],
    url: absoluteUrl(area.path),
    provider: { '@id': businessId },
    areaServed: {
      '@type': 'City',
      name: area.name,
      containedInPlace: { '@type': 'AdministrativeArea', name: `${detailsOf(area).county} County, ${business.state}` },
    },
  };
}

/** The units of UN/CEFACT's list that a service's own price is per. */
const unitCodes = { 'sq ft': 'FTK', 'linear ft': 'LF', piece: 'C62' } as const;

function offerOf({ price }: Service) {
  if (!price) return {};
  return {
    offers: {
      '@type': 'Offer' as const,
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        priceCurrency: 'USD',
        minPrice: price.low,
        maxPrice: price.high,
        unitCode: unitCodes[price.unit],
        unitText: price.unit,
      },
    },
  };
}

/** Describes one service, who provides it and where, and its own price, if it has one. */
export function serviceData(service: Service): ServiceSchema {
  return {
    ...offerOf(service),
    '@type': 'Service',
    '@id': `${absoluteUrl(service.path)}#service`,
    name: service.name,
    serviceType: service.name,
    description: ownText(serviceDetails[service.id].description),
    url: absoluteUrl(service.path),
    provider: { '@id': businessId },
    areaServed: areaServed(),
  };
}

/** Lists the questions on a page; empty if it has none. */
export function faqData(entries: readonly QuestionAndAnswer[]): FAQPage[] {
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ];
}

/** Lists the reviews on a page, each about the company. */
export function reviewData(reviews: readonly Review[]): ReviewSchema[] {
  return quotable(reviews).map((review) => ({
    '@type': 'Review' as const,
    ...sampleMark([review]),
    itemReviewed: { '@id': businessId },
    author: { '@type': 'Person' as const, name: review.name },
    datePublished: isoMonth(review.date),
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5 },
  }));
}

/** The author of the articles: a person, if the company names one, or else the company. */
const author = () =>
  optionalFacts.author
    ? {
        '@type': 'Person' as const,
        name: optionalFacts.author.name,
        jobTitle: optionalFacts.author.role,
        worksFor: { '@id': businessId },
      }
    : company;

/** Describes an article and its author. */
export function articleData(
  article: Pick<Article, 'title' | 'description' | 'answer' | 'keywords'> & {
    readonly path: string;
    /** URLs of pictures that represent it, the best one first. */
    readonly images: readonly string[];
    /** ISO dates. */
    readonly published: string;
    readonly modified: string;
  },
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(article.path)}#article`,
    headline: article.title,
    description: article.description,
    abstract: article.answer,
    image: [...article.images],
    datePublished: article.published,
    dateModified: article.modified,
    keywords: [...article.keywords],
    mainEntityOfPage: absoluteUrl(article.path),
    author: author(),
    publisher: company,
  };
}

/** Describes the path from the home page; the page shows the same steps as links. */
export function breadcrumbData(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/**
 * Returns the text of a JSON-LD script with all of a page's data as one graph. Escapes `<`, so that no text can end the
 * script element.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things } as unknown as WithContext<Thing>;
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
