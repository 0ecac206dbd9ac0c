/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { datePages } from './sitemapDates';
import { absoluteUrl } from './structuredData';

const dated = (items: Readonly<Record<string, string | undefined>>, privacySince?: string) =>
  Object.fromEntries(
    datePages(
      Object.entries(items).map(([path, lastmod]) => ({ url: absoluteUrl(path), lastmod })),
      privacySince,
    ).map(({ url, lastmod }) => [url, lastmod]),
  );

test('the index of the articles has the day of the newest, and the privacy page the day since which it applies', () => {
  const pages = {
    '/faq': undefined,
    '/blog': undefined,
    '/blog/a': '2025-01-15',
    '/blog/b': '2025-07-01',
    '/privacy': undefined,
  };
  expect(dated(pages, '2026-02-02')).toEqual({
    [absoluteUrl('/faq')]: undefined,
    [absoluteUrl('/blog')]: '2025-07-01',
    [absoluteUrl('/blog/a')]: '2025-01-15',
    [absoluteUrl('/blog/b')]: '2025-07-01',
    [absoluteUrl('/privacy')]: '2026-02-02',
  });
});

test('without articles and such a day, no page has a date', () => {
  expect(Object.values(dated({ '/faq': undefined, '/privacy': undefined }))).toEqual([undefined, undefined]);
});
