/** Validates each form, with messages that say what is wrong and what to write instead. */

import * as v from 'valibot';
import { areas, cityChoices, inArea } from '../../company/areas';
import { business } from '../../company/business';
import { formatNumber } from '../../words/format';
import { cleanLine, cleanText, isBlank } from '../../userInput/cleanText';
import { readArea } from '../../userInput/readMeasure';
import { contactChoices, projectChoices, type Choice } from '../words/choices';
import { isEmail, MAX_EMAIL, readEmail } from '../words/emailAddress';
import { isPhone, readPhone } from '../words/phoneNumber';

/** Longest accepted texts, in characters. */
const MAX = { name: 80, subject: 150, visitTime: 150, size: 150, phone: 150, message: 5000 } as const;

/** A string, empty if the field is missing. */
const typed = v.optional(v.string(), '');

function upTo(max: number, what: string) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    max,
    ({ input }) => `Shorten ${what} to ${formatNumber(max)} characters; it has ${formatNumber(input.length)} now`,
  );
}

/** How a text is cleaned: as one line, or as a text with line breaks. */
type Clean = typeof cleanLine | typeof cleanText;

/** Requires a text that shows something. */
function requiredText(clean: Clean, max: number, what: string, missing: string) {
  return v.pipe(
    typed,
    v.transform(clean),
    v.check((value) => !isBlank(value), missing),
    upTo(max, what),
  );
}

function optionalText(clean: Clean, max: number, what: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform(clean),
      upTo(max, what),
      v.transform((value) => (isBlank(value) ? undefined : value)),
    ),
  );
}

const EMAIL_FORMAT = 'Enter your full email address, like name@example.com';

const requiredEmail = v.pipe(
  typed,
  v.transform(readEmail),
  v.check((value) => !isBlank(value), 'Enter your email address, like name@example.com'),
  upTo(MAX_EMAIL, 'the email address'),
  v.check(isEmail, EMAIL_FORMAT),
);

const optionalEmail = v.optional(
  v.pipe(
    v.string(),
    v.transform(readEmail),
    upTo(MAX_EMAIL, 'the email address'),
    v.check((value) => isBlank(value) || isEmail(value), `${EMAIL_FORMAT}, or leave the field empty`),
    v.transform((value) => (isBlank(value) ? undefined : value)),
  ),
);

/** A number with the company's area code, which most visitors have, too. */
const PHONE_EXAMPLE = `${business.phone.display.slice(0, 5)} 555-0100`;

const PHONE_FORMAT = `Enter the full phone number with area code, like ${PHONE_EXAMPLE}`;

const requiredPhone = v.pipe(
  typed,
  v.transform(readPhone),
  v.check((value) => !isBlank(value), `Enter your phone number, like ${PHONE_EXAMPLE}`),
  upTo(MAX.phone, 'the phone number'),
  v.check(isPhone, PHONE_FORMAT),
);

const optionalPhone = v.optional(
  v.pipe(
    v.string(),
    v.transform(readPhone),
    upTo(MAX.phone, 'the phone number'),
    v.check((value) => isBlank(value) || isPhone(value), `${PHONE_FORMAT}, or leave the field empty`),
    v.transform((value) => (isBlank(value) ? undefined : value)),
  ),
);

/** Returns an area as a number if it is one; a range or another answer, like "20 x 30" or "about 600", stays. */
function sizeOf(answer: string): number | string {
  const area = readArea(answer);
  return area && area.low === area.high && /^\p{Nd}/u.test(answer) ? area.low : answer;
}

/** The approximate area in square feet, or a description of it; optional. */
const squareFeet = v.pipe(
  optionalText(cleanLine, MAX.size, 'the size'),
  v.transform((value) => (value === undefined ? undefined : sizeOf(value))),
);

const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]) => choices.map(({ value }) => value);

/** Requires one of the choices. */
function choice<Value extends string>(choices: readonly Choice<Value>[], missing: string) {
  return v.pipe(typed, v.picklist(valuesOf(choices), missing));
}

/** Accepts one of the choices, or nothing. */
function optionalChoice<Value extends string>(choices: readonly Choice<Value>[], other: string) {
  return v.optional(
    v.pipe(
      v.picklist(['', ...valuesOf(choices)], other),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  );
}

/** The fields of each form, in their order. The names that its inputs can have and the values of a lead are theirs. */
export const leadSchemas = {
  contact: v.object({
    firstName: requiredText(cleanLine, MAX.name, 'the first name', 'Enter your first name'),
    lastName: optionalText(cleanLine, MAX.name, 'the last name'),
    email: requiredEmail,
    subject: requiredText(
      cleanLine,
      MAX.subject,
      'the subject',
      `Enter a subject, like “Driveway ${inArea(areas[0])}”`,
    ),
    message: requiredText(cleanText, MAX.message, 'the message', 'Write a few words about what you’d like to know'),
    /** Whether the visitor signs up for news and updates. */
    newsletter: v.pipe(
      typed,
      v.transform((ticked) => ticked !== ''),
    ),
  }),
  estimate: v.pipe(
    v.object({
      firstName: requiredText(cleanLine, MAX.name, 'the first name', 'Enter your first name'),
      city: choice(cityChoices, 'Choose the city the project is in'),
      phone: optionalPhone,
      email: optionalEmail,
      lastName: optionalText(cleanLine, MAX.name, 'the last name'),
      projectType: optionalChoice(projectChoices, 'Choose what you’d like us to build'),
      squareFeet,
      contactBy: optionalChoice(contactChoices, 'Choose how we should reach you, or no preference'),
      visitTime: optionalText(cleanLine, MAX.visitTime, 'your answer'),
      message: optionalText(cleanText, MAX.message, 'the message'),
    }),
    v.forward(
      v.partialCheck(
        [['phone'], ['email']],
        ({ phone, email }) => phone !== undefined || email !== undefined,
        'Enter a phone number or an email address, so that we can reach you',
      ),
      ['phone'],
    ),
  ),
  callback: v.object({
    name: requiredText(cleanLine, MAX.name, 'the name', 'Enter your name'),
    phone: requiredPhone,
    email: optionalEmail,
    message: requiredText(
      cleanText,
      MAX.message,
      'the message',
      'Tell us in a few words what you’d like to talk about',
    ),
  }),
  guide: v.object({ email: requiredEmail }),
};
