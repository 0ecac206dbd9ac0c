import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file in which the spelling check finds the names of the company and of its towns. */
export const NAMES_FILE = '.cspell/names.txt';

/** Teaches the spelling check the words of these names. It ignores words of up to three letters. */
export async function addNames(siteDir: string, names: readonly string[]): Promise<void> {
  const file = path.join(siteDir, NAMES_FILE);
  const [title, ...known] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const words = names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []);
  const all = [...new Set([...known, ...words])].sort((a, b) => a.localeCompare(b));
  await writeFile(file, `${[title, ...all].join('\n')}\n`);
}
