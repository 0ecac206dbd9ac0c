/** The seven services, in the order of menus and footer. */

export type ServiceId =
  | 'paver-driveways'
  | 'paver-patios'
  | 'pool-decks'
  | 'outdoor-living-spaces'
  | 'commercial-pavers'
  | 'captain-walks'
  | 'paver-sealing';

export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  /** For narrow places: buttons, chips, the estimate form. */
  readonly shortName: string;
  readonly path: string;
  /** At most 45 characters. */
  readonly tagline: string;
  /** One or two sentences. */
  readonly description: string;
  /** Id of the picture, which is the service's id. */
  readonly picture: ServiceId;
}

/** Longest tagline, in characters, that fits on a service card in one or two lines. */
export const TAGLINE_LIMIT = 45;

function define(service: Omit<Service, 'path' | 'picture'>): Service {
  return { ...service, path: `/${service.id}`, picture: service.id };
}

export const services: readonly Service[] = [
  define({
    id: 'paver-driveways',
    name: 'Paver Driveways',
    shortName: 'Driveways',
    tagline: 'Built for two trucks and a wet August.',
    description:
      'Driveways dug out, built up and compacted for vehicles, with edges that hold. If a paver stains or settles, we can lift just that one.',
  }),
  define({
    id: 'paver-patios',
    name: 'Paver Patios',
    shortName: 'Patios',
    tagline: 'Level chairs, dry feet, room for the table.',
    description:
      'Patios pitched away from the house and sized for your furniture, from a grill pad to a full courtyard.',
  }),
  define({
    id: 'pool-decks',
    name: 'Pool Decks',
    shortName: 'Pool Decks',
    tagline: 'Cool underfoot, good grip when wet.',
    description:
      'Decks and coping in travertine, concrete, brick or natural stone, chosen for grip and heat, and sloped away from the pool.',
  }),
  define({
    id: 'outdoor-living-spaces',
    name: 'Outdoor Living Spaces',
    shortName: 'Outdoor Living',
    tagline: 'Kitchen, fire pit and seating on one base.',
    description:
      'Outdoor kitchens, fire pits, seating walls and lighting, planned together so the gas line and the conduit go in before the pavers.',
  }),
  define({
    id: 'commercial-pavers',
    name: 'Commercial Pavers',
    shortName: 'Commercial',
    tagline: 'Stay open for business while we work.',
    description:
      'Entrances, plazas, parking areas and clubhouse decks laid in phases, so customers and residents always have a safe way in.',
  }),
  define({
    id: 'captain-walks',
    name: 'Captain Walks',
    shortName: 'Captain Walks',
    tagline: 'A firm path from the lanai to the boat.',
    description:
      'Boat-access walkways between the house, the seawall and the dock: narrow, well lit, level with the seawall cap and stable on canal-side fill.',
  }),
  define({
    id: 'paver-sealing',
    name: 'Paver Sealing',
    shortName: 'Sealing',
    tagline: 'Keeps the sand in and the color strong.',
    description:
      'Cleaning, fresh joint sand and sealer for pavers that have faded, turned green or lost joint sand to the rain.',
  }),
];

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
