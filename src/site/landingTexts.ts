/** What the pages of towns and services, and the cards of towns, say until somebody writes it. */

import { areas, detailsOf, inArea, type Area } from '../company/areas';
import { company } from '../company/facts';
import { serviceDetails, services } from '../company/services';
import { ownText } from '../company/text/ownText';
import { listWords, startSentence } from '../words/numberWords';
import { lengths } from './frontMatter';

/** The fields of front matter that follow from what the company offers until somebody writes them. */
export const landingFields = ['title', 'description', 'keywords', 'headline', 'lead'] as const;

type LandingTexts = Readonly<Record<(typeof landingFields)[number], unknown>>;

/** Returns a title with as many of the services as fit. */
function townTitle(name: string): string {
  const titles = [3, 2, 1].map((count) => {
    const names = services.slice(0, count).map(({ shortName }) => shortName);
    return `${name} Pavers: ${listWords(names).replace(' and ', ' & ')}`;
  });
  return titles.find(({ length }) => length <= lengths.title[1]) ?? `${name} Pavers`;
}

function ofTown(id: unknown): LandingTexts {
  // A name that no town has is a mistake of its own.
  const town = areas.find((area) => area.id === id) ?? areas[0];
  const { name } = town;
  const { work } = company;
  return {
    title: townTitle(name),
    description: `Pavers ${inArea(town)}: ${work}. Planned for your ground, with free written estimates.`,
    keywords: [
      ...[`${name} pavers`, `paver contractor ${name}`, `paver estimate ${name}`],
      ...services.slice(0, 2).map((service) => `${service.name} ${name}`),
    ],
    headline: `${name} pavers, planned for the ground`,
    lead: `What we build ${inArea(town)}: ${work}. The written estimate for yours is free.`,
  };
}

function ofService(id: unknown): LandingTexts {
  const service = services.find((one) => one.id === id) ?? services[0];
  const { name } = service;
  return {
    title: `${name} | Free Written Estimates`,
    description: `${name} in {{company:region}}: how we plan the work, what goes into it, and what it costs. Free written estimates.`,
    keywords: [name, `${name} {{company:region}}`, `${name} cost`],
    headline: `${name}, planned before we dig`,
    lead: ownText(serviceDetails[service.id].description),
  };
}

/** Returns the texts of a page with this front matter; none if it is about no town and no service. */
export function landingTexts({ area, service }: Readonly<Record<string, unknown>>): Partial<LandingTexts> {
  if (area !== undefined) return ofTown(area);
  return service === undefined ? {} : ofService(service);
}

/** Returns the text of a town's card: its own, or else what the company builds there. */
export function cardTextOf(area: Area): string {
  const { description, county } = detailsOf(area);
  const work = `${startSentence(company.work)} ${inArea(area)} and around it in ${county} County`;
  return description ?? `${work}, planned for the ground they stand on.`;
}
