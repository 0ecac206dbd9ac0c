import { load } from 'cheerio';
import { pathOf } from '../../src/company/redirectList';
import { contentType } from '../../src/hosting/mediaTypes';

/** Returns whether an address is that of a part of pages. Nobody looks for one of those, unlike pages, PDF files and the like. */
const isPart = (path: string) => !/html|pdf|octet-stream/.test(contentType(path.toLowerCase()));

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
  return [...new Set(paths.filter((path) => !isPart(path)))].sort();
}
