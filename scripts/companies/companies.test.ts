/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { companyFacts, type CompanyFacts } from '../../src/company/schemas/company';
import { services } from '../../src/company/services';
import { slugOf } from '../new/files';
import { readHours } from '../setup/hours';
import { chosen, nearestReadable } from '../setup/palette';
import { companyOf, largest, ordinary, simpler, smallest, type Company } from './company';
import { prose } from './prose';
import { sampleTerms } from './sampleTerms';
import { findTerms } from './scan';

describe('companies from seeds', () => {
  const seeds = Array.from({ length: 3 }, (_, index) => index + 1);
  const made = seeds.map(companyOf);

  test('are the same for the same seed, and differ', () => {
    expect(companyOf(seeds[0])).toEqual(made[0]);
    expect(new Set(made.map((company) => JSON.stringify(company))).size).toBe(seeds.length);
  });

  test('have facts that company.json may have', () => {
    const check = (company: Company, fact: keyof CompanyFacts, value: unknown) =>
      expect([company.name, fact, v.safeParse(companyFacts.entries[fact], value).issues]).toEqual([
        company.name,
        fact,
        undefined,
      ]);
    for (const company of [smallest, ordinary, largest, ...made]) {
      check(company, 'name', company.name);
      check(company, 'phone', company.phone);
      check(company, 'region', company.region);
      check(company, 'serviceRadiusMiles', company.miles);
      check(company, 'hours', readHours(company.hours));
      check(company, 'licenseNumber', company.license);
      check(company, 'experience', company.experience);
      check(company, 'background', company.background);
      check(company, 'callbackMinutes', company.callback);
      expect(new Set(company.towns).size).toBe(company.towns.length);
      expect(company.services.length + company.newServices.length).toBeGreaterThan(0);
    }
  });

  test('have colors that setup takes', () => {
    const palettes = made.flatMap(({ colors }) => colors ?? []);
    expect(palettes.length).toBeGreaterThan(0);
    for (const colors of palettes.slice(0, 1)) {
      for (const token of chosen) expect(nearestReadable(token, colors)).toBe(colors[token]);
    }
  });

  test('become an ordinary one, one fact at a time', () => {
    for (const company of [smallest, largest, made[0]]) {
      const facts: string[] = [];
      let left = company;
      for (let next = simpler(left); next.length > 0; next = simpler(left)) {
        facts.push(next[0].fact);
        left = next[0].company;
      }
      expect(left).toEqual(ordinary);
      expect(new Set(facts).size).toBe(facts.length);
    }
  });
});

test('prose is long enough, and about its subject alone', () => {
  expect(prose('a town', 100).split(/\s+/).length).toBeGreaterThanOrEqual(100);
  expect(prose('a town', 100)).toBe(prose('a town', 100));
  expect(prose('a town', 100)).not.toBe(prose('another', 100));
});

test('a service whose name is in the company’s host is not searched for', () => {
  for (const { name: service } of services.filter(({ name }) => !smallest.services.includes(name))) {
    const name = `${service.replace(' ', ' & ')} Company`;
    const address = `https://www.${slugOf(name)}.com/faq`;
    expect(sampleTerms({ ...smallest, name }, []).filter(({ pattern }) => address.match(pattern))).toEqual([]);
  }
});

describe('words that a built site must not contain', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  afterAll(() => rmSync(folder, { recursive: true }));

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
