/** The five pictures of /gallery. */

interface GalleryEntry {
  readonly id: string;
  readonly title: string;
  /** Town, as it stands under the picture. */
  readonly location: string;
}

const entries = [
  { id: 'driveway', title: 'Herringbone Driveway', location: 'Cape Coral' },
  { id: 'pool-deck', title: 'Travertine Pool Deck', location: 'Naples' },
  { id: 'fire-pit', title: 'Fire Pit and Seating Wall', location: 'Bonita Springs' },
  { id: 'captain-walk', title: 'Captain Walk to the Dock', location: 'Marco Island' },
  { id: 'courtyard', title: 'Courtyard in Mixed Slate', location: 'Fort Myers' },
] as const satisfies readonly GalleryEntry[];

type GalleryItemId = (typeof entries)[number]['id'];

export interface GalleryItem extends GalleryEntry {
  readonly id: GalleryItemId;
  readonly picture: `gallery-${GalleryItemId}`;
}

export const gallery: readonly GalleryItem[] = entries.map((entry) => ({ ...entry, picture: `gallery-${entry.id}` }));
