/** The steps in which setup writes what was answered, each on the files of one company. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'yaml';
import { caseStudies, projectCards, type CaseStudy } from '../../src/company/projects';
import { townDetails } from '../../src/company/facts';
import { beforeAfterViews, gallery } from '../../src/company/gallery';
import type { CompanyFolders } from '../../src/company/load/folders';
import { articlesOf, isDraft, nameOf, pagesOf, textsOf } from '../../src/company/load/texts';
import { nodeOf, removeEntries, removeFields } from '../../src/company/load/yamlFile';
import { isPublicHost } from '../../src/company/publicHost';
import { blankOut } from '../../src/company/text/conditionalText';
import type { StandIn } from '../../src/images/standIn';
import { unlink } from '../../src/words/unlink';
import { changeCompany } from '../new/changeCompany';
import { changeFile } from '../new/files';
import { changeTowns } from '../new/towns';
import { addRedirects } from '../redirects/addRedirects';
import type { Differences } from './differences';
import { readLogo } from './logo';
import { isLeftOut, mentionsInText, namesInHead, problemAt } from './mentions';
import { picturesIn } from './pictures';
import { raisePrices, readPercent } from './prices';
import { withoutStale } from './staleTexts';

/** What the steps leave for others: pictures to draw and to remove, and lines to read again. */
interface Rest {
  readonly standIns: StandIn[];
  readonly lostPictures: string[];
  readonly unlinked: string[];
  readonly drafts: string[];
}

type Step = (company: CompanyFolders, differences: Differences, rest: Rest) => void;

