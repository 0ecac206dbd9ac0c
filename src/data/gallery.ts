/** The five pictures of /gallery. */

export type GalleryItemId = 'driveway' | 'pool-deck' | 'fire-pit' | 'captain-walk' | 'courtyard';

export interface GalleryItem {
  readonly id: GalleryItemId;
  readonly title: string;
  /** Town shown under the picture. */
  readonly location: string;
  readonly picture: `gallery-${GalleryItemId}`;
}

export const gallery: readonly GalleryItem[] = [
  { id: 'driveway', title: 'Herringbone Driveway', location: 'Cape Coral', picture: 'gallery-driveway' },
  { id: 'pool-deck', title: 'Travertine Pool Deck', location: 'Naples', picture: 'gallery-pool-deck' },
  { id: 'fire-pit', title: 'Fire Pit and Seating Wall', location: 'Bonita Springs', picture: 'gallery-fire-pit' },
  { id: 'captain-walk', title: 'Captain Walk to the Dock', location: 'Marco Island', picture: 'gallery-captain-walk' },
  { id: 'courtyard', title: 'Courtyard in Mixed Slate', location: 'Fort Myers', picture: 'gallery-courtyard' },
];
