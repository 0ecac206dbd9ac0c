/** Reads a company from its folder. Runs outside of browsers only; src/company/facts.ts has the company that is built. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { geoDistance } from 'd3-geo';
import type * as v from 'valibot';
import { logoSchema, optionalAmong, requiredAmong } from '../schemas/company';
import { schemas, type FactFile, type Files, type Written } from './factFiles';
import { foldersOf, named } from './folders';
import { findLooseEnds } from './looseEnds';
import { publishFigures } from './publish';
import { SourceError } from './sourceError';
import { articlesOf, fieldOf, isDraft, pagesOf, type Text } from './texts';
import { checkYaml, readYaml } from './yamlFile';

type Town = Written['towns'][number];

/** What src/images makes of pictures.yaml and manifest.json. */
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Reads manifest.json; nothing without it.
 * @throws SourceError if it is no JSON, as where Git could not join two versions
 */
export function readMadePictures<Made = Entries>(file: string): Made {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  try {
    return JSON.parse(written) as Made;
  } catch {
    throw new SourceError([`${named(file)}: This file is broken. Delete it, and run \`npm run pictures\`.`]);
  }
}

/** Most neighbors of a town that names none itself. */
const MOST_NEARBY = 3;

/** Returns the towns whose centers are nearest to that of this one. */
function nearestTo({ id, coordinates }: Town, towns: readonly Town[]): readonly string[] {
  const position = ({ longitude, latitude }: Town['coordinates']): [number, number] => [longitude, latitude];
  const distance = (other: Town) => geoDistance(position(coordinates), position(other.coordinates));
  return [...towns]
    .filter((other) => other.id !== id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST_NEARBY)
    .map((other) => other.id);
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
  const pictureFile = (name: string) => readYaml(path.join(folders.company, 'pictures', name));
  const logo = checkYaml(logoSchema, pictureFile('logo.yaml'), report);
  if (problems.length === 0) problems.push(...findLooseEnds(written, files, folders));
  if (!logo || problems.length > 0) throw new SourceError(problems);

  const { company, towns, services, products, projects, gallery, referrals, ...others } = written;
  const { steps, rewards, terms, ...program } = referrals;
  const townParts = towns.map((town) => {
    const { id, name, isIsland, isWaterfront, nearby = nearestTo(town, towns), ...details } = town;
    return { town: { id, name, isIsland, isWaterfront }, details: { ...details, nearby } };
  });
  const serviceParts = services.map(({ serviceType, tagline, description, baseDepth, ...service }) => ({
    service,
    details: { serviceType, tagline, description, baseDepth },
  }));
  const [pages, articles] = [pagesOf(folders), articlesOf(folders)];
  // As Docusaurus does, `npm start` shows drafts, and the built site leaves them out with every link to them.
  const showsDrafts = process.env.NODE_ENV === 'development';
  const isLeftOut = (text: Text) => !showsDrafts && isDraft(text);
  const articleSlugs = articles.filter((text) => !isLeftOut(text)).map(({ name }) => name);
  /** Lists the pages that have this field. */
  const pagesWith = (field: 'county' | 'footerLink') =>
    pages
      .filter((page) => !isLeftOut(page))
      .flatMap((page) => {
        const text = fieldOf(page, field);
        return text === undefined ? [] : [{ text, path: page.route }];
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
    pictures: (pictureFile('pictures.yaml').content ?? {}) as Entries,
    madePictures: readMadePictures(path.join(folders.company, 'pictures/manifest.json')),
    logo,
  };
}

/** A company's facts. */
export type Company = ReturnType<typeof loadCompany>;
