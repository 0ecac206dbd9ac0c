import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'yaml';
import { named, type CompanyFolders } from '../../src/company/load/folders';
import { changeYaml } from '../../src/company/load/yamlFile';

/** Returns a name as the last part of a URL: "Pelican Bay" becomes "pelican-bay". */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reads a file that somebody has named to a command.
 * @param read reads it; by default as it is, because an old site's lists may hold characters that were lost long ago
 * @throws Error if there is none
 */
export function readNamed(file: string, read = (name: string) => readFileSync(name, 'utf8')): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return read(file);
}

/** Changes a YAML file of a company. */
export const changeFile = ({ company }: CompanyFolders, file: string, change: (document: Document) => void): void =>
  changeYaml(path.join(company, file), change);

/**
 * Writes a new file.
 * @throws Error if the file exists
 */
export function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw new Error(`${named(file)} already exists. Choose another name, or edit that file.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
