/** The shapes of questions.yaml, sealing.yaml, referrals.yaml and redirects.yaml, with what their owner reads. */

import * as v from 'valibot';
import { list, oneOf, text, wholeNumber } from './builders';
import { writtenPriceKeys } from './keys';
import { entriesOf, id } from './offers';

/** Fewest and most words of an answer, which search engines and voice assistants read out whole. */
const LEAST_WORDS = 40;
const MOST_WORDS = 80;

/** Counts the words of a text, without the tags of its conditions. */
const wordsIn = (answer: string) =>
  answer
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter(Boolean).length;

/** A question of /faq, in questions.yaml. */
const questionSchema = v.strictObject({
  id,
  question: text('the question', 8, 140),
  answer: v.pipe(
    text('the answer in plain text'),
    v.check(
      (answer) => {
        const words = wordsIn(answer);
        return words >= LEAST_WORDS && words <= MOST_WORDS;
      },
      ({ input }) => `Write ${LEAST_WORDS} to ${MOST_WORDS} words; it has ${wordsIn(input as string)}.`,
    ),
  ),
});

/** questions.yaml, in the order of /faq. */
export const questionsSchema = entriesOf(questionSchema, 'questions');

/** A title with a sentence or two below it. */
const titled = { title: text('the title'), description: text('a sentence or two') };

/** sealing.yaml: what /paver-sealing has besides its prose. */
export const sealingSchema = v.strictObject({
  benefits: list(v.strictObject({ icon: oneOf(['sun', 'droplet', 'joint', 'stain']), ...titled }), 'reasons to seal'),
  services: list(
    v.strictObject({
      ...titled,
      /** Key of the published price; null if the service is priced after a visit ("Custom quote"). */
      priceKey: v.nullable(oneOf(writtenPriceKeys)),
    }),
    'services',
  ),
  steps: list(v.strictObject(titled), 'steps'),
});

/** referrals.yaml: what the program pays, to whom and when, and the texts about it. */
export const referralsSchema = v.strictObject({
  /** US dollars for each completed referral. */
  reward: wholeNumber('what you pay for a referral, in dollars', 1, 100_000),
  /** Minimum value of the referred project, in US dollars. */
  minimumProject: wholeNumber('from how many dollars on a project counts', 0, 1_000_000),
  /** Business days from completion and final payment until the reward in cash is processed. */
  processedDays: wholeNumber('within how many business days you pay', 1, 365),
  steps: list(v.strictObject(titled), 'steps'),
  rewards: list(
    v.strictObject({ kind: oneOf(['cash', 'credit']), ...titled, points: list(text('a short fact'), 'short facts') }),
    'rewards',
  ),
  terms: list(v.strictObject(titled), 'terms'),
});

const PAGE = 'Write the page that this address leads to, like "/faq".';

/** redirects.yaml: addresses of the company's old site, each with the page that took its place. */
export const redirectsSchema = v.record(
  v.string(),
  v.pipe(v.string(PAGE), v.nonEmpty(PAGE)),
  'Write a line for each address, like "/old-address": /faq',
);
