/** @jest-environment node */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { folders, siteDir } from '../../src/company/load/folders';
import { loadCompany, type Company } from '../../src/company/load/load';
import type * as BusinessModule from '../../src/company/business';
import type * as FaqsModule from '../../src/company/faqs';
import type * as ReferralProgramModule from '../../src/company/referralProgram';
import type * as GuideFactsModule from '../../src/guide/facts';
import type * as StructuredDataModule from '../../src/seo/structuredData';
import type * as NavigationModule from '../../src/site/navigation';
import { under } from './companyWith';

const own = folders.company;
const other = path.join(siteDir, 'tests/companies/full');

/** What only one company has: what it is called and how it is reached, its towns, and what it has built. */
const namesOf = ({ company, towns, townDetails, projects, reviews, referralTexts }: Company): readonly string[] => [
  company.name,
  company.phone,
  company.email,
  new URL(company.url).host,
  company.region,
  ...towns.map(({ name }) => name),
  ...Object.values(townDetails).flatMap(({ description }) => description ?? []),
  ...projects.map(({ title }) => title),
  ...reviews.map(({ text }) => text),
  ...referralTexts.terms.map(({ description }) => description),
];

/** Lists the names that a text has, without those that are words of the trade there, such as "Brick" for a town. */
const foundIn = (text: string, names: readonly string[]) =>
  names.filter((name) => {
    const word = name.toLowerCase();
    return text.includes(name) && (word === name || !text.includes(word));
  });

/** What the site makes of the facts of the company in this folder, as text. */
const madeOf = (folder: string): string =>
  under(folder, () => {
    const { business } = jest.requireActual<typeof BusinessModule>('../../src/company/business');
    const { faqs } = jest.requireActual<typeof FaqsModule>('../../src/company/faqs');
    const { referralTerms } = jest.requireActual<typeof ReferralProgramModule>('../../src/company/referralProgram');
    const { collectFacts } = jest.requireActual<typeof GuideFactsModule>('../../src/guide/facts');
    const { businessData } = jest.requireActual<typeof StructuredDataModule>('../../src/seo/structuredData');
    const menus = jest.requireActual<typeof NavigationModule>('../../src/site/navigation');
    return JSON.stringify([business, faqs, referralTerms(), collectFacts(), businessData(), menus]);
  });

const project = process.cwd();
beforeEach(() => process.chdir(tmpdir()));
afterEach(() => process.chdir(project));

test('two companies are read in one process, from any folder, and neither has a name of the other', () => {
  const [first, second, again] = [loadCompany(own), loadCompany(other), loadCompany(own)];
  expect(again).toEqual(first);
  expect(foundIn(JSON.stringify(first), namesOf(second))).toEqual([]);
  expect(foundIn(JSON.stringify(second), namesOf(first))).toEqual([]);
});

test('what the site makes of the facts of one company has no name of the other', () => {
  const [first, second] = [madeOf(own), madeOf(other)];
  expect(first).toContain(loadCompany(own).company.name);
  expect(second).toContain(loadCompany(other).company.name);
  expect(foundIn(first, namesOf(loadCompany(other)))).toEqual([]);
  expect(foundIn(second, namesOf(loadCompany(own)))).toEqual([]);
});

test('a company has the articles of its own folder', () => {
  expect(loadCompany(own).articleSlugs).not.toEqual(loadCompany(other).articleSlugs);
});
