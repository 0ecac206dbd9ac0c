import { checkbox, input, select } from '@inquirer/prompts';
import { BACK } from './interview';
import { faultOf, NONE, readAnswer, type Answer, type Question } from './questions';

const isBack = (typed: string) => typed.trim().toLowerCase() === BACK;

/** Choices shown at once: the seven services and the way back, in a terminal of 24 lines. Inquirer's own is 7. */
const pageSize = 15;

/** Asks one question in the terminal until the answer passes its check, or is `BACK`. */
export async function askFor(question: Question): Promise<Answer> {
  const { ask: message, choices, list, preset } = question;
  const validate = (answer: unknown) => faultOf(question, answer) ?? true;
  const back = {
    value: BACK,
    name: list ? 'Back to the question before (space, then Enter)' : 'Back to the question before',
  };
  if (choices && list) {
    const boxes = [...choices.map((value) => ({ value, checked: preset?.includes(value) })), back];
    const answer = await checkbox({
      message,
      choices: boxes,
      // "All" and "invert" would check the way back, too.
      shortcuts: { all: null, invert: null },
      pageSize,
      validate: (boxed) => boxed.some(({ value }) => value === BACK) || validate(boxed.map(({ value }) => value)),
    });
    return answer.includes(BACK) ? BACK : answer;
  }
  const shown = typeof preset === 'object' ? preset.join(', ') || NONE : preset;
  if (choices) {
    return select({ message, choices: [...choices.map((value) => ({ value })), back], default: shown, pageSize });
  }
  const typed = await input({
    message,
    default: shown,
    validate: (text) => isBack(text) || validate(readAnswer(question, text)),
  });
  return isBack(typed) ? BACK : (readAnswer(question, typed) as Answer);
}
