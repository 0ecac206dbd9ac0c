/** One thing to be asked for, in the terminal or by its name in a file of answers. */
export interface Question {
  readonly name: string;
  /** As it is asked in the terminal. */
  readonly ask: string;
  /** What can be answered, where not everything can. */
  readonly choices?: readonly string[];
  /** Asks for a list: of choices where there are any, otherwise separated by commas. */
  readonly list?: true;
  readonly preset?: Answer;
  /** True where the answer will do, or what is wrong with it. */
  readonly check?: (answer: string) => true | string;
}

export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** Asks for a text of this length. */
export function textOf(name: string, ask: string, least: number, most: number): Question {
  return {
    name,
    ask: `${ask} (${least} to ${most} characters)`,
    check: ({ length }) =>
      (length >= least && length <= most) || `Write ${least} to ${most} characters; it has ${length}.`,
  };
}

/** Asks for a text of so many words. */
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

/** Asks for a number between two others. */
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

/** What is wrong with an answer, in words, or undefined where nothing is. */
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
 * The answers to these questions from a file, with presets where it says nothing.
 * @throws Error that lists every question without a good answer.
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
      `${name}: Nobody asked for this. The names are ${questions.map((question) => question.name).join(', ')}.`,
    );
  }
  if (faults.length > 0)
    throw new Error(`These answers need another look:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return answers;
}
