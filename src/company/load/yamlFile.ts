/** Reads and writes the YAML files of a company, with their comments, and finds the lines of what is wrong in them. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type * as v from 'valibot';
import {
  isAlias,
  isCollection,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Node,
} from 'yaml';
import { named } from './folders';
import { safeParseWithFriendlyErrors } from './parseWithFriendlyErrors';
import { SourceError } from './sourceError';

/** A field by the keys and places that lead to it: `['hours', 0, 'opens']`. */
export type FieldPath = readonly (string | number)[];

/** A YAML file. `document` keeps comments, blank lines and the names of figures that others repeat (`&name`, `*name`). */
export interface YamlFile {
  /** The file as messages name it. */
  readonly name: string;
  readonly document: Document;
  /** Its content; null for an empty file. */
  readonly content: unknown;
  /** Returns a problem in words: file, line, field, what to write instead. */
  readonly problem: (field: FieldPath, advice: string) => string;
  /** Whether a field repeats another (`*name`), so that a mistake in it is that of the other. */
  readonly isRepeated: (field: FieldPath) => boolean;
}

/** How a line of these files is broken and quoted, whichever command writes it. */
const FORM = { lineWidth: 120, singleQuote: true } as const;

/**
 * Returns where the quote or the bracket begins that this place is in: it may lack its end, which is missed only lines
 * later.
 */
function openedBefore(document: Document, place: number): number | undefined {
  const opened: number[] = [];
  visit(document, {
    Node: (_key, node) => {
      const isOpened = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
      const [start = place, end = start] = node.range ?? [];
      if (isOpened && start < place && place <= end) opened.push(start);
    },
  });
  return opened[0];
}

/** What to write where a file is no YAML, by the code of its reader; without one, what is mostly the cause. */
const ADVICE: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY:
    'This field is there twice. Remove one of the two, begin a new entry of a list with "- ", and write figures without commas.',
  BAD_ALIAS: 'Put a text that starts with & or * in quotes.',
};

const MOSTLY =
  'Put a text that holds a colon, or starts with {{ or a quote, in single quotes, write an apostrophe within them twice, end each quote and bracket, and indent with spaces.';

const SEPARATE = 'Write a comma between each entry in brackets and the next, and end each quote.';

const MISPLACED = 'Begin this line as far from the left as the fields around it.';

const MISPLACED_ENTRY = 'Begin each entry of a list with "- ", as far from the left as the others.';

const FIELD = /^( *)[\w.-]+:(?: |$)/;

/**
 * Finds a line that begins too near to the left or too far from it, here or one line below: YAML's reader misses what it
 * expected a line late.
 */
function slipOfIndent([line = '', next = '']: readonly string[], code: ErrorCode) {
  if (line.startsWith('\t')) return { below: 0, advice: 'Indent this line with spaces, not with a tab.' };
  if (/^ *(?:- )?[\w.-]+:[^\s:/]/.test(line)) return { below: 0, advice: 'Write a space after the colon.' };
  if (/^ *- /.test(line)) return { below: 0, advice: MISPLACED_ENTRY };
  const [, indent] = FIELD.exec(line) ?? [];
  const [, indentOfNext = ''] = FIELD.exec(next) ?? [];
  if (indent === undefined) return undefined;
  if (code === 'MISSING_CHAR') return { below: 0, advice: MISPLACED };
  const holdsColon = /: .*:(?: |$)/.test(line);
  const isDeeper = code === 'BLOCK_AS_IMPLICIT_KEY' && !holdsColon && indentOfNext.length > indent.length;
  return isDeeper ? { below: 1, advice: MISPLACED } : undefined;
}

