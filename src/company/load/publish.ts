import {
  priceServices,
  type BuiltInServiceId,
  type JobPriceKey,
  type MeasureKey,
  type WrittenPriceKey,
} from '../schemas/keys';
import type { MeasureEntry, PriceEntry } from '../schemas/offers';
import type { Written } from './factFiles';

/** A figure with the route of the page that publishes it; undefined if this site does not have that page. */
type Published<Entry> = Readonly<Entry> & { readonly page?: string };

/** A published price. */
export type Price = Published<PriceEntry>;

/** A published figure that is not money. */
export type Measure = Published<MeasureEntry>;

/** The areas in square feet for which the cost guide says what a driveway costs. */
const DRIVEWAYS = [400, 600, 1200] as const;

/**
 * Key of a price: the page that publishes it, and what it is for. `service.<id>` is the price of a service of the company's
 * own.
 */
export type PriceKey =
  WrittenPriceKey | JobPriceKey | `costGuide.driveway${(typeof DRIVEWAYS)[number]}SqFt` | `service.${string}`;

/** A page that publishes figures. */
interface FigurePage {
  /** Its name beside a figure. */
  readonly name: string;
  readonly route: string;
}

/** Returns the pages of this site that publish figures, by the first part of a figure's key. */
function findPages({ services, company }: Written, articleSlugs: readonly string[]) {
  const articles = company.figureArticles ?? {};
  const article = (figures: keyof typeof articles) => {
    const slug = articles[figures];
    return slug && articleSlugs.includes(slug) ? `/blog/${slug}` : undefined;
  };
  const seals = services.some(({ id }) => id === 'paver-sealing');
  const pages: Readonly<Record<string, { readonly name: string; readonly route?: string }>> = {
    faq: { name: 'FAQ', route: '/faq' },
    sealing: { name: 'sealing page', route: seals ? '/paver-sealing' : undefined },
    products: { name: 'product page', route: '/paver-products' },
    costGuide: { name: 'cost guide', route: article('costGuide') },
    comparison: { name: 'comparison article', route: article('comparison') },
    maintenance: { name: 'maintenance guide', route: article('maintenance') },
    poolDeck: { name: 'pool deck guide', route: article('poolDeck') },
  };
  return Object.fromEntries(
    Object.entries(pages).filter((page): page is [string, FigurePage] => page[1].route !== undefined),
  );
}

/**
 * Returns the cost guide's prices of driveways, without the basic tier: most driveways get a herringbone pattern, which
 * takes more cutting.
 */
function priceDriveways(prices: Written['prices']): Readonly<Record<string, PriceEntry | null>> {
  const [from, to] = [prices['costGuide.tierMidRange'], prices['costGuide.tierLuxury']];
  return Object.fromEntries(
    DRIVEWAYS.map((area) => [
      `costGuide.driveway${area}SqFt`,
      from && to && { low: area * from.low, high: area * to.high, unit: 'project' },
    ]),
  );
}

/** Works out which prices and measures the site publishes, and where. Done once, so that no visitor's script has to. */
export function publishFigures(written: Written, articleSlugs: readonly string[]) {
  const { services } = written;
  const figurePages: Readonly<Record<string, FigurePage>> = findPages(written, articleSlugs);
  const pageOf = (key: string) => figurePages[key.split('.')[0]]?.route;
  const driveways = priceDriveways(written.prices);
  const serviceOf: Readonly<Record<string, BuiltInServiceId | undefined>> = {
    ...priceServices,
    ...Object.fromEntries(Object.keys(driveways).map((key) => [key, 'paver-driveways'])),
  };
  const table = Object.entries({ ...written.prices, ...driveways }).map(([key, price]) => {
    const service = serviceOf[key];
    return { key, price, lost: service && !services.some(({ id }) => id === service) ? service : undefined };
  });
  return {
    figurePages,
    /** Every price of this company: those of the table, and its services' own. */
    prices: Object.fromEntries([
      ...table.flatMap(({ key, price, lost }) => (price && !lost ? [[key, { ...price, page: pageOf(key) }]] : [])),
      ...services.flatMap(({ id, price }) =>
        price ? [[`service.${id}`, { low: price.low, high: price.high, unit: price.unit, page: `/${id}` }]] : [],
      ),
    ]) as Readonly<Record<string, Price>>,
    /** The keys of the table that are no price of this company: null, or the service that it does not offer. */
    missingPrices: Object.fromEntries(
      table.flatMap(({ key, price, lost }) => (price && !lost ? [] : [[key, (price && lost) ?? null]])),
    ) as Readonly<Record<string, BuiltInServiceId | null>>,
    measures: Object.fromEntries(
      Object.entries(written.measures).map(([key, measure]) => [key, { ...measure, page: pageOf(key) }]),
    ) as Readonly<Record<MeasureKey, Measure>>,
  };
}
