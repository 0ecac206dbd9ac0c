/**
 * The company's facts, each written once: pages, forms, structured data and the launch check read them here. company.yaml
 * holds what only the company can know; the rest follows from it, below. The sample's name, phone number and hosts are
 * placeholders until a real company replaces them (see placeholders.ts).
 */

import { company } from './facts';
import type { CompanyFacts } from './schemas/company';
import { formatTime } from '../words/format';
import { listWords } from '../words/numberWords';

export type OpeningHours = CompanyFacts['hours'][number];

export type Weekday = OpeningHours['days'][number];

export type Holiday = CompanyFacts['holidays'][number];

/** Returns the facts with what follows from them. */
function complete({ phone, facebook, instagram, serviceRadiusMiles, work, ...rest }: CompanyFacts) {
  const counties = countiesInWords(rest.counties);
  const credentials: 'Licensed and insured' | 'Insured' = rest.licenseNumber ? 'Licensed and insured' : 'Insured';
  return {
    ...rest,
    /** As it is dialed, in E.164 (plus sign, country code, number), and as it is shown. */
    phone: { e164: `+1${phone.replace(/\D/g, '')}`, display: phone },
    /** The company's pages, by network. */
    social: { ...(facebook && { facebook }), ...(instagram && { instagram }) },
    regionLine: `Serving ${rest.region}`,
    serviceRadius: { miles: serviceRadiusMiles, from: rest.locality },
    description:
      `Paver and hardscape contractor in ${rest.region}: ${work}${counties === rest.region ? '' : ` in ${counties}`}. ` +
      `${credentials}, with free estimates.`,
    /** What the company says of its license and insurance, to start or end a sentence with. */
    credentials,
  };
}

/** Writes counties as running text: "Lee, Collier and Charlotte counties", "Lee County". */
export function countiesInWords(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]} County` : `${listWords(names)} counties`;
}

/** The state that the site is made for. Its map, its ZIP check and its texts know no other. */
export const STATE_NAME = 'Florida';

export const business = complete(company);

export type Business = typeof business;

/** Link that dials the company. */
export const telHref = `tel:${business.phone.e164}`;

/** Link that starts a text message to the company. Only for a company whose phone takes them (`business.texts`). */
export const smsHref = `sms:${business.phone.e164}`;

/** How the company takes a picture, in words. */
export const emailOrText = business.texts ? 'email or text' : 'email';

/** Link that starts an email to the company. */
export const mailHref = `mailto:${business.email}`;

/** Formats opening hours as one line: "Monday–Friday, 7 am–6 pm". The days of a group must be consecutive. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const [first, last] = [days[0], days[days.length - 1]];
  return `${first === last ? first : `${first}–${last}`}, ${formatTime(opens)}–${formatTime(closes)}`;
}
