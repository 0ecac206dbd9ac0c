/** The pictures of /gallery, and pictures of one place before and after the work, from the same spot. */

import { gallery as written } from './facts';

export { beforeAfter as beforeAfterViews } from './facts';

export const gallery = written.map((entry) => ({
  ...entry,
  picture: `gallery-${entry.id}`,
}));

export type GalleryItem = (typeof gallery)[number];
