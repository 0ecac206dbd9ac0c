/**
 * The company's facts, each written once: pages, forms, structured data and the launch check read them here. The name,
 * the phone number and the hosts are placeholders until a real company replaces them (see placeholders.ts).
 */

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type CountyName = 'Lee' | 'Collier' | 'Charlotte';

/** A phone number as it is dialed and as it is shown. */
export interface Phone {
  /** E.164: plus sign, country code, number, no separators. */
  readonly e164: string;
  readonly display: string;
}

/** Days that share the same opening hours. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** Local time, 24 hours, `HH:MM`. */
  readonly opens: string;
  /** Local time, 24 hours, `HH:MM`; later than `opens`. */
  readonly closes: string;
}

/** A day of the year on which the company is closed: a fixed date, or a weekday of a month. */
export type Holiday = {
  readonly name: string;
  /** 1 is January. */
  readonly month: number;
} & (
  | { readonly day: number }
  /** `which`: the first, second and so on of these weekdays in the month, or the last. */
  | { readonly weekday: Weekday; readonly which: 1 | 2 | 3 | 4 | 'last' }
);

/**
 * Who receives what visitors send. All of this reaches the browser, so it must contain only public identifiers, never a
 * password or a secret API key. `none`: nothing leaves the browser.
 */
export type LeadDelivery =
  | { readonly via: 'none' }
  /** Netlify Forms; works on a site that Netlify hosts. */
  | { readonly via: 'netlify' }
  /** The last part of the form's address, https://formspree.io/f/… */
  | { readonly via: 'formspree'; readonly formId: string }
  /** The access key that Web3Forms sends by email; it is public by design. */
  | { readonly via: 'web3forms'; readonly accessKey: string }
  /** The company's own endpoint that accepts JSON: https://, or a path on this site. */
  | { readonly via: 'webhook'; readonly url: string };

export interface Business {
  readonly name: string;
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  readonly email: string;
  readonly phone: Phone;
  readonly social: { readonly facebook: string; readonly instagram: string };
  readonly region: string;
  readonly regionLine: string;
  /** Two-letter postal code of the state. */
  readonly state: string;
  readonly locality: string;
  readonly counties: readonly CountyName[];
  readonly serviceRadius: { readonly miles: number; readonly from: string };
  readonly hours: readonly OpeningHours[];
  /** Days on which the company is closed, regardless of `hours`. */
  readonly holidays: readonly Holiday[];
  /** IANA time zone of `hours` and `holidays`. */
  readonly timeZone: string;
  readonly priceRange: string;
  /** The services as listed in structured data. */
  readonly serviceTypes: readonly string[];
  /** A callback is promised within this many minutes during business hours. */
  readonly callbackMinutes: number;
  readonly yearsOfRoofing: string;
  readonly copyrightYear: number;
  /** Number of the license or registration issued by the state, county or city; undefined until one is set. */
  readonly licenseNumber: string | undefined;
  /** LEAD_DELIVERY and LEAD_DELIVERY_KEY in a build's environment override this. */
  readonly leadDelivery: LeadDelivery;
  readonly description: string;
}

export const business: Business = {
  name: 'Saltmarsh Pavers',
  url: 'https://www.saltmarshpavers.example',
  email: 'hello@saltmarshpavers.example',
  phone: { e164: '+12395550142', display: '(239) 555-0142' },
  social: {
    facebook: 'https://www.facebook.com/saltmarshpavers',
    instagram: 'https://www.instagram.com/saltmarshpavers',
  },
  region: 'Southwest Florida',
  regionLine: 'Serving Southwest Florida',
  state: 'FL',
  locality: 'Fort Myers',
  counties: ['Lee', 'Collier', 'Charlotte'],
  serviceRadius: { miles: 50, from: 'Fort Myers' },
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  ],
  holidays: [
    { name: 'New Year’s Day', month: 1, day: 1 },
    { name: 'Memorial Day', month: 5, weekday: 'Monday', which: 'last' },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Labor Day', month: 9, weekday: 'Monday', which: 1 },
    { name: 'Thanksgiving', month: 11, weekday: 'Thursday', which: 4 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  timeZone: 'America/New_York',
  priceRange: '$$',
  serviceTypes: [
    'Paver Installation',
    'Hardscape Construction',
    'Driveway Pavers',
    'Patio Pavers',
    'Pool Deck Installation',
  ],
  callbackMinutes: 15,
  yearsOfRoofing: 'about a decade',
  copyrightYear: 2025,
  licenseNumber: undefined,
  leadDelivery: { via: 'none' },
  description:
    'Paver and hardscape contractor in Southwest Florida: driveways, patios, pool decks, walkways and sealing ' +
    'in Lee, Collier and Charlotte counties. Licensed and insured, with free estimates.',
};

/** Link that dials the company. */
export const telHref = `tel:${business.phone.e164}`;

/** Link that starts a text message to the company. */
export const smsHref = `sms:${business.phone.e164}`;

/** Link that starts an email to the company. */
export const mailHref = `mailto:${business.email}`;

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats opening hours as one line: "Monday–Friday, 7 am–6 pm". The days of a group must be consecutive. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const [first, last] = [days[0], days[days.length - 1]];
  return `${first === last ? first : `${first}–${last}`}, ${formatTime(opens)}–${formatTime(closes)}`;
}