/** Finds texts that are YAML, but not what their writer meant. */
function slipsIn(document: Document, source: string): readonly { readonly place: number; readonly advice: string }[] {
  const repeated = new Set<string>();
  const slips: { place: number; advice: string; name?: string }[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      repeated.add(alias.source);
      if (alias.resolve(document)) return;
      const advice = `Nothing above is called &${alias.source}. Correct the name, or put a text that starts with * in quotes.`;
      slips.push({ place: alias.range?.[0] ?? 0, advice });
    },
    Scalar: (_key, { value, anchor, range, type }) => {
      if (typeof value !== 'string') return;
      const [place = 0, end] = range ?? [];
      if (type === 'PLAIN') {
        const entry = source.slice(place, end).search(/\n *- /);
        if (entry > -1) slips.push({ place: place + entry + 1, advice: MISPLACED_ENTRY });
        const [note] = /^ +#\S.*/.exec(source.slice(end)) ?? [];
        const advice = `This text ends before${note}. Put it in single quotes, or the note in a line above.`;
        if (note) slips.push({ place, advice });
      }
      if (anchor)
        slips.push({ place, advice: `Put a text that starts with & in quotes: "&${anchor} ${value}".`, name: anchor });
      if (/^“[^“”]*”$/.test(value))
        slips.push({ place, advice: 'These curly quotes would be part of the text. Write straight ones, or none.' });
    },
  });
  return slips.filter(({ name }) => name === undefined || !repeated.has(name));
}

/** A YAML file with what keeps it from being one. */
export interface ParsedYaml extends YamlFile {
  /** By file and line, with what to write instead. */
  readonly mistakes: readonly string[];
}

/**
 * Reads YAML as far as it can be read.
 * @param name the file as messages name it
 * @param linesBefore how many lines of the file are above this text
 */
export function parseYaml(name: string, text: string, linesBefore = 0): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (place: number) => lines.linePos(place).line + linesBefore;
  // After the first mistake, others follow from it.
  const broken = document.errors.slice(0, 1).map(({ pos, code, message }) => {
    if (message.startsWith('Missing ,')) return `${name}:${lineAt(pos[0])}: This is not YAML. ${SEPARATE}`;
    const opened = openedBefore(document, pos[0]);
    const { line } = lines.linePos(opened ?? pos[0]);
    const slip = opened === undefined ? slipOfIndent(text.split(/\r?\n/).slice(line - 1), code) : undefined;
    const { below, advice } = slip ?? { below: 0, advice: ADVICE[code] ?? MOSTLY };
    return `${name}:${line + below + linesBefore}: This is not YAML. ${advice}`;
  });
  const mistakes =
    broken.length > 0
      ? broken
      : slipsIn(document, text).map(({ place, advice }) => `${name}:${lineAt(place)}: ${advice}`);
  const nodeAt = (field: FieldPath) => document.getIn(field, true);
  const lineOf = (field: FieldPath): number => {
    const node = nodeAt(field);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return field.length === 0 ? 1 : lineOf(field.slice(0, -1));
  };
  return {
    name,
    document,
    content: mistakes.length > 0 ? null : (document.toJS() as unknown),
    problem: (field, advice) => [`${name}:${lineOf(field)}`, field.join('.'), advice].filter(Boolean).join(': '),
    isRepeated: (field) => field.some((_step, at) => isAlias(nodeAt(field.slice(0, at + 1)))),
    mistakes,
  };
}

/** What no text that people write has, and what to do about it. */
const UNREADABLE: readonly (readonly [RegExp, string])[] = [
  [/[\0\uFFFD]/, "Some characters can't be read. Save this file in UTF-8."],
  [
    /^<{7} /m,
    'Git could not join two versions here. Keep the lines that are right, and remove those of <<<<<<<, ======= and >>>>>>>.',
  ],
];

/**
 * Reads a file that people write.
 * @throws SourceError if its characters are in another code than UTF-8, or Git left two versions in it
 */
export function readSource(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const problems = UNREADABLE.flatMap(([pattern, advice]) => {
    const place = text.search(pattern);
    return place === -1 ? [] : [`${named(file)}:${text.slice(0, place).split('\n').length}: ${advice}`];
  });
  if (problems.length > 0) throw new SourceError(problems);
  return text;
}

