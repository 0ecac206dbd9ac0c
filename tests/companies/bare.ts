/**
 * Gives a test file a company without anything that may be absent, and whose pages of towns are drafts. Imported before all
 * other modules, as `full.ts` is.
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import type * as CompanyWithModule from './companyWith';

// Of its own, because what it loads is that of another company.
jest.isolateModules(() => {
  const { companyWith } = jest.requireActual<typeof CompanyWithModule>('./companyWith');
  const absent = ['experience', 'background', 'callbackMinutes', 'facebook', 'instagram', 'licenseNumber'];
  const off = ['referrals', 'texts', 'newsletter', 'hiring'];
  const optional = [
    'warranties',
    'payment',
    'people',
    'licenseTrade',
    'insurance',
    'office',
    'postalAddress',
    'privacy',
  ];
  const more = [
    'startsInWeeks',
    'permits',
    'bookingWeekOf',
    'bookingPage',
    'samplesAt',
    'googleProfile',
    'spikesPerFoot',
    'speaksSpanish',
    'colors',
    'figureArticles',
  ];
  const extras = ['retainingWall', 'lighting', 'firePit', 'seating'].map((extra) => `costGuide.${extra}`);
  const folder = companyWith({
    company: [
      ...absent.map((name) => [[name], null] as const),
      ...off.map((name) => [[name], false] as const),
      ...[...optional, ...more].map((name) => [[name], undefined] as const),
    ],
    prices: [...extras, 'maintenance.minorRepairs'].map((price) => [[price], null] as const),
    projects: [[[], { projects: [], caseStudies: [] }]],
    gallery: [[[], { pictures: [], beforeAfter: [] }]],
    reviews: [[[], []]],
    redirects: [[[], {}]],
  });
  rmSync(path.join(folder, 'blog'), { recursive: true });
  for (const town of ['port-alder', 'millstone-creek', 'heron-key']) {
    const page = path.join(folder, `pages/${town}-pavers.mdx`);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^---\r?\n/, '$&draft: true\n'));
  }
  process.env.COMPANY = folder;
});

export {};
