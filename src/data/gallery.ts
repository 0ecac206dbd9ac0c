/** The five pictures of /gallery. */

export interface GalleryItem {
  readonly id: string;
  readonly title: string;
  /** Town, as it stands under the picture. */
  readonly location: string;
  /** Id of the picture: `gallery-<id>`. */
  readonly picture: string;
}

export const gallery: readonly GalleryItem[] = [
  { id: 'driveway', title: 'Herringbone Driveway', location: 'Cape Coral', picture: 'gallery-driveway' },
  { id: 'pool-deck', title: 'Travertine Pool Deck', location: 'Naples', picture: 'gallery-pool-deck' },
  { id: 'fire-pit', title: 'Fire Pit and Seating Wall', location: 'Bonita Springs', picture: 'gallery-fire-pit' },
  { id: 'captain-walk', title: 'Captain Walk to the Dock', location: 'Marco Island', picture: 'gallery-captain-walk' },
  { id: 'courtyard', title: 'Courtyard in Mixed Slate', location: 'Fort Myers', picture: 'gallery-courtyard' },
];
