/** The questions of /faq, in the order of the page. */

import { workArea } from './areas';
import { business, formatHours } from './business';
import { formatMinutes } from '../words/format';
import { listWords, startSentence } from '../words/numberWords';
import { extraPrices, formatMeasure, formatPrice, hasPrice, measureByKey, priceByKey } from './pricing';
import { inText, offers, services } from './services';

export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Plain text, 40 to 80 words. */
  readonly answer: string;
}

/** How to ask for an estimate, up to the opening hours. */
const howToAsk =
  business.callbackMinutes === null
    ? 'Call us, or send the form. Our hours:'
    : `Call us, or send the form with your phone number, and we’ll call you back within ${formatMinutes(business.callbackMinutes)} during business hours:`;
/** What goes with a patio or a pool deck and is priced separately, as far as the company has a price for it. */
const extras: readonly string[] = [
  ...(offers('pool-decks') ? ['coping'] : []),
  ...(hasPrice(extraPrices.firePits) ? ['fire pits'] : []),
  ...(hasPrice(extraPrices.seats) ? ['seating walls'] : []),
  'steps',
  ...(hasPrice(extraPrices.lights) ? ['lighting'] : []),
];
const pricedSeparately = `${startSentence(listWords(extras))} are priced separately`;
const EXTRAS = `${pricedSeparately}. If you might add some of them later, tell us now, so that footings and empty pipes for wires go in before the pavers.`;

/** What the two kinds of areas behind a house cost, as far as the company builds them. */
function patioAndPoolDeck(): Faq[] {
  const patio = offers('paver-patios') && formatPrice(priceByKey('faq.patio'));
  const poolDeck = offers('pool-decks') && formatPrice(priceByKey('faq.poolDeck'));
  if (patio && poolDeck) {
    return [
      {
        id: 'patio-and-pool-deck-cost',
        question: 'What do a patio and a pool deck cost?',
        answer: `Patios usually come to ${patio} and pool decks to ${poolDeck}. A pool deck takes more cutting, and more care around the drains and cage footings, which is why the same square footage costs more. ${EXTRAS}`,
      },
    ];
  }
  if (patio) {
    return [
      {
        id: 'patio-cost',
        question: 'What does a patio cost?',
        answer: `Patios usually come to ${patio}. Size affects the price most, then the paver you choose, and how easily we get a machine into the yard behind the house. ${pricedSeparately}${extras.length > 1 ? ', and most of those can be added later' : ''}. The written estimate has a line for each part, so you can see what it adds.`,
      },
    ];
  }
  if (!poolDeck) return [];
  return [
    {
      id: 'pool-deck-cost',
      question: 'What does a pool deck cost?',
      answer: `Pool decks usually come to ${poolDeck}. A pool deck takes a lot of cutting, and care around the drains and cage footings, which is why it costs more than the same square footage in the open. ${EXTRAS}`,
    },
  ];
}

/** What a service with a price of its own costs. */
const ownPrices: readonly Faq[] = services.flatMap((service) =>
  service.price
    ? [
        {
          id: `${service.id}-cost`,
          question: `What do you charge for ${inText(service)}?`,
          answer: `Our price for ${inText(service)} is ${formatPrice(priceByKey(`service.${service.id}`))}. How big the job is, what you choose and how easily we get to it decide where in that range yours lands. We come out, measure and put it all in writing, so the figure in your estimate is for your job, not an average one.`,
        },
      ]
    : [],
);

