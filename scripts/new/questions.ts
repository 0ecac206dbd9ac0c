/** A question, answered in the terminal or under its name in a file of answers. */
export interface Question {
  readonly name: string;
  /** The question as the terminal shows it. */
  readonly ask: string;
  /** The possible answers, if they are limited. */
  readonly choices?: readonly string[];
  /** Takes several answers: from the choices if there are any, otherwise separated by commas. */
  readonly list?: true;
  readonly preset?: Answer;
  /** Returns true if the answer is valid, or else what to write instead. */
  readonly check?: (answer: string) => true | string;
}

export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** Returns a question for a text with a number of characters in this range. */
export function textOf(name: string, ask: string, least: number, most: number): Question {
  return {
    name,
    ask: `${ask} (${least} to ${most} characters)`,
    check: ({ length }) =>
      (length >= least && length <= most) || `Write ${least} to ${most} characters; it has ${length}.`,
  };
}

/** Returns a question for a text with a number of words in this range. */
export function wordsOf(name: string, ask: string, least: number, most: number): Question {
  return {
    name,
    ask: `${ask} (${least} to ${most} words)`,
    check: (answer) => {
      const count = answer.split(/\s+/).filter(Boolean).length;
      return (count >= least && count <= most) || `Write ${least} to ${most} words; it has ${count}.`;
    },
  };
}

/** Returns a question for a number in this range. */
export function numberOf(name: string, ask: string, least: number, most: number): Question {
  return {
    name,
    ask,
    check: (answer) => {
      const value = Number(answer);
      return (answer !== '' && value >= least && value <= most) || `Write a number from ${least} to ${most}.`;
    },
  };
}

/** Returns what is wrong with an answer, or undefined if it is valid. */
export function faultOf({ choices, list, check }: Question, answer: unknown): string | undefined {
  if (list) {
    if (!Array.isArray(answer) || answer.length === 0) return 'Give a list, as in ["one", "two"].';
    const unknown = choices && answer.find((item) => !choices.includes(String(item)));
    if (unknown) return `There is no "${String(unknown)}". Choose from ${choices.join(', ')}.`;
  } else if (typeof answer !== 'string') {
    return 'Write a text in quotes.';
  } else if (choices && !choices.includes(answer)) {
    return `There is no "${answer}". Choose one of ${choices.join(', ')}.`;
  }
  const verdict = check?.(Array.isArray(answer) ? answer.join(',') : String(answer)) ?? true;
  return verdict === true ? undefined : verdict;
}

/**
 * Checks the answers in a file, and fills in presets for those it leaves out.
 * @throws Error that lists every question without a valid answer
 */
export function checkAnswers(questions: readonly Question[], given: Readonly<Record<string, unknown>>): Answers {
  const answers: Record<string, Answer> = {};
  const faults: string[] = [];
  for (const question of questions) {
    const { name, ask, preset } = question;
    const value = given[name] ?? preset;
    // A number in JSON needs no quotes.
    const answer = typeof value === 'number' ? String(value) : value;
    const fault = answer === undefined ? `Missing. ${ask}` : faultOf(question, answer);
    if (fault) faults.push(`${name}: ${fault}`);
    else answers[name] = answer as Answer;
  }
  for (const name of Object.keys(given).filter((key) => !questions.some((question) => question.name === key))) {
    faults.push(
      `${name}: There is no question with this name. The names are ${questions.map((question) => question.name).join(', ')}.`,
    );
  }
  if (faults.length > 0)
    throw new Error(`These answers need another look:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return answers;
}
