/** Moves a company into a copy of the checkout, as its owner would with the handbook: setup, new things, and texts. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../src/company/load/projectFiles';
import { lengths } from '../../src/site/frontMatter';
import { gallery } from '../../src/company/gallery';
import { unlink } from '../../src/words/unlink';
import { caseStudies, projectCards } from '../../src/company/projects';
import { reviews } from '../../src/company/reviews';
import { services } from '../../src/company/services';
import { keyOf } from '../../src/leads/delivery/readDelivery';
import { addStandIns, type StandIn } from '../../src/images/standIn';
import { slugOf } from '../new/files';
import { addToList, removeEntries } from '../new/sourceLists';
import { newServices, type Company } from './company';
import { prose } from './prose';
import { run } from './run';
import { sampleTerms } from './sampleTerms';
import words from './words.json';

/** Words that a new page needs about its town or service; the tests count those of towns. */
const PAGE_WORDS = 600;

/** Returns the answers that setup asks for. */
function answersOf(company: Company): object {
  const { towns, miles, callback, services, license, experience, background, facebook, instagram, colors } = company;
  const host = slugOf(company.name);
  return {
    name: company.name,
    phone: company.phone,
    email: `office@${host}.com`,
    // A host that people could reach, so that samples and claims without proof would stop the build.
    host: `https://www.${host}.com`,
    region: company.region,
    towns: towns.map(({ name, zip }) => `${name} ${zip}`),
    town: towns[0].name,
    miles: String(miles),
    hours: company.hours,
    license: license ?? 'none',
    experience: experience ?? 'none',
    background: background ?? 'none',
    callback: callback === null ? 'none' : String(callback),
    services,
    ...(!company.extras && { extras: [] }),
    prices: company.prices,
    leads: company.leads,
    leadsKey: keyOf(company.leads)?.example,
    work: 'what our customers ask for',
    copyrightYear: String(new Date().getFullYear()),
    facebook: facebook ?? 'none',
    instagram: instagram ?? 'none',
    referrals: company.referrals ? 'yes' : 'no',
    texts: company.texts ? 'yes' : 'no',
    newsletter: company.newsletter ? 'yes' : 'no',
    hiring: company.hiring ? 'yes' : 'no',
    ...(colors && {
      backgroundColor: colors.ground,
      deepColor: colors.mangrove,
      linkColor: colors.lagoon,
      buttonColor: colors.terracotta,
    }),
  };
}

