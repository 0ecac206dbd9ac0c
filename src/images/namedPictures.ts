/** Which pictures the site's lists and articles name, and the places where each of them stands. Runs outside of browsers. */
import { areas } from '../company/areas';
import { firePits } from '../company/firePits';
import { beforeAfterViews, gallery } from '../company/gallery';
import { folders, type CompanyFolders } from '../company/load/folders';
import { articlesOf, fieldOf, pagesOf } from '../company/load/texts';
import { products } from '../company/products';
import { caseStudies, projectCards } from '../company/projects';
import { services } from '../company/services';
import { siteParts } from '../company/siteParts';
import { mixedViews } from './mixedViews';
import { missingPicture } from '../site/missingPicture';
import { readPictures, type Pictures } from './readPictures';
import type { SlotId } from './slots';

const slotsOf = {
  article: ['articleLead', 'articleCard', 'articleHeader'],
  articleText: ['articleText'],
  area: ['pageHero', 'card'],
  beforeAfter: ['beforeAfter'],
  caseStudy: ['caseStudy', 'review'],
  caseStudyBefore: ['caseStudy'],
  caseStudyDetail: ['caseStudyDetail'],
  firePit: ['firePit'],
  gallery: ['galleryLead', 'galleryTile', 'swipeCard'],
  page: ['pageHero'],
  product: ['product'],
  projectCard: ['swipeCard', 'wide', 'review'],
  service: ['pageHero', 'tile'],
} as const satisfies Readonly<Record<string, readonly SlotId[]>>;

type Named = readonly (readonly [keyof typeof slotsOf, readonly { readonly picture: string }[]])[];

const inLists: Named = [
  ['area', areas.map(({ id }) => ({ picture: `city-${id}` }))],
  ['beforeAfter', beforeAfterViews.flatMap(({ before, after }) => [{ picture: before }, { picture: after }])],
  ['caseStudy', caseStudies],
  ['caseStudyBefore', caseStudies.flatMap(({ before }) => (before ? [{ picture: before }] : []))],
  ['caseStudyDetail', caseStudies.flatMap(({ details }) => details)],
  ['firePit', firePits],
  ['gallery', gallery],
  ['product', products],
  ['projectCard', projectCards],
  ['service', services],
];

/** Returns the pictures that plain pages name in their front matter. */
function inPages(company: CompanyFolders): readonly { readonly picture: string }[] {
  return pagesOf(company).flatMap((page) => {
    const picture = fieldOf(page, 'picture');
    return picture === undefined ? [] : [{ picture }];
  });
}

/** Matches ids that belong to the entries of a list, or to pages. */
const OF_A_LIST = /^(case-study|city|fire-pit|gallery|ground|page|product|project)-/;

/** The part that a picture belongs to, by its id. */
export const partOfPicture: Readonly<Record<string, 'referrals' | 'firePits'>> = {
  referral: 'referrals',
  'cta-dusk': 'firePits',
};

/** Returns the pictures that this site can show: not those of entries and pages that are gone, or of absent parts. */
export function shownPictures(pictures: Pictures): Pictures {
  const listed = new Set([...inLists.flatMap(([, list]) => list), ...inPages(folders)].map(({ picture }) => picture));
  const isShown = (id: string) => {
    if (OF_A_LIST.test(id)) return listed.has(id);
    // Articles without a picture of their own show that of another.
    if (id.startsWith('article-')) return siteParts.blog;
    return !Object.hasOwn(partOfPicture, id) || siteParts[partOfPicture[id]];
  };
  return Object.fromEntries(Object.entries(pictures).filter(([id]) => isShown(id)));
}

/** The ids of all pictures that lists and articles name, with the slots that a new one needs. */
export function namedPictures(company: CompanyFolders): ReadonlyMap<string, readonly SlotId[]> {
  const written = articlesOf(company);
  const articles = written.map(({ name }) => ({ picture: `article-${name}` }));
  const inTexts = written
    .flatMap(({ source }) => [...source.matchAll(/<Picture of="([a-z0-9-]+)"/g)])
    .map(([, picture = '']) => ({ picture }));
  // A picture that is named twice has the slots of its list.
  const named: Named = [['articleText', inTexts], ['article', articles], ['page', inPages(company)], ...inLists];
  return new Map(
    named.flatMap(([kind, list]) => list.map(({ picture }): [string, readonly SlotId[]] => [picture, slotsOf[kind]])),
  );
}

/**
 * Lists what is wrong with the pictures of the company that is built: pairs that don't go together, and those that its lists
 * and pages name and that are missing.
 * @throws SourceError with mistakes in pictures.yaml
 */
export function pictureProblems(): readonly string[] {
  const pictures = readPictures(folders);
  const ids = [...inLists.flatMap(([, list]) => list), ...inPages(folders)].map(({ picture }) => picture);
  const missing = [...new Set(ids)].filter((id) => !Object.hasOwn(pictures, id));
  return [...mixedViews(shownPictures(pictures)), ...missing.map((id) => missingPicture(id).message)];
}
