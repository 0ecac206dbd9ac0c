/** The choices of a design, and what each is called. */
import type { Tone } from '../../../company/products';
import { offers, type BuiltInServiceId } from '../../../company/services';
import type { LayingPatternId } from '../../../paving';

export type ProjectId = 'driveway' | 'patio' | 'pool-deck';
export type BorderId = 'none' | 'soldier' | 'sailor';
export type JointId = 'tan' | 'ivory' | 'gray' | 'charcoal';

/** Dimensions in feet. */
export interface Dimensions {
  /** Along the house or the street. */
  readonly width: number;
  /** Away from the house or the street. */
  readonly length: number;
}

export interface Design extends Dimensions {
  /** Id of a product that is laid flat. */
  readonly product: string;
  readonly pattern: LayingPatternId;
  /** Id of a blend (see `blendsFor`). */
  readonly blend: string;
  readonly border: BorderId;
  readonly borderBlend: string;
  readonly joint: JointId;
  readonly project: ProjectId;
  /** Makes a driveway or patio L-shaped: extends it to the right, at the house. */
  readonly pad?: Dimensions;
  /** The pool in the middle of a pool deck. */
  readonly pool: Dimensions;
  /** Id of the blend of a pool's new coping, or NO_COPING. */
  readonly coping: string;
  /** Id of a wall product along the far side of a patio. */
  readonly wall?: string;
}

export const projectNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'Driveway',
  patio: 'Patio',
  'pool-deck': 'Pool deck',
};

/** Names of the part that makes a project L-shaped. */
export const padNames: Readonly<Record<ProjectId, string>> = {
  driveway: 'parking pad',
  patio: 'bump-out',
  'pool-deck': 'bump-out',
};

/** The service whose page and forms a project belongs to. */
export const projectServices: Readonly<Record<ProjectId, BuiltInServiceId>> = {
  driveway: 'paver-driveways',
  patio: 'paver-patios',
  'pool-deck': 'pool-decks',
};

/** The projects that the company offers; without one, the site has no visualizer. */
export const projectIds: readonly ProjectId[] = (['driveway', 'patio', 'pool-deck'] as const).filter((id) =>
  offers(projectServices[id]),
);

/** Returns the project that the visualizer draws for a service; undefined if it draws none. */
export function projectOf(service: string): ProjectId | undefined {
  return projectIds.find((id) => projectServices[id] === service);
}

export const borderNames: Readonly<Record<BorderId, string>> = {
  none: 'No border',
  soldier: 'Soldier course (short ends out)',
  sailor: 'Sailor course (long sides out)',
};

export const borderIds = Object.keys(borderNames) as readonly BorderId[];

/** Joint sand colors as sold, with a color for the screen. */
export const joints: Readonly<Record<JointId, Tone>> = {
  tan: { name: 'Tan sand', hex: '#9c8463' },
  ivory: { name: 'Ivory sand', hex: '#cfc3a6' },
  gray: { name: 'Gray sand', hex: '#85837e' },
  charcoal: { name: 'Charcoal sand', hex: '#3d3c3a' },
};
