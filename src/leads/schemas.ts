/** Validates each form, with messages that say what is wrong and what to write instead. */

import * as v from 'valibot';
import { areas, inArea, type AreaId } from '../data/areas';
import { business } from '../data/business';
import { services, type ServiceId } from '../data/services';

/** Longest accepted texts, in characters. RFC 5321 limits an email address to 254. */
const MAX = { name: 80, subject: 150, visitTime: 150, message: 5000, email: 254, phone: 40 } as const;

/** Accepted areas in square feet, from a few stepping stones to the parking lot of a shopping center. */
const MIN_AREA = 20;
const MAX_AREA = 100_000;

const count = (value: number) => value.toLocaleString('en-US');

/** A string, empty if the field is missing. */
const typed = v.optional(v.string(), '');

const isBlank = (value: string) => value.trim() === '';

function upTo(max: number, what: string) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    max,
    ({ input }) => `Shorten ${what} to ${count(max)} characters; it has ${count(input.length)} now`,
  );
}

/** Lone surrogates and control characters other than tab and line breaks, which form encodings alter or drop. */
// eslint-disable-next-line no-control-regex -- these are the characters it looks for
const UNSENDABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

function sendable(what: string) {
  return v.check<string, string>(
    (value) => !UNSENDABLE.test(value),
    `Type ${what} again: it contains a broken or invisible character that can’t be sent`,
  );
}

/** Requires a text that is not blank, and keeps it exactly as typed. */
function requiredText(max: number, what: string, missing: string) {
  return v.pipe(
    typed,
    sendable(what),
    v.check((value) => !isBlank(value), missing),
    upTo(max, what),
  );
}

function optionalText(max: number, what: string) {
  return v.optional(
    v.pipe(
      v.string(),
      sendable(what),
      upTo(max, what),
      v.transform((value) => (isBlank(value) ? undefined : value)),
    ),
  );
}

/** Checks an email address as browsers do (HTML standard), and requires a dot in the domain. */
function isEmail(value: string): boolean {
  return v.RFC_EMAIL_REGEX.test(value) && /\.[a-z\d-]{2,}$/i.test(value);
}

const EMAIL_FORMAT = 'Enter your full email address, like name@example.com';

const requiredEmail = v.pipe(
  typed,
  v.trim(),
  v.nonEmpty('Enter your email address, like name@example.com'),
  upTo(MAX.email, 'the email address'),
  v.check(isEmail, EMAIL_FORMAT),
);

const optionalEmail = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    upTo(MAX.email, 'the email address'),
    v.check((value) => value === '' || isEmail(value), `${EMAIL_FORMAT}, or leave the field empty`),
    v.transform((value) => (value === '' ? undefined : value)),
  ),
);

/** A number with the company's area code, which most visitors have, too. */
const PHONE_EXAMPLE = `${business.phone.display.slice(0, 5)} 555-0100`;

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Accepts ten digits of the North American Numbering Plan, with or without country code, separators and extension. */
function isUsPhone(value: string): boolean {
  const number = value.replace(/\s*(?:x|ext\.?|extension)\s*\d{1,6}$/i, '');
  return /^\+?[\d\s()./\-\u2010-\u2013]+$/.test(number) && /^1?[2-9]\d{9}$/.test(digitsOf(number));
}

function phone(accepts: (value: string) => boolean, format: string) {
  return v.pipe(
    typed,
    sendable('the phone number'),
    v.trim(),
    v.nonEmpty(`Enter your phone number, like ${PHONE_EXAMPLE}`),
    upTo(MAX.phone, 'the phone number'),
    v.check(accepts, format),
  );
}

const usPhone = phone(isUsPhone, `Enter a ten-digit phone number with area code, like ${PHONE_EXAMPLE}`);

/** The chat's phone has no pattern: any text with enough digits is accepted. */
const MIN_PHONE_DIGITS = 7;
const anyPhone = phone(
  (value) => digitsOf(value).length >= MIN_PHONE_DIGITS,
  `Enter the full phone number with area code, like ${PHONE_EXAMPLE}`,
);

/** Reads areas as people write them: "600", "1,200", "1200 sq ft". NaN for anything else, undefined for nothing. */
function areaOf(value: string): number | undefined {
  const bare = value.trim().replace(/\s*(?:sq\.?\s*ft\.?|sqft|sf|square\s+feet)$/i, '');
  if (bare === '') return undefined;
  return /^\d[\d,\s]*(?:\.\d*)?$/.test(bare) ? Number(bare.replace(/[,\s]/g, '')) : Number.NaN;
}

/** The approximate area; optional. */
const squareFeet = v.optional(
  v.pipe(
    v.string(),
    v.transform(areaOf),
    v.check(
      (area) => area === undefined || (area >= MIN_AREA && area <= MAX_AREA),
      `Enter the area as a number from ${count(MIN_AREA)} to ${count(MAX_AREA)} square feet, like 600, or leave the field empty`,
    ),
  ),
);

/** Requires one of the options. */
function choice<T extends string>(options: readonly T[], missing: string) {
  return v.pipe(typed, v.picklist(options, missing));
}

/** Accepts one of the options, or nothing. */
function optionalChoice<T extends string>(options: readonly T[], other: string) {
  return v.optional(
    v.pipe(
      v.picklist(['', ...options], other),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  );
}

/** `elsewhere` is a place in the region without a page of its own. */
const cityChoices: readonly (AreaId | 'elsewhere')[] = [...areas.map(({ id }) => id), 'elsewhere'];
const projectChoices: readonly (ServiceId | 'other')[] = [...services.map(({ id }) => id), 'other'];

const contactWays = ['call', 'text', 'email'] as const;

/** The fields of each form, in their order. The names that its inputs can have and the values of a lead are theirs. */
export const leadSchemas = {
  contact: v.object({
    firstName: requiredText(MAX.name, 'the first name', 'Enter your first name'),
    lastName: optionalText(MAX.name, 'the last name'),
    email: requiredEmail,
    subject: requiredText(MAX.subject, 'the subject', `Enter a subject, like "Driveway ${inArea(areas[0])}"`),
    message: requiredText(MAX.message, 'the message', 'Write a few words about what you’d like to know'),
    /** Whether the visitor signs up for news and updates. */
    newsletter: v.pipe(
      typed,
      v.transform((ticked) => ticked !== ''),
    ),
  }),
  estimate: v.object({
    firstName: requiredText(MAX.name, 'the first name', 'Enter your first name'),
    lastName: requiredText(MAX.name, 'the last name', 'Enter your last name'),
    phone: usPhone,
    email: requiredEmail,
    city: choice(cityChoices, 'Choose the city the project is in'),
    projectType: choice(projectChoices, 'Choose what you’d like us to build'),
    squareFeet,
    contactBy: optionalChoice(contactWays, 'Choose a call, a text or an email, or no preference'),
    visitTime: optionalText(MAX.visitTime, 'your answer'),
    message: optionalText(MAX.message, 'the message'),
  }),
  callback: v.object({
    name: requiredText(MAX.name, 'the name', 'Enter your name'),
    phone: anyPhone,
    email: optionalEmail,
    message: requiredText(MAX.message, 'the message', 'Tell us in a few words what you’d like to talk about'),
  }),
  guide: v.object({ email: requiredEmail }),
};
