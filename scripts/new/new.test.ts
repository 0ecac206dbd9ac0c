/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import ts from 'typescript';
import { areas, pageOf } from '../../src/company/areas';
import { productUses } from '../../src/company/products';
import { projectCards } from '../../src/company/projects';
import { extraPrices, hasPrice, priceTable } from '../../src/company/pricing';
import { services } from '../../src/company/services';
import { checkFrontMatter } from '../../src/checks/checkFrontMatter';
import { NAMES_FILE } from './addNames';
import { MOST_SHARED, readText, runsOf } from '../../tests/phrasing';
import { addAll } from './addAll';
import { BACK, interview } from './interview';
import { kinds, type Made } from './kinds';
import { neighborsOf, placeOf } from './places';
import { writePrice } from './prices';
import { checkAnswers, faultOf, type Answer } from './questions';
import { slugOf } from './files';
import { entriesIn, removeEntries } from './sourceLists';

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'new-'));

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  for (const part of [
    '.cspell',
    'src/company',
    'src/tools/estimator/core',
    'src/pages',
    'blog',
    '.prettierrc.json',
    'tsconfig.json',
  ].filter((one) => existsSync(path.join(root, one)))) {
    cpSync(path.join(root, part), path.join(site, part), { recursive: true });
  }
  mkdirSync(path.join(site, 'company/pictures/masters'), { recursive: true });
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Adds something as the command does, from a file of answers. */
async function add(kind: string, answers: object): Promise<Made> {
  const [made] = await addAll(kinds[kind], site, [{ ...answers }]);
  return made;
}

/** Returns a list of the changed project, as the project itself reads it. */
function read(file: string, list: string): readonly unknown[] {
  let module: Readonly<Record<string, readonly unknown[]>> = {};
  jest.isolateModules(() => {
    module = jest.requireActual(path.join(site, file));
  });
  return module[list];
}

const lastOf = (file: string, list: string) => read(file, list).at(-1);

const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8');

