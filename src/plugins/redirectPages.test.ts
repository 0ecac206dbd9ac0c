/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { companyWith, under } from '@site/tests/companies/companyWith';
import type * as RedirectPagesModule from './redirectPages';

let siteDir: string;
let outDir: string;
const baseUrl = '/pavers/';
const siteConfig = { trailingSlash: false, future: { experimental_router: 'browser' }, onDuplicateRoutes: 'throw' };

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  outDir = path.join(siteDir, 'build');
});

afterEach(() => {
  delete process.env.GITHUB_PAGES;
  rmSync(siteDir, { recursive: true });
});

test('GitHub Pages gets a page for each redirect, which keeps the query; other hosts redirect', async () => {
  const redirects = { 'https://old.example/Work/?a=1': '/faq', '/about.html': '/' };
  const { default: redirectPages } = under(companyWith({ redirects: [[[], redirects]] }), () =>
    jest.requireActual<typeof RedirectPagesModule>('./redirectPages'),
  );
  const context = { siteDir, siteConfig } as LoadContext;
  expect(redirectPages(context)).toBeNull();
  process.env.GITHUB_PAGES = 'true';
  const props = { outDir, baseUrl, siteConfig, routesPaths: [baseUrl, `${baseUrl}faq`] };
  await redirectPages(context)?.postBuild?.(props as never);
  for (const file of ['Work/index.html', 'work/index.html']) {
    const page = readFileSync(path.join(outDir, file), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/pavers/faq">');
    expect(page).toContain("window.location.href = '/pavers/faq' + window.location.search");
  }
  // GitHub Pages serves it at /about.html.
  expect(readFileSync(path.join(outDir, 'about.html.html'), 'utf8')).toContain('url=/pavers/"');
});
