/**
 * The small print of an estimate: notes on its prices, and the work that it does not include. Apart from the estimate,
 * because visitors look at it after the range.
 */

import { formatPrice, hasPrice, isPublished, priceByKey, type PriceKey } from '../../../company/pricing';
import { inText, serviceById, type BuiltInServiceId } from '../../../company/services';
import { isPaving } from './cautions';
import { estimatedServices, ruleFor, type PricedProject } from './rules';

/** Text that an estimate shows if it applies to the project. */
interface TextRule {
  readonly when: (input: PricedProject) => boolean;
  readonly text: string;
}

const isUndecided = ({ material, area }: PricedProject) => material === 'undecided' && area.shape !== 'not-measured';
const is =
  (service: BuiltInServiceId) =>
  ({ project }: PricedProject) =>
    project === service;

/** Returns the notes about these prices; none, if a page of this site does not publish one of them. */
function notesAbout(prices: readonly PriceKey[], write: () => readonly TextRule[]): readonly TextRule[] {
  return prices.every(isPublished) ? write() : [];
}

/** Says what most projects run, whatever their size. */
function typicalNotes(service: string): readonly TextRule[] {
  const { typical } = ruleFor(service);
  if (!typical) return [];
  return notesAbout([typical], () => [
    {
      when: (input) => input.project === service,
      text: `Most ${inText(serviceById(service))} run ${formatPrice(priceByKey(typical))}. A large one costs more.`,
    },
  ]);
}

/** What an estimate says about its prices: those that it did not use, or the reason for one. */
const noteRules: readonly TextRule[] = [
  {
    when: ({ wanted }) => wanted.overlay && wanted.tearOut,
    text: 'Thin pavers need their slab, so taking it out is not in the range.',
  },
  {
    when: is('commercial-pavers'),
    text: 'Commercial paving is priced after a site visit, because so much depends on the base, the phases and the hours.',
  },
  ...notesAbout(['costGuide.tierMidRange'], () => [
    {
      when: (input) => is('paver-driveways')(input) && isUndecided(input),
      text: 'Until you pick a material, the range leaves out the basic tier, because most driveways get a herringbone pattern, which takes more cutting.',
    },
  ]),
  {
    when: (input) => is('paver-driveways')(input) && input.material === 'basic',
    text: 'Most driveways get a herringbone pattern. It takes more cutting, which puts them above the basic tier.',
  },
  ...estimatedServices.flatMap(({ id }) => typicalNotes(id)),
  {
    when: ({ wanted }) => wanted.tearOut && !wanted.overlay,
    text: 'The price of taking out concrete is HomeGuide’s range for the whole country, with disposal. Ours depends on the thickness, the steel in it and the access.',
  },
  ...notesAbout(['costGuide.sealing', 'sealing.sealing'], () => [
    {
      when: ({ wanted }) => wanted.sealing,
      text: `This is the price along with new pavers. As a job of its own, sealing runs ${formatPrice(priceByKey('sealing.sealing'))}.`,
    },
    {
      when: is('paver-sealing'),
      text: `Ordered along with new pavers, sealing runs ${formatPrice(priceByKey('costGuide.sealing'))}.`,
    },
  ]),
];

/**
 * The work in the cost guide's "What drives the price up, and what brings it down" and "What a quote must list" that an
 * estimate cannot include. What the form asks for is none of it.
 */
const exclusionRules: readonly TextRule[] = [
  { when: is('paver-sealing'), text: 'Treating rust and oil that have soaked in' },
  { when: is('paver-sealing'), text: 'Moving heavy furniture, planters and grills' },
  ...(hasPrice('market.tearOut')
    ? []
    : [
        {
          when: (input: PricedProject) => isPaving(input) && !input.wanted.overlay,
          text: 'Breaking up and hauling away a slab',
        },
      ]),
  {
    // A walk along a seawall gets fabric wherever it is built.
    when: (input) => isPaving(input) && !is('captain-walks')(input),
    text: 'Fixing soft ground: digging out muck or roots, laying fabric, building a deeper base',
  },
  { when: is('captain-walks'), text: 'Fixing soft ground: digging out muck or roots, building a deeper base' },
  { when: is('captain-walks'), text: 'A handrail' },
  { when: isPaving, text: 'Moving irrigation or utilities' },
  { when: isPaving, text: 'Surveys, and the fees of the permit office and the HOA' },
  { when: is('pool-decks'), text: 'Work on the pool shell or cage' },
  { when: ({ counted }) => counted.wall > 0, text: 'Engineering for a tall wall' },
  { when: ({ counted }) => counted.lights > 0 || counted.firePits > 0, text: 'Bringing power or gas to the site' },
  { when: is('outdoor-living-spaces'), text: 'Kitchens, pergolas and appliances' },
];

export interface SmallPrint {
  /** Sentences about published prices that the estimate did not use, or the reason for a line. */
  readonly notes: readonly string[];
  /** Work that the range does not include. */
  readonly notIncluded: readonly string[];
}

/** Returns the small print of a project's estimate. */
export function smallPrintOf(input: PricedProject): SmallPrint {
  const textsOf = (rules: readonly TextRule[]) => rules.filter(({ when }) => when(input)).map(({ text }) => text);
  return { notes: textsOf(noteRules), notIncluded: textsOf(exclusionRules) };
}
