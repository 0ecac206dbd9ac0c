/** Reads and writes the YAML files of a company, with their comments, and finds the lines of what is wrong in them. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type * as v from 'valibot';
import { isAlias, isCollection, isNode, LineCounter, parseDocument, type Document } from 'yaml';
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
 * Reads a YAML file. One that is missing is empty.
 * @throws SourceError with file, line and advice if it is no YAML
 */
export function readYaml(file: string): YamlFile {
  const name = named(file);
  const lines = new LineCounter();
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '', { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new SourceError(
      document.errors.map(({ pos, code }) => {
        const advice =
          'Put a text that holds a colon, or starts with {{ or a quote, in single quotes; indent with spaces.';
        return `${name}:${lines.linePos(pos[0]).line}: This is not YAML (${code.toLowerCase().replaceAll('_', ' ')}). ${advice}`;
      }),
    );
  }
  const nodeAt = (field: FieldPath) => document.getIn(field, true);
  const lineOf = (field: FieldPath): number => {
    const node = nodeAt(field);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return field.length === 0 ? 1 : lineOf(field.slice(0, -1));
  };
  return {
    name,
    document,
    content: document.toJS() as unknown,
    problem: (field, advice) => [`${name}:${lineOf(field)}`, field.join('.'), advice].filter(Boolean).join(': '),
    isRepeated: (field) => field.some((_step, at) => isAlias(nodeAt(field.slice(0, at + 1)))),
  };
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

/** Changes a YAML file, and leaves all else in it as it is. */
export function changeYaml(file: string, change: (document: Document) => void): void {
  const { document } = readYaml(file);
  change(document);
  // Between the entries of a list of records, as by hand.
  if (isCollection(document.contents)) document.contents.spaceBefore = true;
  writeFileSync(file, document.toString(FORM));
}
