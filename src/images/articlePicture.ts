import { isPictureId, type PictureId } from './pictures';

/** Pictures that stand in for those of articles without one, by category. */
const categoryPictures = {
  'Buying Guide': 'products',
  Maintenance: 'paver-sealing',
  'Design Tips': 'paver-patios',
} as const satisfies Readonly<Record<string, PictureId>>;

export interface IllustratedArticle {
  readonly slug: string;
  readonly category: keyof typeof categoryPictures;
}

/** The picture of an article, `article-<slug>`, or that of its category where it has none of its own. */
export function articlePicture({ slug, category }: IllustratedArticle): PictureId {
  const own = `article-${slug}`;
  return isPictureId(own) ? own : categoryPictures[category];
}
