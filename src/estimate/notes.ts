/** What an estimate says besides its figures, and when: notes on its prices, and the work that it does not include. */

import { formatPrice, priceByKey, type PriceKey } from '../data/pricing';
import { pageName } from './pages';
import { serviceRules, type PricedProject, type TypicalPrice } from './rules';

/** Text that an estimate shows if it applies to the project. */
interface TextRule {
  readonly when: (input: PricedProject) => boolean;
  readonly text: string;
}

export interface NoteRule extends TextRule {
  /** The prices that the text is about. */
  readonly cites: readonly PriceKey[];
}

const isMeasured = ({ area }: PricedProject) => area.shape !== 'not-measured';
const isUndecided = (input: PricedProject) => input.material === 'undecided' && isMeasured(input);
const is =
  (service: string) =>
  ({ project }: PricedProject) =>
    project === service;

/** Cites a published figure other than the one in use: "the FAQ says $8,000–20,000". */
function says(key: PriceKey): string {
  return `the ${pageName(priceByKey(key).page)} says ${formatPrice(priceByKey(key))}`;
}

/** Says that two pages publish a price for a typical project. */
function typicalNotes(service: string, typical: TypicalPrice | undefined): NoteRule[] {
  if (!typical) return [];
  const { name, costGuide, faq } = typical;
  const text = `We publish two ranges for a typical ${name}: ${formatPrice(priceByKey(costGuide))} in the cost guide, ${formatPrice(priceByKey(faq))} in the FAQ.`;
  const cites = [costGuide, faq];
  return [
    { when: (input) => is(service)(input) && isMeasured(input), text, cites },
    { when: (input) => is(service)(input) && !isMeasured(input), text: `${text} We use the first one.`, cites },
  ];
}

/** What an estimate says about its prices: those that it did not use, or the reason for one. */
export const noteRules: readonly NoteRule[] = [
  {
    when: is('commercial-pavers'),
    text: 'Nobody can give you an honest price per square foot for commercial work before a site visit: thickness, base, phasing and night work change it more than the paver does. This estimate only covers what we publish a price for.',
    cites: [],
  },
  {
    when: (input) => is('paver-driveways')(input) && isUndecided(input),
    text: 'Until you pick a material, you’ll see mid-range through luxury prices, as in our table of driveways by size.',
    cites: ['costGuide.tierMidRange'],
  },
  {
    when: (input) => is('paver-driveways')(input) && input.material === 'basic',
    text: 'Most driveways need a full-thickness paver and an interlocking pattern, which puts them above the basic tier.',
    cites: ['costGuide.tierBasic'],
  },
  {
    when: (input) => is('pool-decks')(input) && isUndecided(input),
    text: 'Until you pick a material, we show the whole range from the pool deck guide. The tiers come from the cost guide.',
    cites: ['poolDeck.installed', 'costGuide.tierBasic'],
  },
  {
    when: (input) => is('pool-decks')(input) && isMeasured(input) && input.material !== 'undecided',
    text: `The tiers come from the cost guide. For all materials, ${says('poolDeck.installed')}.`,
    cites: ['costGuide.tierBasic', 'poolDeck.installed'],
  },
  ...Object.entries(serviceRules).flatMap(([id, rule]) => typicalNotes(id, rule?.typical)),
  {
    when: ({ wanted }) => wanted.sealing,
    text: `For sealing ordered with a new project, we use the price in the cost guide. For sealing as a separate job, ${says('sealing.sealing')}.`,
    cites: ['costGuide.sealing', 'sealing.sealing'],
  },
  {
    when: is('paver-sealing'),
    text: `The price of sealing comes from the sealing page. For sealing ordered with a new project, ${says('costGuide.sealing')}.`,
    cites: ['sealing.sealing', 'costGuide.sealing'],
  },
];

const isSealing = is('paver-sealing');
const isPaving = (input: PricedProject) => !isSealing(input);

/**
 * The work in the cost guide's "What drives the price up, and what brings it down" and "What a quote must list" that an
 * estimate does not include.
 */
export const exclusionRules: readonly TextRule[] = [
  {
    when: (input) => isSealing(input) && !input.wanted.restoration,
    text: 'Stripping failed sealer and resetting pavers that have sunk, unless you check the box for restoration',
  },
  { when: isSealing, text: 'Treating rust and oil that have soaked in' },
  { when: isSealing, text: 'Moving heavy furniture, planters and grills' },
  { when: isPaving, text: 'Breaking up and hauling away an old slab or pavers' },
  { when: isPaving, text: 'Fixing soft ground: digging out muck or roots, laying fabric, building a deeper base' },
  { when: isPaving, text: 'Drains, and moving irrigation or utilities' },
  { when: isPaving, text: 'Surveys, and permit and HOA fees' },
  { when: is('pool-decks'), text: 'Coping, and work on the pool shell or cage' },
  { when: ({ counted }) => counted.wall > 0, text: 'Engineering for a tall wall' },
  { when: ({ counted }) => counted.lights > 0 || counted.firePits > 0, text: 'Bringing power or gas to the site' },
  { when: is('outdoor-living-spaces'), text: 'Kitchens, pergolas and appliances' },
  { when: (input) => isPaving(input) && !input.wanted.sealing, text: 'Sealing, unless you check the box' },
];
