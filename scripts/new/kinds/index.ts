import { article } from './article';
import { city } from './city';
import type { Kind } from './kind';
import { project } from './project';
import { review } from './review';
import { service } from './service';

/** Everything that `npm run new` can add. */
export const kinds: Readonly<Record<string, Kind>> = {
  article,
  city,
  service,
  project,
  review,
};
