import * as v from 'valibot';
import type { OptionalFacts } from '../data/optionalFacts';

const FILE = 'src/data/optionalFacts.ts';

const words = (what: string) => v.pipe(v.string(`Write ${what}.`), v.trim(), v.nonEmpty(`Write ${what}.`));

function wholeNumber(from: number, to: number, what: string) {
  const message = `Write ${what}: a whole number from ${from} to ${to}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
}

function address(what: string) {
  const message = `Write ${what}, with https:// at the start.`;
  return v.pipe(
    v.string(message),
    v.check((value) => URL.canParse(value) && new URL(value).protocol === 'https:', message),
  );
}

const MONDAY = 1;

/** Whether a text is a Monday that exists, written YYYY-MM-DD. */
function isMonday(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // A day that does not exist, such as February 30, is read as a later one.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCDay() === MONDAY;
}

const mondayMessage = 'Write the Monday of the week as year, month and day, like "2026-01-12".';

function list<Item extends v.GenericSchema>(item: Item, what: string) {
  return v.pipe(v.array(item, `Write a list of ${what}.`), v.minLength(1, `Name at least one of the ${what}.`));
}

/** @param hasFile - whether static/ holds a file of this path */
function schemaFor(hasFile: (path: string) => boolean) {
  return v.strictObject({
    warranties: v.optional(
      list(
        v.strictObject({
          on: words('what is under warranty, like "Our work"'),
          years: v.union(
            [v.literal('lifetime'), wholeNumber(1, 100, 'the years')],
            'Write the years as a whole number from 1 to 100, or "lifetime".',
          ),
          covers: words('what the warranty covers'),
        }),
        'warranties',
      ),
    ),
    payment: v.optional(
      v.strictObject({
        depositPercent: wholeNumber(0, 100, 'the deposit in percent of the price'),
        stages: list(words('when a part of the price is due'), 'stages of the payment'),
        financing: v.optional(
          v.strictObject({
            partner: words('the name of the company that lends'),
            url: address("the partner's page"),
          }),
        ),
      }),
    ),
    people: v.optional(
      list(
        v.strictObject({
          name: words('the name'),
          role: words('what they do, like "Owner"'),
          since: v.optional(wholeNumber(1900, new Date().getFullYear(), 'the year in which they joined')),
        }),
        'people',
      ),
    ),
    insurance: v.optional(
      v.strictObject({
        insurer: words('the name of the insurance company'),
        certificate: v.pipe(
          words('the path of the certificate, like "/insurance-certificate.pdf"'),
          v.regex(/^\/.+\.pdf$/, 'Write the path of a PDF, like "/insurance-certificate.pdf".'),
          v.check(
            hasFile,
            ({ input }) => `There is no static${input}. Put the certificate there, or correct the path.`,
          ),
        ),
      }),
    ),
    bookingWeekOf: v.optional(v.pipe(v.string(mondayMessage), v.check(isMonday, mondayMessage))),
    samplesAt: v.optional(words('where the samples are, and when')),
    googleProfile: v.optional(address('the address of the Google Business Profile')),
    speaksSpanish: v.optional(v.literal(true, 'Write true, or remove the line.')),
  }) satisfies v.GenericSchema<unknown, OptionalFacts>;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'optionalFacts';
  if (issue.expected === 'never') return `${field}: there is no such field; remove it or correct its name.`;
  if (issue.received === 'undefined') return `${field}: missing. The comment on it in that file says what to write.`;
  return `${field}: ${issue.message}`;
}

/**
 * Checks the optional facts.
 * @param hasFile - whether static/ holds a file of this path
 * @throws Error that names the file, each field at fault and what to write instead.
 */
export function checkOptionalFacts(optionalFacts: unknown, hasFile: (path: string) => boolean): void {
  const { issues } = v.safeParse(schemaFor(hasFile), optionalFacts);
  if (!issues) return;
  throw new Error(`${FILE} has facts to fix:\n${issues.map((issue) => `  - ${describe(issue)}`).join('\n')}`);
}
