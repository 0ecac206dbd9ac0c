import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { safeParseWithFriendlyErrors } from '../../src/company/load/parseWithFriendlyErrors';
import { SourceError } from '../../src/company/load/sourceError';
import { parseYaml, readSource } from '../../src/company/load/yamlFile';
import { UNLIMITED } from '../../src/company/schemas/builders';
import { readNamed, slugOf } from './files';

/** A question, answered in the terminal or under its name in a file of answers. */
export interface Question {
  readonly name: string;
  /** The question as the terminal shows it. */
  readonly ask: string;
  /** The possible answers, if they are limited. */
  readonly choices?: readonly string[];
  /** Takes several answers: from the choices if there are any, otherwise separated by commas. */
  readonly list?: true;
  /** True for a list that may be empty. */
  readonly mayBeEmpty?: true;
  /** True for a question that the answers so far leave no reason to ask. A file may have an answer from an earlier run. */
  readonly isSkipped?: boolean;
  readonly preset?: Answer;
  /** Returns true if the answer, or those of a list, are valid, or else what to write instead. */
  readonly check?: (...answers: readonly string[]) => true | string;
}

export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;
/** Answers that were not checked yet. */
export type Given = Readonly<Record<string, unknown>>;

/** Written where a company has no license, page, callback promise or whatever else is asked for. */
export const NONE = 'none';

export const YES_OR_NO = ['yes', 'no'];

/** Returns whether an answer says that there is no such thing. */
export function isNone(answer: string): boolean {
  return /^(none|no|null|n\/?a|-)?$/i.test(answer.trim());
}

/** Checks an answer as the build checks the same field of a file. */
export function checkedBy(schema: v.GenericSchema, read: (answer: string) => unknown = String) {
  return (answer: string): true | string => {
    const checked = safeParseWithFriendlyErrors(schema, read(answer));
    // In the file, it is null.
    return checked.ok || checked.mistakes[0].advice.replace(/\bnull\b/, `"${NONE}"`);
  };
}

const toNumber = (typed: string) => (typed === '' || Number.isNaN(Number(typed)) ? typed : Number(typed));

/** Returns a question for a field of a file, a text or a number, which takes what the build takes there, and says how long it may be. */
export function fieldOf(name: string, ask: string, schema: v.GenericSchema): Question {
  const options = { typeMode: 'input', errorMode: 'ignore' } as const;
  const { type, minLength = 1, maxLength = UNLIMITED } = toJsonSchema(schema, options);
  const most = minLength > 1 ? `${minLength} to ${maxLength}` : `at most ${maxLength}`;
  return {
    name,
    ask: maxLength === UNLIMITED ? ask : `${ask} (${most} characters)`,
    check: checkedBy(schema, type === 'string' ? String : toNumber),
  };
}

/** Reads a list, also as one text with commas, or "none". */
export function readList(given: unknown): readonly string[] {
  if (Array.isArray(given)) return given.map((item) => String(item).trim());
  const items = String(given ?? '').split(',');
  return items.map((item) => item.trim()).filter((item) => !isNone(item));
}

/**
 * Reads what somebody typed, or what a file of answers has: yes and no also as true and false, a number also without
 * quotes, "none" also as null.
 */
function readText(given: unknown): unknown {
  if (given === null) return NONE;
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  return typeof given === 'number' || typeof given === 'string' ? String(given).trim() : given;
}

const isText = (answer: unknown): answer is string => typeof answer === 'string';

/** Reads an answer from the terminal or a file. People write a choice as its name, too: "St. Petersburg", "Yes". */
export function readAnswer({ choices = [], list }: Question, given: unknown): unknown {
  const choiceFor = (text: string) => choices.find((choice) => slugOf(choice) === slugOf(text)) ?? text;
  if (list) return readList(given).map(choiceFor);
  const text = readText(given);
  return isText(text) ? choiceFor(text) : text;
}

/** Returns what is wrong with an answer that was read, or undefined if it is valid. */
export function faultOf({ choices, list, mayBeEmpty, check }: Question, answer: unknown): string | undefined {
  const answers = [answer].flat();
  if (answers.length === 0 && !mayBeEmpty) return choices ? 'Choose at least one.' : 'Write at least one.';
  if (!answers.every(isText)) return 'Write a text in quotes.';
  const unknown = choices && answers.find((one) => !choices.includes(one));
  if (unknown !== undefined) {
    return `There is no "${unknown}". Choose ${list ? 'from' : 'one of'} ${choices?.join(', ')}.`;
  }
  const verdict = check?.(...answers) ?? true;
  return verdict === true ? undefined : verdict;
}

/**
 * Reads a file of answers, in YAML or in JSON, which is YAML, too.
 * @throws Error that names the file if it is missing, and the line of what cannot be read
 */
export function readAnswers<T = Given>(file: string): T {
  const { content, mistakes } = parseYaml(file, readNamed(file, readSource));
  if (mistakes.length > 0) throw new SourceError(mistakes);
  if (typeof content !== 'object' || content === null)
    throw new Error(`${file} has no answers. Write the name of each question, a colon, a space and your answer.`);
  return content as T;
}

/**
 * Checks the answers in a file, and fills in presets for those it leaves out.
 * @param whose names them in the message
 * @throws Error that lists every question without a valid answer
 */
export function checkAnswers(questions: readonly Question[], given: Given, whose = 'These answers'): Answers {
  const answers: Record<string, Answer> = {};
  const faults: string[] = [];
  for (const question of questions.filter(({ isSkipped }) => !isSkipped)) {
    const { name, ask, choices, preset } = question;
    const answer = Object.hasOwn(given, name) ? readAnswer(question, given[name]) : preset;
    const missing = `Missing. ${ask}${choices ? `${/[?.)]$/.test(ask) ? '' : '.'} Choose one of ${choices.join(', ')}.` : ''}`;
    const fault = answer === undefined ? missing : faultOf(question, answer);
    if (fault) faults.push(`${name}: ${fault}`);
    else answers[name] = answer as Answer;
  }
  for (const name of Object.keys(given).filter((key) => !questions.some((question) => question.name === key))) {
    faults.push(
      `${name}: There is no question with this name. The names are ${questions.map((question) => question.name).join(', ')}.`,
    );
  }
  if (faults.length > 0)
    throw new Error(`${whose} need another look:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return answers;
}
