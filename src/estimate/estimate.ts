/**
 * Computes an itemized price range for a project. Every price comes from src/data/pricing.ts as published; none is
 * defined here, and none depends on the town.
 */

import { areaById, inArea } from '../data/areas';
import { business } from '../data/business';
import { formatNumber } from '../data/format';
import {
  formatAmount,
  formatMeasure,
  formatPrice,
  measures,
  prices,
  type Amount,
  type Price,
  type PriceKey,
} from '../data/pricing';
import { serviceById } from '../data/services';
import { describeArea, squareFeetOf } from './area';
import { pageName } from './pages';
import type { CityChoice, CountedExtra, MaterialId, PricedProject, ProjectInput } from './project';

/** One line of an estimate. */
export interface EstimateLine {
  readonly id: string;
  readonly label: string;
  /** The quantity that the unit price is multiplied by, in words: "600 sq ft", "4 fixtures". */
  readonly quantity: string;
  /** The published unit price; undefined if the work is priced after a visit. */
  readonly price?: Price;
  /** Dollars; undefined if there is no price to multiply. */
  readonly amount?: Amount;
}

/** How long the work takes, as published. */
export interface EstimateTime {
  readonly label: string;
  readonly text: string;
  /** Route of the page that publishes it. */
  readonly page: string;
}

/** A sentence about a published price that the estimate did not use, or the reason for a line. */
export interface EstimateNote {
  readonly text: string;
  readonly pages: readonly string[];
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** Whole dollars of the lines that have a price; undefined if the work itself has none. */
  readonly total?: Amount;
  /** Dollars per square foot of the area, to the cent; undefined unless every line has a price. */
  readonly perSquareFoot?: Amount;
  /** Whole square feet; undefined if the area has not been measured. */
  readonly squareFeet?: number;
  /** Undefined if the time is agreed on with the customer. */
  readonly time?: EstimateTime;
  readonly notes: readonly EstimateNote[];
  /** Work that the range does not include. */
  readonly notIncluded: readonly string[];
}

/** Returns the range from the low end of one price to the high end of another on the same page. */
function span(from: Price, to: Price): Price {
  return { low: from.low, high: to.high, unit: from.unit, page: from.page };
}

const tiers: Readonly<Record<Exclude<MaterialId, 'undecided'>, PriceKey>> = {
  basic: 'costGuide.tierBasic',
  'mid-range': 'costGuide.tierMidRange',
  premium: 'costGuide.tierPremium',
  luxury: 'costGuide.tierLuxury',
};

/**
 * Returns the price of paving if no material is chosen. The cost guide's driveways by size (400 sq ft: $7,200-12,000)
 * are its mid-range to luxury tiers times the area; pool decks have a separate price by type.
 */
function undecidedPrice(project: string): Price {
  if (project === 'paver-driveways') return span(prices['costGuide.tierMidRange'], prices['costGuide.tierLuxury']);
  if (project === 'pool-decks') return prices['poolDeck.installed'];
  return prices['costGuide.installed'];
}

const typicalPrices: Readonly<Partial<Record<string, PriceKey>>> = {
  'paver-driveways': 'costGuide.driveway',
  'paver-patios': 'costGuide.patio',
  'pool-decks': 'costGuide.poolDeck',
};

/** Multiplies the published price, in whole dollars. */
function times(price: Price, quantity: number): Amount {
  return {
    low: Math.round(price.low * quantity),
    high: Math.round(price.high * quantity),
    ...(price.openEnded && { openEnded: true }),
  };
}

function line(id: string, label: string, quantity: number, unit: string, price: Price): EstimateLine {
  return { id, label, quantity: `${formatNumber(quantity)} ${unit}`, price, amount: times(price, quantity) };
}

const materialNames: Readonly<Record<MaterialId, string>> = {
  undecided: 'material not decided',
  basic: 'basic',
  'mid-range': 'mid-range',
  premium: 'premium',
  luxury: 'luxury',
};

/** Returns the line for the work itself. */
function mainLine({ project, material }: PricedProject, squareFeet: number | undefined): EstimateLine {
  if (project === 'commercial-pavers') {
    return { id: 'main', label: 'Commercial paving', quantity: `${formatNumber(squareFeet ?? 0)} sq ft` };
  }
  if (project === 'paver-sealing') {
    return line('main', 'Paver sealing', squareFeet ?? 0, 'sq ft', prices['sealing.sealing']);
  }
  const { name: plural } = serviceById(project);
  const name = plural.charAt(0) + plural.slice(1).toLowerCase().replace(/s$/, '');
  if (squareFeet === undefined) {
    const price = prices[typicalPrices[project] ?? 'costGuide.installed'];
    return { id: 'main', label: `${name}, typical`, quantity: 'One project', price, amount: times(price, 1) };
  }
  const price = material === 'undecided' ? undecidedPrice(project) : prices[tiers[material]];
  return line('main', `${name}, ${materialNames[material]}`, squareFeet, 'sq ft', price);
}

