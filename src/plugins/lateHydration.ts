import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PATIENCE_MS } from '../islands/contract';

/*
 * Pages are finished HTML with islands of React in it (src/islands). Docusaurus' template is replaced by one
 * without its script tags (`ssrTemplate` is the supported place for that), so its single-page application never starts
 * and no visitor pays for pages they do not read. A boot script of a few hundred bytes loads React and the page's
 * islands on the first sign of use.
 */

/** The lightbox's style sheet is no part of the site's: few visitors open a picture. */
const lightboxStyle = [
  createRequire(__filename).resolve('photoswipe/style.css'),
  path.join(__dirname, '../components/base/Lightbox/lightbox.css'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Path of the lightbox's style sheet in the site. */
export const lightboxStyleFile = hashedName('lightbox', 'css', lightboxStyle);

/** Name of a file that is cached for good: another content has another name. */
function hashedName(name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/${name}.${hash}.${ending}`;
}

/** Docusaurus' own template but for the scripts, and without the tags it puts around the page's body for plugins. */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
  </body>
</html>
`;

/** Where what visitors load begins. */
const ENTRIES = {
  islands: 'src/islands/hydrate.tsx',
  lightbox: 'src/components/base/Lightbox/lightbox.ts',
};

/** The names of the islands' chunks begin so; see src/islands/hydrate.tsx. */
export const ISLAND_CHUNK = 'island-';

/** File beside Docusaurus' own manifest: all scripts that an island may load, at once or later, by the island's chunk. */
export const ISLAND_SCRIPTS = 'island-scripts.json';

/** Chunks that are loaded together, as webpack and Rspack describe them. */
interface ChunkGroup {
  readonly chunks: readonly { readonly files: Iterable<string> }[];
  /** What they may load later. */
  readonly childrenIterable: Iterable<ChunkGroup>;
}

/** The files of these groups and of all that they may load. */
function reachableFiles(groups: readonly ChunkGroup[]): Set<string> {
  const reached = new Set(groups);
  // A set goes on to what is added while it is walked through.
  for (const { childrenIterable } of reached) for (const child of childrenIterable) reached.add(child);
  return new Set([...reached].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])));
}

/**
 * Adds the entries of islands and lightbox to the build, and publishes no script that neither of them can load. To the
 * pages of `npm start` it adds boot script and lightbox themselves.
 */
export default function lateHydration({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'late-hydration',
    async loadContent() {
      const folder = path.join(siteDir, '.generated');
      // Older files have other names.
      await rm(path.join(folder, 'assets'), { recursive: true, force: true });
      await mkdir(path.join(folder, 'assets'), { recursive: true });
      await writeFile(path.join(folder, lightboxStyleFile), lightboxStyle);
    },
    // `npm start` serves no finished pages: what stands in them, or comes with them, is part of its application.
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? [
            createRequire(__filename).resolve('photoswipe/style.css'),
            ...['base/Lightbox/lightbox.css', 'base/Lightbox/lightbox.ts'].map((file) =>
              path.join(siteDir, 'src/components', file),
            ),
            path.join(siteDir, 'src/islands/boot.ts'),
          ]
        : [],
    configureWebpack({ entry }, isServer) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const entries = Object.entries(ENTRIES).map(([name, file]) => [name, path.join(siteDir, file)]);
      // What several islands are made of travels once where it is large. A small file costs more in headers than it saves.
      const shared = {
        chunks: ({ name }: { readonly name?: string | null }) => name?.startsWith(ISLAND_CHUNK) ?? false,
        minChunks: 2,
        minSize: 20_000,
      };
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: entry as string, ...(Object.fromEntries(entries) as typeof ENTRIES) },
        // A script that stalls counts as one that does not come: the form or tool that asked for it says so.
        output: { chunkLoadTimeout: PATIENCE_MS },
        optimization: { splitChunks: { cacheGroups: { shared } } },
        plugins: [
          {
            apply: ({ hooks }) =>
              // Docusaurus' application is built for its styles and its manifest alone; by now both are made.
              hooks.emit.tap({ name: 'late-hydration', stage: 1 }, (compilation) => {
                const roots = Object.keys(ENTRIES).flatMap((name) => compilation.entrypoints.get(name) ?? []);
                const published = reachableFiles(roots);
                const islands = compilation.chunkGroups.flatMap((group): [string, string[]][] =>
                  group.name?.startsWith(ISLAND_CHUNK) ? [[group.name, [...reachableFiles([group])]]] : [],
                );
                writeFileSync(
                  path.join(generatedFilesDir, ISLAND_SCRIPTS),
                  JSON.stringify(Object.fromEntries(islands)),
                );
                for (const { files } of compilation.chunks) {
                  for (const file of files) {
                    if (file.endsWith('.js') && !published.has(file)) compilation.deleteAsset(file);
                  }
                }
              }),
          },
        ],
      };
    },
  };
}
