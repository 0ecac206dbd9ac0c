import type { Answer, Given, Question } from './questions';

/** Given instead of an answer, to return to the question before. */
export const BACK = 'back';

/**
 * Asks all questions. After `BACK`, asks the one before again, with the answer that it had as its default.
 * @param questionsFor lists the questions; later ones may depend on the answers so far
 * @param ask asks one question until its answer is valid, or is `BACK`
 */
export async function interview(
  questionsFor: (given: Given) => readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<Readonly<Record<string, Answer>>> {
  const answered = new Map<string, Answer>();
  const earlier = new Map<string, Answer>();
  for (;;) {
    const given = Object.fromEntries(answered);
    const next = questionsFor(given).find(({ name, isSkipped }) => !isSkipped && !answered.has(name));
    if (!next) return given;
    const answer = await ask({ ...next, preset: earlier.get(next.name) ?? next.preset });
    const last = [...answered].pop();
    if (answer !== BACK) answered.set(next.name, answer);
    else if (last) {
      earlier.set(...last);
      answered.delete(last[0]);
    }
  }
}
