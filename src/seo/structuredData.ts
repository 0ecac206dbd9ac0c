/**
 * Creates structured data (schema.org) for every kind of page from the facts that the pages show. Google's rules for a
 * local business: one @id for the company, areas served instead of an invented street address, opening hours by group
 * of days. A company's own ratings earn no stars; they are included because the pages show them.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Review as ReviewSchema,
  Service as ServiceSchema,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Area } from '../data/areas';
import { business } from '../data/business';
import { optionalFacts } from '../data/optionalFacts';
import { averageRating, reviewCount, type Review } from '../data/reviews';
import { serviceTypes, type Service } from '../data/services';
import { siteUrl } from '../data/site';

export type StructuredData = Thing;

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
const organization = { '@type': 'Organization', '@id': businessId, name: business.name, url: siteUrl } as const;

/** Returns the absolute URL of a route on the configured host; the home page's ends with a slash. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}

function openingHours() {
  return business.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: [...days],
    opens,
    closes,
  }));
}

function areaServed() {
  return business.counties.map((county) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${county} County, ${business.state}`,
  }));
}

/** Describes the company itself, the same on every page. */
export function businessData(): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    description: business.description,
    url: `${siteUrl}/`,
    telephone: business.phone.e164,
    email: business.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.locality,
      addressRegion: business.state,
      addressCountry: 'US',
    },
    areaServed: areaServed(),
    openingHoursSpecification: openingHours(),
    knowsAbout: [...serviceTypes],
    makesOffer: serviceTypes.map((name) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name, serviceType: name },
    })),
    sameAs: [...Object.values(business.social), ...(optionalFacts.googleProfile ? [optionalFacts.googleProfile] : [])],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating.toFixed(1),
      reviewCount,
      bestRating: 5,
    },
  };
}

/** Describes the company in one city. */
export function cityBusinessData(area: Area): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${absoluteUrl(area.path)}#business`,
    name: business.name,
    url: absoluteUrl(area.path),
    telephone: business.phone.e164,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: area.name,
      addressRegion: business.state,
      addressCountry: 'US',
    },
    areaServed: {
      '@type': 'City',
      name: area.name,
      containedInPlace: { '@type': 'AdministrativeArea', name: `${area.county} County, ${business.state}` },
    },
    openingHoursSpecification: openingHours(),
    parentOrganization: { '@id': businessId },
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
    description: service.description,
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
  return reviews.map((review) => ({
    '@type': 'Review' as const,
    itemReviewed: { '@id': businessId },
    author: { '@type': 'Person' as const, name: review.name },
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5 },
  }));
}

/** Describes an article, with the company as author. */
export function articleData(article: {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  /** ISO date. */
  readonly published: string;
  readonly keywords: readonly string[];
}): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(article.path)}#article`,
    headline: article.title,
    description: article.description,
    image: article.image,
    datePublished: article.published,
    keywords: [...article.keywords],
    mainEntityOfPage: absoluteUrl(article.path),
    author: organization,
    publisher: organization,
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
export function serializeGraph(things: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things } as unknown as WithContext<Thing>;
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
