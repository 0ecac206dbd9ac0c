/**
 * The service areas, in the order of menus, service-area page and footer. Coordinates are those of populated places in
 * the Geographic Names Information System, and Sanibel's is the center of the city; towns that commands add have the
 * center of their ZIP, from the Census Bureau's Gazetteer of 2021.
 */

import { business, countiesInWords } from './business';
import { drafts } from './drafts';

/** Decimal degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Id of an area in the list below. */
export type AreaId = string;

export interface Area {
  readonly id: AreaId;
  readonly name: string;
  /** Where its page is, once that is no draft (`pageOf`). */
  readonly path: string;
  /** One or two sentences for the card on /service-area. */
  readonly description: string;
  readonly county: string;
  /** True for islands, and towns on one, which take "on": "on Sanibel". */
  readonly isIsland?: true;
  /** The center of town, to four decimals (about 10 m). */
  readonly coordinates: Coordinates;
  /** Neighboring areas, nearest first. */
  readonly nearby: readonly AreaId[];
}

export const areas: readonly Area[] = [
  {
    id: 'naples',
    name: 'Naples',
    path: '/naples-pavers',
    description:
      'Driveways, pool decks and courtyards from Old Naples to the Estates, with drawings for the design review where there is one.',
    county: 'Collier',
    coordinates: { latitude: 26.142, longitude: -81.7948 },
    nearby: ['bonita-springs', 'marco-island', 'estero'],
  },
  {
    id: 'fort-myers',
    name: 'Fort Myers',
    path: '/fort-myers-pavers',
    description:
      'Brick-look driveways on the old streets off McGregor, patios behind newer homes, and pavers where tree roots have cracked the concrete.',
    county: 'Lee',
    coordinates: { latitude: 26.6406, longitude: -81.8723 },
    nearby: ['cape-coral', 'lehigh-acres', 'estero'],
  },
  {
    id: 'cape-coral',
    name: 'Cape Coral',
    path: '/cape-coral-pavers',
    description:
      'Pool decks, driveways and captain’s walks on canal lots, with an edge that holds where the paving meets the seawall.',
    county: 'Lee',
    coordinates: { latitude: 26.5629, longitude: -81.9495 },
    nearby: ['fort-myers', 'fort-myers-beach', 'sanibel'],
  },
  {
    id: 'bonita-springs',
    name: 'Bonita Springs',
    path: '/bonita-springs-pavers',
    description:
      'Outdoor kitchens, patios and driveways, from the old lots along the Imperial River to the gated communities along US 41.',
    county: 'Lee',
    coordinates: { latitude: 26.3398, longitude: -81.7787 },
    nearby: ['estero', 'naples', 'fort-myers-beach'],
  },
  {
    id: 'estero',
    name: 'Estero',
    path: '/estero-pavers',
    description:
      'Patios and driveways in planned communities, matched to the colors and patterns the association already allows.',
    county: 'Lee',
    coordinates: { latitude: 26.4381, longitude: -81.8068 },
    nearby: ['bonita-springs', 'fort-myers', 'fort-myers-beach'],
  },
  {
    id: 'marco-island',
    name: 'Marco Island',
    path: '/marco-island-pavers',
    description:
      'Waterfront pool decks, driveways and dock walks built for salt spray, with deliveries planned around bridge traffic.',
    county: 'Collier',
    isIsland: true,
    coordinates: { latitude: 25.9412, longitude: -81.7184 },
    nearby: ['naples', 'bonita-springs'],
  },
  {
    id: 'sanibel',
    name: 'Sanibel',
    path: '/sanibel-pavers',
    description:
      'Driveways and paths that leave room for native plants. Where the ground below stays dry enough, a driveway can be permeable.',
    county: 'Lee',
    isIsland: true,
    coordinates: { latitude: 26.4397, longitude: -82.0806 },
    nearby: ['fort-myers-beach', 'fort-myers', 'cape-coral'],
  },
  {
    id: 'fort-myers-beach',
    name: 'Fort Myers Beach',
    path: '/fort-myers-beach-pavers',
    description:
      'Dense pavers for salt air at rebuilt and raised homes on Estero Island: driveways, patios under the house and pool decks.',
    county: 'Lee',
    isIsland: true,
    coordinates: { latitude: 26.452, longitude: -81.9481 },
    nearby: ['estero', 'sanibel', 'bonita-springs'],
  },
  {
    id: 'lehigh-acres',
    name: 'Lehigh Acres',
    path: '/lehigh-acres-pavers',
    description:
      'Driveways, side pads and patios on quarter- and half-acre lots, graded so the roadside swale keeps doing its job.',
    county: 'Lee',
    coordinates: { latitude: 26.6254, longitude: -81.6248 },
    nearby: ['fort-myers', 'estero', 'cape-coral'],
  },
];

/** The cities that a visitor can choose. `elsewhere` is a place in the region without a page of its own. */
export const cityChoices: readonly { readonly value: AreaId | 'elsewhere'; readonly label: string }[] = [
  ...areas.map(({ id, name }) => ({ value: id, label: name })),
  {
    value: 'elsewhere',
    // The region of a company of one town may be the town itself.
    label: areas.some(({ name }) => name === business.region)
      ? 'Somewhere else'
      : `Somewhere else in ${business.region}`,
  },
];

/** Returns the names of the first three towns, where most customers are. */
export function mainTowns(): readonly string[] {
  return areas.slice(0, 3).map(({ name }) => name);
}

/** Returns where the company works: "Lee, Collier and Charlotte counties, up to 50 miles from Fort Myers". */
export function workArea(): string {
  const { miles, from } = business.serviceRadius;
  return `${countiesInWords(business.counties)}, up to ${miles} miles from ${from}`;
}

/**
 * Returns the area with this id.
 * @throws Error that lists the valid ids if there is none
 */
export function areaById(id: string): Area {
  const area = areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`There is no area "${id}". Valid areas: ${areas.map((known) => known.id).join(', ')}.`);
  return area;
}

/** Returns a town with its preposition: "in Naples", "on Sanibel". */
export function inArea({ name, isIsland }: { readonly name: string; readonly isIsland?: boolean }): string {
  return `${isIsland ? 'on' : 'in'} ${name}`;
}

/** Returns the path of a town's page; undefined as long as that is a draft. */
export function pageOf({ path }: Area): string | undefined {
  return drafts.includes(path) ? undefined : path;
}

/** Returns the towns whose page is no draft. */
export function areasWithPage(): readonly Area[] {
  return areas.filter((area) => pageOf(area) !== undefined);
}

/** Returns the area whose page has this path (no slash at the end); undefined if none has. */
export function areaByPath(path: string): Area | undefined {
  return areas.find((area) => area.path === path);
}