/** Changes the text of a file; nothing if it is the same. */
function rewrite(file: string, how: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = how(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Removes from company.yaml what is only the sample's: its mark, and the facts that are made up. */
export function removeMadeUpFacts(document: Document): void {
  const made = document.toJS() as { readonly samples?: readonly string[] };
  for (const name of ['sample', 'samples', ...(made.samples ?? [])]) document.delete(name);
}

const writeFacts: Step = (company, { before, after, takesOver }) =>
  changeFile(company, 'company.yaml', (document) => {
    if (takesOver) removeMadeUpFacts(document);
    for (const [name, fact] of Object.entries(after)) {
      if (JSON.stringify(fact) !== JSON.stringify(before[name as keyof typeof before])) {
        document.set(name, nodeOf(document, fact));
      }
    }
  });

const writeLogo: Step = (company, { answers }) => {
  const file = String(answers.logo);
  if (file === 'keep') return;
  changeFile(company, 'pictures/logo.yaml', (document) => {
    for (const [name, value] of Object.entries(readLogo(file))) document.set(name, value);
  });
};

const writeTowns: Step = (company, { towns, lostTowns }, rest) => {
  const removed = lostTowns.map(({ id }) => id);
  rest.standIns.push(...changeTowns(company, towns, removed));
  rest.lostPictures.push(...removed.map((id) => `city-${id}`));
};

const removeServices: Step = (company, { lostServiceIds: ids }, rest) => {
  changeFile(company, 'services.yaml', (document) =>
    removeEntries<{ id: string }>(document, [], ({ id }) => ids.includes(id)),
  );
  changeFile(company, 'gallery.yaml', (document) =>
    removeEntries<{ service: string }>(document, ['beforeAfter'], ({ service }) => ids.includes(service)),
  );
  const views = beforeAfterViews.filter(({ service }) => ids.includes(service));
  rest.lostPictures.push(...ids, ...views.flatMap(({ before, after }) => [before, after]));
};

const writePrices: Step = (company, { answers, lostPrices }) =>
  changeFile(company, 'prices.yaml', (document) => {
    for (const key of lostPrices) document.set(key, null);
    raisePrices(document, readPercent(String(answers.prices ?? 0)));
  });

/** Leaves out the yards where suppliers stock a product, in towns that are gone. */
const removeYards: Step = (company, { lostTowns }) =>
  changeFile(company, 'products.yaml', (document) =>
    removeFields(document, { onlyIn: lostTowns.map(({ name }) => name) }),
  );

/** The lists of what was built, with their entries as the site shows them. Reviews name entries of the lists before theirs. */
const lists = [
  { file: 'projects.yaml', field: ['projects'], shown: projectCards },
  { file: 'projects.yaml', field: ['caseStudies'], shown: caseStudies },
  { file: 'reviews.yaml', field: [], shown: [] },
  { file: 'gallery.yaml', field: ['pictures'], shown: gallery },
] as const;

/** Returns the ids of an entry's pictures. */
const picturesOf = ({ picture, before, details = [] }: Pick<CaseStudy, 'picture'> & Partial<CaseStudy>) => [
  picture,
  ...(before ? [before] : []),
  ...details.map((detail) => detail.picture),
];

interface Entry {
  readonly id: string;
  readonly area?: string;
  readonly sample?: boolean;
}

/**
 * Removes the projects of towns that are gone and, for a company that takes over, everything that is made up. What stays
 * loses the service that is gone, and a review the project.
 */
const removeWork: Step = (company, { takesOver, lostTowns, lostServiceIds }, rest) => {
  const lostIds: string[] = [];
  for (const { file, field, shown } of lists) {
    changeFile(company, file, (document) => {
      removeEntries<Entry>(document, field, ({ id, area, sample }) => {
        const isGone = (takesOver && sample) || lostTowns.some((town) => town.id === area);
        if (!isGone) return false;
        lostIds.push(id);
        rest.lostPictures.push(...shown.filter((entry) => entry.id === id).flatMap(picturesOf));
        return true;
      });
      removeFields(document, { service: lostServiceIds, project: lostIds });
    });
  }
};

const removePages: Step = (company, { redirects }, rest) => {
  for (const page of pagesOf(company).filter(({ route }) => Object.hasOwn(redirects, route))) {
    rest.lostPictures.push(...picturesIn(page));
    rmSync(page.file);
  }
};

/** Removes the articles about services that are gone. Others name none of them to read next. */
const removeArticles: Step = (company, { lostArticles }, rest) => {
  if (lostArticles.length === 0) return;
  for (const article of lostArticles) rmSync(path.join(company.blog, `${article}.mdx`));
  changeFile(company, 'company.yaml', (document) => {
    for (const [figures, article] of Object.entries(document.toJS().figureArticles ?? {})) {
      if (lostArticles.includes(article as string)) document.deleteIn(['figureArticles', figures]);
    }
  });
  rest.lostPictures.push(...lostArticles.map((article) => `article-${article}`));
  const companion = new RegExp(`^companion: ["']?(?:${lostArticles.join('|')})["']?[ \\t\\r]*\\n`, 'm');
  for (const { file } of articlesOf(company)) rewrite(file, (text) => text.replace(companion, ''));
};

/**
 * Removes what titles, leads and cards of the sample say of what is gone: the site then says what there is. What people wrote
 * about a company of their own stays.
 */
const removeStaleTexts: Step = (company, { takesOver, gone }) => {
  if (!takesOver) return;
  const isStale = (text: string) => namesInHead(text, gone).length > 0;
  const cards = Object.values(townDetails).flatMap(({ description }) => description ?? []);
  changeFile(company, 'towns.yaml', (document) => removeFields(document, { description: cards.filter(isStale) }));
  for (const { file } of textsOf(company)) rewrite(file, (text) => withoutStale(text, isStale));
};

/** Leads the addresses of pages that people know on to others. */
const writeRedirects: Step = (company, { before, redirects }) => {
  if (isPublicHost(new URL(before.url).hostname)) addRedirects(company, redirects);
};

/** Turns links to pages that are gone into plain words, and notes their lines. */
const unlinkTexts: Step = (company, differences, rest) => {
  const routes = Object.keys(differences.redirects);
  for (const text of textsOf(company)) {
    rewrite(text.file, (linked) => unlink(linked, routes).text);
    if (isLeftOut(differences.gone, path.relative(company.company, text.file))) continue;
    // What is left out with the page needs no reading.
    const { lines } = unlink(blankOut(text.source, differences.gone.conditions), routes);
    const lost = 'lost its link to a page that is gone. Read it again.';
    rest.unlinked.push(...lines.map((line) => problemAt(text, line, lost)));
  }
};

/** Makes drafts of the articles that name what is gone. The address of a published one stays as it is. */
const draftArticles: Step = (company, { before, gone }, rest) => {
  if (isPublicHost(new URL(before.url).hostname)) return;
  for (const article of articlesOf(company)) {
    if (isDraft(article) || mentionsInText(article, gone).length === 0) continue;
    rewrite(article.file, (text) => text.replace(/^---\r?\n/, '$&draft: true\n'));
    rest.drafts.push(nameOf(article));
  }
};

/** All steps, in their order: a page loses its stale texts before its links. */
const steps: readonly Step[] = [
  writeFacts,
  writeLogo,
  writeTowns,
  removeServices,
  writePrices,
  removeYards,
  removeWork,
  removePages,
  removeArticles,
  removeStaleTexts,
  writeRedirects,
  draftArticles,
  unlinkTexts,
];

/** Writes the facts and texts that follow from these answers, and returns what is left for the pictures. */
export function changeFacts(company: CompanyFolders, differences: Differences) {
  return changeCompany(company, () => {
    const rest: Rest = { standIns: [], lostPictures: [], unlinked: [], drafts: [] };
    for (const step of steps) step(company, differences, rest);
    return rest;
  });
}
