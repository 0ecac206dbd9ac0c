/** The services, in the order of menus and footer. */

import { listWords } from '../words/numberWords';
import type { MeasureKey } from './pricing';

/** What is written about a service. */
export interface ServiceEntry {
  readonly id: string;
  readonly name: string;
  /** The name within a sentence if it has a capital letter there: "French drains". Otherwise, it is in lower case. */
  readonly inSentences?: string;
  /** For narrow places: buttons, chips, the estimate form. */
  readonly shortName: string;
  /** At most 45 characters. */
  readonly tagline: string;
  /** One or two sentences. */
  readonly description: string;
  /** The name in structured data, for the services in most demand. */
  readonly serviceType?: string;
  /** The measure in pricing.ts that is the depth of its base; its page can then show a section of the ground. */
  readonly baseDepth?: MeasureKey;
  /** Its own price and the size of a common job. Without one, it is quoted after a visit. */
  readonly price?: OwnPrice;
}

/**
 * The price of a service of the company's own, in US dollars, labor and materials included. The estimator, the FAQ, the
 * guide and structured data take it from here. The services that the project comes with have theirs in pricing.ts.
 */
export interface OwnPrice {
  readonly low: number;
  readonly high: number;
  readonly unit: 'sq ft' | 'linear ft' | 'piece';
  /** How many square feet, linear feet or pieces a common job has; the estimator starts with it. */
  readonly commonSize: number;
}

/** Longest tagline, in characters, that fits on a service card in one or two lines. */
export const TAGLINE_LIMIT = 45;

const entries: readonly ServiceEntry[] = [
  {
    id: 'paver-driveways',
    name: 'Paver Driveways',
    shortName: 'Driveways',
    serviceType: 'Driveway Pavers',
    tagline: 'Built for two trucks and a wet August.',
    description:
      'Brick paver driveways, dug out, built up and compacted for vehicles. If a paver stains or settles, we can lift just that one.',
    baseDepth: 'products.baseDepth',
  },
  {
    id: 'paver-patios',
    name: 'Paver Patios',
    shortName: 'Patios',
    serviceType: 'Patio Pavers',
    tagline: 'A flat place to eat that drains in a storm.',
    description:
      'Patios pitched away from the house and sized for your furniture, from a grill pad to a full courtyard.',
    baseDepth: 'faq.baseDepth',
  },
  {
    id: 'pool-decks',
    name: 'Pool Decks',
    shortName: 'Pool Decks',
    serviceType: 'Pool Deck Installation',
    tagline: 'Materials picked for noon and for wet feet.',
    description: 'Decks and coping in travertine, concrete, brick or natural stone, sloped away from the pool.',
    baseDepth: 'faq.baseDepth',
  },
  {
    id: 'outdoor-living-spaces',
    name: 'Outdoor Living Spaces',
    shortName: 'Outdoor Living',
    tagline: 'Kitchen, fire pit and seats in one plan.',
    description:
      'Outdoor kitchens, fire pits, seating walls and lighting, planned together so the gas line and the conduit go in before the pavers.',
    baseDepth: 'faq.baseDepth',
  },
  {
    id: 'commercial-pavers',
    name: 'Commercial Pavers',
    shortName: 'Commercial',
    tagline: 'Most businesses stay open while we work.',
    description:
      'Entrances, plazas, parking areas and clubhouse decks laid in phases, with a marked way in for customers and residents.',
    baseDepth: 'faq.baseDepth',
  },
  {
    id: 'captain-walks',
    name: 'Captain Walks',
    shortName: 'Captain Walks',
    tagline: 'A firm path from the lanai to the boat.',
    description:
      'Captain’s walks from the house to the seawall and the dock: narrow, well lit, and level with the seawall cap.',
    baseDepth: 'faq.baseDepth',
  },
  {
    id: 'paver-sealing',
    name: 'Paver Sealing',
    shortName: 'Sealing',
    tagline: 'For pavers that have faded or lost sand.',
    description:
      'Cleaning, fresh joint sand and sealer, once the joints are dry. If yours don’t need it yet, we’ll say so.',
  },
];

/** Id of a service in the list above. */
export type ServiceId = string;

/**
 * The services that the project comes with, whether this company offers them or not. Code and texts that are made for
 * one of them ask `offers` first.
 */
export type BuiltInServiceId = (typeof builtInServiceIds)[number];

export const builtInServiceIds = [
  'paver-driveways',
  'paver-patios',
  'pool-decks',
  'outdoor-living-spaces',
  'commercial-pavers',
  'captain-walks',
  'paver-sealing',
] as const;

/** Returns whether this is the id of a service that the project comes with. */
export const isBuiltIn = (id: string): id is BuiltInServiceId => builtInServiceIds.some((known) => known === id);

export interface Service extends ServiceEntry {
  readonly path: string;
  /** Id of the picture; always the service's own id. */
  readonly picture: string;
}

export const services: readonly Service[] = entries.map((entry) => ({
  ...entry,
  path: `/${entry.id}`,
  picture: entry.id,
}));

/** Returns the name of a service within a sentence: "paver driveways", "French drains". */
export function inSentence({ name, inSentences = name.toLowerCase() }: Pick<Service, 'name' | 'inSentences'>): string {
  return inSentences;
}

/** Returns the name of a service in running text, which is about pavers anyway: "driveways", "pool decks". */
export function inText(service: Pick<Service, 'name' | 'inSentences'>): string {
  return inSentence(service).replace(/^paver /, '');
}

/** The first three services, or all four of a company that has four. */
const firstServices = services.slice(0, services.length === 4 ? 4 : 3);

/** The first services in running text: "driveways, patios and pool decks". */
export const mainServices: string = listWords(firstServices.map(inText));

/** The same after its first word for what they are made of: "paver driveways, patios and pool decks". */
export const mainServicesInFull: string = listWords(
  firstServices.map((service, index) => (index === 0 ? inSentence(service) : inText(service))),
);

/** What the company lays, in a few words: "driveways, patios, decks and walks"; "pavers" if it is none of these. */
export const surfaces: string =
  listWords([
    ...(offers('paver-driveways') ? ['driveways'] : []),
    ...(offers('paver-patios') ? ['patios'] : []),
    ...(offers('pool-decks') ? ['decks'] : []),
    ...(offers('captain-walks') ? ['walks'] : []),
  ]) || 'pavers';

/** The services as listed in structured data: the general ones, those in most demand, and the company's own. */
export const serviceTypes: readonly string[] = [
  'Paver Installation',
  'Hardscape Construction',
  ...services.flatMap(({ id, name, serviceType }) => serviceType ?? (isBuiltIn(id) ? [] : name)),
];

/** Returns whether the company offers this service. */
export function offers(id: BuiltInServiceId): boolean {
  return services.some((service) => service.id === id);
}

/**
 * Returns the service with this id.
 * @throws Error that lists the valid ids if there is none
 */
export function serviceById(id: string): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) {
    throw new Error(`There is no service "${id}". Valid services: ${services.map((known) => known.id).join(', ')}.`);
  }
  return service;
}
