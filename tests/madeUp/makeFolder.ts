/** Writes a made-up company's folder: the sample's, changed. */

import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../src/company/load/folders';
import { articlesOf, fieldOf, textsOf } from '../../src/company/load/texts';
import { changeYaml, readYaml } from '../../src/company/load/yamlFile';
import { loadCompany } from '../../src/company/load/load';
import { priceServices } from '../../src/company/schemas/keys';
import type { ServiceEntry } from '../../src/company/services';
import { unlink } from '../../src/words/unlink';
import { slugOf } from '../../scripts/new/files';
import { removeMadeUpFacts } from '../../scripts/setup/steps';
import { copyCompany } from '../companies/copyCompany';
import { milesBetween, type Company } from './company';
import { wordsIn } from './scan';
import { prose, words } from './words';

/** The folder that others are made from. */
export const SAMPLE = 'company';

const sample = loadCompany(SAMPLE);

/** Prices of what goes if a company does nothing besides paving. */
const EXTRAS = [
  ...['costGuide.retainingWall', 'costGuide.lighting', 'costGuide.firePit', 'costGuide.seating'],
  'maintenance.minorRepairs',
];

/** The page that goes with them. */
const REPAIRS = 'paver-repair';

/** Words of a section: so many that two towns differ as those of the sample do. */
const SECTION_WORDS = 600;

/** Returns a page with front matter and two sections, after what only some pages have. */
function page(field: string, title: string, name: string, isDraft: boolean, first = ''): string {
  const section = (heading: string) =>
    `<Section title="${name}: ${heading}">\n\n${prose(`${name} ${heading}`, SECTION_WORDS)}\n\n</Section>`;
  return `---
${field}
title: '${title}'
description: 'About ${name}. ${prose(name, 20).slice(0, 90)}.'
keywords: ['${name} one', '${name} two', '${name} three']
headline: 'Our work: ${name}'
lead: ${prose(`${name} lead`, 12).slice(0, 150)}
${isDraft ? 'draft: true\n' : ''}---

${first}${section('what we do')}

${section('how it is done')}
`;
}

