import { existsSync } from 'node:fs';
import path from 'node:path';
import { folders, named, siteDir, type CompanyFolders } from '../../../src/company/load/folders';
import { listFiles } from '../../../src/company/load/projectFiles';
import { addEntry, changeYaml } from '../../../src/company/load/yamlFile';
import { services } from '../../../src/company/services';
import { readPictures } from '../../../src/images/readPictures';
import type { StandIn } from '../../../src/images/standIn';
import { NONE, type Answer, type Answers, type Given, type Question } from '../questions';

/** A kind of thing that can be added to the site. */
export interface Kind {
  /** Lists the questions; later ones may depend on the answers so far. */
  readonly questions: (company: CompanyFolders, given: Given) => readonly Question[];
  /** Makes its files and entries. */
  readonly make: (company: CompanyFolders, answers: Answers) => Made;
}

/** What was added. */
export interface Made {
  /** The picture that it needs. */
  readonly picture?: StandIn;
  /** What to do next, one step per line. */
  readonly next: readonly string[];
}

export const text = (answer: Answer | undefined) => String(answer ?? '').trim();

export const photoNext = (id: string) => `Replace the drawing with a photo: npm run photo -- ${id} <file>`;
export const PUBLISH = 'Until you remove the line "draft: true", only npm start shows it.';
export const LOOK = 'Look at it with npm start, and run npm run check before you publish.';

/** Returns a file of the company that is built, as messages name it. */
export const fileName = (file: string) => named(path.join(folders.company, file));

/** Adds an entry to a list of a company's file. */
export function addTo(
  { company }: CompanyFolders,
  file: string,
  field: readonly string[],
  entry: object,
  place?: 'first',
): void {
  changeYaml(path.join(company, file), (document) => addEntry(document, field, entry, place));
}

/** Returns the question for a name with a check that nothing has this name, before any other question is asked. */
export function unused(question: Question, isTaken: (name: string) => boolean): Question {
  return {
    ...question,
    check: (name) => {
      const verdict = question.check?.(name) ?? true;
      return verdict === true && isTaken(name)
        ? `There is one with this name already. Choose another ${question.name}.`
        : verdict;
    },
  };
}

/** Returns whether a company has a picture with this id. */
export const hasPicture = (company: CompanyFolders, id: string) => Object.hasOwn(readPictures(company), id);

/** Addresses that no page can have: those of the 404 page, the blog, the handbook and the built site's folders. */
const RESERVED = ['404', 'assets', 'blog', 'handbook', 'pictures', 'social', 'visualizer'];

/** Returns whether a page has this address, one of the company's or one that every company has. */
export function hasPage({ company }: CompanyFolders, address: string): boolean {
  const fixed = listFiles(path.join(siteDir, 'src/pages')).map((file) => path.parse(file).name);
  return [...RESERVED, ...fixed].includes(address) || existsSync(path.join(company, `pages/${address}.mdx`));
}

/** Asks for the service that a job, a picture or a review is of. */
export const ofService: Question = {
  name: 'service',
  ask: 'Which service is it? That page will show it, too',
  choices: [...services.map(({ id }) => id), NONE],
};

/** Returns the service that was chosen, as a field of an entry. */
export function serviceIn(service: Answer | undefined) {
  return service !== NONE && { service };
}
