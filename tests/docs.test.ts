/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REWRITE_FILE } from '../scripts/setup/differences';
import { schemas } from '../src/company/load/factFiles';
import { listFiles } from '../src/company/load/projectFiles';

const root = join(__dirname, '..');

/** Folders whose files each company names as it likes. */
const OWN = /^(company\/(pages|pictures)|blog|static)\//;

const folders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      !/^(build.*|node_modules|coverage|test-results|\.git|\.docusaurus|\.generated)$/.test(entry.name),
  )
  .map(({ name }) => name);

const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`)),
  ...Object.keys(schemas).map((name) => `company/${name}.yaml`),
  // Written by setup.
  `company/${REWRITE_FILE}`,
];

const documents = files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

/** What a path in a text may end in if it names no folder: other names, such as `robots.txt`, are of the built site. */
const SOURCE = /\.(ts|tsx|mjs|css|yaml|yml|typ|py)$/;

/** Returns whether a text between backticks is written as the path of a file or folder of this project. */
const isPath = (span: string) =>
  /^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(span) &&
  (folders.includes(span.split('/')[0] ?? '') ? span.includes('/') : SOURCE.test(span)) &&
  !OWN.test(span);

/** Returns whether there is such a file or folder: from the project's folder on, or by the end of its path. */
function isThere(span: string): boolean {
  const path = span.replace(/\/$/, '');
  return existsSync(join(root, path)) || files.some((file) => file === path || file.endsWith(`/${path}`));
}

/** Lists what a text names between backticks or links to, with its line, that is not there. */
function missingIn(document: string, text: string): string[] {
  // Examples in blocks of code are about files to be made.
  const prose = text.replace(/^( *)```[^]*?^\1```$/gm, (block) => block.replace(/[^\n]/g, ''));
  const at = (index: number) => `${document}:${prose.slice(0, index).split('\n').length}`;
  const paths = [...prose.matchAll(/`([^`\n]+)`/g)].filter(({ 1: span = '' }) => isPath(span) && !isThere(span));
  // The handbook's pages, which npm start shows, lead to each other alone.
  const isPage = (link: string) => !document.startsWith('handbook/') || !link.startsWith('..');
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)\s#]+)/g)].filter(
    ({ 1: link = '' }) => !isPage(link) || !existsSync(join(root, dirname(document), link)),
  );
  return [...paths, ...links].map(({ index, 1: name }) => `${at(index)}: There is no ${name}.`);
}

describe('paths in READMEs, handbook and changelog', () => {
  test('are found where there is no such file, with their line', () => {
    const text =
      'See `src/nowhere.ts`, `docs.test.ts`\nand [it](./nowhere.md), `npm run test:built` and `robots.txt`.\n[Out](../README.md).';
    expect(missingIn('handbook/a.md', text)).toEqual([
      'handbook/a.md:1: There is no src/nowhere.ts.',
      'handbook/a.md:2: There is no ./nowhere.md.',
      'handbook/a.md:3: There is no ../README.md.',
    ]);
  });

  test('lead to files that exist', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((document) => missingIn(document, readFileSync(join(root, document), 'utf8')))).toEqual(
      [],
    );
  });
});
