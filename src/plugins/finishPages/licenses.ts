import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What package.json says about a package's license. */
interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Returns the folder of the package that a module is from; undefined for the project's own modules. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** Returns a package's name, version, license and copyright notice. */
async function noticeOf(folder: string): Promise<string> {
  const facts = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageFacts;
  const files = (await readdir(folder)).filter((name) => /^(lic|copying|notice)/i.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const license = facts.license ?? '';
  if (!license && texts.length === 0) throw new Error(`The package ${facts.name} states no license. Do without it.`);
  return [`${facts.name} ${facts.version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * Writes down whose software visitors load: nearly all licenses require that their text goes along with each copy, and
 * the bundler drops comments.
 * @param folders the packages that scripts and styles are made from
 * @throws Error that names a package without a license
 */
export async function writeLicenses(folders: readonly string[]): Promise<string> {
  const notices = await Promise.all(folders.map(noticeOf));
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This website contains the following open-source software.', ...[...new Set(notices)].sort()].join(line)}\n`;
}