/** Returns the errors of TypeScript in the data of the changed project. */
function typeErrors(): readonly string[] {
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  const { config } = ts.readConfigFile(path.join(site, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, site);
  const lists = ['areas', 'faqs', 'gallery', 'products', 'projects', 'reviews'];
  const program = ts.createProgram(
    lists.map((name) => path.join(site, `src/company/${name}.ts`)),
    { ...options, types: ['node'] },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** Returns the front matter of a new file, whose values are JSON, some with an example in a comment. */
function frontMatterOf(file: string): Record<string, unknown> {
  const [, lines = ''] = readFileSync(path.join(site, file), 'utf8').split('---\n');
  const fields = lines
    .trim()
    .split('\n')
    .map((line): [string, unknown] => {
      const [, field = '', value = ''] = /^(\w+): (.*?)(?: # \[.*)?$/.exec(line) ?? [];
      return [field, field === 'date' ? new Date(value) : JSON.parse(value)];
    });
  return Object.fromEntries(fields);
}

const town = {
  name: 'Heron Key',
  zip: '32625',
  island: 'yes',
  description: 'Courtyards and porches between the marsh and the docks, planned for salt, wind and high water.',
  names: 'Waccasassa, Way Key',
};

test('adds an article that passes the check, and says what to do next', async () => {
  mkdirSync(path.join(site, 'blog'), { recursive: true });
  writeFileSync(path.join(site, 'blog/another-article.mdx'), '');
  const { next } = await add('article', {
    title: 'What a paver walkway costs to maintain',
    category: 'Maintenance',
    description: 'What it takes to keep a paver walkway level, clean and safe in Florida, season by season.',
    excerpt: 'What it takes to keep a paver walkway level, clean and safe.',
    keywords: ['walkway', 'walkway pavers', 'walkway care'],
    companion: 'another-article',
  });
  const file = 'blog/what-a-paver-walkway-costs-to-maintain.mdx';
  const frontMatter = frontMatterOf(file);
  expect(() => checkFrontMatter(file, { frontMatter, body: '', source: '' })).not.toThrow();
  expect(next.join('\n')).toContain('npm run photo -- article-what-a-paver-walkway-costs-to-maintain');
});

test('adds the first article where there is no blog folder, which Git does not keep without files', async () => {
  rmSync(path.join(site, 'blog'), { recursive: true, force: true });
  await add('article', {
    title: 'What a paver walkway costs to maintain',
    category: 'Maintenance',
    description: 'What it takes to keep a paver walkway level, clean and safe in Florida, season by season.',
    excerpt: 'What it takes to keep a paver walkway level, clean and safe.',
    keywords: ['walkway', 'walkway pavers', 'walkway care'],
  });
  expect(frontMatterOf('blog/what-a-paver-walkway-costs-to-maintain.mdx')).not.toHaveProperty('companion');
});

test('adds a page that passes the check, at an address that is free, and says where to link to it', async () => {
  const page = {
    title: 'About our family and our crew',
    description: 'Who lays your pavers, how long we have been doing it, and what we have learned about the ground.',
  };
  const { next } = await add('page', { ...page, address: 'meet-the-crew' });
  const file = 'src/pages/meet-the-crew.mdx';
  expect(checkFrontMatter(file, { frontMatter: frontMatterOf(file), body: '', source: '' })).toMatchObject(page);
  expect(next.join('\n')).toContain('src/site/navigation.ts');

  for (const address of ['meet-the-crew', 'faq', 'blog']) {
    await expect(add('page', { ...page, address })).rejects.toThrow(`address: /${address} is taken.`);
  }
  await expect(add('page', { ...page, address: 'About us' })).rejects.toThrow(/address: Write lowercase letters/);
});

test('adds a town at its ZIP: entry, page, county, neighbors, names, and a stand-in for its picture', async () => {
  const { picture } = await add('city', town);
  const added = lastOf('src/company/areas.ts', 'areas') as (typeof areas)[number];
  expect(added).toMatchObject({ id: 'heron-key', path: '/heron-key-pavers', county: 'Levy', isIsland: true });
  expect(added.coordinates.latitude).toBeCloseTo(29.2, 1);
  expect(added.coordinates.longitude).toBeCloseTo(-83.03, 1);
  expect(added.nearby).toHaveLength(Math.min(3, areas.length));
  expect(JSON.parse(textOf('src/company/company.json'))).toMatchObject({ counties: expect.arrayContaining(['Levy']) });
  const { area, ...others } = frontMatterOf('src/pages/heron-key-pavers.mdx');
  expect(area).toBe('heron-key');
  // The list that this test runs with does not have the new town.
  const frontMatter = { ...others, area: areas[0].id };
  expect(() => checkFrontMatter('src/pages/x.mdx', { frontMatter, body: '', source: '' })).not.toThrow();
  // Between its sections, where the visitor reads.
  expect(textOf('src/pages/heron-key-pavers.mdx')).toMatch(/<\/Section>\n\n<LocalWork \/>\n\n<Section /);
  // The spelling check knows the names.
  for (const word of ['Heron', 'Levy', 'Waccasassa']) expect(textOf(NAMES_FILE).split('\n')).toContain(word);
  expect(picture).toMatchObject({ id: 'city-heron-key', slots: ['pageHero', 'card'] });
});

test('a town outside of Florida, or without a place on the map, is refused with what is wrong', () => {
  expect(placeOf('33602')).toMatchObject({ county: 'Hillsborough' });
  expect(placeOf('30301')).toMatch(/No street has the ZIP 30301/);
  expect(placeOf('31601')).toMatch(/outside of Florida\. .* write a ZIP there/);
});

test('a town alone has no neighbors; others keep theirs and get the nearest, up to three', () => {
  const at = (id: string, longitude: number, nearby: readonly string[] = []) => ({
    id,
    coordinates: { latitude: 28, longitude },
    nearby,
  });
  expect(neighborsOf([at('a', -82, ['gone'])])).toEqual(new Map([['a', []]]));
  const lists = neighborsOf([
    at('a', -82, ['e', 'gone']),
    at('b', -82.1),
    at('c', -82.2),
    at('d', -82.3),
    at('e', -83),
  ]);
  expect(lists.get('a')).toEqual(['e', 'b', 'c']);
  expect(lists.get('d')).toEqual(['c', 'b', 'a']);
});

const wall = {
  name: 'Garden Wall Repair',
  shortName: 'Garden Walls',
  tagline: 'Holds the slope, drains behind.',
  description: 'Walls that hold a slope and drain behind, from planters to seawall returns.',
};

test('adds a service with its own price, or without one: its entry and its page', async () => {
  await expect(add('service', { ...wall, unit: 'linear ft', low: '$30' })).rejects.toThrow(/low: Write a number from/);
  await add('service', { ...wall, unit: 'linear ft', low: 30, high: 60, commonSize: 40 });
  expect(lastOf('src/company/services.ts', 'services')).toMatchObject({
    path: '/garden-wall-repair',
    price: { low: 30, high: 60, unit: 'linear ft', commonSize: 40 },
  });
  expect(frontMatterOf('src/pages/garden-wall-repair.mdx')).toMatchObject({ service: 'garden-wall-repair' });
  await add('service', { ...wall, name: 'Garden Wall Rescue', unit: 'quoted after a visit' });
  expect(textOf('src/company/services.ts')).toMatch(/id: 'garden-wall-rescue',[^}]*returns\.',\n {2}\},\n\];/);
});

test('gives the pages of two services few phrases in common, as the pages of the site have', async () => {
  const pages = ['Slope Terracing', 'Yard Grading'].map((name) => ({
    name,
    shortName: name,
    tagline: `${name}, planned first.`,
    description: `${name} of a kind that nobody else has described with these words: ${name.toLowerCase()}.`,
    unit: 'quoted after a visit',
  }));
  for (const page of pages) await add('service', page);
  const [first, second] = await Promise.all(
    pages.map(async ({ name }) => {
      const file = `src/pages/${slugOf(name)}.mdx`;
      return runsOf(await readText(file, textOf(file)));
    }),
  );
  expect(first.size).toBeGreaterThan(0);
  expect([...first].filter((run) => second.has(run)).length).toBeLessThanOrEqual(MOST_SHARED);
});

test('gives an extra the price of the service that it also is, and a wall the picture of one', async () => {
  const price = { unit: 'linear ft', low: 45, high: 75.5, commonSize: 60 };
  const { picture } = await add('service', { ...wall, name: 'Low Retaining Walls', ...price });
  expect(picture).toMatchObject({ subject: 'our low retaining walls', shows: 'wall' });
  const row = textOf('src/company/pricing.ts').match(new RegExp(`'${extraPrices.wall}': .*`))?.[0];
  expect(row).toContain(hasPrice(extraPrices.wall) ? "{ low: 45, high: 75.5, unit: 'linear ft' }" : 'null');
});

test('a price that two pages publish alike is written once, and changes on both', () => {
  const prices = Object.entries(priceTable);
  const twins = prices.flatMap(([key, price], at) =>
    prices
      .slice(at + 1)
      .flatMap(([twin, other]): [string, string][] => (price && other === price ? [[key, twin]] : [])),
  );
  const file = path.join(site, 'src/company/pricing.ts');
  const changed = twins.reduce(
    (code, [key]) => writePrice(code, key, { low: 1, high: 2 }),
    textOf('src/company/pricing.ts'),
  );
  writeFileSync(file, changed);
  const table = read('src/company/pricing.ts', 'priceTable') as unknown as typeof priceTable;
  for (const [key, twin] of twins) {
    expect(table[key]).toMatchObject({ low: 1, high: 2 });
    expect(table[twin]).toEqual(table[key]);
  }
});

test('adds projects first, where the pages that show them have them, also to an empty list', async () => {
  const project = { title: 'Motor court in Old Town', description: 'Room for four cars and a turnaround.' };
  const { next } = await add('project', { ...project, area: areas[0].id, service: services[0].id });
  const [first] = read('src/company/projects.ts', 'projectCards');
  expect(first).toMatchObject({ ...project, service: services[0].id, picture: 'project-motor-court-in-old-town' });
  const page = pageOf(areas[0]) ?? `the page of ${areas[0].name}, once that is no draft`;
  expect(next.join('\n')).toContain(`It is the first one on the home page, and on ${page}.`);

  const PROJECTS = 'src/company/projects.ts';
  const all = entriesIn(textOf(PROJECTS), 'cards').map(({ id }) => id);
  expect(all).toHaveLength(projectCards.length + 1);
  writeFileSync(path.join(site, PROJECTS), removeEntries(textOf(PROJECTS), 'cards', all));
  await add('project', { ...project, area: areas[0].id, service: 'none' });
  expect(entriesIn(textOf(PROJECTS), 'cards').map(({ id }) => id)).toEqual(['motor-court-in-old-town']);
});

test('adds several from a list of answers, or none if one of them is wrong', async () => {
  const review = (name: string, rating: string) => ({
    name,
    location: `${areas[0].name}, Florida`,
    date: 'March 2026',
    rating,
    text: 'They came on the day they had said, and the yard was clean each evening.',
    projectType: 'Paver Patio',
    service: 'none',
  });
  const before = textOf('src/company/reviews.ts');
  await expect(addAll(kinds.review, site, [review('Ana B.', '5'), review('Cy D.', '6')])).rejects.toThrow(
    'The answers of entry 2 need another look:\n  - rating: Write a whole number from 1 to 5.',
  );
  expect(textOf('src/company/reviews.ts')).toBe(before);
  await addAll(kinds.review, site, [review('Ana B.', '5'), review('Cy D.', '4')]);
  expect(textOf('src/company/reviews.ts')).toMatch(/Ana B\.[^]*Cy D\./);
});

test('adds a gallery picture, review, product and question at the end of their lists, each with the right types', async () => {
  await add('picture', { title: 'Motor Court', location: areas[0].name, service: services[0].id });
  expect(lastOf('src/company/gallery.ts', 'gallery')).toMatchObject({
    service: services[0].id,
    picture: 'gallery-motor-court',
  });

  const review = {
    name: 'Ana R.',
    location: 'Naples, FL',
    date: 'May 2026',
    text: 'They came when they said, and left it clean. No dips.',
  };
  await add('review', { ...review, rating: '4', projectType: 'Paver Patio', service: 'none' });
  const written = lastOf('src/company/reviews.ts', 'reviews');
  expect(written).toMatchObject({ ...review, rating: 4 });
  expect(written).not.toHaveProperty('service');

  // A company that builds only other things has no use to choose.
  for (const use of Object.keys(productUses).slice(0, 1)) {
    await add('product', {
      name: 'River Block',
      description: 'A long, narrow block that makes a low wall look longer than it is.',
      width: '4',
      length: '16',
      pattern: 'running-bond',
      colors: ['shell', 'ivory', 'cream'],
      category: 'paver',
      uses: [use],
    });
    expect(lastOf('src/company/products.ts', 'products')).toMatchObject({
      id: 'river-block',
      uses: [use],
      sizes: ['4 × 16 in'],
      colors: [{ name: 'Shell' }, { name: 'Ivory' }, { name: 'Cream' }],
    });
  }

  const question = { question: 'Do you work on Saturdays?', answer: 'Yes, we do. '.repeat(20).trim() };
  await add('question', question);
  expect(lastOf('src/company/faqs.ts', 'faqs')).toMatchObject({ id: 'do-you-work-on-saturdays', ...question });

  await add('city', town);
  await add('project', {
    title: 'A court on the marsh',
    description: 'Room for four cars and a boat.',
    area: areas[0].id,
    service: services[0].id,
  });
  expect(typeErrors()).toEqual([]);
});

test('takes a choice by its name as well as by its id', async () => {
  const [{ id, name }, service] = [areas[0], services[0]];
  const project = { title: 'A court on the marsh', description: 'Room for four cars and a boat.' };
  await add('project', { ...project, area: name, service: service.name.toUpperCase() });
  expect(read('src/company/projects.ts', 'projectCards')[0]).toMatchObject({ area: id, service: service.id });
});

test('lists every invalid answer by name, with what to write instead', async () => {
  const adding = add('city', { ...town, zip: '85004', island: 'perhaps', mayor: 'Ana' });
  await expect(adding).rejects.toThrow(
    /zip: ZIP 85004 is at [\s\S]*island: There is no "perhaps"\. Choose one of yes, no[\s\S]*mayor: There is no question/,
  );
  await expect(add('city', {})).rejects.toThrow(/name: Missing\. The name of the town/);
  await expect(add('project', {})).rejects.toThrow(`Choose one of ${areas.map(({ id }) => id).join(', ')}.`);
});

test('refuses what exists at its question, and never overwrites', async () => {
  await expect(add('city', { ...town, name: areas[0].name })).rejects.toThrow(/name: .* is there already/);
  writeFileSync(path.join(site, 'company/pictures/masters/city-heron-key.jpg'), '');
  await expect(add('city', town)).rejects.toThrow(/its picture is "city-heron-key"/);
});

test.each([
  ['article', 'title', 'What a paver walkway costs', 'blog/what-a-paver-walkway-costs.mdx'],
  ['service', 'name', 'French Drains', 'src/pages/french-drains.mdx'],
  ['service', 'name', 'French Drains', 'company/pictures/masters/french-drains.jpg'],
  ['project', 'title', 'A court on the marsh', 'company/pictures/masters/project-a-court-on-the-marsh.jpg'],
  ['picture', 'title', 'A court on the marsh', 'company/pictures/masters/gallery-a-court-on-the-marsh.jpg'],
])('%s: a %s that is taken is refused before the next question', async (kind, name, taken, file) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), '');
  const [question] = await kinds[kind].questions(site, {});
  expect(question.name).toBe(name);
  expect(faultOf(question, taken)).toMatch(/^There is one with this name already/);
  expect(faultOf(question, `${taken} 2`)).toBeUndefined();
});

test('an article has three keywords, as the build wants', async () => {
  const question = (await kinds.article.questions(site, {})).find(({ name }) => name === 'keywords');
  expect(question && faultOf(question, ['walkway'])).toBe('Write three or more; there is 1.');
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
