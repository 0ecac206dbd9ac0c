import type { CompanyFolders } from '../../../src/company/load/folders';
import { changeCompany } from '../changeCompany';
import { checkAnswers, type Given } from '../questions';
import { article } from './article';
import { city } from './city';
import type { Kind, Made } from './kind';
import { project } from './project';
import { review } from './review';
import { service } from './service';

/** Everything that `npm run new` can add. */
export const kinds: Readonly<Record<string, Kind>> = {
  article,
  city,
  service,
  project,
  review,
};

/**
 * Adds a thing for each set of answers.
 * @throws Error that names what is wrong, before anything is added
 */
export function addAll(kind: Kind, company: CompanyFolders, given: readonly Given[]): readonly Made[] {
  const whose = (index: number) => (given.length > 1 ? `The answers of entry ${index + 1}` : undefined);
  const checked = given.map((answers, index) => checkAnswers(kind.questions(company, answers), answers, whose(index)));
  return changeCompany(company, () => checked.map((answers) => kind.make(company, answers))).result;
}
