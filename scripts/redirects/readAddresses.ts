import { load } from 'cheerio';
import { pathOf } from '../../src/company/redirectList';
import { mediaTypes } from '../../src/hosting/mediaTypes';

/** Files that pages consist of. Nobody looks for them by their address, unlike pages and PDF files. */
const PARTS = new RegExp(
  `\\.(?:${Object.keys(mediaTypes)
    .filter((ending) => !/html|pdf/.test(ending))
    .join('|')})$`,
  'i',
);

/** Returns the addresses in a WordPress export or a sitemap. */
function addressesInXml(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const published = $('item').filter((_index, item) => {
    const textOf = (name: string) => $(item).children(name).text();
    return textOf('wp\\:status') === 'publish' && /^(?:page|post)$/.test(textOf('wp\\:post_type'));
  });
  return [...published.children('link'), ...$('url > loc')].map((element) => $(element).text());
}

/** Returns the first address in each line of a list or a table. */
function addressesInLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => /(?:https?:\/\/|www\.|(?<=^|[\s",;])\/)[^\s",;]*/i.exec(line) ?? []);
}

/**
 * Reads the addresses of an old site from what other programs export: a WordPress export or a sitemap (XML), a table
 * (CSV), or a list with an address in each line.
 * @returns their paths, each once
 */
export function readAddresses(text: string): string[] {
  const addresses = /^\s*(?:\uFEFF)?<\?xml/.test(text) ? addressesInXml(text) : addressesInLines(text);
  const paths = addresses.flatMap((address) => pathOf(address) ?? []);
  return [...new Set(paths.filter((path) => !PARTS.test(path)))].sort();
}
