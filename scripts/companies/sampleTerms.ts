/** What only the site's present company has, and how a company that moves in would write it instead. */

import { areas } from '../../src/company/areas';
import { business, formatHours } from '../../src/company/business';
import { gallery } from '../../src/company/gallery';
import { caseStudies, projectCards } from '../../src/company/projects';
import { reviews } from '../../src/company/reviews';
import { services } from '../../src/company/services';
import { slugOf } from '../new/files';
import { asWords } from '../setup/looseEnds';
import type { Company } from './company';
import type { Term } from './scan';

/** Words of the company that was here before. */
export interface SampleTerm extends Term {
  /** What the new company writes in its place. */
  readonly instead: string;
}

const singular = (name: string) => name.replace(/s$/, '');

const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/**
 * Lists what the present company has and this one does not. Names that are part of one of its own names do not count:
 * "Fort Myers" is not the old town in "Fort Myers Beach".
 */
export function sampleTerms(company: Company, counties: readonly string[]): readonly SampleTerm[] {
  // Sentences say "in" a town, and "on" an island.
  const isIsland = (town: string) => areas.some((area) => area.name === town && area.isIsland);
  const mainland = company.towns.find(({ name }) => !isIsland(name))?.name ?? company.region;
  // Every address names the host, which is the company's name without "&": "Pool & Decks" becomes "pool-decks".
  const host = slugOf(company.name);
  const own = [company.name, host, company.region, ...company.towns.map(({ name }) => name), ...counties].join('\n');
  const offered = [...company.services, ...company.newServices];
  const lost = services.filter(({ name }) => !offered.includes(name));
  const digits = digitsOf(business.phone.e164);
  const phone = new RegExp([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('\\D{0,2}'), 'g');
  const term = (what: string, name: string, instead: string): SampleTerm => ({
    what,
    pattern: new RegExp(asWords(name), 'gu'),
    instead,
  });
  const identity = [
    term('the name of the company', business.name, company.name),
    term('the host', new URL(business.url).host.replace(/^www\./, ''), company.name),
    { what: 'the phone number', pattern: phone, instead: company.phone },
    term('the email address', business.email, company.name),
    ...Object.entries(business.social).map(([network, address]) => term(`the ${network} page`, address, company.name)),
  ];
  return [
    ...identity.map((one) => ({ ...one, alsoInScripts: true as const })),
    term('the region', business.region, company.region),
    // Longer names first, because they can contain shorter ones.
    ...areas
      .map(({ name }) => name)
      .sort((a, b) => b.length - a.length)
      .map((name) => term('a town that it does not serve', name, mainland)),
    ...business.counties.map((name) => term('a county that it does not serve', name, counties[0])),
    ...business.hours.map((group) => term('opening hours', formatHours(group), company.hours)),
    ...lost.flatMap(({ name }) => [
      term('a service that it does not offer', name, offered[0]),
      {
        what: 'a service that it does not offer',
        pattern: new RegExp(asWords(name), 'giu'),
        instead: singular(offered[0]).toLowerCase(),
      },
    ]),
    ...reviews.map(({ text, name }) => term('a review', text, name)),
    ...[...caseStudies, ...projectCards, ...gallery].map(({ title }) => term('a job', title, 'A job of ours')),
  ].filter(({ pattern }) => !new RegExp(pattern.source, pattern.flags.replace('g', '')).test(own));
}
