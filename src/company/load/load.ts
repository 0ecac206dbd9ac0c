/** Reads a company from its folder. Runs outside of browsers only; src/company/facts.ts has the company that is built. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { optionalAmong, requiredAmong } from '../schemas/company';
import { isDraft } from './drafts';
import { schemas, type FactFile, type Files, type Written } from './factFiles';
import { foldersOf } from './folders';
import { findLooseEnds } from './looseEnds';
import { publishFigures } from './publish';
import { SourceError } from './sourceError';
import { checkYaml, readYaml } from './yamlFile';

/** What src/images makes of pictures.yaml and manifest.json. */
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lists the texts in a folder: the name of each, which ends its address, its route below this one, and its source. */
function textsIn(folder: string, below: string) {
  // Git does not keep a folder without files.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^[^_].*\.mdx$/.test(file))
    .map((file) => {
      const name = file.replace(/\.mdx$/, '');
      return { name, route: below + name, source: readFileSync(path.join(folder, file), 'utf8') };
    });
}

/** Returns a text of one line in the front matter of a page; undefined without this field. */
function fieldOf(source: string, field: 'county' | 'footerLink'): string | undefined {
  const written = `^---\\r?\\n(?:(?!---\\r?\\n).*\\r?\\n)*?${field}: *(?:"([^"]*)"|'([^']*)'|([^\\r\\n]+?)) *\\r?\\n`;
  return new RegExp(written)
    .exec(source)
    ?.slice(1)
    .find((text) => text !== undefined);
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
  const files = Object.fromEntries(
    Object.keys(schemas).flatMap((name) => {
      try {
        return [[name, readYaml(fileOf(name))]];
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    }),
  ) as Files;
  if (problems.length > 0) throw new SourceError(problems);
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
  const serviceParts = services.map(({ serviceType, tagline, description, baseDepth, ...service }) => ({
    service,
    details: { serviceType, tagline, description, baseDepth },
  }));
  const [pages, articles] = [textsIn(path.join(folders.company, 'pages'), '/'), textsIn(folders.blog, '/blog/')];
  // As Docusaurus does, `npm start` shows drafts, and the built site leaves them out with every link to them.
  const showsDrafts = process.env.NODE_ENV === 'development';
  const isLeftOut = ({ source }: { readonly source: string }) => !showsDrafts && isDraft(source);
  const articleSlugs = articles.filter((text) => !isLeftOut(text)).map(({ name }) => name);
  /** Lists the pages that have this field. */
  const pagesWith = (field: 'county' | 'footerLink') =>
    pages
      .filter((page) => !isLeftOut(page))
      .flatMap(({ source, route }) => {
        const text = fieldOf(source, field);
        return text === undefined ? [] : [{ text, path: route }];
      });
  return {
    // Each part on its own, because browsers get only those that a script names.
    ...others,
    ...publishFigures(written, articleSlugs),
    services: serviceParts.map(({ service }) => service),
    /** What pages say of a service, by its id. */
    serviceDetails: Object.fromEntries(serviceParts.map(({ service, details }) => [service.id, details])),
    towns: townParts.map(({ town }) => town),
    /** What few scripts ask of a town, by its id: its card, its county, where it is and what is near. */
    townDetails: Object.fromEntries(townParts.map(({ town, details }) => [town.id, details])),
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
    /** The last part of each article's address. */
    articleSlugs,
    /** The pages about a whole county, which name it in their front matter. */
    countyPages: pagesWith('county').map(({ text, path: route }) => ({ county: text, path: route })),
    /** The plain pages that the footer links to, with the words of the link. */
    footerPages: pagesWith('footerLink').map(({ text, path: route }) => ({ label: text, path: route })),
    /** The routes of pages and articles with `draft: true` in their front matter. */
    drafts: [...pages, ...articles].filter(isLeftOut).map(({ route }) => route),
    pictures: readYaml(path.join(folders.company, 'pictures/pictures.yaml')).content as Entries,
    madePictures: readJson(path.join(folders.company, 'pictures/manifest.json')),
    logo: readYaml(path.join(folders.company, 'pictures/logo.yaml')).content as Readonly<
      Record<'viewBox' | 'drawing', string>
    >,
  };
}

/** A company's facts. */
export type Company = ReturnType<typeof loadCompany>;
