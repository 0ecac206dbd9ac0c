/** The routes of the site, from its data, pages and articles. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../src/company/load/folders';
import { listFiles } from '../src/company/load/projectFiles';
import { areasWithPage } from '../src/company/areas';
import { articleSlugs, countyPages } from '../src/company/facts';
import { services } from '../src/company/services';
import { absentPages, siteParts } from '../src/company/siteParts';

const pages = join(folders.company, 'pages');

export const cityRoutes = areasWithPage().map(({ path }) => path);

export const serviceRoutes = services.map(({ path }) => path);

export const articleRoutes = articleSlugs.map((slug) => `/blog/${slug}`);

/** Returns the areas whose page has this line in its front matter. */
function areasWith(line: RegExp) {
  return areasWithPage().filter(({ path }) => line.test(readFileSync(join(pages, `${path}.mdx`), 'utf8')));
}

/** Areas whose page has the contact form. */
export const contactAreas = areasWith(/^form: "?contact"?$/m);

/** Areas whose page has the estimate form. */
export const estimateAreas = areasWithPage().filter((area) => !contactAreas.includes(area));

/** Pages with the contact form; all other city pages and those of counties and services have the estimate form. */
export const contactRoutes = [
  '/',
  ...contactAreas.map(({ path }) => path),
  ...(siteParts.caseStudies ? ['/portfolio'] : []),
];

/** The page with the contact form that has the fewest other islands, and so opens fastest. */
export const lightContactRoute = siteParts.caseStudies ? '/portfolio' : '/';

/** Pages with the estimate form; a company always has at least one service. */
export const estimateRoutes = [...[...estimateAreas, ...countyPages].map(({ path }) => path), ...serviceRoutes];

/** Pages written in MDX that are about no area and no service. */
const plainRoutes = listFiles(pages)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/${file.replace(/(\/index)?\.mdx$/, '')}`)
  .filter((route) => ![...cityRoutes, ...serviceRoutes, ...absentPages].includes(route));

/** All routes that search engines may list, exactly those in the sitemap. */
export const siteRoutes = [
  '/',
  '/service-area',
  ...cityRoutes,
  ...serviceRoutes,
  ...['/gallery', '/portfolio', '/paver-products', '/blog'].filter((route) => !absentPages.includes(route)),
  ...articleRoutes,
  ...['/testimonials', '/faq'].filter((route) => !absentPages.includes(route)),
  ...plainRoutes,
];
