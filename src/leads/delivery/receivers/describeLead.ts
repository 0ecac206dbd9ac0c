/** Writes leads out: as fields for programs, and as the company reads them in an email. */

import { areas } from '../../../company/areas';
import { business } from '../../../company/business';
import { formatNumber, formatTime } from '../../../words/format';
import { services } from '../../../company/services';
import { clickIds } from '../../../userInput/campaign';
import { choiceLabel, sizeUnit } from '../../words/choices';
import { TICKED } from '../../form/formControls';
import { localTime, zoneName } from '../../words/hours';
import { SPAM_TOKEN } from '../../form/formTarget';
import { fieldLabel } from '../../words/links';
import type { Lead, LeadKind } from '../../types';
import { describeVisit, visitFields, type Visit } from '../../form/visit';
import type { PostedFields } from './types';

/** The fields of a lead besides those of its form, which every form may have. */
export const contextFields = [
  'kind',
  ...(business.referrals ? (['referredBy'] as const) : []),
  'page',
  'pageTitle',
  'area',
  'service',
  'consent',
  'suspicions',
  'time',
  'leadId',
  'cameFrom',
  ...visitFields,
] as const;

const keepGiven = (fields: Readonly<Record<string, unknown>>): PostedFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined || value === '' || value === false) return [];
      return [[name, value === true ? TICKED : String(value)]];
    }),
  );

/**
 * Returns the fields of a lead by name, with the names and values that a browser posts for its form. Those without a
 * value, and boxes that are not ticked, are left out.
 */
export function fieldsOf(lead: Lead): PostedFields {
  const { kind, values, id, time, page, pageTitle, area, service, referredBy, visit, consent, suspicions, spamToken } =
    lead;
  const context: Readonly<Record<Exclude<(typeof contextFields)[number], 'kind' | keyof Visit>, string | undefined>> = {
    referredBy,
    page,
    pageTitle,
    area,
    service,
    consent,
    suspicions: suspicions.join(', '),
    time,
    leadId: id,
    cameFrom: visit && describeVisit(visit),
  };
  return keepGiven({ kind, ...values, ...context, ...visit, [SPAM_TOKEN]: spamToken });
}

/** Formats a time as the company's clock shows it: "Thu, Jan 1, 2026, 7:04 pm EST", with the exact time after it. */
function sentTime(time: string): string {
  const sent = new Date(time);
  const { timeZone } = business;
  try {
    const day = sent.toLocaleDateString('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    const clock = localTime(sent, timeZone)?.time;
    return clock ? `${day}, ${formatTime(clock)} ${zoneName(sent, timeZone, 'short')} (${time})` : time;
  } catch {
    // It is no time, or another program has replaced what formats one.
    return time;
  }
}

/** Returns the fields of a lead with values for people: "Naples" instead of `naples`. */
export function wordsOf(lead: Lead): PostedFields {
  const answers = Object.entries(lead.values).map(([name, value]: readonly [string, unknown]) => [
    name,
    value === true ? 'Yes' : typeof value === 'string' ? choiceLabel(name, value) : value,
  ]);
  const context = {
    area: areas.find(({ id }) => id === lead.area)?.name,
    service: services.find(({ id }) => id === lead.service)?.name,
    time: sentTime(lead.time),
  };
  return { ...fieldsOf(lead), ...keepGiven({ ...Object.fromEntries(answers), ...context }) };
}

/** Reduces a text to one line, because line breaks end a header of an email. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const listOf = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** What the company calls each kind of lead. */
const kinds: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  estimate: 'Estimate',
  callback: 'Callback',
  guide: 'Guide',
};

/** Returns the visitor's whole name; undefined if the form does not ask for it. */
export function nameOf({ values }: Lead): string | undefined {
  if ('name' in values) return oneLine(values.name);
  return 'firstName' in values ? oneLine([values.firstName, values.lastName].filter(Boolean).join(' ')) : undefined;
}

