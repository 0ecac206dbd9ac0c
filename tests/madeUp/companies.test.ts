/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { loadCompany } from '../../src/company/load/load';
import { foldersOf } from '../../src/company/load/folders';
import { textsOf } from '../../src/company/load/texts';
import { largest, smallest } from './company';
import { makeFolder, SAMPLE } from './makeFolder';
import { findTerms, termsOf } from './scan';
import { prose } from './words';

const parent = mkdtempSync(path.join(tmpdir(), 'made-'));
afterAll(() => rmSync(parent, { recursive: true }));

// A company of one's own may lack what others are made from.
if (loadCompany(SAMPLE).company.sample) {
  describe('made-up companies', () => {
    test('random companies, the same for the same seed, have nothing to correct', () => {
      const args = ['index.ts', '--only', 'random', '--count', '4', '--seed', '7'].map((arg, at) =>
        at === 0 ? path.join(__dirname, arg) : arg,
      );
      const { status, stdout, stderr } = spawnSync(process.execPath, [require.resolve('tsx/cli'), ...args], {
        encoding: 'utf8',
      });
      expect([stdout, stderr, status]).toEqual(['4 random companies have nothing to correct (--seed 7).\n', '', 0]);
    });

    test('the smallest company has one town, two services, no article, and nothing that it can do without', () => {
      const folder = path.join(parent, 'smallest');
      makeFolder(folder, smallest);
      const { company, towns, services, articleSlugs, reviews, projects, drafts } = loadCompany(folder);
      expect(company).toMatchObject({ name: smallest.facts.name, licenseNumber: null, referrals: false });
      expect(company.sample).toBeUndefined();
      expect(towns.map(({ name }) => name)).toEqual(smallest.towns);
      expect(services.map(({ id }) => id)).toEqual(smallest.services);
      expect([articleSlugs, reviews, projects]).toEqual([[], [], []]);
      expect(drafts).toHaveLength(smallest.drafts);
    });

    test('texts of a made-up company name its own places in the place of the sample’s', async () => {
      const folder = path.join(parent, 'largest');
      makeFolder(folder, largest);
      const terms = termsOf(loadCompany(SAMPLE), loadCompany(folder));
      expect(terms.length).toBeGreaterThan(0);
      const texts = textsOf(foldersOf(folder)).map(({ file }) => path.dirname(file));
      const found = await Promise.all([...new Set(texts)].map((one) => findTerms(one, terms)));
      expect(found.flat()).toEqual([]);
    });
  });
}

test('prose is long enough, and about its subject alone', () => {
  expect(prose('a town', 100).split(/\s+/).length).toBeGreaterThanOrEqual(100);
  expect(prose('a town', 100)).toBe(prose('a town', 100));
  expect(prose('a town', 100)).not.toBe(prose('another', 100));
});

describe('words that a built site must not contain', () => {
  const folder = mkdtempSync(path.join(parent, 'built-'));

  test('are found with their file and the words around them, also behind entities and in names of files', async () => {
    const files = {
      'index.html':
        '<p>Brick &amp; Sons, once of Old <b>Town</b>.</p><script type="application/ld+json">{"name":"Brick"}</script>',
      'old-town.json': '{}',
      'other.html': '<p>Elsewhere</p>',
      'picture.avif': 'Old Town',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    const found = await findTerms(folder, [
      { what: 'the name', pattern: /Brick & Sons/g },
      { what: 'the town', pattern: /old[ -]town/gi },
    ]);
    expect(found).toEqual([
      expect.stringMatching(/^index\.html: the name, "Brick & Sons", in ".*once of.*"$/),
      expect.stringMatching(/^index\.html: the town, "Old Town"/),
      expect.stringMatching(/^old-town\.json: the town, "old-town"/),
    ]);
  });
});
