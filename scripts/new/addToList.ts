import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

/**
 * Inserts a line at the end of the list that a constant holds, and formats the file.
 * @throws Error if the file has no such constant
 */
async function insert(siteDir: string, file: string, constant: string, line: string): Promise<void> {
  const target = path.join(siteDir, file);
  const text = await readFile(target, 'utf8');
  const start = text.search(new RegExp(`^(export )?const ${constant}\\b`, 'm'));
  const end = start === -1 ? -1 : text.slice(start).search(/^[\]}]/m);
  if (end === -1) throw new Error(`${file} has no list "${constant}" anymore. Add this to it by hand:\n${line}`);
  const changed = `${text.slice(0, start + end)}${line},\n${text.slice(start + end)}`;
  await writeFile(target, changed);
  execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--write', target]);
}

/** Adds an entry to the end of a list in a TypeScript file. */
export async function addToList(siteDir: string, file: string, constant: string, entry: object): Promise<void> {
  await insert(siteDir, file, constant, toCode(entry));
}
