/** The questions of /faq, in the order of the page. */

import { business, countiesInWords, formatHours } from './business';
import { formatMeasure, formatPrice, measureByKey, priceByKey } from './pricing';

export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Plain text, 40 to 80 words. */
  readonly answer: string;
}

const { miles, from } = business.serviceRadius;

export const faqs: readonly Faq[] = [
  {
    id: 'cost',
    question: `How much do pavers cost in ${business.region}?`,
    answer: `Most installations run ${formatPrice(priceByKey('faq.installed'))}, including digging, base, pavers and labor. Where you land depends on the paver, the pattern, how many cuts the shape takes, and how far we have to carry material from the street. A straight run of standard pavers is at the low end; curves, borders and large pavers cost more. The written estimate is free and breaks it all down.`,
  },
  {
    id: 'driveway-cost',
    question: 'What does a paver driveway cost?',
    answer: `Plan on ${formatPrice(priceByKey('faq.driveway'))} for a typical driveway. Size affects the price most, then the paver you choose. Soft fill, tree roots, drainage work, or an old slab that has to be broken up and hauled away will add to it. We measure on site, so the figure in your estimate is for your driveway, not an average one.`,
  },
  {
    id: 'patio-and-pool-deck-cost',
    question: 'What do a patio and a pool deck cost?',
    answer: `Patios usually come to ${formatPrice(priceByKey('faq.patio'))} and pool decks to ${formatPrice(priceByKey('faq.poolDeck'))}. A pool deck takes more cutting, and more care around the drains and cage footings, which is why the same square footage costs more. Coping, fire pits, seating walls, steps and lighting are priced separately, and most of those can be added later.`,
  },
  {
    id: 'duration',
    question: 'How long does a project take?',
    answer: `Most projects take ${formatMeasure(measureByKey('faq.projectDays'))} on site. Demolition and digging come first, then base and compaction, then the pavers, cuts and joint sand. Heavy rain stops base work, because a wet base won’t compact, so we build a little slack into the schedule between June and October. If your association has to approve the design, that comes first and runs on its own schedule.`,
  },
  {
    id: 'base',
    question: 'What goes under the pavers?',
    answer: `We dig down ${formatMeasure(measureByKey('faq.excavation'))}, compact the soil, and build a base of ${formatMeasure(measureByKey('faq.baseDepth'))} of crushed stone (${formatMeasure(measureByKey('products.baseDepth'))} under a driveway) in layers, each one compacted before the next. Over that goes ${formatMeasure(measureByKey('faq.beddingSand'))} of leveling sand, then the pavers, an edge restraint and joint sand. You’ll never see the base again, so ask any contractor to show it to you before it’s covered.`,
  },
  {
    id: 'resealing',
    question: 'How often do pavers need resealing?',
    answer: `Every ${formatMeasure(measureByKey('faq.reseal'))} is a good rule of thumb for a driveway here, because sun, salt and daily summer rain wear a sealer down. Patios and walkways usually go ${formatMeasure(measureByKey('sealing.resealPatio'))}. Splash a little water on the surface: if it soaks in and darkens the paver instead of beading, it’s time. The pavers have to be clean and fully dry first, or the sealer can turn cloudy. Sealing is optional; unsealed pavers are just as strong.`,
  },
  {
    id: 'maintenance',
    question: 'How much upkeep do pavers need?',
    answer:
      'Less than a lawn. Blow or sweep leaves off before they stain, rinse now and then, treat weeds in the joints while they’re small, and add joint sand where rain has washed it out. If you pressure-wash, keep it on low with a wide fan tip, or you’ll blow the sand out of the joints. If your sprinklers run on rusty well water, aim the heads away from the pavers.',
  },
  {
    id: 'drainage',
    question: 'Will pavers drain, or will they flood?',
    answer:
      'Standard pavers shed water, so we slope the surface away from the house toward a swale, a drain or a planting bed. Permeable pavers let water in through open joints and hold it in a bed of clean stone below. Neither can do anything about storm surge or a high water table. After a flood, we can often lift the pavers, repair the base and set the same pavers again.',
  },
  {
    id: 'repair',
    question: 'Can you repair a single paver?',
    answer:
      'Yes, and it’s one of the best reasons to choose them. We pull the cracked or stained paver, fix whatever is wrong with the sand or base under it, and set a new one. Keep a few spares from your own job: colors vary between batches, and a paver that has weathered in your side yard will match better than one off a new pallet.',
  },
  {
    id: 'licensed',
    question: 'Are you licensed and insured?',
    answer:
      'Yes, both. Florida doesn’t issue a license just for pavers, but some of the work on your job may call for a contractor’s license or a local registration. Ask every contractor who gives you a price, including us, which one your job needs. Ask for a current certificate of insurance, too, sent straight from the insurer or agent, and check that the name on it matches the name on your contract. A contractor who’s properly covered won’t mind the question.',
  },
  {
    id: 'permits-and-hoa',
    question: 'Do I need a permit or HOA approval?',
    answer:
      'It depends on where you live and what you’re building. Your city or county building department can tell you whether you need a permit and what it requires for drainage and the right-of-way. Most associations want an application with a drawing, colors and a sample. We prepare the drawings, product sheets and samples that the building department and your HOA ask for. Nobody should dig until the approvals you need are in writing.',
  },
  {
    id: 'area-and-estimate',
    question: 'Where do you work, and how do I get an estimate?',
    answer: `We work in ${countiesInWords(business.counties)}, within about ${miles} miles of ${from}. Call us, or send the form and we’ll call you back within ${business.callbackMinutes} minutes during business hours: ${business.hours.map(formatHours).join('; ')}. We come out, measure, look at the drainage and the access, and leave you with a written estimate. It’s free, with no obligation.`,
  },
];