export const faqs: readonly Faq[] = [
  {
    id: 'cost',
    question: `How much do pavers cost in ${business.region}?`,
    answer: `Most installations run ${formatPrice(priceByKey('faq.installed'))}, including digging, base, pavers and labor. Where you land depends on the paver, the pattern, how many cuts the shape takes, and how far we have to carry material from the street. A straight run of standard brick pavers is at the low end; curves, borders and large pavers cost more. Taking out an old slab is extra. The price depends on its thickness, the steel in it and the access.`,
  },
  ...(offers('paver-driveways')
    ? [
        {
          id: 'driveway-cost',
          question: 'What does a paver driveway cost?',
          answer: `Plan on ${formatPrice(priceByKey('faq.driveway'))} for most driveways; a large or circular one costs more. Size affects the price most, then the paver you choose. Soft fill, tree roots, drainage work, or an old slab that has to be broken up and hauled away will add to it. We measure on site, so the figure in your estimate is for your driveway, not an average one.`,
        },
      ]
    : []),
  ...patioAndPoolDeck(),
  ...ownPrices,
  {
    id: 'duration',
    question: 'How long does a project take?',
    answer: `Most projects take ${formatMeasure(measureByKey('faq.projectDays'))} on site. Digging comes first, then base and compaction, then pavers and joint sand. Heavy rain stops base work, because a soaked base won’t compact. We leave slack for that from late May to mid-October. If a named storm threatens, we stop, tie down what’s loose and cover or backfill what we can. Make sure the contract, ours included, says who pays for storm damage. Permits and HOA approval come before all that.`,
  },
  {
    id: 'base',
    question: 'What goes under the pavers?',
    answer: `We dig down about ${formatMeasure(measureByKey('faq.excavation'))}${offers('paver-driveways') ? ', deepest for a driveway,' : ''} and compact the soil. The base is ${formatMeasure(measureByKey('faq.baseDepth'))} of limerock or crushed concrete${offers('paver-driveways') ? ` (${formatMeasure(measureByKey('products.baseDepth'))} under a driveway)` : ''}, built up in layers, each one compacted before the next. Over that goes ${formatMeasure(measureByKey('faq.beddingSand'))} of leveling sand, then the pavers, an edge restraint and joint sand. Ask any contractor to show you the base before it’s covered.`,
  },
  ...(offers('paver-sealing')
    ? [
        {
          id: 'resealing',
          question: 'How often do pavers need resealing?',
          answer: `Every ${formatMeasure(measureByKey('faq.reseal'))} is a good rule of thumb for a driveway here, because tires, oil and full sun wear a sealer down. Patios and walkways usually go ${formatMeasure(measureByKey('sealing.resealPatio'))}. Splash a little water on the surface: if it soaks in and darkens the paver instead of beading, it’s time. The pavers have to be clean and fully dry first, or the sealer can turn cloudy. Sealing is optional; unsealed pavers are just as strong.`,
        },
      ]
    : []),
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
      'Standard pavers shed water, so we slope the surface away from the house, toward a swale or a drain. Permeable pavers let water in through open joints and hold it in clean stone below. For that to soak away, the water table has to stay about two feet below the stone, even in the rainy season. Many lots here are too low. After a flood, we can often lift the pavers, repair the base and set them again.',
  },
  {
    id: 'repair',
    question: 'Can you repair a single paver?',
    answer:
      'Yes. In a poured slab, you’d see the patch. We pull the cracked or stained paver, fix whatever is wrong with the sand or base under it, and set a new one. Keep a few spares from your own job: colors vary between batches, and a paver that has weathered in your side yard will match better than one off a new pallet.',
  },
  {
    id: 'licensed',
    question: `Are you ${business.credentials.toLowerCase()}?`,
    answer: `${business.credentials === 'Insured' ? 'Yes' : 'Yes, both'}${business.licenseNumber ? `. Our license: ${business.licenseNumber}` : ''}. Laying pavers takes no license in Florida, and since July 1, 2025, cities and counties can’t require their own. Pool, electrical, gas, plumbing and structural work takes a state license, listed at myfloridalicense.com (for propane, at the Department of Agriculture). Ask every contractor, including us, who does that part and under which license. Have the insurance certificate, workers’ compensation included, sent straight from the insurer or agent.`,
  },
  {
    id: 'permits-and-hoa',
    question: 'Do I need a permit or HOA approval?',
    answer:
      'It depends on where you live and what you’re building. Ask the building department about permits, drainage and the right-of-way. Ask about lot coverage, too, and count ordinary pavers like concrete unless your city says otherwise. Most associations want an application with a drawing, colors and a sample. We prepare the drawings, product sheets and samples for both; the contract should say who files and who pays the fees. Nobody should dig until the approvals are in writing.',
  },
  {
    id: 'area-and-estimate',
    question: 'Where do you work, and how do I get an estimate?',
    answer: `We work in ${workArea()}. ${howToAsk} ${business.hours.map(formatHours).join('; ')}. We come out, measure, look at the drainage and the access, and leave you with a written estimate. It’s free, with no obligation.`,
  },
];
