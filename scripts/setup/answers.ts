/** Reads and checks single answers. */

import { companySchema, type CompanyFacts } from '../../src/company/schemas/company';
import { countiesInWords } from '../../src/company/business';
import { listWords } from '../../src/words/numberWords';
import { formatPrice, hasPrice, priceByKey } from '../../src/company/pricing';
import { countedRules } from '../../src/tools/estimator/core/rules';
import { checkDelivery, deliveryFrom } from '../../src/leads/delivery/readDelivery';
import { milesBetween } from '../../src/tools/zipCheck/core/counties';
import { fileName } from '../new/kinds/kind';
import { checkedBy, isNone, readList } from '../new/questions';
import { readHours } from './hours';
import type { ChosenTown } from './towns';

export const PRICES_FILE = fileName('prices.yaml');

export const fromText = (answer: string): string | null => (isNone(answer) ? null : answer.trim());

export const fromNumber = (answer: string): number | null => (isNone(answer) ? null : Number(answer));

/** Checks an answer as the build checks the same fact. */
export const fits = (field: keyof CompanyFacts, read: (answer: string) => unknown = fromText) =>
  checkedBy(companySchema.entries[field], read);

const HOURS =
  'Write days and hours, as in Mon–Thu 7 am–4:30 pm, Fri 7:30–noon, closed Sunday. Say am or pm, or use 24 hours.';

export function checkHours(answer: string): true | string {
  return readHours(answer) ? fits('hours', readHours)(answer) : HOURS;
}

export function checkKey(via: string) {
  return (key: string): true | string => {
    const checked = checkDelivery(deliveryFrom(via, key));
    return checked.ok || checked.mistakes[0].advice;
  };
}

/** Checks that an extra has a price, which setup does not ask for. */
export function checkExtra(label: string): true | string {
  const lacking = Object.values(countedRules).find((rule) => rule.label === label && !hasPrice(rule.price));
  return !lacking || `Write the price of "${lacking.price}" in ${PRICES_FILE} first. It's null there.`;
}

/** Returns the key, id or address of the present receiver. */
export function presentKey(delivery: CompanyFacts['leadDelivery'], via: string, field: string): string | undefined {
  const key = delivery.via === via ? delivery[field] : undefined;
  return typeof key === 'string' ? key : undefined;
}

export const listOf = (answer: unknown, preset: readonly string[]): readonly string[] =>
  answer === undefined ? preset : readList(answer);

/** Returns what the company builds in a few words, made of as many of its services as fit. */
export function workOf(offered: readonly { readonly shortName: string }[]): string {
  const names = offered.map(({ shortName }) => shortName.toLowerCase());
  const texts = names.map((_, index) => listWords(names.slice(0, names.length - index)));
  return texts.find((text) => fits('work')(text) === true) ?? '';
}

/** Returns a region made of as many of these counties as fit, in their order. */
export function regionOf(counties: readonly string[]): string {
  const texts = counties.map((_, index) => countiesInWords(counties.slice(0, counties.length - index)));
  return texts.find((text) => fits('region')(text) === true) ?? '';
}

/** How far prices may be from the sample's, so that a typed price is not taken for a percentage. */
export const LEAST_PERCENT = -50;
export const MOST_PERCENT = 100;
export const PRICES = `By how many percent are your prices above those in ${PRICES_FILE}, such as ${formatPrice(priceByKey('faq.installed'))}? 10 for a tenth more, -10 for a tenth less`;

/** Florida's counties on Central time, by the Department of Transportation (49 CFR 71.5). Gulf County has both. */
const centralCounties: readonly string[] = [
  ...['Bay', 'Calhoun', 'Escambia', 'Holmes', 'Jackson'],
  ...['Okaloosa', 'Santa Rosa', 'Walton', 'Washington'],
];

export function timeZoneOf(town: ChosenTown | undefined): string {
  return town && centralCounties.includes(town.place.county) ? 'America/Chicago' : 'America/New_York';
}

/** Returns how many miles the farthest of these towns is from the one with this name. */
export function reachOf(towns: readonly ChosenTown[], from: string): { readonly name: string; readonly miles: number } {
  const center = towns.find(({ name }) => name === from);
  const distances = towns.map(({ name, place }) => ({
    name,
    miles: center ? milesBetween(center.place.coordinates, place.coordinates) : 0,
  }));
  return distances.reduce((farthest, one) => (one.miles > farthest.miles ? one : farthest), { name: from, miles: 0 });
}