/** Runs a command of the copy that takes its answers from a file. */
function answer(copy: string, command: readonly string[], answers: object): string {
  const file = path.join(copy, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const output = run(copy, ['npm', 'run', '--silent', ...command, file]);
  rmSync(file);
  return output;
}

/** Adds things of a kind, if there are any. */
function add(copy: string, kind: string, things: readonly object[]): void {
  if (things.length > 0) answer(copy, ['new', '--', kind], things);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function edit(copy: string, file: string, change: (text: string) => string): void {
  const target = path.join(copy, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** Cuts a field of front matter that has become too long, as its writer would have to. */
function shorten(line: string): string {
  const [, field = '', quote = '', text = ''] = /^(\w+): ('?)(.*?)'?$/.exec(line) ?? [];
  if (!Object.hasOwn(lengths, field)) return line;
  const [, most] = lengths[field as keyof typeof lengths];
  if (text.length <= most) return line;
  const kept = text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/\W+$/, '');
  return `${field}: ${quote}${kept}.${quote}`;
}

/** Changes the lines that setup lists as still naming what the company does not have, and only those. */
function rewriteListed(copy: string, company: Company, output: string, counties: readonly string[]): void {
  const terms = sampleTerms(company, counties);
  const places = [...output.matchAll(/^ *([\w./[\]-]+):(\d+): .*\bnames\b/gm)].map(([, file, line]) => ({
    file,
    line: Number(line),
  }));
  for (const file of new Set(places.map((place) => place.file))) {
    if (!existsSync(path.join(copy, file))) continue;
    const lines = new Set(places.filter((place) => place.file === file).map(({ line }) => line));
    const rename = (text: string) =>
      terms.reduce((rest, { pattern, instead }) => rest.replace(pattern, () => instead), text);
    const rewrite = (text: string, index: number) => {
      if (!lines.has(index + 1)) return text;
      // Names in code, conditions and links within the site, such as ids, stay as they are.
      const parts = text.split(/('[a-z/][\w./-]*'|<If [^>]*>|\]\(\/[^)]*\))/);
      return shorten(parts.map((part, place) => (place % 2 ? part : rename(part))).join(''));
    };
    edit(copy, file, (text) => text.split('\n').map(rewrite).join('\n'));
  }
}

/** Replaces what only the sample company has built, and what its customers wrote, with the company's own. */
async function replaceSamples(copy: string, company: Company): Promise<void> {
  const [home] = company.towns;
  const lists = [
    { file: 'src/company/reviews.ts', constant: 'reviews', entries: reviews },
    { file: 'src/company/projects.ts', constant: 'cards', entries: projectCards },
    { file: 'src/company/projects.ts', constant: 'studies', entries: caseStudies },
    { file: 'src/company/gallery.ts', constant: 'entries', entries: gallery },
  ];
  for (const { file, constant, entries } of lists) {
    const ids = entries.map(({ id }) => id);
    edit(copy, file, (text) => removeEntries(text, constant, ids));
  }
  const areaIds = company.towns.map(({ name }) => slugOf(name));
  const serviceIds = [...company.services, ...company.newServices].map(slugOf);
  add(
    copy,
    'review',
    company.reviews.map((stars, index) => ({
      name: `${words.people[index % words.people.length]} ${'ABCDEFGHIJ'[Math.floor(index / words.people.length)]}.`,
      location: `${home.name}, FL`,
      date: 'March 2026',
      rating: String(stars),
      text: prose(`review ${index}`, 20),
      projectType: 'Paver work',
      service: serviceIds[index % serviceIds.length],
    })),
  );
  add(
    copy,
    'project',
    numbers(company.projects).map((index) => ({
      title: `Our own job number ${index + 1}`,
      description: prose(`project ${index}`, 9).slice(0, 140),
      area: areaIds[index % areaIds.length],
      service: serviceIds[index % serviceIds.length],
    })),
  );
  add(
    copy,
    'picture',
    numbers(company.gallery).map((index) => ({
      title: `Our own picture number ${index + 1}`,
      location: home.name,
      service: serviceIds[index % serviceIds.length],
    })),
  );
  // The first has everything that a case study can have, the others nothing optional.
  const first = {
    service: services.find(({ name }) => name === company.services[0])?.id,
    products: ['paver-6x9'],
    details: ['Our own detail'],
    before: true,
  };
  const stories = numbers(company.caseStudies).map((index) => ({
    id: `our-own-story-${index + 1}`,
    title: `Our own story number ${index + 1}`,
    location: `${home.name}, FL`,
    type: 'Paver Work',
    size: { sqFt: 700 },
    duration: { days: 3 },
    ...(index === 0 && first),
    description: prose(`story ${index}`, 50),
    challenges: [prose(`challenge ${index}`, 10)],
    results: [prose(`result ${index}`, 10)],
  }));
  for (const story of stories) addToList(copy, 'src/company/projects.ts', 'studies', story);
  if (stories.length > 0) {
    await addStandIns(
      copy,
      stories.flatMap(({ id, title, ...story }): StandIn[] => [
        { id: `case-study-${id}`, slots: ['caseStudy', 'caseStudyView'], subject: title.toLowerCase() },
        ...('details' in story
          ? [
              { id: `case-study-${id}-1`, slots: ['caseStudyDetail'] as const, subject: 'our own detail' },
              { id: `case-study-${id}-before`, slots: ['caseStudyView'] as const, subject: 'our own before' },
            ]
          : []),
      ]),
    );
  }
}

/** Deletes articles, and turns links to them into plain words. */
function removeArticles(copy: string, files: readonly string[]): void {
  for (const file of files) rmSync(path.join(copy, file));
  // Git keeps no empty folder, so that another checkout of such a company has none.
  if (listTexts(copy).every((file) => !file.startsWith('blog/'))) rmSync(path.join(copy, 'blog'), { recursive: true });
  const names = files.map((file) => path.parse(file).name);
  const paths = names.map((name) => `/blog/${name}`);
  const companion = new RegExp(`^companion: (${names.join('|')})\n`, 'm');
  for (const file of listTexts(copy)) edit(copy, file, (text) => unlink(text.replace(companion, ''), paths).text);
}

/** Writes the parts of new pages that only have a note about what belongs there, and publishes these pages. */
function writePages(copy: string, { towns, unwritten }: Company): void {
  const drafts = towns.slice(0, unwritten).map(({ name }) => `src/pages/${slugOf(name)}-pavers.mdx`);
  for (const file of listTexts(copy).filter((one) => one.startsWith('src/pages/') && !drafts.includes(one))) {
    edit(copy, file, (source) => {
      const text = source.replace(/^draft: true\n/m, '');
      const parts = text.split(/\{\/\* Write: .* \*\/\}/);
      return parts.reduce((rest, part, index) => `${rest}${prose(`${file} ${index}`, PAGE_WORDS / 4)}${part}`);
    });
  }
}

/** Lists the counties in the facts of a copy. */
function countiesOf(copy: string): readonly string[] {
  const facts = JSON.parse(readFileSync(path.join(copy, 'src/company/company.json'), 'utf8')) as {
    readonly counties: readonly string[];
  };
  return facts.counties;
}

/**
 * Moves a company in. Everything that setup tells its user to write or to leave out is done by machine: what it lists is
 * renamed after the company's own town or service, new pages get filler, and the pages of some towns stay drafts, as do articles
 * about the old region.
 * @returns the counties that the company works in
 * @throws CommandError if setup or `npm run new` does not take its answers
 */
export async function moveIn(copy: string, company: Company): Promise<readonly string[]> {
  const output = answer(copy, ['setup', '--'], answersOf(company));
  const counties = countiesOf(copy);
  if (!company.articles)
    removeArticles(
      copy,
      listTexts(copy).filter((file) => file.startsWith('blog/')),
    );
  rewriteListed(copy, company, output, counties);
  add(
    copy,
    'service',
    company.newServices.map((name) => newServices[name]),
  );
  await replaceSamples(copy, company);
  writePages(copy, company);
  run(copy, ['npm', 'run', '--silent', 'format']);
  return counties;
}
