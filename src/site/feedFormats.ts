/** The feeds of the articles, each with its media type and its file below /blog. */
export const feedFormats = [
  { name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  { name: 'JSON', type: 'application/feed+json', file: 'feed.json' },
] as const;
