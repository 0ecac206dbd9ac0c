/** Pictures of one place before and after the work, from the same spot, for the pages of services. */

import type { ServiceId } from './services';

export interface BeforeAfterView {
  /** The service, on whose page the pictures are. */
  readonly id: ServiceId;
  /** Ids of the two pictures. */
  readonly before: string;
  readonly after: string;
}

export const beforeAfterViews: readonly BeforeAfterView[] = [
  { id: 'paver-driveways', before: 'ground-drive', after: 'ground-drive-paved' },
  { id: 'paver-patios', before: 'ground-patio', after: 'ground-patio-paved' },
  { id: 'pool-decks', before: 'ground-pool', after: 'ground-pool-paved' },
  { id: 'captain-walks', before: 'ground-walk', after: 'ground-walk-paved' },
  { id: 'outdoor-living-spaces', before: 'ground-room', after: 'ground-room-paved' },
  { id: 'paver-sealing', before: 'ground-seal', after: 'ground-seal-done' },
  { id: 'commercial-pavers', before: 'ground-plaza', after: 'ground-plaza-paved' },
];
