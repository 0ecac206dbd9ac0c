import { isPictureId } from './pictures';

/** Pictures for articles without their own, by category. */
const categoryPictures = {
  'Buying Guide': 'products',
  Maintenance: 'paver-sealing',
  'Design Tips': 'paver-patios',
} as const satisfies Readonly<Record<string, string>>;

export interface IllustratedArticle {
  readonly slug: string;
  readonly category: keyof typeof categoryPictures;
}

/** Returns an article's picture, `article-<slug>`, or that of its category if it has none. */
export function articlePicture({ slug, category }: IllustratedArticle): string {
  const own = `article-${slug}`;
  return isPictureId(own) ? own : categoryPictures[category];
}
