/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import phrases from '../.cspell/phrases.json';
import { folders, named } from '../src/company/load/folders';
import { nameOf, textsOf } from '../src/company/load/texts';
import { listFiles } from '../src/company/load/projectFiles';
import { unwrittenIn } from '../src/checks/unwritten';
import { wordsOf } from './pageContent';
import {
  commands,
  hedges,
  listsOfThree,
  MOST_SHARED,
  notButs,
  orders,
  punchLines,
  readText,
  runsOf,
  sentenceCount,
  type PageText,
} from './phrasing';

const root = join(__dirname, '..');
const SOURCE = /(?<!\.test)\.(md|mdx|ts|tsx|typ|yaml)$/;

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

  test('are in no page, article, fact, component, handbook page or README', () => {
    const files = [folders.company, folders.blog, join(root, 'handbook'), join(root, 'src')].flatMap((folder) =>
      listFiles(folder)
        .filter((name) => SOURCE.test(name))
        .map((name) => named(join(folder, name))),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(
      ['CONTRIBUTING.md', 'README.md', 'renders/README.md', ...files].flatMap((file) => findPhrases(file, read(file))),
    ).toEqual([]);
  });
});

const wordCount = ({ paragraphs }: PageText) => paragraphs.flatMap(wordsOf).length;

/** How often a page or article may use a turn of phrase: as often as the best ones do. */
const turns: readonly {
  readonly name: string;
  readonly find: (text: PageText) => readonly string[];
  readonly most: (text: PageText) => number;
}[] = [
  { name: 'short last words with a "can’t" or "isn’t"', find: punchLines, most: () => 1 },
  { name: 'lists of three in headlines, leads and headings', find: listsOfThree, most: () => 2 },
  { name: '"not X but Y"', find: notButs, most: () => 1 },
  { name: 'orders to ask somebody', find: orders, most: (text) => Math.max(4, wordCount(text) / 250) },
  { name: 'sentences that begin with an order', find: commands, most: (text) => Math.max(4, sentenceCount(text) / 5) },
  { name: '"usually"', find: hedges, most: () => 2 },
];

/** Most runs of five words that a page or article may share with the others. */
const mostShared = (text: PageText) => Math.max(MOST_SHARED, wordCount(text) / 30);

describe('turns of phrase in pages and articles', () => {
  test('are found in headlines, headings, paragraphs, lists and answers, but not in tables and comments', async () => {
    const text = await readText(
      'a.mdx',
      `---
headline: Sand, shell and rock
faq:
  - question: Can I ask, measure and pay?
    answer: Look first. It won’t hurt.
---

<Section title="Dry, flat, and even" kicker="Ask, look, and pay">

{/* Ask us. */}

Pavers can be lifted; a slab can't.

- **Not big but good.** If it rains, ask [the city](/city), or wait.
- Base first, <Price of="costGuide.installed" /> a foot. It usually holds. Never guess.

| Ask the city. It isn't far. |

</Section>
`,
    );
    expect(listsOfThree(text)).toEqual(['Sand, shell and rock', 'Dry, flat, and even']);
    expect(punchLines(text)).toEqual(["a slab can't.", 'Never guess.', "It won't hurt."]);
    expect(notButs(text)).toEqual(['Not big but good.']);
    expect(orders(text)).toEqual(['If it rains, ask the city, or wait.']);
    expect(commands(text)).toEqual(['Never guess.', 'Look first.']);
    expect(hedges(text)).toEqual(['It usually holds.']);
    expect([...runsOf(text)].slice(0, 2)).toEqual(['pavers can be lifted a', 'can be lifted a slab']);
  });

  test('come up no more often than in the best pages', async () => {
    const sources = textsOf(folders)
      .map((text) => ({ file: nameOf(text), source: text.source }))
      .filter(({ source }) => unwrittenIn(source).length === 0);
    const texts = await Promise.all(
      sources.map(async ({ file, source }) => {
        const text = await readText(file, source);
        return { file, text, runs: runsOf(text) };
      }),
    );
    const excesses = texts.flatMap(({ file, text, runs }) => {
      const shared = [...runs].filter((run) => texts.some((other) => other.file !== file && other.runs.has(run)));
      return [
        ...turns.map(({ name, find, most }) => ({ name, found: find(text), most: most(text) })),
        { name: 'five words in a row that another page has', found: shared, most: mostShared(text) },
      ]
        .filter(({ found, most }) => found.length > most)
        .map(
          ({ name, found, most }) =>
            `${file}: ${found.length} times ${name} (${Math.floor(most)} at most): ${found.join(' | ')}`,
        );
    });
    expect(excesses).toEqual([]);
  });
});