/**
 * Reads a YAML file. One that is missing is empty.
 * @throws SourceError with file, line and advice if it is no YAML
 */
export function readYaml(file: string): YamlFile {
  const parsed = parseYaml(named(file), existsSync(file) ? readSource(file) : '');
  if (parsed.mistakes.length > 0) throw new SourceError(parsed.mistakes);
  return parsed;
}

/**
 * Checks what is written in a file.
 * @param report called with each problem, by file, line and field
 * @returns what the schema makes of it; undefined if there is a problem
 */
export function checkYaml<Output>(
  schema: v.GenericSchema<unknown, Output>,
  { content, problem, isRepeated }: YamlFile,
  report: (problem: string) => void,
): Output | undefined {
  const checked = safeParseWithFriendlyErrors(schema, content);
  if (checked.ok) return checked.output;
  for (const { path, advice } of checked.mistakes) if (!isRepeated(path)) report(problem(path, advice));
  return undefined;
}

/**
 * Lists the texts in the content of a YAML file, each with its field.
 * @param isAsked returns whether the company is asked a question; one that it isn't has no texts
 */
export function textsIn(
  content: unknown,
  isAsked: (question: string) => boolean,
  field: FieldPath = [],
): readonly (readonly [FieldPath, string])[] {
  if (typeof content === 'string') return [[field, content]];
  const { question } = (content ?? {}) as { readonly question?: string };
  if (question !== undefined && !isAsked(question)) return [];
  return Object.entries(content ?? {}).flatMap(([name, item]) =>
    textsIn(item, isAsked, [...field, Array.isArray(content) ? Number(name) : name]),
  );
}

/** Changes a YAML file, and leaves all else in it as it is. */
export function changeYaml(file: string, change: (document: Document) => void): void {
  const { document } = readYaml(file);
  const before = document.toString(FORM);
  change(document);
  const after = document.toString(FORM);
  if (after !== before) writeFileSync(file, after);
}

/** Longest list or record within an entry that stands in one line. */
const ONE_LINE = 80;

/** Returns the value of a field as a part of a document, written as by hand: short lists and records in one line. */
export function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Collection: (_key, part) => {
      part.flow = JSON.stringify(part).length <= ONE_LINE;
    },
  });
  return node;
}

function listAt(document: Document, field: FieldPath) {
  const list = document.getIn(field, true);
  if (!isSeq<Node>(list)) throw new Error(`There is no list ${field.join('.')}.`);
  return list;
}

/** Adds an entry to the list at this field, with an empty line between it and the others. */
export function addEntry(document: Document, field: FieldPath, entry: object, place: 'first' | 'last' = 'last'): void {
  const list = listAt(document, field);
  const node = nodeOf(document, entry);
  if (isCollection(node)) node.flow = false;
  const [first] = list.items;
  if (first) (place === 'first' ? first : node).spaceBefore = true;
  list.items.splice(place === 'first' ? 0 : list.items.length, 0, node);
  // An empty list is written as [].
  list.flow = false;
}

/** Removes the entries of the list at this field that are to go. */
export function removeEntries<Entry>(document: Document, field: FieldPath, isGone: (entry: Entry) => boolean): void {
  const list = listAt(document, field);
  list.items = list.items.filter((item) => !isGone(item.toJS(document) as Entry));
  const [first] = list.items;
  if (first) first.spaceBefore = false;
}

/** Removes each field that has one of these values, by the field's name, or one of them in its list. */
export function removeFields(document: Document, values: Readonly<Record<string, readonly string[]>>): void {
  visit(document, {
    Pair: (_key, { key, value }) => {
      const gone = isScalar(key) && Object.hasOwn(values, String(key)) ? values[String(key)] : [];
      const held = isNode(value) ? [value.toJS(document)].flat() : [];
      return held.some((one) => gone.includes(one)) ? visit.REMOVE : undefined;
    },
  });
}
