import { checkbox, input, select } from '@inquirer/prompts';
import { faultOf, type Answer, type Question } from './questions';

/** Asks one question in the terminal until the answer passes its check. */
export async function askFor(question: Question): Promise<Answer> {
  const { ask: message, choices, list, preset } = question;
  const validate = (answer: Answer) => faultOf(question, answer) ?? true;
  if (choices && list) {
    const validateAll = (chosen: readonly { readonly value: string }[]) => validate(chosen.map(({ value }) => value));
    const boxes = choices.map((value) => ({ value, checked: preset?.includes(value) }));
    return checkbox({ message, choices: boxes, validate: validateAll });
  }
  const shown = typeof preset === 'object' ? preset.join(', ') : preset;
  if (choices) return select({ message, choices: [...choices], default: shown });
  const split = (answer: string): Answer => (list ? answer.split(',').map((item) => item.trim()) : answer.trim());
  return split(await input({ message, default: shown, validate: (answer) => validate(split(answer)) }));
}
