import { siteParts } from '../company/siteParts';
import { feedFormats } from '../site/feedFormats';

/** The media types of the site's files, by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The media types of the feeds by path, which their extensions do not tell; empty if there are no articles. */
export const feedTypes: Readonly<Record<string, string>> = Object.fromEntries(
  (siteParts.blog ? feedFormats : []).map(({ file, type }) => [`/blog/${file}`, type]),
);

/** The media types sent with a character set. */
export const withCharset: readonly string[] = [
  'text/css',
  'text/html',
  'text/javascript',
  'text/plain',
  'text/vcard',
  'application/json',
  'application/xml',
  ...Object.values(feedTypes),
];

/** The media types that get smaller when compressed. */
export const compressible: readonly string[] = [
  ...withCharset,
  'application/manifest+json',
  'image/svg+xml',
  'image/x-icon',
];

/** Returns the Content-Type of a file's path in the site, like `/blog/rss.xml`, or of an extension. */
export function contentType(path: string): string {
  const type = feedTypes[path] ?? mediaTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return withCharset.includes(type) ? `${type}; charset=utf-8` : type;
}
