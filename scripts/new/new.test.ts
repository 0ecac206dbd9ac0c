/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { areas } from '../../src/data/areas';
import { business } from '../../src/data/business';
import { checkFrontMatter } from '../../src/checks/checkFrontMatter';
import { NAMES_FILE } from './addNames';
import { kinds, type Made } from './kinds';
import { checkAnswers } from './questions';

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'new-'));

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  for (const folder of ['.cspell', 'src/data', 'src/estimate', 'src/pages', 'blog']) {
    cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
  }
  cpSync(path.join(root, '.prettierrc.json'), path.join(site, '.prettierrc.json'));
  mkdirSync(path.join(site, 'src/images/masters'), { recursive: true });
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Adds something as the command does, from a file of answers. */
async function add(kind: string, answers: object): Promise<Made> {
  const { questions, make } = kinds[kind];
  return make(site, checkAnswers(await questions(site), { ...answers }));
}

/** Returns the last entry of a list in the changed project, as the project itself reads it. */
function lastOf(file: string, list: string): unknown {
  let read: Readonly<Record<string, readonly unknown[]>> = {};
  jest.isolateModules(() => {
    read = jest.requireActual(path.join(site, file));
  });
  return read[list].at(-1);
}

/** Returns the front matter of a new file, whose values are JSON. */
function frontMatterOf(file: string): Record<string, unknown> {
  const [, lines = ''] = readFileSync(path.join(site, file), 'utf8').split('---\n');
  const fields = lines
    .trim()
    .split('\n')
    .map((line): [string, unknown] => {
      const [, field = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [field, field === 'date' ? new Date(value) : JSON.parse(value)];
    });
  return Object.fromEntries(fields);
}

const town = {
  name: 'Pelican Bay',
  county: business.counties[0],
  latitude: 26.23,
  longitude: '-81.80',
  description:
    'Villa courtyards and pool decks between the bay and the boardwalks, planned with the foundation’s rules.',
  nearby: areas.slice(0, 2).map(({ id }) => id),
};

test('adds an article that passes the check, and says what to do next', async () => {
  const { next } = await add('article', {
    title: 'What a paver walkway costs to maintain',
    category: 'Maintenance',
    description: 'What it takes to keep a paver walkway level, clean and safe in Florida, season by season.',
    excerpt: 'What it takes to keep a paver walkway level, clean and safe.',
    keywords: ['walkway', 'walkway pavers', 'walkway care'],
    companion: 'paver-lifespan-florida',
  });
  const file = 'blog/what-a-paver-walkway-costs-to-maintain.mdx';
  const frontMatter = frontMatterOf(file);
  expect(() => checkFrontMatter(file, { frontMatter, body: '', source: '' })).not.toThrow();
  expect(next.join('\n')).toContain('npm run photo -- article-what-a-paver-walkway-costs-to-maintain');
});

test('adds a page that passes the check, at an address that is free, and says where to link to it', async () => {
  const page = {
    title: 'About our family and our crew',
    description: 'Who lays your pavers, how long we have been doing it, and what we have learned about the ground.',
  };
  const { next } = await add('page', { ...page, address: 'meet-the-crew' });
  const file = 'src/pages/meet-the-crew.mdx';
  expect(checkFrontMatter(file, { frontMatter: frontMatterOf(file), body: '', source: '' })).toMatchObject(page);
  expect(next.join('\n')).toContain('src/data/navigation.ts');

  for (const address of ['meet-the-crew', 'faq', 'blog']) {
    await expect(add('page', { ...page, address })).rejects.toThrow(`address: /${address} is taken.`);
  }
  await expect(add('page', { ...page, address: 'About us' })).rejects.toThrow(/address: Write lowercase letters/);
});

test('adds a town: its entry, its page and a stand-in for its picture', async () => {
  const { picture } = await add('city', town);
  expect(lastOf('src/data/areas.ts', 'areas')).toMatchObject({
    id: 'pelican-bay',
    path: '/pelican-bay-pavers',
    coordinates: { latitude: 26.23, longitude: -81.8 },
    nearby: town.nearby,
  });
  const { area, ...others } = frontMatterOf('src/pages/pelican-bay-pavers.mdx');
  expect(area).toBe('pelican-bay');
  // The list that this test runs with does not have the new town.
  const frontMatter = { ...others, area: areas[0].id };
  expect(() => checkFrontMatter('src/pages/x.mdx', { frontMatter, body: '', source: '' })).not.toThrow();
  // The spelling check knows the name.
  expect(readFileSync(path.join(site, NAMES_FILE), 'utf8')).toMatch(/^Pelican$/m);
  expect(picture).toMatchObject({ id: 'city-pelican-bay', slots: ['pageHero', 'card'] });
});

test('adds a service: its page, and its entry with a price of its own', async () => {
  await add('service', {
    name: 'Retaining Walls',
    shortName: 'Walls',
    tagline: 'Holds the slope, drains behind.',
    description: 'Walls that hold a slope and drain behind, from planters to seawall returns.',
    price: '$30-60 per linear ft',
    commonSize: '120',
  });
  expect(lastOf('src/data/services.ts', 'services')).toMatchObject({
    id: 'retaining-walls',
    path: '/retaining-walls',
    price: { low: 30, high: 60, unit: 'linear ft', commonSize: 120 },
  });
  expect(frontMatterOf('src/pages/retaining-walls.mdx')).toMatchObject({ service: 'retaining-walls' });
});

test('adds a project, gallery picture, review, product and question at the end of their lists', async () => {
  const project = { title: 'Motor court in Old Town', description: 'Room for four cars and a turnaround.' };
  await add('project', { ...project, area: areas[0].id });
  expect(lastOf('src/data/projects.ts', 'projectCards')).toMatchObject({
    ...project,
    picture: 'project-motor-court-in-old-town',
  });

  await add('picture', { title: 'Motor Court', location: areas[0].name });
  expect(lastOf('src/data/gallery.ts', 'gallery')).toMatchObject({ picture: 'gallery-motor-court' });

  const review = {
    name: 'Ana R.',
    location: 'Naples, FL',
    date: 'May 2026',
    text: 'They came when they said, and left it clean. No dips.',
  };
  await add('review', { ...review, rating: '4', projectType: 'Paver Patio' });
  expect(lastOf('src/data/reviews.ts', 'reviews')).toMatchObject({ ...review, rating: 4 });

  await add('product', {
    name: 'River Plank',
    description: 'A long, narrow plank that makes a short patio look longer than it is.',
    width: '4',
    length: '16',
    pattern: 'running-bond',
    colors: ['shell', 'ivory', 'cream'],
    category: 'paver',
  });
  expect(lastOf('src/data/products.ts', 'products')).toMatchObject({
    id: 'river-plank',
    sizes: ['4 × 16 in'],
    colors: [{ name: 'Shell' }, { name: 'Ivory' }, { name: 'Cream' }],
  });

  const question = { question: 'Do you work on Saturdays?', answer: 'Yes, we do. '.repeat(20).trim() };
  await add('question', question);
  expect(lastOf('src/data/faqs.ts', 'faqs')).toMatchObject({ id: 'do-you-work-on-saturdays', ...question });
});

test('lists every invalid answer by name, with what to write instead', async () => {
  const adding = add('city', { ...town, county: 'Atlantis', latitude: '126', nearby: [areas[0].id], mayor: 'Ana' });
  await expect(adding).rejects.toThrow(
    /county: There is no "Atlantis"\. Choose one of [\s\S]*latitude: Write a number from -90 to 90[\s\S]*nearby: Choose two or three[\s\S]*mayor: There is no question/,
  );
  await expect(add('city', {})).rejects.toThrow(/name: Missing\. The name of the town/);
});

test('refuses to overwrite what exists', async () => {
  await expect(add('city', { ...town, name: areas[0].name })).rejects.toThrow(/already exists/);
  writeFileSync(path.join(site, 'src/images/masters/city-pelican-bay.jpg'), '');
  await expect(add('city', town)).rejects.toThrow(/its picture is "city-pelican-bay"/);
});
