/** Reads a company from its folder. Runs outside of browsers only; src/company/facts.ts has the company that is built. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { optionalAmong, requiredAmong } from '../schemas/company';
import { isDraft } from './drafts';
import { schemas, type FactFile, type Files, type Written } from './factFiles';
import { foldersOf } from './folders';
import { findLooseEnds } from './looseEnds';
import { SourceError } from './sourceError';
import { checkYaml, readYaml } from './yamlFile';

/** What src/images makes of pictures.yaml and manifest.json. */
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lists the texts in a folder, without those that the site must not have yet unless it is shown to its writers. */
function textsIn(folder: string, all: boolean): readonly string[] {
  // Git does not keep a folder without files.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^[^_].*\.mdx$/.test(file) && (all || !isDraft(readFileSync(path.join(folder, file), 'utf8'))))
    .map((file) => file.replace(/\.mdx$/, ''));
}

/** Returns the county in the front matter of a page; undefined if it names none. */
function countyOf(source: string): string | undefined {
  return /^---\r?\n(?:(?!---\r?\n).*\r?\n)*?county: *["']?([^"'\r\n]+?)["']? *\r?\n/.exec(source)?.[1];
}

function readJson(file: string): Entries {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entries) : {};
}

/**
 * Reads the company in this folder: its facts, and which pages and articles it has.
 * @throws SourceError that names each mistake by file, line and field, and says what to write instead
 */
export function loadCompany(folder: string) {
  const folders = foldersOf(folder);
  if (!existsSync(folders.company)) {
    throw new SourceError([`There is no folder ${folders.company}. Correct COMPANY, or leave it out.`]);
  }
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const fileOf = (name: string) => path.join(folders.company, `${name}.yaml`);
  const files = Object.fromEntries(Object.keys(schemas).map((name) => [name, readYaml(fileOf(name))])) as Files;
  const written = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      checkYaml(schema as v.GenericSchema, files[name as FactFile], report),
    ]),
  ) as Written;
  if (problems.length === 0) problems.push(...findLooseEnds(written, files, folders));
  if (problems.length > 0) throw new SourceError(problems);

  const { company, towns, services, products, projects, gallery, referrals, ...others } = written;
  const { steps, rewards, terms, ...program } = referrals;
  const townParts = towns.map(({ id, name, isIsland, isWaterfront, ...details }) => ({
    town: { id, name, isIsland, isWaterfront },
    details,
  }));
  const serviceParts = services.map(({ tagline, description, ...service }) => ({
    service,
    card: { tagline, description },
  }));
  const pages = path.join(folders.company, 'pages');
  // As Docusaurus does, `npm start` shows drafts, and the built site leaves them out with every link to them.
  const showsDrafts = process.env.NODE_ENV === 'development';
  const [pageNames, articleSlugs] = [textsIn(pages, true), textsIn(folders.blog, showsDrafts)];
  const kept = [...textsIn(pages, showsDrafts), ...articleSlugs.map((slug) => `blog/${slug}`)];
  const countyPages = textsIn(pages, showsDrafts).flatMap((name) => {
    const county = countyOf(readFileSync(path.join(pages, `${name}.mdx`), 'utf8'));
    return county === undefined ? [] : [{ county, path: `/${name}` }];
  });
  const all = [...pageNames, ...textsIn(folders.blog, true).map((slug) => `blog/${slug}`)];
  return {
    // Each part on its own, because browsers get only those that a script names.
    ...others,
    towns: townParts.map(({ town }) => town),
    /** What few scripts ask of a town, by its id: its card, its county, where it is and what is near. */
    townDetails: Object.fromEntries(townParts.map(({ town, details }) => [town.id, details])),
    services: serviceParts.map(({ service }) => service),
    /** The card of a service, by its id. */
    serviceCards: Object.fromEntries(serviceParts.map(({ service, card }) => [service.id, card])),
    tones: products.tones,
    products: products.products,
    colorFamilies: products.families,
    firePits: products.firePits,
    projects: projects.projects,
    caseStudies: projects.caseStudies,
    gallery: gallery.pictures,
    beforeAfter: gallery.beforeAfter,
    referralProgram: program,
    referralTexts: { steps, rewards, terms },
    company: requiredAmong(company),
    optionalFacts: optionalAmong(company),
    /** The names of the facts in company.yaml that are made up. */
    madeUpFacts: company.samples ?? [],
    brandColors: company.colors,
    figureArticles: company.figureArticles ?? {},
    /** The last part of each article's address. */
    articleSlugs,
    /** The pages about a whole county, which name it in their front matter. */
    countyPages,
    /** The routes of pages and articles with `draft: true` in their front matter. */
    drafts: all.filter((route) => !kept.includes(route)).map((route) => `/${route}`),
    pictures: readYaml(path.join(folders.company, 'pictures/pictures.yaml')).content as Entries,
    madePictures: readJson(path.join(folders.company, 'pictures/manifest.json')),
    logo: readYaml(path.join(folders.company, 'pictures/logo.yaml')).content as Readonly<
      Record<'viewBox' | 'drawing', string>
    >,
  };
}

/** A company's facts. */
export type Company = ReturnType<typeof loadCompany>;
