/** The pictures of the bands that close pages: each shows what its page is about. */
import { extraPrices, hasPrice } from '../company/pricing';
import { offers, type BuiltInServiceId } from '../company/services';

const ofService = {
  'paver-driveways': 'paver-driveways',
  'pool-decks': 'pool-deck-travertine',
  'outdoor-living-spaces': 'outdoor-living-spaces',
  'paver-sealing': 'paver-sealing',
  'paver-patios': 'paver-patios',
} as const satisfies Readonly<Partial<Record<BuiltInServiceId, string>>>;

/** The services with a closing picture. */
export type PicturedService = keyof typeof ofService;

const EVENING = 'cta-dusk';

/** The catalog's, which every company has. */
const ANY = 'products';

const buildsFirePits = hasPrice(extraPrices.firePits);

/** Returns whether the company builds what the picture of this service shows: that of outdoor rooms has a fire pit. */
function builds(service: PicturedService): boolean {
  return offers(service) && (service !== 'outdoor-living-spaces' || buildsFirePits);
}

const [firstBuilt = ANY] = (Object.keys(ofService) as readonly PicturedService[])
  .filter(builds)
  .map((id) => ofService[id]);

/**
 * For pages about everything: an evening around a fire pit, or, for a company that builds none, the first of the services
 * above whose picture shows its work, or else the catalog's.
 */
export const generalPicture: string = buildsFirePits ? EVENING : firstBuilt;

/** Services that stand for the categories of articles. */
const ofCategory = {
  'Buying Guide': 'paver-driveways',
  Maintenance: 'paver-sealing',
  'Design Tips': 'outdoor-living-spaces',
} as const satisfies Readonly<Record<string, PicturedService>>;

/** Returns the closing picture for pages about this service, or the general one if the company does not build it. */
export function closingPicture(service: PicturedService): string {
  return builds(service) ? ofService[service] : generalPicture;
}

export interface ClosingArticle {
  readonly category: keyof typeof ofCategory;
  /** The service that it is about, if it is about one. */
  readonly service?: string;
  /** The ids of the pictures in its text. */
  readonly pictures: readonly string[];
}

/** Returns the closing picture of an article: that of its service, or else of its category, unless its text shows it. */
export function articleClosingPicture({ category, service, pictures }: ClosingArticle): string {
  const isPictured = (id = ''): id is PicturedService => Object.hasOwn(ofService, id);
  const choices = [...(isPictured(service) ? [service] : []), ofCategory[category]].map(closingPicture);
  return choices.find((picture) => !pictures.includes(picture)) ?? generalPicture;
}
