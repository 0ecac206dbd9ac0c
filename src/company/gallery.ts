/** The pictures of /gallery, and pictures of one place before and after the work, from the same spot. */

import { gallery as written } from './facts';
import type { Company } from './load/load';

export { beforeAfter as beforeAfterViews } from './facts';

export interface GalleryItem extends Readonly<Company['gallery'][number]> {
  readonly picture: string;
}

export const gallery: readonly GalleryItem[] = written.map((entry) => ({
  ...entry,
  picture: `gallery-${entry.id}`,
}));
