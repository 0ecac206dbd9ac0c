import path from 'node:path';
import { takenRoutes } from '../../../src/checks/checkSources';
import { folders, named, type CompanyFolders } from '../../../src/company/load/folders';
import { pagesOf } from '../../../src/company/load/texts';
import { services } from '../../../src/company/services';
import { readPictures } from '../../../src/images/readPictures';
import type { StandIn } from '../../../src/images/standIn';
import { NONE, type Answers, type Given, type Question } from '../questions';

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

export const photoNext = (id: string) => `Replace the drawing with a photo: npm run photo -- ${id} <file>`;
export const PUBLISH = 'Until you remove the line "draft: true", only npm start shows it.';
export const LOOK = 'Look at it with npm start, and run npm run check before you publish.';

/** Returns a file of the company that is built, as messages name it. */
export const fileName = (file: string) => named(path.join(folders.company, file));

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

/** Returns whether a page has this address, one of the company's or one that every company has. */
export const hasPage = (company: CompanyFolders, address: string): boolean =>
  [...takenRoutes(), ...pagesOf(company).map(({ route }) => route)].includes(`/${address}`);

/** Asks for the service that a job, a picture or a review is of. */
export const ofService: Question = {
  name: 'service',
  ask: 'Which service is it? That page will show it, too',
  choices: [...services.map(({ id }) => id), NONE],
};
