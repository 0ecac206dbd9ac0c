/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { areas, pageOf } from '../../src/company/areas';
import { folders, foldersOf } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { changeYaml } from '../../src/company/load/yamlFile';
import { projectCards } from '../../src/company/projects';
import { extraPrices, hasPrice } from '../../src/company/pricing';
import { services } from '../../src/company/services';
import { checkFrontMatter } from '../../src/checks/checkFrontMatter';
import { copyCompany } from '../../tests/companies/copyCompany';
import { MOST_SHARED, readText, runsOf } from '../../tests/phrasing';
import { slugOf } from './files';
import { BACK, interview } from './interview';
import { addAll, kinds } from './kinds';
import type { Made } from './kinds/kind';
import { placeOf } from './places';
import { checkAnswers, faultOf, readAnswers, type Answer } from './questions';

const site = mkdtempSync(path.join(tmpdir(), 'new-'));
const copy = foldersOf(site);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  copyCompany(folders, copy);
  // A company may have no articles yet, and Git keeps no empty folder.
  mkdirSync(path.join(site, 'blog'), { recursive: true });
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Adds something as the command does, from a file of answers. */
function add(kind: string, answers: object): Made {
  const [made] = addAll(kinds[kind], copy, [{ ...answers }]);
  return made;
}

/** Returns the changed company, as the build reads it. */
const read = () => loadCompany(site);

const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8').replaceAll('\r\n', '\n');

/** Returns the front matter of a new file, as Docusaurus reads it. */
const frontMatterOf = async (file: string) =>
  (
    await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: textOf(file),
    })
  ).frontMatter;

const town = {
  town: 'Heron Key 32625',
  island: 'yes',
  description: 'Courtyards and porches between the marsh and the docks, planned for salt, wind and high water.',
};

const article = {
  title: 'What a paver walkway costs to maintain',
  category: 'Maintenance',
  description: 'What it takes to keep a paver walkway level, clean and safe in Florida, season by season.',
  excerpt: 'What it takes to keep a paver walkway level, clean and safe.',
  answer: 'Little: a rinse, a weed now and then, and new joint sand every few years. Sealing is up to you.',
  keywords: ['walkway', 'walkway pavers', 'walkway care'],
};

test('a file of answers is JSON or YAML, and one that is missing, empty or broken is named', () => {
  const file = path.join(site, 'answers.json');
  expect(() => readAnswers(file)).toThrow(`There is no file ${file}.`);
  const read = (text: string) => {
    writeFileSync(file, text);
    return readAnswers(file);
  };
  expect(read('\uFEFF{\n\t"name": "Tampa",\n}\n')).toEqual({ name: 'Tampa' });
  expect(read('name: Tampa\nprices: 10\n')).toEqual({ name: 'Tampa', prices: 10 });
  expect(() => read('')).toThrow(`${file} has no answers.`);
  expect(() => read('{\n  "name": "Tampa"\n  "phone": "1"\n}')).toThrow(`${file}:3: This is not YAML.`);
  expect(() => read('{ "name": "Tampa", "name": "Naples" }')).toThrow(`${file}:1: `);
});

test('adds an article that passes the check, and says what to do next', async () => {
  writeFileSync(path.join(site, 'blog/another-article.mdx'), '');
  const { next } = add('article', { ...article, companion: 'another-article' });
  const file = 'blog/what-a-paver-walkway-costs-to-maintain.mdx';
  const frontMatter = await frontMatterOf(file);
  expect(() => checkFrontMatter(file, { frontMatter, body: '', source: '' })).not.toThrow();
  expect(next.join('\n')).toContain('npm run photo -- article-what-a-paver-walkway-costs-to-maintain');
});

test('adds the first article where there is no blog folder, which Git does not keep without files', async () => {
  rmSync(path.join(site, 'blog'), { recursive: true, force: true });
  changeYaml(path.join(copy.company, 'company.yaml'), (document) => document.delete('figureArticles'));
  add('article', article);
  expect(await frontMatterOf('blog/what-a-paver-walkway-costs-to-maintain.mdx')).not.toHaveProperty('companion');
});