/** Makes a company in this folder, which it empties first. Only a build needs its pictures. */
export function makeFolder(folder: string, company: Company, { withPictures = false } = {}): void {
  const { facts, towns, services, ownServices } = company;
  rmSync(folder, { recursive: true, force: true });
  copyCompany(foldersOf(SAMPLE), foldersOf(folder), { withPictures });

  const [home = ''] = towns;
  const host = slugOf(facts.name);
  const file = (name: string) => path.join(folder, `${name}.yaml`);
  const pageOf = (name: string) => path.join(folder, 'pages', `${name}.mdx`);
  const set = (name: string, fields: Readonly<Record<string, unknown>>) =>
    changeYaml(file(name), (document) => {
      for (const [field, value] of Object.entries(fields)) {
        if (value !== undefined) document.set(field, document.createNode(value));
      }
    });
  const replace = (name: string, entries: readonly unknown[]) =>
    changeYaml(file(name), (document) => (document.contents = document.createNode(entries)));

  changeYaml(file('company'), removeMadeUpFacts);
  set('company', {
    ...facts,
    url: `https://www.${host}.com`,
    email: `office@${host}.com`,
    locality: home,
    counties: [...new Set(towns.map((town) => words.towns[town][0]))],
    serviceRadiusMiles: Math.ceil(Math.max(5, ...towns.map((town) => milesBetween(home, town))) / 5) * 5 + 10,
    work: 'what our customers ask for',
    copyrightYear: new Date().getFullYear(),
  });

  for (const { id } of sample.towns) rmSync(pageOf(`${id}-pavers`));
  for (const page of sample.countyPages) rmSync(path.join(folder, `pages${page.path}.mdx`));
  const townIds = towns.map(slugOf);
  const entries = towns.map((name, at) => {
    const [county, latitude, longitude] = words.towns[name];
    const id = townIds[at];
    const nearby = townIds.filter((other) => other !== id).slice(0, 3);
    writeFileSync(pageOf(`${id}-pavers`), page(`area: ${id}`, `${name} pavers and patios`, name, at < company.drafts));
    return { id, name, description: prose(name, 15), county, coordinates: { latitude, longitude }, nearby };
  });
  replace('towns', entries);

  const changed = (amount: number) => Math.max(0.1, Math.round(amount * (100 + company.prices)) / 100);
  const added = ownServices.map((name) => {
    const [shortName, unit, low = 0, high = 0, commonSize] = words.services[name];
    const id = slugOf(name);
    writeFileSync(
      pageOf(id),
      page(`service: ${id}`, `${name} and more`, name, false, `<RelatedWork service="${id}" />\n\n`),
    );
    const price = unit && { price: { low: changed(low), high: changed(high), unit, commonSize } };
    return { id, name, shortName, tagline: `Our ${shortName.toLowerCase()}.`, description: prose(name, 15), ...price };
  });
  const written = readYaml(path.join(SAMPLE, 'services.yaml')).content as readonly ServiceEntry[];
  const lost = [
    ...written.map(({ id }) => id).filter((id) => !services.includes(id)),
    ...(company.extras ? [] : [REPAIRS]),
  ];
  for (const id of lost) rmSync(pageOf(id));
  replace('services', [...written.filter(({ id }) => !lost.includes(id)), ...added]);
  changeYaml(file('prices'), (document) => {
    for (const key of Object.keys(priceServices)) {
      if (EXTRAS.includes(key) && !company.extras) document.set(key, null);
      for (const end of ['low', 'high']) {
        const figure = document.getIn([key, end]);
        if (typeof figure === 'number' && !/^(market|comparison)\./.test(key))
          document.setIn([key, end], changed(figure));
      }
    }
  });

  const offered = [...services, ...added.map(({ id }) => id)];
  /** Returns entries like the sample's, but with other texts. */
  const like = <Entry extends object>(
    entries: readonly Entry[],
    count: number,
    change: (id: string) => Partial<Entry>,
  ) =>
    Array.from({ length: count }, (_, at) => {
      const id = `own-${at + 1}`;
      const entry = { ...entries[at % entries.length], id, service: offered[at % offered.length], ...change(id) };
      return Object.fromEntries(
        Object.entries(entry).filter(([field, value]) => field !== 'sample' && value !== undefined),
      );
    });
  const location = `${home}, FL`;
  replace(
    'reviews',
    like(sample.reviews, company.reviews, (id) => ({ location, text: prose(id, 20), project: undefined })),
  );
  set('projects', {
    projects: like(sample.projects, company.projects, (id) => ({
      title: `Our job ${id}`,
      description: prose(id, 9),
      area: townIds[id.length % townIds.length],
    })),
    caseStudies: like(sample.caseStudies, company.caseStudies, (id) => ({
      title: `Our story ${id}`,
      location,
      description: prose(id, 50),
    })),
  });
  set('gallery', {
    pictures: like(sample.gallery, company.gallery, (id) => ({
      title: `Our picture ${id}`,
      location: home,
      note: prose(id, 9),
    })),
    beforeAfter: sample.beforeAfter.filter(({ service }) => !lost.includes(service)),
  });
  writeFileSync(file('redirects'), '{}\n');
  rewriteTexts(folder, company, lost);
}

/** Takes out articles that go, and links to what is gone; names the company's own places in the place of the sample's. */
function rewriteTexts(folder: string, { articles, facts, towns }: Company, lost: readonly string[]): void {
  const { blog } = foldersOf(folder);
  const gone = articlesOf(foldersOf(folder))
    .filter((article) => !articles || lost.includes(fieldOf(article, 'service') ?? ''))
    .map(({ name }) => name);
  for (const slug of gone) rmSync(path.join(blog, `${slug}.mdx`));
  if (!articles) rmSync(blog, { recursive: true });
  changeYaml(path.join(folder, 'company.yaml'), (document) => {
    for (const [figures, slug] of Object.entries<string>(document.toJS().figureArticles ?? {}))
      if (gone.includes(slug)) document.deleteIn(['figureArticles', figures]);
  });
  const goneRoutes = [
    ...gone.map((slug) => `/blog/${slug}`),
    ...lost.map((id) => `/${id}`),
    ...sample.towns.filter(({ name }) => !towns.includes(name)).map(({ id }) => `/${id}-pavers`),
    ...sample.countyPages.map((page) => page.path),
  ];
  const companion = new RegExp(`^companion: (${gone.join('|')})\n`, 'm');
  const [home = ''] = towns;
  const places = [
    ...sample.towns.map(({ name }) => [name, home]),
    ...sample.company.counties.map((county) => [county, words.towns[home][0]]),
    [sample.company.region, facts.region],
  ].map(([name, instead]) => ({ name: wordsIn(name), instead }));
  for (const { file, source } of textsOf(foldersOf(folder))) {
    const text = unlink(source.replace(companion, ''), goneRoutes).text;
    // Conditions and addresses stay.
    const parts = text.split(/(<If [^>]*>|\]\([^)]*\))/);
    const renamed = parts.map((part, at) =>
      at % 2 ? part : places.reduce((rest, { name, instead }) => rest.replace(name, () => instead), part),
    );
    writeFileSync(file, renamed.join(''));
  }
}
