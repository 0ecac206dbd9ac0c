/**
 * What homeowners look for before they sign. Each fact shows only once it is in company.yaml. handbook/optional-facts.md has
 * an example of each.
 */

import * as v from 'valibot';
import { httpsAddress, list, text, wholeNumber } from './builders';

const MONDAY = 1;

/** Whether a text is a day that exists, written YYYY-MM-DD. */
function isDay(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`);
  // A day that does not exist, such as February 30, is read as a later one.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${written}T`);
}

/** Whether such a day is a Monday. */
const isMonday = (written: string) => isDay(written) && new Date(written).getUTCDay() === MONDAY;

const DAY_WANTED = 'Write the day as year, month and day, like "2026-01-12".';

const MONDAY_WANTED = 'Write the Monday of the week as year, month and day, like "2026-01-12".';

const SPIKES_WANTED = 'Write how many spikes a foot of edge restraint takes, a number from 0.25 to 4, like 1.';

const ZIP_WANTED = 'Write the five digits of the ZIP code in quotes, like "33901".';

/** Each fact, with what its owner reads if it is wrong. */
export const optionalFactsSchema = v.strictObject({
  /** On service pages, on /faq and in the paver guide; the first one also in the line under each hero. */
  warranties: v.optional(
    list(
      v.strictObject({
        on: text('what is under warranty, like "Our work" or "The pavers"'),
        years: v.union(
          [v.literal('lifetime'), wholeNumber('the years', 1, 100)],
          'Write the years as a whole number from 1 to 100, or "lifetime".',
        ),
        covers: text('what the company does about which fault, in a sentence or two'),
      }),
      'warranties, each with on, years and covers',
    ),
  ),
  /** On service pages and on /faq. */
  payment: v.optional(
    v.strictObject({
      depositPercent: wholeNumber('what is due when the contract is signed, in percent of the price', 0, 100),
      stages: list(
        text('when a part of the price is due'),
        'the stages in which the rest is due, like ["Half when the base is in", "The rest after the walk-through"]',
      ),
      ways: v.optional(list(text('a way to pay, like "check"'), 'the ways to pay, like [check, bank transfer, card]')),
      financing: v.optional(
        v.strictObject({
          partner: text('the name of the company that lends'),
          url: httpsAddress("Write the address of the partner's page, with https:// at the start."),
        }),
      ),
    }),
  ),
  /** On service pages, on /faq and on /service-area. */
  people: v.optional(
    list(
      v.strictObject({
        name: text('the name as visitors should read it, like "Pat Reyes"'),
        role: text('what they do, like "Owner" or "Crew lead, pool decks"'),
        since: v.optional(wholeNumber('the year in which they joined', 1900, new Date().getFullYear())),
      }),
      'people, each with name and role',
    ),
  ),
  /** Who answers for the articles, below their headlines and in search results. Without it, that is the company. */
  author: v.optional(
    v.strictObject({
      name: text('the name as readers should see it, like "Pat Reyes"'),
      role: text('what they do, like "Owner"'),
    }),
  ),
  /**
   * What the license of `licenseNumber` is for: Florida has none for laying pavers. In the same places, beside the number.
   */
  licenseTrade: v.optional(text('the trade of your license, like "Roofing"', 1, 40)),
  /** In the same places. */
  insurance: v.optional(
    v.strictObject({
      insurer: text('the name of the insurance company'),
      certificate: v.optional(
        v.pipe(
          text('the path of the certificate, a PDF in static/, like "/insurance-certificate.pdf"'),
          v.regex(/^\/.+\.pdf$/, 'Write the path of a PDF, like "/insurance-certificate.pdf".'),
        ),
      ),
      /** Florida lets officers of a company exempt themselves (s. 440.05), so that "insured" does not say it. */
      workersCompensation: v.optional(text('whom your workers’ compensation insurance covers, in a sentence')),
    }),
  ),
  /** Weeks from the signed contract to the first day of work. In the same places. */
  startsInWeeks: v.optional(
    v.pipe(
      v.strictObject({
        low: wholeNumber('the fewest weeks', 0, 52),
        high: wholeNumber('the most weeks', 1, 52),
      }),
      v.check(({ low, high }) => low <= high, 'Write the fewest weeks as low and the most as high.'),
    ),
  ),
  /** In the same places, and where texts say that somebody has to file: `{{company:permits}}`. */
  permits: v.optional(text('who files for permits and for the association’s approval, in a sentence or two')),
  /**
   * An office that visitors may come to, in the town of company.yaml. Beside the forms, in the footer and in the structured
   * data. A company that comes from somebody's home leaves it out.
   */
  office: v.optional(
    v.strictObject({
      street: text('the street and its number, without the town, like "118 Main Street"'),
      zip: v.pipe(v.string(ZIP_WANTED), v.regex(/^\d{5}$/, ZIP_WANTED)),
    }),
  ),
  /** On /privacy. The law asks for it in every email that advertises (15 U.S.C. 7704(a)(5)). */
  postalAddress: v.optional(text('where mail reaches you, like "PO Box 100, Springfield, FL 32401"')),
  /** On /privacy. */
  privacy: v.optional(
    v.strictObject({
      since: v.pipe(v.string(DAY_WANTED), v.check(isDay, DAY_WANTED)),
      keepMonths: wholeNumber('how many months you keep the request of somebody who didn’t hire you', 1, 120),
    }),
  ),
  /** The Monday of the week that is being booked now. Beside the forms, until that week is over. */
  bookingWeekOf: v.optional(v.pipe(v.string(MONDAY_WANTED), v.check(isMonday, MONDAY_WANTED))),
  /** Beside the forms, in the answer once one is sent, and on /privacy. */
  bookingPage: v.optional(
    httpsAddress(
      'Write the address of the page where people pick a time, like https://cal.com/your-company, with https:// at the start.',
      /^https:\/\/[^/\s]+\.[^/\s.]+(\/\S*)?$/,
    ),
  ),
  /** Where to see pavers laid out, and when: "1200 Main St, weekdays 8 am–4 pm". On /paver-products. */
  samplesAt: v.optional(text('where the samples are, and when')),
  /** On /testimonials, and in the structured data. */
  googleProfile: v.optional(
    httpsAddress("Write the address of the company's Google Business Profile, with https:// at the start."),
  ),
  /**
   * Spikes in a foot of edge restraint, as the crew sets them: manufacturers' spacings differ, and CMHA PAV-TEC-003 has
   * none. In the designer's list for a contractor.
   */
  spikesPerFoot: v.optional(
    v.pipe(v.number(SPIKES_WANTED), v.minValue(0.25, SPIKES_WANTED), v.maxValue(4, SPIKES_WANTED)),
  ),
  /** Whether somebody answers in Spanish. Beside the forms and in the footer. */
  speaksSpanish: v.optional(v.literal(true, 'Write true, or remove the line.')),
});

export type OptionalFacts = Readonly<v.InferOutput<typeof optionalFactsSchema>>;
