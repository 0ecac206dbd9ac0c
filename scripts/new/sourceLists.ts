/** Adds and removes entries in the lists and records that TypeScript files hold, and leaves the rest of a file as it is. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Source code that goes into an entry as it is, without quotes. */
export class Code {
  constructor(readonly source: string) {}
}

/** Returns a value as TypeScript: texts in quotes, code as it is, undefined fields left out. */
function toCode(value: unknown): string {
  if (value instanceof Code) return value.source;
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}: ${toCode(field)}`).join(', ')}}`;
}

/** Returns the value of a constant in a file's text, without `as` and `satisfies`; undefined if there is none. */
function valueOf(text: string, constant: string): ts.Expression | undefined {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(source) === constant);
  let value = declared?.initializer;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
  return value;
}

/** Returns the entries of the list, or the fields of the record, that a constant holds. */
function partsOf(value: ts.Expression | undefined): ts.NodeArray<ts.Node> | undefined {
  if (value && ts.isArrayLiteralExpression(value)) return value.elements;
  return value && ts.isObjectLiteralExpression(value) ? value.properties : undefined;
}

function field(entry: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(entry)) return undefined;
  const isNamed = ({ name: key }: ts.PropertyAssignment) =>
    (ts.isStringLiteral(key) ? key.text : key.getText()) === name;
  return entry.properties.filter(ts.isPropertyAssignment).find(isNamed)?.initializer;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : '');

/** Cuts parts of a list out of a text, each with its comma and the comments before it. */
function cut(text: string, nodes: readonly ts.Node[]): string {
  return nodes.reduceRight((rest, node) => {
    const after = /^\s*,/.exec(rest.slice(node.end))?.[0].length ?? 0;
    return rest.slice(0, node.getFullStart()) + rest.slice(node.end + after);
  }, text);
}

/** Where a new entry goes. */
export type Place = 'first' | 'last';

/**
 * Returns a file's text with one more part in a list or record.
 * @throws Error with the part if the file has no such list
 */
function insert(file: string, text: string, constant: string, part: string, place: Place): string {
  const value = valueOf(text, constant);
  const parts = partsOf(value);
  if (!value || !parts) throw new Error(`${file} has no list "${constant}" anymore. Add this to it by hand:\n${part}`);
  if (place === 'first') return `${text.slice(0, parts.pos)}\n${part},${text.slice(parts.pos)}`;
  const comma = parts.length > 0 && !parts.hasTrailingComma ? ',' : '';
  // Before the bracket, so that a comment after the last entry stays with that entry.
  return `${text.slice(0, parts.end)}${comma}${text.slice(parts.end, value.end - 1).trimEnd()}\n${part},\n${text.slice(value.end - 1)}`;
}

/** Changes a file of the project, and formats it. Returns whether it is another one now. */
export function rewrite(siteDir: string, file: string, change: (text: string) => string): boolean {
  const target = path.join(siteDir, file);
  const text = readFileSync(target, 'utf8');
  const changed = change(text);
  if (changed === text) return false;
  // In a process of its own, because Jest cannot load Prettier, which imports its parsers on demand.
  const formatted = execFileSync(
    process.execPath,
    [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', target],
    { input: changed, encoding: 'utf8', cwd: siteDir },
  );
  if (formatted === text) return false;
  writeFileSync(target, formatted);
  return true;
}

/** Returns a TypeScript file's text with these entries added to a list. */
export function withEntries(
  file: string,
  text: string,
  constant: string,
  entries: readonly object[],
  place: Place = 'last',
): string {
  return entries.reduce((rest: string, entry) => insert(file, rest, constant, toCode(entry), place), text);
}

/** Adds an entry to a list in a TypeScript file. */
export function addToList(siteDir: string, file: string, constant: string, entry: object, place?: Place): void {
  rewrite(siteDir, file, (text) => withEntries(file, text, constant, [entry], place));
}

/** An entry of a list, as its file has it. */
export interface SourceEntry {
  readonly id: string;
  /** Its source code. */
  readonly code: string;
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** Returns the entries of a list. */
export function entriesIn(text: string, constant: string): readonly SourceEntry[] {
  return (partsOf(valueOf(text, constant)) ?? []).map((entry) => ({
    id: textOf(field(entry, 'id')),
    code: entry.getText(),
    sample: field(entry, 'sample')?.kind === ts.SyntaxKind.TrueKeyword,
  }));
}

/** Removes the entries of a list that have one of these ids. */
export function removeEntries(text: string, constant: string, ids: readonly string[]): string {
  const entries = partsOf(valueOf(text, constant)) ?? [];
  return cut(
    text,
    entries.filter((entry) => ids.includes(textOf(field(entry, 'id')))),
  );
}

/** Writes the lists of ids that stand in a field of some entries, by the id of the entry. */
export function writeLists(
  text: string,
  {
    constant,
    key,
    lists,
  }: { readonly constant: string; readonly key: string; readonly lists: ReadonlyMap<string, readonly string[]> },
): string {
  const entries = partsOf(valueOf(text, constant)) ?? [];
  return entries.reduceRight((rest, entry) => {
    const wanted = lists.get(textOf(field(entry, 'id')));
    const node = field(entry, key);
    return wanted && node ? rest.slice(0, node.getStart()) + toCode(wanted) + rest.slice(node.end) : rest;
  }, text);
}
