import { isPictureId, type PictureId } from './pictures';

/**
 * The picture of the article with this slug.
 * @throws Error that says where to add it.
 */
export function articlePicture(slug: string): PictureId {
  const id = `article-${slug}`;
  if (isPictureId(id)) return id;
  throw new Error(
    `The article "${slug}" has no picture. Describe "${id}" in src/images/pictures.json, with the slots of the other articles, and put its master into src/images/masters.`,
  );
}