interface CountedPrice {
  readonly label: string;
  readonly key: PriceKey;
  readonly one: string;
  readonly many: string;
}

const countedPrices: Readonly<Record<CountedExtra, CountedPrice>> = {
  wall: { label: 'Retaining wall', key: 'costGuide.retainingWall', one: 'linear ft', many: 'linear ft' },
  lights: { label: 'Lighting', key: 'costGuide.lighting', one: 'fixture', many: 'fixtures' },
  firePits: { label: 'Fire pit', key: 'costGuide.firePit', one: 'fire pit', many: 'fire pits' },
  seats: { label: 'Built-in seating', key: 'costGuide.seating', one: 'bench', many: 'benches' },
};

function extraLines({ counted, wanted }: ProjectInput, squareFeet: number | undefined): EstimateLine[] {
  const lines: EstimateLine[] = [];
  for (const [id, { label, key, one, many }] of Object.entries(countedPrices)) {
    const quantity = counted[id as CountedExtra];
    if (quantity > 0) lines.push(line(id, label, quantity, quantity === 1 ? one : many, prices[key]));
  }
  const byArea = (id: string, label: string, price: Price) =>
    squareFeet === undefined
      ? { id, label, quantity: 'once the area is measured', price }
      : line(id, label, squareFeet, 'sq ft', price);
  if (wanted.sealing) lines.push(byArea('sealing', 'Sealing', prices['costGuide.sealing']));
  if (wanted.cleaning) lines.push(byArea('cleaning', 'Deep cleaning', prices['sealing.deepCleaning']));
  if (wanted.restoration) lines.push({ id: 'restoration', label: 'Restoration', quantity: 'After a test patch' });
  return lines;
}

/** Adds up the lines; undefined if the work itself has no price, because its extras alone are no estimate. */
function sum(lines: readonly EstimateLine[]): Amount | undefined {
  if (!lines[0]?.amount) return undefined;
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  return {
    low: amounts.reduce((total, { low }) => total + low, 0),
    high: amounts.reduce((total, { high }) => total + high, 0),
    ...(amounts.some(({ openEnded }) => openEnded) && { openEnded: true }),
  };
}

const cents = (value: number) => Math.round(value * 100) / 100;

function perSquareFoot(
  lines: readonly EstimateLine[],
  total: Amount | undefined,
  squareFeet: number | undefined,
): Amount | undefined {
  if (!total || !squareFeet || lines.some(({ amount }) => !amount)) return undefined;
  return { ...total, low: cents(total.low / squareFeet), high: cents(total.high / squareFeet) };
}

function timeFor(project: string): EstimateTime | undefined {
  if (project === 'commercial-pavers') return undefined;
  if (project === 'paver-sealing') {
    const cure = measures['sealing.cure'];
    return { label: 'Sealer cures in', text: formatMeasure(cure), page: cure.page };
  }
  const days = measures['faq.projectDays'];
  return { label: 'Days on site, most projects', text: formatMeasure(days), page: days.page };
}

/** Cites a published figure other than the one in use: "the FAQ says $8,000–20,000". */
function says(key: PriceKey): string {
  return `the ${pageName(prices[key].page)} says ${formatPrice(prices[key])}`;
}

function note(text: string, ...keys: readonly PriceKey[]): EstimateNote {
  return { text, pages: [...new Set(keys.map((key) => prices[key].page))] };
}

function projectNotes({ project, material, area, wanted }: PricedProject): EstimateNote[] {
  const notes: EstimateNote[] = [];
  const measured = area.shape !== 'not-measured';
  const open = material === 'undecided' && measured;
  if (project === 'commercial-pavers') {
    notes.push({
      text: 'Nobody can give you an honest price per square foot for commercial work before a site visit: thickness, base, phasing and night work change it more than the paver does. This estimate only covers what we publish a price for.',
      pages: [],
    });
  }
  if (project === 'paver-driveways' && open) {
    notes.push(
      note(
        'Until you pick a material, you’ll see mid-range through luxury prices, as in our table of driveways by size.',
        'costGuide.tierMidRange',
      ),
    );
  }
  if (project === 'paver-driveways' && material === 'basic') {
    notes.push(
      note(
        'Most driveways need a full-thickness paver and an interlocking pattern, which puts them above the basic tier.',
        'costGuide.tierBasic',
      ),
    );
  }
  if (project === 'pool-decks' && measured) {
    notes.push(
      open
        ? note(
            `Until you pick a material, we show the whole range from the pool deck guide. The tiers come from the cost guide.`,
            'poolDeck.installed',
            'costGuide.tierBasic',
          )
        : note(
            `The tiers come from the cost guide. For all materials, ${says('poolDeck.installed')}.`,
            'costGuide.tierBasic',
            'poolDeck.installed',
          ),
    );
  }
  const typical: Partial<Record<string, readonly [string, PriceKey, PriceKey]>> = {
    'paver-driveways': ['driveway', 'costGuide.driveway', 'faq.driveway'],
    'paver-patios': ['patio', 'costGuide.patio', 'faq.patio'],
    'pool-decks': ['pool deck', 'costGuide.poolDeck', 'faq.poolDeck'],
  };
  const published = typical[project];
  if (published) {
    const [name, guide, faq] = published;
    const inUse = measured ? '' : ' We use the first one.';
    const [guidePrice, faqPrice] = [guide, faq].map((key) => formatPrice(prices[key]));
    notes.push(
      note(
        `We publish two ranges for a typical ${name}: ${guidePrice} in the cost guide, ${faqPrice} in the FAQ.${inUse}`,
        guide,
        faq,
      ),
    );
  }
  if (wanted.sealing) {
    notes.push(
      note(
        `For sealing ordered with a new project, we use the price in the cost guide. For sealing as a separate job, ${says('sealing.sealing')}.`,
        'costGuide.sealing',
        'sealing.sealing',
      ),
    );
  }
  if (project === 'paver-sealing') {
    notes.push(
      note(
        `The price of sealing comes from the sealing page. For sealing ordered with a new project, ${says('costGuide.sealing')}.`,
        'sealing.sealing',
        'costGuide.sealing',
      ),
    );
  }
  return notes;
}