test('adds a town at its ZIP: entry, page, county, neighbors, and a stand-in for its picture', async () => {
  const { picture } = add('city', town);
  const { towns, townDetails, company } = read();
  expect(towns.at(-1)).toMatchObject({ id: 'heron-key', isIsland: true });
  const added = townDetails['heron-key'];
  expect(added).toMatchObject({ county: 'Levy', description: town.description });
  expect(added?.coordinates.latitude).toBeCloseTo(29.2, 1);
  expect(added?.coordinates.longitude).toBeCloseTo(-83.03, 1);
  expect(added?.nearby).toHaveLength(Math.min(3, areas.length));
  expect(company.counties).toContain('Levy');
  const { area, ...others } = await frontMatterOf('pages/heron-key-pavers.mdx');
  expect(area).toBe('heron-key');
  // The list that this test runs with does not have the new town.
  const frontMatter = { ...others, area: areas[0].id };
  expect(() => checkFrontMatter('pages/x.mdx', { frontMatter, body: '', source: '' })).not.toThrow();
  expect(textOf('pages/heron-key-pavers.mdx')).toMatch(/<Section title="Under the grass">\n\n\{\/\* Write: soil/);
  expect(picture).toMatchObject({ id: 'city-heron-key', slots: ['pageHero', 'card'] });
});

test('a town outside of Florida, or without a place on the map, is refused with what is wrong', () => {
  expect(placeOf('33602')).toMatchObject({ county: 'Hillsborough' });
  expect(placeOf('30301')).toMatch(/No street has the ZIP 30301/);
  expect(placeOf('31601')).toMatch(/outside of Florida\. .* write a ZIP there/);
});

const wall = {
  name: 'Garden Wall Repair',
  shortName: 'Garden Walls',
  tagline: 'Holds the slope, drains behind.',
  description: 'Walls that hold a slope and drain behind, from planters to seawall returns.',
};

test('adds a service with its own price, or without one: its entry and its page', async () => {
  expect(() => add('service', { ...wall, unit: 'linear ft', low: '$30' })).toThrow(/low: Write a number, 30/);
  add('service', { ...wall, unit: 'linear ft', low: 30, high: 60, commonSize: 40 });
  const price = { low: 30, high: 60, unit: 'linear ft', commonSize: 40 };
  const { services, serviceDetails } = read();
  const id = 'garden-wall-repair';
  expect({ ...services.at(-1), ...serviceDetails[id] }).toEqual({ id, ...wall, price });
  expect(await frontMatterOf('pages/garden-wall-repair.mdx')).toMatchObject({ service: 'garden-wall-repair' });
  add('service', { ...wall, name: 'Garden Wall Rescue', unit: 'quoted after a visit' });
  expect(read().services.at(-1)).not.toHaveProperty('price');
});

test('keeps the comments of a file, and writes an entry as those beside it are written', () => {
  const before = textOf('services.yaml');
  add('service', { ...wall, unit: 'linear ft', low: 30, high: 60, commonSize: 40 });
  const after = textOf('services.yaml');
  expect(after.startsWith(before.trimEnd())).toBe(true);
  expect(after.slice(before.length)).toMatch(/^\n- id: garden-wall-repair\n {2}name: Garden Wall Repair\n/);
  expect(after).toContain('  price: { low: 30, high: 60, unit: linear ft, commonSize: 40 }\n');
});

test('an entry that does not fit the rest of the company changes nothing, and the message names its file', () => {
  const before = textOf('projects.yaml');
  // Somebody has removed the town by hand since the command started.
  changeYaml(path.join(site, 'towns.yaml'), (document) => document.set(0, { id: 'gone' }));
  expect(() => add('service', { ...wall, unit: 'quoted after a visit' })).toThrow(/towns\.yaml:\d+: 0/);
  expect(existsSync(path.join(site, 'pages/garden-wall-repair.mdx'))).toBe(false);
  expect(textOf('projects.yaml')).toBe(before);
});

test('gives the pages of two services few phrases in common, as the pages of the site have', async () => {
  const pages = ['Slope Terracing', 'Yard Grading'].map((name) => ({
    name,
    shortName: name,
    tagline: `${name}, planned first.`,
    description: `${name} of a kind that nobody else has described with these words: ${name.toLowerCase()}.`,
    unit: 'quoted after a visit',
  }));
  for (const page of pages) add('service', page);
  const [first, second] = await Promise.all(
    pages.map(async ({ name }) => {
      const file = `pages/${slugOf(name)}.mdx`;
      return runsOf(await readText(file, textOf(file)));
    }),
  );
  expect(first.size).toBeGreaterThan(0);
  expect([...first].filter((run) => second.has(run)).length).toBeLessThanOrEqual(MOST_SHARED);
});

test('gives an extra the price of the service that it also is, and a wall the picture of one', () => {
  const price = { unit: 'linear ft', low: 45, high: 75.5, commonSize: 60 };
  const { picture } = add('service', { ...wall, name: 'Low Retaining Walls', ...price });
  expect(picture).toMatchObject({ subject: 'our low retaining walls', shows: 'wall' });
  const { prices } = read();
  if (hasPrice(extraPrices.wall))
    expect(prices[extraPrices.wall]).toMatchObject({ low: 45, high: 75.5, unit: 'linear ft' });
  else expect(prices).not.toHaveProperty([extraPrices.wall]);
});

test('adds projects first, where the pages that show them have them, also to an empty list', () => {
  const project = { title: 'Motor court in Old Town', description: 'Room for four cars and a turnaround.' };
  const answers = { ...project, area: areas[0].id, service: services[0].id };
  const { next, picture } = add('project', answers);
  expect(read().projects[0]).toEqual({ id: 'motor-court-in-old-town', ...answers });
  expect(read().projects).toHaveLength(projectCards.length + 1);
  expect(picture?.id).toBe('project-motor-court-in-old-town');
  const page = pageOf(areas[0]) ?? `the page of ${areas[0].name}, once that is no draft`;
  expect(next.join('\n')).toContain(`It is the first one on the home page, and on ${page}.`);

  changeYaml(path.join(site, 'projects.yaml'), (document) => document.set('projects', document.createNode([])));
  // No review may name a project that is gone.
  writeFileSync(path.join(site, 'reviews.yaml'), '[]\n');
  add('project', { ...answers, service: 'none' });
  expect(read().projects).toEqual([{ id: 'motor-court-in-old-town', ...project, area: areas[0].id }]);
});

test('adds several from a list of answers, or none if one of them is wrong', () => {
  const review = (name: string, rating: string) => ({
    name,
    location: `${areas[0].name}, Florida`,
    date: 'March 2026',
    rating,
    text: 'They came on the day they had said, and the yard was clean each evening.',
    projectType: 'Paver Patio',
    service: 'none',
  });
  const before = textOf('reviews.yaml');
  expect(() => addAll(kinds.review, copy, [review('Ana B.', '5'), review('Cy D.', '6')])).toThrow(
    /^The answers of entry 2 need another look:\n {2}- rating: .* from 1 to 5\./,
  );
  // The same customer twice: each answer is right, and both are not.
  expect(() => addAll(kinds.review, copy, [review('Ana B.', '5'), review('Ana B.', '5')])).toThrow(
    /reviews\.yaml:\d+: .*Another entry has the id/,
  );
  expect(textOf('reviews.yaml')).toBe(before);
  addAll(kinds.review, copy, [review('Ana B.', '5'), review('Cy D.', '4')]);
  expect(textOf('reviews.yaml')).toMatch(/Ana B\.[^]*Cy D\./);
});

test('adds a review at the end of its list', () => {
  const review = {
    name: 'Ana R.',
    location: 'Naples, FL',
    date: 'May 2026',
    text: 'They came when they said, and left it clean. No dips.',
  };
  add('review', { ...review, rating: '4', projectType: 'Paver Patio', service: 'none' });
  const written = read().reviews.at(-1);
  expect(written).toMatchObject({ ...review, rating: 4 });
  expect(written).not.toHaveProperty('service');
});

test('takes a choice by its name as well as by its id', () => {
  const [{ id, name }, service] = [areas[0], services[0]];
  const project = { title: 'A court on the marsh', description: 'Room for four cars and a boat.' };
  add('project', { ...project, area: name, service: service.name.toUpperCase() });
  expect(read().projects[0]).toMatchObject({ area: id, service: service.id });
});

test('lists every invalid answer by name, with what to write instead', () => {
  const adding = () => add('city', { ...town, town: 'Heron Key 85004', island: 'perhaps', mayor: 'Ana' });
  expect(adding).toThrow(
    /town: ZIP 85004 is at [\s\S]*island: There is no "perhaps"\. Choose one of yes, no[\s\S]*mayor: There is no question/,
  );
  expect(() => add('city', {})).toThrow(/town: Missing\. The town, with the ZIP/);
  expect(() => add('project', {})).toThrow(`? Choose one of ${areas.map(({ id }) => id).join(', ')}.`);
  expect(() => add('project', {})).toThrow(/too\. Choose one of/);
});

test('a question takes what the build takes, and says how long its answer may be', () => {
  const [title] = kinds.project.questions(copy, {});
  const most = Number(/at most (\d+) characters/.exec(title.ask)?.[1]);
  expect(faultOf(title, 'x'.repeat(most))).toBeUndefined();
  expect(faultOf(title, 'x'.repeat(most + 1))).toContain(`Write at most ${most} characters`);
  const add = () =>
    changeYaml(path.join(site, 'projects.yaml'), (document) =>
      document.addIn(['projects'], {
        id: 'x',
        title: 'x'.repeat(most + 1),
        description: 'A court.',
        area: areas[0].id,
      }),
    );
  add();
  expect(read).toThrow(`Write at most ${most} characters`);
});

test('refuses what exists at its question, and never overwrites', () => {
  expect(() => add('city', { ...town, town: areas[0].name })).toThrow(/town: There is one with this name already/);
  expect(() => add('service', { ...wall, name: services[0].name, unit: 'quoted after a visit' })).toThrow(
    /name: There is one with this name already/,
  );
});

test.each([
  ['article', 'title', 'What a paver walkway costs', 'blog/what-a-paver-walkway-costs.mdx'],
  ['service', 'name', 'French Drains', 'pages/french-drains.mdx'],
])('%s: a %s that has a file is refused before the next question', (kind, name, taken, file) => {
  writeFileSync(path.join(site, file), '');
  expectTaken(kind, name, taken);
});

test.each([
  ['service', 'name', 'French Drains', 'french-drains'],
  ['city', 'town', 'Heron Key 32625', 'city-heron-key'],
  ['project', 'title', 'A court on the marsh', 'project-a-court-on-the-marsh'],
])('%s: a %s that has a picture is refused before the next question', (kind, name, taken, picture) => {
  changeYaml(path.join(site, 'pictures/pictures.yaml'), (document) =>
    document.set(picture, { kind: 'render', alt: 'Rendering of a court, a marsh and a heron', slots: ['pageHero'] }),
  );
  expectTaken(kind, name, taken);
});

/** Expects the first question to refuse this name, and to take another. */
function expectTaken(kind: string, name: string, taken: string): void {
  const [question] = kinds[kind].questions(copy, {});
  expect(question.name).toBe(name);
  expect(faultOf(question, taken)).toMatch(/^There is one with this name already/);
  expect(faultOf(question, `2nd ${taken}`)).toBeUndefined();
}

test('an article has three keywords, as the build wants', () => {
  const question = kinds.article.questions(copy, {}).find(({ name }) => name === 'keywords');
  expect(question && faultOf(question, ['walkway'])).toBe('Write at least 3; there are 1.');
  expect(question && faultOf(question, ['walkway', 'walkway pavers', 'walkway care'])).toBeUndefined();
});

describe('questions in the terminal', () => {
  /** Answers them in this order, and notes each question with its default. */
  async function talk(answers: readonly Answer[]) {
    const asked: (Answer | undefined)[][] = [];
    const left = [...answers];
    const given = await interview(
      ({ towns }) => [
        { name: 'name', ask: 'Name' },
        { name: 'towns', ask: 'Towns', list: true },
        ...(towns ? [{ name: 'town', ask: 'Town', preset: towns as Answer }] : []),
      ],
      async ({ name, preset }) => {
        asked.push([name, preset]);
        return left.shift() ?? '';
      },
    );
    return { asked, given };
  }

  test('"back" returns to the one before, whose answer is the default', async () => {
    const { asked, given } = await talk([BACK, 'Bay Pavers', BACK, 'Gulf Pavers', ['Tampa'], BACK, ['Ocala'], 'Ocala']);
    expect(given).toEqual({ name: 'Gulf Pavers', towns: ['Ocala'], town: 'Ocala' });
    expect(asked).toEqual([
      ['name', undefined],
      ['name', undefined],
      ['towns', undefined],
      ['name', 'Bay Pavers'],
      ['towns', undefined],
      ['town', ['Tampa']],
      ['towns', ['Tampa']],
      ['town', ['Ocala']],
    ]);
  });

  test('lists, yes, no, none and numbers are read as people write them', () => {
    const questions = [
      { name: 'names', ask: 'Names', list: true, mayBeEmpty: true },
      { name: 'towns', ask: 'Towns', list: true },
      { name: 'hiring', ask: 'Hiring?', choices: ['yes', 'no'] },
      { name: 'miles', ask: 'Miles' },
      { name: 'page', ask: 'Page' },
    ] as const;
    expect(
      checkAnswers(questions, { names: 'none', towns: 'Tampa,  Ocala ', hiring: true, miles: 40, page: null }),
    ).toEqual({ names: [], towns: ['Tampa', 'Ocala'], hiring: 'yes', miles: '40', page: 'none' });
    expect(() => checkAnswers(questions, { towns: [] })).toThrow(/towns: Write at least one/);
  });
});
