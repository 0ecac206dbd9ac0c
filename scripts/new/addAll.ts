import type { Kind, Made } from './kinds';
import { checkAnswers, type Given } from './questions';

/**
 * Adds a thing for each set of answers.
 * @throws Error that names what is wrong, before anything is added
 */
export async function addAll(kind: Kind, siteDir: string, given: readonly Given[]): Promise<readonly Made[]> {
  const whose = (index: number) => (given.length > 1 ? `The answers of entry ${index + 1}` : undefined);
  const checked = await Promise.all(
    given.map(async (answers, index) => checkAnswers(await kind.questions(siteDir, answers), answers, whose(index))),
  );
  const made: Made[] = [];
  for (const answers of checked) made.push(await kind.make(siteDir, answers));
  return made;
}
