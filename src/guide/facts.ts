import { readTokens } from '../css/readTokens';
import { business, countiesInWords, formatHours, mailHref, telHref } from '../company/business';
import { formatDollars } from '../words/format';
import { guide } from '../site/guide';
import { LAYING_PATTERN_NAMES } from '../company/layingPatterns';
import {
  formatAmount,
  formatMeasure,
  formatPrice,
  measures,
  pageName,
  prices,
  type Measure,
  type Price,
} from '../company/pricing';
import { serviceDetails, services } from '../company/services';
import { licenseText, optionalFacts } from '../company/optionalFacts';
import { referralProgram } from '../company/referralProgram';
import { siteUrl } from '../company/site';
import { siteParts } from '../company/siteParts';
import { careRules, yearlyCare } from '../tools/careCalendar/core/careCalendar';
import { SMALL_JOB } from '../tools/estimator/core/cautions';
import { GENERAL_PROMISE } from '../leads/words/hours';
import { drawings } from './drawings';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Returns the record with the same keys and mapped values. */
function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Collects the facts of the guide from the site's data, formatted as the guide prints them. */
export function collectFacts() {
  const { counties, hours, serviceRadius } = business;
  return {
    title: guide.title,
    // The guide uses the light colors, because paper is light.
    colors: Object.fromEntries(readTokens().light),
    company: {
      name: business.name,
      phone: { text: business.phone.display, link: telHref },
      email: { text: business.email, link: mailHref },
      site: { text: siteUrl.replace('https://', ''), link: siteUrl },
      region: business.regionLine,
      hours: hours.map(formatHours),
      counties: countiesInWords(counties),
      radius: `Up to ${serviceRadius.miles} miles from ${serviceRadius.from}`,
      license: licenseText() ?? null,
      callback: GENERAL_PROMISE ? `${GENERAL_PROMISE}.` : null,
    },
    prices: mapValues<Price, object>(prices, (price) => ({
      amount: formatAmount(price),
      text: formatPrice(price),
      page: price.page ?? null,
    })),
    measures: mapValues<Measure, object>(measures, (measure) => ({
      text: formatMeasure(measure),
      page: measure.page ?? null,
    })),
    pageNames: Object.fromEntries(
      [...Object.values(prices), ...Object.values(measures)].flatMap(({ page }) =>
        page ? [[page, pageName(page)] as const] : [],
      ),
    ),
    services: services.map(({ id, name, price }) => ({
      id,
      name,
      tagline: serviceDetails[id].tagline,
      hasOwnPrice: Boolean(price),
    })),
    yearlyCare: yearlyCare.map(({ monthDay, title, text }) => ({
      month: monthName.format(new Date(`2000-${monthDay}T00:00:00Z`)),
      title,
      text,
    })),
    smallJob: SMALL_JOB,
    careRules: careRules.map(({ page = null, ...rule }) => ({ ...rule, page })),
    warranties: optionalFacts.warranties ?? [],
    referral: siteParts.referrals
      ? { reward: formatDollars(referralProgram.reward), minimum: formatDollars(referralProgram.minimumProject) }
      : null,
    drawings: mapValues(drawings, ({ paving, height }) => ({ pattern: LAYING_PATTERN_NAMES[paving.pattern], height })),
  };
}
