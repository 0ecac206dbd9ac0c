import type { CompanyFolders } from '../../src/company/load/folders';
import { addStandIns } from '../../src/images/standIn';
import type { Answers } from '../new/questions';
import { changeCompany } from '../new/changeCompany';
import { differencesOf } from './differences';
import { findMentions, type Line } from './mentions';
import { removePictures, showOnHomePage } from './pictures';
import { isLeftOut, steps, type Rest } from './steps';

/** What was done, for the person who answered. */
export interface Outcome {
  /** Files written or deleted. */
  readonly changed: readonly string[];
  /** Sentences that lost a link, as file and line. */
  readonly reread: readonly Line[];
  /** What still names a place, service or program that is gone, as file, line and what to do. */
  readonly mentions: readonly Line[];
  /** Articles that have become drafts, because they name what is gone. */
  readonly drafts: readonly string[];
}

/** Writes the facts and texts that follow from these answers, and returns what is left for the pictures. */
export function changeFacts(
  company: CompanyFolders,
  answers: Answers,
): Outcome & Pick<Rest, 'standIns' | 'lostPictures'> {
  const differences = differencesOf(answers);
  const { result, files } = changeCompany(company, (copy) => {
    const rest: Rest = { standIns: [], lostPictures: [], unlinked: [], drafts: [] };
    for (const step of steps) step(copy, differences, rest);
    return rest;
  });
  return {
    ...result,
    changed: files,
    reread: result.unlinked,
    mentions: findMentions(company, differences.gone, isLeftOut(differences)),
  };
}

/** Makes the company that is built what was answered: its facts and texts, then its pictures. */
export async function setUp(company: CompanyFolders, answers: Answers): Promise<Outcome> {
  const outcome = changeFacts(company, answers);
  await removePictures(company, outcome.lostPictures);
  const { offered, lostServices } = differencesOf(answers);
  // The sample's home page opens with a pool.
  const [first] = offered;
  if (first && lostServices.some(({ id }) => id === 'pool-decks')) await showOnHomePage(company, first.id);
  if (outcome.standIns.length > 0) await addStandIns(company, outcome.standIns);
  return outcome;
}
