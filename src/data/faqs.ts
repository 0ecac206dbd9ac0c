/** The twelve questions of /faq, in the order of the page. */

import { business, formatHours } from './business';
import { formatMeasure, formatPrice, measures, prices } from './pricing';

export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Plain text, 40 to 80 words. */
  readonly answer: string;
}

const [firstCounty, secondCounty, thirdCounty] = business.counties;
const { miles, from } = business.serviceRadius;

export const faqs: readonly Faq[] = [
  {
    id: 'cost',
    question: 'How much do pavers cost in Southwest Florida?',
    answer: `Most installations run ${formatPrice(prices['faq.installed'])}, with digging, base, pavers and labor included. Where you land depends on the paver, the pattern, how many cuts the shape needs, and how far material has to travel from the street. A straight run of standard pavers sits at the low end; curves, borders and large slabs sit higher. The written estimate is free and breaks it down.`,
  },
  {
    id: 'driveway-cost',
    question: 'What does a paver driveway cost?',
    answer: `Plan on ${formatPrice(prices['faq.driveway'])} for a typical driveway. Size moves the price most, then what is there now: breaking out and hauling off an old concrete slab costs more than digging out gravel. Soft fill, tree roots and drainage work add to it. We measure on site, so the figure in your estimate is for your driveway and not for an average one.`,
  },
  {
    id: 'patio-and-pool-deck-cost',
    question: 'What do a patio and a pool deck cost?',
    answer: `Patios usually come to ${formatPrice(prices['faq.patio'])} and pool decks to ${formatPrice(prices['faq.poolDeck'])}. Pool decks take more cutting, coping around the edge and care with drains and the cage footings, which is why the same square footage costs more. Fire pits, seating walls, steps and lighting are priced separately, so you can leave them for later.`,
  },
  {
    id: 'duration',
    question: 'How long does a project take?',
    answer: `Most projects take ${formatMeasure(measures['faq.projectDays'])} on site. Demolition and digging come first, then base and compaction, then the pavers, cuts and joint sand. Heavy rain stops base work, because wet base will not compact, so we plan a little slack between June and October. Design approval by an association happens before that and runs on its own calendar.`,
  },
  {
    id: 'base',
    question: 'What goes under the pavers?',
    answer: `We dig out ${formatMeasure(measures['faq.excavation'])}, compact the ground, and build a base of ${formatMeasure(measures['faq.baseDepth'])} of crushed stone in layers, each one compacted before the next. Over that goes ${formatMeasure(measures['faq.beddingSand'])} of leveling sand, then the pavers, an edge restraint and joint sand. The base is the part you never see again, so ask any contractor to show it to you before it is covered.`,
  },
  {
    id: 'resealing',
    question: 'How often do pavers need resealing?',
    answer: `Every ${formatMeasure(measures['faq.reseal'])} is a good rule here, because sun, salt and daily summer rain wear a sealer down. Splash a little water on the surface: if it soaks in and darkens the paver instead of beading, it is time. The pavers must be clean and fully dry first, or the sealer can turn cloudy. Sealing is an option; unsealed pavers still carry the load.`,
  },
  {
    id: 'maintenance',
    question: 'How much upkeep do pavers need?',
    answer:
      'Less than a lawn, more than nothing. Blow or sweep leaves off before they stain, rinse now and then, treat weeds in the joints while they are small, and top up joint sand where rain has washed it out. Keep a pressure washer at a low setting and a wide fan, or it will empty the joints. Irrigation heads that throw rusty well water are worth turning away from the paving.',
  },
  {
    id: 'drainage',
    question: 'Will pavers drain, or will they flood?',
    answer:
      'Standard pavers shed water, so we slope the surface away from the house toward a swale, a drain or planting. Permeable pavers take water in through open joints over clean stone and store it below. Neither can lower a storm surge or a high water table. After a flood, pavers can often be lifted, the base repaired and the same pavers set again.',
  },
  {
    id: 'repair',
    question: 'Can you repair a single paver?',
    answer:
      'Yes, and it is one of the better reasons to choose them. We pull the cracked or stained paver, fix whatever is wrong with the sand or base under it, and set a new one. Keep a few spares from your own job: colors vary between batches, and a paver that has weathered in your side yard will match better than one from a new pallet.',
  },
  {
    id: 'licensed',
    question: 'Are you licensed and insured?',
    answer:
      'Yes, both. Ask us, and everyone else you get a price from, for the license and a current certificate of insurance before any work starts, and check that the name on them is the name on your contract. The certificate should be sent by the insurer or agent. A contractor who is properly covered will have both ready and will not mind the question.',
  },
  {
    id: 'permits-and-hoa',
    question: 'Do I need a permit or HOA approval?',
    answer:
      'It depends on where you live and what you build. Your city or county building department says whether a permit is needed and what it asks about drainage and the right-of-way. Most associations want an application with a drawing, colors and a sample. We prepare drawings, product sheets and samples for both. Nothing should be dug until the approvals you need are in writing.',
  },
  {
    id: 'area-and-estimate',
    question: 'Where do you work, and how do I get an estimate?',
    answer: `We work in ${firstCounty}, ${secondCounty} and ${thirdCounty} counties, within about ${miles} miles of ${from}. Call or send the form and we call you back within ${business.callbackMinutes} minutes during business hours: ${business.hours.map(formatHours).join('; ')}. We come out, measure, look at the drainage and the access, and leave you with a written estimate. It is free, and there is no obligation.`,
  },
];
