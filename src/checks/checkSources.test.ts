/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { areas } from '../company/areas';
import type * as DraftsModule from '../company/facts';
import { caseStudies, projectCards, type CaseStudy, type ProjectCard } from '../company/projects';
import { reviews, type Review } from '../company/reviews';
import { services } from '../company/services';
import type * as CheckSourcesModule from './checkSources';
import { QUESTION_TO_REPLACE } from './unwritten';

// These tests say which pages are drafts.
jest.mock('../company/facts', () => ({ ...jest.requireActual<typeof DraftsModule>('../company/drafts'), drafts: [] }));

const { drafts } = jest.requireMock<typeof DraftsModule>('../company/facts');
const { findProblems } = jest.requireActual<typeof CheckSourcesModule>('./checkSources');

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'sources-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

function article(lines: Readonly<Record<string, string>>, body: string): string {
  const fields = {
    title: 'How long do pavers last in Florida?',
    description: 'What wears first, what shortens a paved surface’s life, and how to buy a long one in Florida.',
    keywords: '[paver lifespan, paver warranty, paver repair]',
    excerpt: 'What wears first, what shortens it, and how to buy a long one.',
    category: 'Maintenance',
    date: '2025-03-04',
    companion: 'first',
    faq: `\n${'  - question: What is the question?\n    answer: This is the answer to it.\n'.repeat(3)}`,
    cta: '\n  title: Call us about it\n  description: We look at it and tell you.\n  secondary: Get Free Quote',
    ...lines,
  };
  const written = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  return `---\n${written.join('\n')}\n---\n\n${body}\n`;
}

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  // Front matter is named by its path from the folder that the build runs in.
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  for (const { path: page } of [...areas, ...services]) write(`src/pages${page}.tsx`, '');
  for (const file of ['areas', 'services', 'projects', 'reviews']) write(`src/company/${file}.ts`, '');
  write('src/company/redirects.json', '{}');
  write('blog/first.mdx', article({}, 'See the [other one](/blog/second#part).'));
  write('blog/second.mdx', article({}, `Or [a town](${areas[0].path}).`));
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('the site itself has none', async () => {
  (drafts as string[]).push(...jest.requireActual<typeof DraftsModule>('../company/facts').drafts);
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  expect(await findProblems(root)).toEqual([]);
  (drafts as string[]).splice(0);
});

test('a complete site has none', async () => {
  expect(await findProblems(site)).toEqual([]);
});

