import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuiltIn } from '../schemas/keys';
import type { Files, Written } from './factFiles';
import type { CompanyFolders } from './folders';
import { listFiles } from './projectFiles';
import type { FieldPath } from './yamlFile';

/** Finds entries that name something that the company does not have: towns, services, products, pages, files. */
export function findLooseEnds(written: Written, files: Files, folders: CompanyFolders): readonly string[] {
  const { company, towns, services, measures, products, projects, gallery, reviews } = written;
  const problems: string[] = [];
  const report = (file: keyof Files, field: FieldPath, advice: string) =>
    problems.push(files[file].problem(field, advice));
  const hasPage = (name: string) => existsSync(path.join(folders.company, 'pages', `${name}.mdx`));
  const townIds = towns.map(({ id }) => id);
  const offered = services.map(({ id }) => id);
  const tones = Object.keys(products.tones);
  const productIds = products.products.map(({ id }) => id);

  company.samples?.forEach((name, at) => {
    if (Object.entries(company).some(([fact, value]) => fact === name && value !== null)) return;
    report('company', ['samples', at], `There is no fact "${name}". Remove it here.`);
  });
  // A company may delete all articles.
  const articles = listFiles(folders.blog);
  if (articles.length > 0) {
    for (const [figures, article] of Object.entries(company.figureArticles ?? {})) {
      if (articles.includes(`${article}.mdx`)) continue;
      const advice = `There is no article "${article}". Correct its name, or remove it here.`;
      report('company', ['figureArticles', figures], advice);
    }
  }
  towns.forEach(({ id, nearby }, at) => {
    if (!hasPage(`${id}-pavers`)) {
      report('towns', [at, 'id'], `"${id}" has no page. Write pages/${id}-pavers.mdx, or remove this entry.`);
    }
    nearby.forEach((near, place) => {
      if (townIds.includes(near)) return;
      report('towns', [at, 'nearby', place], `There is no town "${near}". Remove it here, or name another neighbor.`);
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
    entries.forEach(({ service }, at) => {
      if (service === undefined || offered.includes(service)) return;
      report(file, [...before, at, 'service'], `There is no service "${service}". Name another, or remove the line.`);
    });
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
  projects.projects.forEach(({ area }, at) => {
    if (townIds.includes(area)) return;
    report('projects', ['projects', at, 'area'], `There is no town "${area}". Name another, or remove the project.`);
  });
  projects.caseStudies.forEach(({ service, products: laid = [] }, at) => {
    // A case study of a service that is gone stays, without its price.
    if (service && !offered.includes(service) && !isBuiltIn(service)) {
      const advice = `There is no service "${service}". Name another, or leave it out.`;
      report('projects', ['caseStudies', at, 'service'], advice);
    }
    laid.forEach((one, place) => {
      if (productIds.includes(one)) return;
      const advice = `There is no product "${one}". Name another, or leave it out.`;
      report('projects', ['caseStudies', at, 'products', place], advice);
    });
  });

  const inTones = (list: 'products' | 'families' | 'firePits', field: string, colors: readonly (readonly string[])[]) =>
    colors.forEach((named, at) =>
      named.forEach((tone, place) => {
        if (tones.includes(tone)) return;
        report('products', [list, at, field, place], `There is no tone "${tone}". Add it to tones, or name another.`);
      }),
    );
  inTones(
    'products',
    'colors',
    products.products.map(({ colors }) => colors),
  );
  inTones(
    'families',
    'tones',
    products.families.map((one) => one.tones),
  );
  inTones(
    'firePits',
    'colors',
    products.firePits.map(({ colors }) => colors),
  );

  const certificate = company.insurance?.certificate;
  if (certificate && !existsSync(path.join(folders.static, certificate))) {
    const advice = `There is no static${certificate}. Put the certificate there, or correct the path.`;
    report('company', ['insurance', 'certificate'], advice);
  }
  return problems;
}
