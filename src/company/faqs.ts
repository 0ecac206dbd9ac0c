/** The questions of /faq, in the order of the page. */

import { questions } from './facts';
import { ownText } from './text/ownText';
import { formatPrice, priceByKey } from './pricing';
import { inText, services } from './services';

/** What a service with a price of its own costs. */
const ownPrices = services
  .filter(({ price }) => price)
  .map((service) => ({
    id: `${service.id}-cost`,
    question: `What do you charge for ${inText(service)}?`,
    answer: `Our price for ${inText(service)} is ${formatPrice(priceByKey(`service.${service.id}`))}. How big the job is, what you choose and how easily we get to it decide where in that range yours lands. We come out, measure and put it all in writing, so the figure in your estimate is for your job, not an average one.`,
  }));

/** The questions of questions.yaml that apply to this company. */
const written = questions
  .map(({ id, question, answer }) => ({ id, question: ownText(question), answer }))
  .filter(({ question }) => question !== '')
  .map((faq) => ({ ...faq, answer: ownText(faq.answer) }));

/** The place behind the questions about other prices. */
const afterPrices = written.map(({ id }) => /(^|-)cost$/.test(id)).lastIndexOf(true) + 1;

export const faqs = [...written.slice(0, afterPrices), ...ownPrices, ...written.slice(afterPrices)];
