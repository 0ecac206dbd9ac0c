import type { CompanyFolders } from '../../src/company/load/folders';
import { addStandIns } from '../../src/images/standIn';
import type { Answers } from '../new/questions';
import { changeCompany, type Changed } from '../new/changeCompany';
import { differencesOf, type Differences } from './differences';
import { findMentions } from './mentions';
import { removePictures, showOnHomePage } from './pictures';
import { isLeftOut, steps, type Rest } from './steps';

/** Writes the facts and texts that follow from these answers, and returns what is left for the pictures. */
export function changeFacts(company: CompanyFolders, differences: Differences): Changed<Rest> {
  return changeCompany(company, (copy, nameOf) => {
    const rest: Rest = { nameOf, standIns: [], lostPictures: [], unlinked: [], drafts: [] };
    for (const step of steps) step(copy, differences, rest);
    return rest;
  });
}

/** Makes the company that is built what was answered: its facts and texts, then its pictures. */
export async function setUp(company: CompanyFolders, answers: Answers) {
  const differences = differencesOf(answers);
  const { result, files } = changeFacts(company, differences);
  await removePictures(company, result.lostPictures);
  // The sample's home page opens with a pool.
  const [first] = differences.offered;
  const hasNoPools = differences.lostServices.some(({ id }) => id === 'pool-decks');
  if (first && hasNoPools) await showOnHomePage(company, first.id);
  if (result.standIns.length > 0) await addStandIns(company, result.standIns);
  return {
    /** Files written or deleted. */
    changed: files,
    /** What lost a link, or still names a place, service or program that is gone. */
    toRewrite: [...result.unlinked, ...findMentions(company, differences.gone, isLeftOut(differences))],
    /** Articles that have become drafts, because they name what is gone. */
    drafts: result.drafts,
  };
}
