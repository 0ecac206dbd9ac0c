import type { Area } from '@site/src/company/areas';
import { pictureById } from '@site/src/images/pictures';
import { ownWork, type Work } from '@site/src/site/relatedWork';

/** Returns the first job or picture from a town whose picture is made for the whole width of a page. */
export function wideWorkOf({ id }: Area): Work | undefined {
  return ownWork({ town: id }).find(({ picture }) => pictureById(picture).slots.includes('wide'));
}