test('the mistakes of all files come at once', async () => {
  write('blog/first.mdx', article({ date: '04/03/2025' }, 'Text.'));
  write('blog/second.mdx', article({ title: 'Too: many: colons' }, 'Text.'));
  expect(await findProblems(site)).toEqual([
    expect.stringMatching(/^blog\/first\.mdx:7: date: .*Write 2025-04-03/),
    expect.stringMatching(/^blog\/second\.mdx:2: This front matter can't be read .*colon in quotes/),
  ]);
});

test('reports what is still to be written once a page is no draft', async () => {
  const text = '## Under the grass\n\n{/* Write: soil,\nwater */}\n\n## Our work\n\nA text.';
  const faq = `\n${`  - question: "${QUESTION_TO_REPLACE}: what do readers ask? (1)"\n    answer: This is the answer to it.\n`.repeat(3)}`;
  write('blog/first.mdx', article({ faq, draft: 'true' }, text));
  expect(await findProblems(site)).toEqual([]);
  write('blog/first.mdx', article({ faq }, text));
  const problems = await findProblems(site);
  expect(problems).toContainEqual(
    expect.stringMatching(/^blog\/first\.mdx:\d+: faq: Write what readers ask, and your/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^blog\/first\.mdx:\d+: "Under the grass" has nothing below it\. Write what belongs there, or/,
    ),
  );
  expect(problems.join()).not.toContain('Our work');
});

test('reports every mention of an article that does not exist', async () => {
  rmSync(path.join(site, 'blog/second.mdx'));
  write('blog/first.mdx', article({ companion: 'second' }, 'A line.\n\nSee the [other one](/blog/second#part).'));
  expect(await findProblems(site)).toEqual([
    'blog/first.mdx:8: companion: There is no blog/second.mdx. Name an existing article.',
    expect.stringMatching(/^blog\/first\.mdx:25: There is no \/blog\/second\. Remove this link/),
  ]);
});

test('reports the entry of a town or service without a page, and every link to that page', async () => {
  const [town, service] = [areas[0], services[0]];
  rmSync(path.join(site, `src/pages${town.path}.tsx`));
  rmSync(path.join(site, `src/pages${service.path}.tsx`));
  write('src/company/areas.ts', `const areas = [\n  {\n    id: '${town.id}',\n  },\n];\n`);
  write('src/company/services.ts', `const services = [\n  { id: '${service.id}' },\n];\n`);
  expect(await findProblems(site)).toEqual([
    expect.stringContaining(`blog/second.mdx:23: There is no ${town.path}.`),
    `src/company/areas.ts:3: "${town.id}" has no page. Write src/pages${town.path}.mdx, or remove this entry.`,
    `src/company/services.ts:2: "${service.id}" has no page. Write src/pages${service.path}.mdx, or remove this entry.`,
  ]);
});

describe('drafts', () => {
  const list = drafts as string[];
  afterEach(() => {
    list.splice(0);
  });

  test('links to them are no mistake, and neither is a town whose page is one', async () => {
    const [town] = areas;
    list.push(town.path, '/blog/first', '/blog/second');
    rmSync(path.join(site, `src/pages${town.path}.tsx`));
    write('blog/second.mdx', 'not even front matter');
    write('blog/third.mdx', article({}, `See [this](/blog/second) and [that](${town.path}).`));
    expect(await findProblems(site)).toEqual([]);
  });

  test('a page that others need is none', async () => {
    const [{ path: page }] = services;
    list.push('/privacy', page);
    for (const needed of list) write(`src/pages${needed}.mdx`, '---\ntitle: A page\ndraft: true\n---\n');
    const advice = 'draft: Other pages link to this one. Remove this line, and write the page.';
    expect(await findProblems(site)).toEqual(
      expect.arrayContaining([`src/pages/privacy.mdx:3: ${advice}`, `src/pages${page}.mdx:3: ${advice}`]),
    );
  });
});

test('pages may be in folders, and links lead there', async () => {
  write('src/pages/guides/drainage.tsx', '');
  write('src/pages/guides/index.tsx', '');
  write('blog/first.mdx', article({}, 'See [all](/guides) or [one](/guides/drainage), but [not this](/drainage).'));
  expect(await findProblems(site)).toEqual([expect.stringMatching(/^blog\/first\.mdx:23: There is no \/drainage\./)]);
});

test('reports an article in a folder', async () => {
  write('blog/2025/third.mdx', article({}, 'Text.'));
  write('blog/2025/first.mdx', article({}, 'Text.'));
  expect(await findProblems(site)).toEqual([
    'blog/2025/first.mdx: Articles are in blog/ itself. Move it to blog/first.mdx.',
    'blog/2025/third.mdx: Articles are in blog/ itself. Move it to blog/third.mdx.',
  ]);
});

test('reports work of a service that is not there', async () => {
  const card = { id: 'a-job', title: 'A job', description: 'Done.', area: areas[0].id, picture: 'project-a-job' };
  write('src/company/projects.ts', "const cards = [\n  {\n    id: 'a-job',\n    service: 'docks',\n  },\n];\n");
  (projectCards as ProjectCard[]).push({ ...card, service: 'docks' });
  expect(await findProblems(site)).toEqual([
    'src/company/projects.ts:4: service: There is no service "docks". Name another, or remove the line.',
  ]);
  (projectCards as ProjectCard[]).pop();
});

test('reports a depth of base that is no measure in inches', async () => {
  write(
    'src/company/services.ts',
    `const entries = [\n  {\n    id: '${services[0].id}',\n    baseDepth: 'faq.reseal',\n  },\n];\n`,
  );
  const { baseDepth } = services[0];
  Object.assign(services[0], { baseDepth: 'faq.reseal' });
  expect(await findProblems(site)).toEqual([
    'src/company/services.ts:4: baseDepth: There is no measure "faq.reseal" in inches. Add it in src/company/pricing.ts, or name another.',
  ]);
  Object.assign(services[0], { baseDepth });
});

test('reports a review whose month cannot be read', async () => {
  const review = { id: 'ann-b', name: 'Ann B.', location: 'Here', rating: 5, text: 'Good.', projectType: 'Patio' };
  write('src/company/reviews.ts', "const reviews = [\n  { id: 'ann-b' },\n];\n");
  (reviews as Review[]).push({ ...review, date: '3/2024' });
  expect(await findProblems(site)).toEqual([
    'src/company/reviews.ts:2: date: Write month and year, like March 2024, instead of "3/2024".',
  ]);
  (reviews as Review[]).pop();
});

test('reports a service or a product of a case study that does not exist', async () => {
  const study: CaseStudy = {
    ...{ id: 'patio', title: '', location: '', type: '', size: { sqFt: 1 }, duration: { days: 1 }, picture: '' },
    ...{ description: '', challenges: [], results: [], details: [] },
    service: 'paver-patio',
    products: ['mega-slat'],
  };
  write('src/company/projects.ts', "\n  id: 'patio',\n  service: 'paver-patio',\n  products: ['mega-slat'],\n");
  (caseStudies as CaseStudy[]).push(study);
  expect(await findProblems(site)).toEqual([
    'src/company/projects.ts:3: service: There is no service "paver-patio". Name another, or leave it out.',
    'src/company/projects.ts:4: products: There is no product "mega-slat". Name another, or leave it out.',
  ]);
  (caseStudies as CaseStudy[]).pop();
});
