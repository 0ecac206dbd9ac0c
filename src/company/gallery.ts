/**
 * The pictures of /gallery. Titles and towns are samples until real jobs replace them; the launch check refuses to pass
 * while `sample` is true.
 */

import type { ServiceId } from './services';

interface GalleryEntry {
  readonly id: string;
  readonly title: string;
  /** Town shown under the picture. */
  readonly location: string;
  /** What to look at in the picture, in a sentence or two below it. */
  readonly note?: string;
  /** The service that it shows, whose page shows it too; absent if it is none of the list. */
  readonly service?: ServiceId;
  /** True if it is a sample, to be replaced with a real job. */
  readonly sample?: true;
}

const entries: readonly GalleryEntry[] = [
  {
    id: 'driveway',
    title: 'Herringbone Driveway',
    location: 'Cape Coral',
    note: 'The border stays one paver wide where the driveway widens.',
    service: 'paver-driveways',
    sample: true,
  },
  {
    id: 'pool-deck',
    title: 'Travertine Pool Deck',
    location: 'Naples',
    note: 'The coping is the color of the deck, with a line of blue tile below it.',
    service: 'pool-decks',
    sample: true,
  },
  {
    id: 'fire-pit',
    title: 'Fire Pit and Seating Wall',
    location: 'Bonita Springs',
    note: 'The pit and the wall are built from the same block, under the same cap.',
    service: 'outdoor-living-spaces',
    sample: true,
  },
  {
    id: 'captain-walk',
    title: 'Captain’s Walk to the Dock',
    location: 'Marco Island',
    note: 'The border takes the curve. The pavers between are laid straight and cut to it.',
    service: 'captain-walks',
    sample: true,
  },
  {
    id: 'courtyard',
    title: 'Slate-Textured Courtyard',
    location: 'Fort Myers',
    note: 'A ring around the fountain finishes the cuts in the pattern.',
    service: 'paver-patios',
    sample: true,
  },
];

export interface GalleryItem extends GalleryEntry {
  readonly picture: string;
}

export const gallery: readonly GalleryItem[] = entries.map((entry) => ({ ...entry, picture: `gallery-${entry.id}` }));