/**
 * Lists the work in the cost guide's "What drives the price up, and what brings it down" and "What a quote must list"
 * that the estimate does not include.
 */
function notIncludedIn({ project, counted, wanted }: PricedProject): string[] {
  if (project === 'paver-sealing') {
    return [
      ...(wanted.restoration
        ? []
        : ['Stripping failed sealer and resetting pavers that have sunk, unless you check the box for restoration']),
      'Treating rust and oil that have soaked in',
      'Moving heavy furniture, planters and grills',
    ];
  }
  return [
    'Breaking up and hauling away an old slab or pavers',
    'Fixing soft ground: digging out muck or roots, laying fabric, building a deeper base',
    'Drains, and moving irrigation or utilities',
    'Surveys, and permit and HOA fees',
    ...(project === 'pool-decks' ? ['Coping, and work on the pool shell or cage'] : []),
    ...(counted.wall > 0 ? ['Engineering for a tall wall'] : []),
    ...(counted.lights > 0 || counted.firePits > 0 ? ['Bringing power or gas to the site'] : []),
    ...(project === 'outdoor-living-spaces' ? ['Kitchens, pergolas and appliances'] : []),
    ...(wanted.sealing ? [] : ['Sealing, unless you check the box']),
  ];
}

/** Estimates a project from the published prices. */
export function estimate(input: ProjectInput): Estimate {
  const squareFeet = squareFeetOf(input.area);
  const lines = [mainLine(input, squareFeet), ...extraLines(input, squareFeet)];
  const total = sum(lines);
  return {
    lines,
    total,
    perSquareFoot: perSquareFoot(lines, total, squareFeet),
    squareFeet,
    time: timeFor(input.project),
    notes: projectNotes(input),
    notIncluded: notIncludedIn(input),
  };
}

/** Returns the place of the project: "on Sanibel", "in Southwest Florida". */
export function inCity(city: CityChoice | undefined): string {
  return city && city !== 'elsewhere' ? inArea(areaById(city)) : `in ${business.region}`;
}

/** Describes the project in a line: "Pool Decks on Sanibel, 400 sq ft". */
export function projectTitle({ project, city }: ProjectInput, { squareFeet }: Estimate): string {
  const size = squareFeet === undefined ? 'not measured yet' : `${formatNumber(squareFeet)} sq ft`;
  return `${serviceById(project).name} ${inCity(city)}, ${size}`;
}

/** Formats the amount of a line: "$600–1,600", "Custom quote", or "Needs measurements" if only the area is missing. */
export function lineAmount({ amount, price }: EstimateLine): string {
  if (amount) return formatAmount(amount);
  return price ? 'Needs measurements' : 'Custom quote';
}

/** Formats quantity and unit price of a line: "600 sq ft at $18–22 per sq ft". */
export function lineBasis({ quantity, price, amount }: EstimateLine): string {
  if (!price || price.unit === 'project') return quantity;
  return amount ? `${quantity} at ${formatPrice(price)}` : `${formatPrice(price)}, ${quantity}`;
}

/** Formats the estimate as plain text, for a message to the company. */
export function estimateText(input: ProjectInput, result: Estimate): string {
  const lines = result.lines.map((entry) => `- ${entry.label}, ${lineBasis(entry)}: ${lineAmount(entry)}`);
  return [
    'Please confirm this estimate from your website.',
    '',
    projectTitle(input, result) + (result.squareFeet === undefined ? '' : ` (${describeArea(input.area)})`),
    ...lines,
    result.total ? `Range, not a quote: ${formatAmount(result.total)}` : 'To be priced on site.',
  ].join('\n');
}
