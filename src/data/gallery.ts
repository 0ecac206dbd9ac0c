/**
 * The five pictures of /gallery. Titles and towns are samples until real jobs replace them; the launch check refuses to
 * pass while `sample` is true.
 */

export type GalleryItemId = 'driveway' | 'pool-deck' | 'fire-pit' | 'captain-walk' | 'courtyard';

export interface GalleryItem {
  readonly id: GalleryItemId;
  readonly title: string;
  /** Town, as it stands under the picture. */
  readonly location: string;
  readonly picture: `gallery-${GalleryItemId}`;
  /** True where nobody built it: a sample, to be replaced by a real job's. */
  readonly sample?: true;
}

export const gallery: readonly GalleryItem[] = [
  { id: 'driveway', title: 'Herringbone Driveway', location: 'Cape Coral', picture: 'gallery-driveway', sample: true },
  { id: 'pool-deck', title: 'Travertine Pool Deck', location: 'Naples', picture: 'gallery-pool-deck', sample: true },
  {
    id: 'fire-pit',
    title: 'Fire Pit and Seating Wall',
    location: 'Bonita Springs',
    picture: 'gallery-fire-pit',
    sample: true,
  },
  {
    id: 'captain-walk',
    title: 'Captain Walk to the Dock',
    location: 'Marco Island',
    picture: 'gallery-captain-walk',
    sample: true,
  },
  {
    id: 'courtyard',
    title: 'Courtyard in Mixed Slate',
    location: 'Fort Myers',
    picture: 'gallery-courtyard',
    sample: true,
  },
];
