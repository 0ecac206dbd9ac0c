/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import phrases from '../.cspell/phrases.json';
import { listFiles } from '../src/checks/projectFiles';

const root = join(__dirname, '..');
const SOURCE = /(?<!\.test)\.(md|mdx|ts|tsx|typ)$/;

/** Matches a phrase in any case, across line breaks, and with either kind of apostrophe. */
function pattern(phrase: string): RegExp {
  const escaped = phrase.replace(/[.]/g, '\\.').replaceAll("'", "['’]").replaceAll(' ', '\\s+');
  return new RegExp(`\\b${escaped}\\b`, 'gi');
}

const patterns = Object.entries(phrases).map(([phrase, instead]) => ({ phrase: pattern(phrase), instead }));

/** Lists the phrases in a text that we don't use, with their lines and what to write instead. */
function findPhrases(file: string, text: string): string[] {
  return patterns.flatMap(({ phrase, instead }) =>
    [...text.matchAll(phrase)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}, line ${line}: "${found.replace(/\s+/g, ' ')}". Write "${instead}".`;
    }),
  );
}

/** Reads a source; in handbook/voice.md, without the tables, which quote the phrases. */
function read(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  return file.endsWith('voice.md') ? text.replace(/^\|.*\|$/gm, '') : text;
}

describe('phrases that we don’t use', () => {
  test('are found with their line, across line breaks and with either apostrophe', () => {
    expect(findPhrases('a.md', 'Call.\nStraight\naway, in 15 minutes’ time.')).toEqual([
      'a.md, line 3: "minutes’ time". Write "minutes".',
      'a.md, line 2: "Straight away". Write "right away".',
    ]);
  });

  test('are in no page, article, data, component, handbook page or README', () => {
    const files = ['blog', 'handbook', 'src'].flatMap((folder) =>
      listFiles(join(root, folder))
        .filter((name) => SOURCE.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(
      ['CONTRIBUTING.md', 'README.md', 'renders/README.md', ...files].flatMap((file) => findPhrases(file, read(file))),
    ).toEqual([]);
  });
});
