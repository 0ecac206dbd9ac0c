/**
 * Computes an itemized price range for a project. Every price comes from prices.yaml as published; none is
 * defined here, and none depends on the town.
 */

import { areaById, inArea } from '../../../company/areas';
import { business } from '../../../company/business';
import { startSentence } from '../../../words/numberWords';
import { formatCount, formatNumber } from '../../../words/format';
import {
  formatAmount,
  formatMeasure,
  formatPrice,
  hasPrice,
  measures,
  priceByKey,
  type Amount,
  type Price,
  type PriceKey,
} from '../../../company/pricing';
import { inSentence, serviceById } from '../../../company/services';
import { squareFeetOf } from './area';
import { cautionsOn, minimumFor } from './cautions';
import type { CityChoice, ProjectInput } from './project';
import {
  allCounted,
  allWanted,
  countedRules,
  isCatalogMaterial,
  isJobId,
  materialRules,
  ruleFor,
  wantedRules,
  type ChosenPaver,
  type CountedExtra,
  type PricedProject,
  type WantedExtra,
} from './rules';

/** One line of an estimate. */
export interface EstimateLine {
  readonly id: string;
  readonly label: string;
  /** The quantity that the unit price is multiplied by, in words: "600 sq ft", "40 linear ft", "4 fixtures". */
  readonly quantity: string;
  /** The published unit price; undefined if the work is priced after a visit. */
  readonly price?: Price;
  /** Dollars; undefined if there is no price to multiply. */
  readonly amount?: Amount;
}

/** Square feet times inches in a cubic yard. */
const PER_CUBIC_YARD = 27 * 12;

export type Estimate = ReturnType<typeof estimate>;

/** From how many dollars on the end of a rough range is rounded to hundreds. */
const HUNDREDS_FROM = 5000;

/**
 * Rounds the ends of a range in US dollars, each by itself: rounding a small low end along with a large high end would make
 * some larger projects cost less.
 */
function roughly({ low, high, ...rest }: Amount): Amount {
  const round = (dollars: number) => (dollars >= HUNDREDS_FROM ? Math.round(dollars / 100) * 100 : Math.round(dollars));
  return { low: round(low), high: round(high), ...rest };
}

/** Multiplies the published price. One of its units costs what is published. */
function times({ low, high, openEnded }: Price, quantity: number): Amount {
  const amount = { low: low * quantity, high: high * quantity, ...(openEnded && { openEnded }) };
  return quantity === 1 ? amount : roughly(amount);
}

/** Returns a line, with an amount if it has a price and the count of its units is known. */
function line(id: string, label: string, quantity: string, price?: Price, count?: number): EstimateLine {
  const amount = price && count !== undefined ? times(price, count) : undefined;
  return { id, label, quantity, ...(price && { price }), ...(amount && { amount }) };
}

const squareFeetText = (squareFeet: number) => `${formatNumber(squareFeet)} sq ft`;

/** Returns the line for the work itself. */
function mainLine(
  { project, area, material, wanted }: PricedProject,
  measured: number | undefined,
  paver?: ChosenPaver,
): EstimateLine {
  const { label = singularOf(project), price, typical, extras } = ruleFor(project);
  const { linearFeet, pieces } = area.sides;
  if (price && linearFeet !== undefined)
    return line('main', label, `${formatNumber(linearFeet)} linear ft`, price, linearFeet);
  if (price && pieces !== undefined) return line('main', label, formatCount(pieces, 'piece'), price, pieces);
  if (measured === undefined && typical)
    return line('main', `${label}, typical`, 'One project', priceByKey(typical), 1);
  const squareFeet = measured ?? 0;
  const quantity = squareFeetText(squareFeet);
  if (!price) return line('main', label, quantity);
  if (wanted.overlay && hasPrice('job.overlay'))
    return line('main', `${label}, thin pavers over the slab`, quantity, priceByKey('job.overlay'), squareFeet);
  const { name, tier } = materialRules[material];
  const chosen =
    paver && isCatalogMaterial(material) ? [paver.name, ...(tier || material === 'concrete' ? [name] : [])] : [name];
  const what = extras.materials.length > 0 ? [label, ...chosen].join(', ') : label;
  return line('main', what, quantity, tier ? priceByKey(tier) : price, squareFeet);
}

/** Returns the name of a service in the singular, as the start of a line: "Pool deck". */
function singularOf(project: string): string {
  return startSentence(inSentence(serviceById(project)).replace(/s$/, ''));
}

/** The quantity of work for the whole area if nobody has measured it. */
const UNMEASURED = 'once the area is measured';

/** Returns a price; undefined if the company has none for this work. */
const priceFor = (key: PriceKey) => (hasPrice(key) ? priceByKey(key) : undefined);

/** Returns the line for an extra with a number. */
function countedLine(id: CountedExtra, count: number, squareFeet: number | undefined): EstimateLine {
  const { label, price, one, many } = countedRules[id];
  const text = formatCount(count, one, many);
  if (id !== 'fill' || !hasPrice(price)) return line(id, label, text, priceFor(price), count);
  const yards = squareFeet && Math.ceil((squareFeet * count) / PER_CUBIC_YARD);
  return line(id, `${label}, ${text}`, yards ? `${formatNumber(yards)} cu yd` : UNMEASURED, priceFor(price), yards);
}