/** Returns a line that tells a lead from others: "Estimate: Dana Reyes, Naples, pool decks". */
export function subjectOf(lead: Lead): string {
  const { city, area, projectType, service, subject, phone, email } = wordsOf(lead);
  const about: Readonly<Record<LeadKind, readonly (string | undefined)[]>> = {
    contact: [subject],
    estimate: [city ?? area, (projectType ?? service)?.toLowerCase()],
    callback: [phone],
    guide: [email],
  };
  return oneLine(`${kinds[lead.kind]}: ${listOf([nameOf(lead), ...about[lead.kind]])}`);
}

/** What an email calls a field whose name in words would not do. */
const emailLabels: Readonly<Record<string, string>> = {
  // Form services look for these names.
  email: 'email',
  message: 'message',
  subject: 'About',
  projectType: 'Project',
  squareFeet: 'Size',
  contactBy: 'Best way to reach them',
  visitTime: 'When to come by',
};

/** Adds the unit of the project to a size that is a number. */
function sizeWithUnit(size: string, projectType = ''): string {
  return /^\d+(?:\.\d+)?$/.test(size) ? `${formatNumber(Number(size))} ${sizeUnit(projectType)}` : size;
}

/** Fields of forms that an email lists in another place: as the whole name, or below what the visitor wrote. */
const LISTED_ELSEWHERE = ['name', 'firstName', 'lastName', 'newsletter'];

/** The numbers of clicks that the company can give back to Google or Microsoft, once the click has led to a job. */
const importedClickIds = clickIds.filter((name) => name !== 'fbclid');

/**
 * Returns the fields of a lead as an email lists them: the name, the other fields of its form in their order, and where
 * it comes from. `name`, `email` and `message` keep their names, because form services look for them, and so do the numbers
 * of clicks, for programs; the others have labels.
 */
export function emailFieldsOf(lead: Lead): PostedFields {
  const words = wordsOf(lead);
  const pageTitle = words.pageTitle?.replace(` | ${business.name}`, '');
  const asked = Object.keys(lead.values).filter((field) => !LISTED_ELSEWHERE.includes(field));
  return keepGiven({
    name: nameOf(lead),
    ...Object.fromEntries(asked.map((field) => [emailLabels[field] ?? fieldLabel(field), words[field]])),
    ...(words.squareFeet && {
      Size: sizeWithUnit(words.squareFeet, 'projectType' in lead.values ? lead.values.projectType : undefined),
    }),
    'Referred by': words.referredBy,
    'News and updates': words.newsletter,
    'Came from': words.cameFrom,
    Page: pageTitle ? `${pageTitle} (${words.page})` : words.page,
    Sent: words.time,
    'Possible spam': words.suspicions,
    'Next to the button': words.consent,
    ...Object.fromEntries(importedClickIds.map((name) => [name, words[name]])),
    leadId: words.leadId,
    [SPAM_TOKEN]: lead.spamToken,
  });
}

const isClickId = (name: string) => (clickIds as readonly string[]).includes(name);

/** Fields that say nothing to the visitor. */
const INTERNAL = ['leadId', SPAM_TOKEN, 'Possible spam', 'Next to the button', 'Came from', ...clickIds];

/** Returns the fields of a lead as the visitor passes them on in a text message or an email. */
export function visitorFieldsOf(lead: Lead): PostedFields {
  return Object.fromEntries(Object.entries(emailFieldsOf(lead)).filter(([name]) => !INTERNAL.includes(name)));
}

/** Writes a lead out as an email would: one line per field. */
export function textOf(lead: Lead): string {
  return Object.entries(emailFieldsOf(lead))
    .filter(([name]) => name !== 'leadId' && name !== SPAM_TOKEN)
    .map(([name, value]) => `${isClickId(name) ? name : fieldLabel(name)}: ${value}`)
    .join('\n');
}
