import type { Article } from '../site/frontMatter';
import { isPictureId } from './pictures';

/** The catalog's, which every company has. */
const ANY = 'products';

/** Pictures for articles without their own, by category. */
const categoryPictures = {
  'Buying Guide': ANY,
  Maintenance: 'paver-sealing',
  'Design Tips': 'paver-patios',
} as const satisfies Readonly<Record<Article['category'], string>>;

/**
 * Returns an article's picture, `article-<slug>`, or that of its category if it has none, or the catalog's if that one is
 * of a service that went.
 */
export function articlePicture({ slug, category }: Pick<Article, 'slug' | 'category'>): string {
  return [`article-${slug}`, categoryPictures[category]].find(isPictureId) ?? ANY;
}