/** Returns the line for an extra that is wanted. */
function wantedLine(id: WantedExtra, squareFeet: number | undefined): EstimateLine {
  const { label, price } = wantedRules[id];
  if (!price) return line(id, label, 'After a test patch');
  if (id === 'permit') return line(id, label, 'One project', priceFor(price), 1);
  return line(id, label, squareFeet ? squareFeetText(squareFeet) : UNMEASURED, priceFor(price), squareFeet);
}

function extraLines({ counted, wanted }: PricedProject, squareFeet: number | undefined): EstimateLine[] {
  const isAsked = (id: CountedExtra) => isJobId(id) || hasPrice(countedRules[id].price);
  // Thin pavers need the slab below them. With a price, they are the work itself.
  const isWanted = (id: WantedExtra) =>
    wanted[id] &&
    !(id === 'tearOut' && wanted.overlay) &&
    !(id === 'overlay' && hasPrice('job.overlay') && squareFeet !== undefined);
  return [
    ...allCounted.filter((id) => isAsked(id) && counted[id] > 0).map((id) => countedLine(id, counted[id], squareFeet)),
    ...allWanted.filter(isWanted).map((id) => wantedLine(id, squareFeet)),
  ];
}

/** Adds up the lines; undefined if the work itself has no price, because its extras alone are no estimate. */
function sum(lines: readonly EstimateLine[]): Amount | undefined {
  if (!lines[0]?.amount) return undefined;
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 1) return amounts[0];
  return roughly({
    low: amounts.reduce((total, { low }) => total + low, 0),
    high: amounts.reduce((total, { high }) => total + high, 0),
    ...(amounts.some(({ openEnded }) => openEnded) && { openEnded: true }),
  });
}

/** Raises a range to the company's minimum, if it has one. */
function atLeast(minimum: number | undefined, amount: Amount): Amount {
  if (minimum === undefined || amount.low >= minimum) return amount;
  return { ...amount, low: minimum, high: Math.max(minimum, amount.high) };
}

/** Returns how long the work takes, and the page that publishes it; undefined if the time is agreed on with the customer. */
function timeFor(project: string) {
  const { time } = ruleFor(project);
  if (!time) return undefined;
  const measure = measures[time.measure];
  return { label: time.label, text: formatMeasure(measure), page: measure.page };
}

/**
 * Estimates a project from the published prices.
 * @param paver what it is to be laid in, if it was drawn
 */
export function estimate(input: ProjectInput, paver?: ChosenPaver) {
  const squareFeet = squareFeetOf(input.area);
  const lines = [mainLine(input, squareFeet, paver), ...extraLines(input, squareFeet)];
  const worth = sum(lines);
  const hasMore = lines.some(({ id, price }) => !price && isJobId(id) && id !== 'overlay');
  const total = worth && atLeast(minimumFor(input), worth);
  return {
    lines,
    /**
     * Dollars of the lines that have a price, rounded as a rough range is, and never below the company's minimum; undefined if
     * the work itself has no price.
     */
    total,
    /** Whole square feet; undefined if the area has not been measured. */
    squareFeet,
    time: timeFor(input.project),
    /** What belongs beside the range: the company's minimum, and what a small job costs. */
    cautions: worth ? cautionsOn(input, worth.low, squareFeet, hasMore, paver) : [],
  };
}

/** Returns the place of the project: "on Sanibel", "in Southwest Florida". */
function inCity(city: CityChoice | undefined): string {
  return city && city !== 'elsewhere' ? inArea(areaById(city)) : `in ${business.region}`;
}

/** Describes the size of the project: "400 sq ft", "60 linear ft", "3 pieces". */
export function projectSize({ area }: ProjectInput, { squareFeet }: Estimate): string {
  const { linearFeet, pieces } = area.sides;
  if (linearFeet !== undefined) return `${formatNumber(linearFeet)} linear ft`;
  if (pieces !== undefined) return formatCount(pieces, 'piece');
  return squareFeet === undefined ? 'not measured yet' : squareFeetText(squareFeet);
}

/** Describes what is built and where: "Pool Decks on Sanibel". */
export const projectPlace = ({ project, city }: ProjectInput): string => `${serviceById(project).name} ${inCity(city)}`;

/** Describes the project in a line: "Pool Decks on Sanibel, 400 sq ft". */
export function projectTitle(input: ProjectInput, result: Estimate): string {
  return `${projectPlace(input)}, ${projectSize(input, result)}`;
}

/**
 * Formats the amount of a line: "$600–1,600", "Needs measurements" if only the area is missing, or "Custom quote" and "Priced
 * on site" without a price.
 */
export function lineAmount({ id, amount, price }: EstimateLine): string {
  if (amount) return formatAmount(amount);
  if (price) return 'Needs measurements';
  return isJobId(id) ? 'Priced on site' : 'Custom quote';
}

/** Formats quantity and unit price of a line: "600 sq ft at $18–22 per sq ft". */
export function lineBasis({ quantity, price, amount }: EstimateLine): string {
  if (!price || price.unit === 'project') return quantity;
  return amount ? `${quantity} at ${formatPrice(price)}` : `${formatPrice(price)}, ${quantity}`;
}
