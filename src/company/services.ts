/** The services, in the order of menus and footer. */

import { listWords } from '../words/numberWords';
import { serviceDetails, services as written } from './facts';
import type { Written } from './load/factFiles';
import { isBuiltIn, type BuiltInServiceId } from './schemas/keys';

export { serviceDetails } from './facts';
export { builtInServiceIds, isBuiltIn, type BuiltInServiceId } from './schemas/keys';

/** Id of a service of services.yaml. */
export type ServiceId = string;

/** A service as services.yaml has it. */
export type ServiceEntry = Readonly<Written['services'][number]>;

/** The price of a service of the company's own. */
export type OwnPrice = NonNullable<ServiceEntry['price']>;

export const services = written.map((entry) => ({
  ...entry,
  path: `/${entry.id}`,
  /** Id of the picture; always the service's own id. */
  picture: entry.id,
}));

export type Service = (typeof services)[number];

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

/** Lists the services as in structured data: the general ones, those in most demand, and the company's own. */
export const serviceTypes = (): readonly string[] => [
  'Paver Installation',
  'Hardscape Construction',
  ...services.flatMap(({ id, name }) => serviceDetails[id].serviceType ?? (isBuiltIn(id) ? [] : name)),
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
