import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuiltIn } from '../schemas/keys';
import type { Files, Written } from './factFiles';
import type { CompanyFolders } from './folders';
import { articlesOf } from './texts';
import type { FieldPath } from './yamlFile';

/** A noun for what has names, and the names. */
type Names = readonly [noun: string, names: readonly string[]];

/** Finds entries that name something that the company does not have: towns, services, products, pages, files. */
export function findLooseEnds(written: Written, files: Files, folders: CompanyFolders): readonly string[] {
  const { company, towns, services, measures, products, projects, gallery, reviews } = written;
  const problems: string[] = [];
  const report = (file: keyof Files, field: FieldPath, advice: string) =>
    problems.push(files[file].problem(field, advice));
  /** Reports a name that is not among these, with a noun for them and what to do. */
  const need = (
    [noun, names]: Names,
    file: keyof Files,
    field: FieldPath,
    name: string | undefined,
    remedy = 'Name another, or leave it out.',
  ) => {
    if (name !== undefined && !names.includes(name)) report(file, field, `There is no ${noun} "${name}". ${remedy}`);
  };
  const hasPage = (name: string) => existsSync(path.join(folders.company, 'pages', `${name}.mdx`));
  const townNames: Names = ['town', towns.map(({ id }) => id)];
  const offered: Names = ['service', services.map(({ id }) => id)];
  const toneNames: Names = ['tone', Object.keys(products.tones)];
  const productNames: Names = ['product', products.products.map(({ id }) => id)];
  const articles: Names = ['article', articlesOf(folders).map(({ name }) => name)];
  const facts: Names = ['fact', Object.keys(company).filter((fact) => company[fact as keyof typeof company] !== null)];

  company.samples?.forEach((name, at) => need(facts, 'company', ['samples', at], name, 'Remove it here.'));
  for (const [figures, article] of Object.entries(company.figureArticles ?? {})) {
    need(articles, 'company', ['figureArticles', figures], article, 'Correct its name, or remove it here.');
  }
  const countyNames: Names = ['county', company.counties];
  towns.forEach(({ id, name, county, nearby = [] }, at) => {
    need(countyNames, 'towns', [at, 'county'], county, 'Correct it, or add it to counties in company.yaml.');
    if (towns.findIndex((other) => other.name === name) < at) {
      report('towns', [at, 'name'], `Another town is called ${name}. Remove one of the two, or correct its name.`);
    }
    if (!hasPage(`${id}-pavers`)) {
      report('towns', [at, 'id'], `"${id}" has no page. Write pages/${id}-pavers.mdx, or remove this entry.`);
    }
    nearby.forEach((near, place) => {
      const field = [at, 'nearby', place];
      if (near === id) report('towns', field, `A town is no neighbor of its own. Remove "${near}" here.`);
      else if (nearby.indexOf(near) < place) report('towns', field, `"${near}" is here twice. Remove it once.`);
      else need(townNames, 'towns', field, near, 'Remove it here, or name another neighbor.');
    });
  });
  services.forEach(({ id, baseDepth }, at) => {
    if (!hasPage(id)) {
      report('services', [at, 'id'], `"${id}" has no page. Write pages/${id}.mdx, or remove this entry.`);
    }
    if (baseDepth && measures[baseDepth].unit !== 'inches') {
      report('services', [at, 'baseDepth'], `"${baseDepth}" is not in inches. Name another measure.`);
    }
  });

  const inServices = (file: keyof Files, before: FieldPath, entries: readonly { readonly service?: string }[]) =>
    entries.forEach(({ service }, at) =>
      need(offered, file, [...before, at, 'service'], service, 'Name another, or remove the line.'),
    );
  inServices('projects', ['projects'], projects.projects);
  inServices('gallery', ['pictures'], gallery.pictures);
  inServices('gallery', ['beforeAfter'], gallery.beforeAfter);
  inServices('reviews', [], reviews);
  const jobs = [...projects.projects, ...projects.caseStudies].map(({ id }) => id);
  reviews.forEach(({ project }, at) => {
    if (project === undefined || jobs.includes(project)) return;
    const advice = `projects.yaml has no "${project}". Name a project or a case study of it, or remove the line.`;
    report('reviews', [at, 'project'], advice);
  });
  projects.projects.forEach(({ area }, at) =>
    need(townNames, 'projects', ['projects', at, 'area'], area, 'Name another, or remove the project.'),
  );
  projects.caseStudies.forEach(({ service, products: laid = [] }, at) => {
    // A case study of a service that is gone stays, without its price.
    if (service && !isBuiltIn(service)) need(offered, 'projects', ['caseStudies', at, 'service'], service);
    laid.forEach((one, place) => need(productNames, 'projects', ['caseStudies', at, 'products', place], one));
  });

  const inTones = (field: FieldPath, named: readonly string[]) =>
    named.forEach((tone, place) =>
      need(toneNames, 'products', [...field, place], tone, 'Add it to tones, or name another.'),
    );
  products.products.forEach(({ colors }, at) => inTones(['products', at, 'colors'], colors));
  products.families.forEach(({ tones }, at) => inTones(['families', at, 'tones'], tones));
  products.firePits.forEach(({ colors }, at) => inTones(['firePits', at, 'colors'], colors));

  const certificate = company.insurance?.certificate;
  if (certificate && !existsSync(path.join(folders.static, certificate))) {
    const advice = `There is no static${certificate}. Put the certificate there, or correct the path.`;
    report('company', ['insurance', 'certificate'], advice);
  }
  return problems;
}
