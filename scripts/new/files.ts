import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageFolders } from '../../src/images/encode';

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
 * Writes a new file.
 * @throws Error if the file exists
 */
export async function writeNew(siteDir: string, file: string, content: string): Promise<void> {
  const target = path.join(siteDir, file);
  if (existsSync(target)) throw new Error(`${file} already exists. Choose another name, or edit that file.`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Written after a field without entries, so that the writer sees what an entry looks like. */
const examples: Readonly<Record<string, string>> = {
  faq: '{ question: "What do customers ask?", answer: "What you tell them." }, { … }',
};

/** Returns an MDX file. Its front matter is written as JSON, which is valid YAML and quotes every text. */
export function mdx(frontMatter: object, body: string): string {
  const lines = Object.entries(frontMatter).map(([field, value]) => {
    if (value instanceof Date) return `${field}: ${value.toISOString().slice(0, 10)}`;
    const isEmpty = Array.isArray(value) && value.length === 0;
    return `${field}: ${JSON.stringify(value)}${isEmpty && examples[field] ? ` # [${examples[field]}]` : ''}`;
  });
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** Returns a page's sections, each with an MDX comment that says what belongs there. */
export function sections(titles: Readonly<Record<string, string>>): string {
  return Object.entries(titles)
    .map(([title, note]) => `<Section title="${title}">\n\n{/* Write: ${note} */}\n\n</Section>\n`)
    .join('\n');
}

/** Returns whether there is a picture with this id. */
export function hasPicture(siteDir: string, id: string): boolean {
  return existsSync(path.join(imageFolders(siteDir).masters, `${id}.jpg`));
}

/**
 * Checks that no picture has this id, before anything is written.
 * @throws Error if one has
 */
export function assertNew(siteDir: string, picture: string): void {
  if (!hasPicture(siteDir, picture)) return;
  throw new Error(`This name is in use: its picture is "${picture}". Choose another name.`);
}
