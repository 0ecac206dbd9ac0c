import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { named } from '../../src/company/load/folders';

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
export function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw new Error(`${named(file)} already exists. Choose another name, or edit that file.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
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
