/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import type * as ServerModule from 'react-dom/server';
import { expect, jest, test } from '@jest/globals';
import { load } from 'cheerio';
import { companyWith, FULL, under } from '@site/tests/companies/companyWith';
import type * as NavigationModule from '../src/site/navigation';
import type * as PageModule from '../src/theme/Page';
import { loadCompany } from '../src/company/load/load';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@site/src/theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

/** Makes a company with one town, review, case study, project and picture. */
function companyOfOne(): string {
  const { towns, reviews, projects, caseStudies, gallery } = loadCompany(FULL);
  const [{ id }] = towns;
  const folder = companyWith({
    towns: [[[0, 'nearby'], []], ...towns.slice(1).map(() => [[1], undefined] as const)],
    reviews: reviews.slice(1).map(() => [[1], undefined] as const),
    projects: [
      [['projects'], projects.filter(({ area }) => area === id).slice(0, 1)],
      [['caseStudies'], caseStudies.slice(0, 1)],
    ],
    gallery: [[['pictures'], gallery.slice(0, 1)]],
  });
  for (const town of towns.slice(1)) rmSync(path.join(folder, `pages/${town.id}-pavers.mdx`));
  return folder;
}

const folder = companyOfOne();

/** Returns what a page of that company says: its title, its description and its text. */
const read = (page: string): string =>
  under(folder, () => {
    const { renderToStaticMarkup } = jest.requireActual<typeof ServerModule>('react-dom/server');
    const { default: Page } = jest.requireActual<{ default: ComponentType }>(`../src/pages/${page}`);
    const $ = load(renderToStaticMarkup(<Page />));
    return [$('title').text(), $('meta[name="description"]').attr('content'), $('body').text()].join('\n');
  });

test.each([
  ['testimonials', /\bA review of\b/, /\breviews (of|from)\b/i],
  ['gallery', /\ba large picture\b/, /\bpictures\b/],
  ['portfolio', /\bOne job in\b/, /\b(each job|jobs)\b|, from driveways to/],
])('/%s with one entry speaks of one', (page, one, several) => {
  const text = read(page);
  expect(text).toMatch(one);
  expect(text).not.toMatch(several);
});

test('menus and breadcrumbs of a company with one town do not speak of several areas', () => {
  const [links, crumb] = under(folder, () => {
    const { mobileGroups } = jest.requireActual<typeof NavigationModule>('../src/site/navigation');
    const { SERVICE_AREAS } = jest.requireActual<typeof PageModule>('../src/theme/Page');
    return [mobileGroups.flatMap(({ items }) => items), SERVICE_AREAS] as const;
  });
  expect(links.filter((link) => link.path === '/service-area')).toMatchObject([{ label: 'Service Area' }]);
  expect(crumb.name).toBe('Service area');
});
