import { article } from './article';
import { city } from './city';
import type { Kind } from './kind';
import { page } from './page';
import { picture } from './picture';
import { product } from './product';
import { project } from './project';
import { question } from './question';
import { review } from './review';
import { service } from './service';

/** Everything that `npm run new` can add. */
export const kinds: Readonly<Record<string, Kind>> = {
  article,
  page,
  city,
  service,
  project,
  picture,
  review,
  product,
  question,
};
