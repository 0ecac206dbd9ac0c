/** Makes companies that differ from `full` in one thing, each in a folder of its own that is removed after the tests. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, jest } from '@jest/globals';
import type * as v from 'valibot';
import { named, siteDir } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { SourceError } from '../../src/company/load/sourceError';
import type { serviceSchema } from '../../src/company/schemas/offers';
import { changeYaml, readYaml, type FieldPath } from '../../src/company/load/yamlFile';

/** The folder of the full company. */
export const FULL = path.join(siteDir, 'tests/companies/full');

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A field with what it is to be. Undefined removes it. */
export type Change = readonly [field: FieldPath, value: unknown];

/** Changes fields of a company's files, by the name of each file without `.yaml`. */
function change(folder: string, changes: Readonly<Record<string, readonly Change[]>>): void {
  for (const [name, fields] of Object.entries(changes)) {
    changeYaml(path.join(folder, `${name}.yaml`), (document) => {
      for (const [field, value] of fields) {
        if (value === undefined) document.deleteIn(field);
        else if (field.length === 0) document.contents = document.createNode(value) as typeof document.contents;
        else document.setIn(field, document.createNode(value));
      }
    });
  }
}

/**
 * Copies the full company, and changes files of the copy.
 * @param changes the fields to change, by the name of the file without `.yaml`
 * @returns the folder
 */
export function companyWith(changes: Readonly<Record<string, readonly Change[]>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  made.push(folder);
  cpSync(FULL, folder, { recursive: true });
  change(folder, changes);
  return folder;
}

/** Writes empty pages, by their names, for towns and services that a test adds. */
export function addPages(folder: string, names: readonly string[]): void {
  for (const name of names) writeFileSync(path.join(folder, 'pages', `${name}.mdx`), '');
}

/** An entry of services.yaml. */
export type WrittenService = v.InferOutput<typeof serviceSchema>;

/**
 * Copies the full company with other services, and without projects, pictures and reviews.
 * @param services entries of services.yaml; a text is the id of one of the full company's
 */
export function companyOffering(
  services: readonly (string | WrittenService)[],
  changes: Readonly<Record<string, readonly Change[]>> = {},
): string {
  const { content } = readYaml(path.join(FULL, 'services.yaml'));
  const known = content as readonly WrittenService[];
  const entries = services.map((one) => (typeof one === 'string' ? known.find(({ id }) => id === one) : one));
  const folder = companyWith();
  addPages(
    folder,
    entries.flatMap((entry) => (entry && !known.includes(entry) ? entry.id : [])),
  );
  change(folder, {
    services: [[[], entries]],
    projects: [[['projects'], []]],
    gallery: [[[], { pictures: [], beforeAfter: [] }]],
    reviews: [[[], []]],
    ...changes,
  });
  return folder;
}

/** Copies the full company, and replaces a passage in a file of the copy as it is written. */
export function companyWritten(file: string, passage: string | RegExp, replacement: string): string {
  const folder = companyWith();
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(passage, replacement);
  if (after === before) throw new Error(`${file} does not have ${String(passage)}.`);
  writeFileSync(place, after);
  return folder;
}

/**
 * Runs with modules that are loaded anew for the company in this folder.
 * @param read loads them with `require`, and returns what the test looks at
 */
export function under<Result>(folder: string, read: () => Result): Result {
  const before = process.env.COMPANY;
  process.env.COMPANY = folder;
  try {
    let result!: Result;
    jest.isolateModules(() => {
      result = read();
    });
    return result;
  } finally {
    if (before === undefined) delete process.env.COMPANY;
    else process.env.COMPANY = before;
  }
}

/** Returns what names the files of the company in this folder from there on in a problem. */
export const relativeTo = (folder: string) => (problem: string) => problem.replace(`${named(folder)}/`, '');

/** Lists what is wrong with the company in this folder, with its files named from there on. */
export function problemsIn(folder: string): readonly string[] {
  try {
    loadCompany(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return error.problems.map(relativeTo(folder));
  }
}

/** Returns the number of the first line of a company's file that has this text. */
export function lineOf(folder: string, file: string, text: string): number {
  return (
    readFileSync(path.join(folder, file), 'utf8')
      .split(/\r?\n/)
      .findIndex((line) => line.includes(text)) + 1
  );
}
