import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { LoadContext, Plugin } from '@docusaurus/types';

/*
 * React arrives when a visitor needs it. Docusaurus' template is replaced by one without script tags (`ssrTemplate` is
 * the supported place for that); a boot script of a few hundred bytes loads them on the first sign of use.
 */

const { code: bootScript } = transformSync(readFileSync(path.join(__dirname, 'boot.ts'), 'utf8'), {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  minify: true,
  module: { type: 'es6' },
});
const hash = createHash('sha256').update(bootScript).digest('hex').slice(0, 8);
const bootFile = `assets/boot.${hash}.js`;

/** Stands in the template where a page's own chunks are filled in after the build. */
const PAGE_CHUNKS = 'PAGE_CHUNKS';

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
    <script src="<%= it.baseUrl %>${bootFile}" defer data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-page="${PAGE_CHUNKS}"></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
  </body>
</html>
`;

interface ClientManifest {
  /** Chunk name to the ids of the files it is made of. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

/** The chunk names in one route's entry of routesChunkNames.json, however deep they stand. */
function chunkNames(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return entry && typeof entry === 'object' ? Object.values(entry).flatMap(chunkNames) : [];
}

async function readJson<T>(folder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
}

/** Writes the boot script, and into each built page the addresses of its own chunks. */
export default function lateHydration({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'late-hydration',
    async loadContent() {
      const file = path.join(siteDir, '.generated', bootFile);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bootScript);
    },
    async postBuild({ outDir, routesPaths }) {
      const manifest = await readJson<ClientManifest>(generatedFilesDir, 'client-manifest.json');
      const routes = await readJson<Record<string, unknown>>(generatedFilesDir, 'routesChunkNames.json');
      const chunksOf = new Map(
        Object.entries(routes).map(([key, entry]) => {
          const ids = chunkNames(entry).flatMap((name) => manifest.origins[name] ?? []);
          const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({ file }) => baseUrl + file);
          // A key is the route and a hash: "/faq-1f3".
          return [key.replace(/-[\da-f]+$/, ''), [...new Set(files)]];
        }),
      );
      await Promise.all(
        routesPaths.map(async (route) => {
          const page = route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '');
          const file = path.join(outDir, `${page}.html`);
          const html = await readFile(file, 'utf8');
          const needed = html.match(/data-scripts="?([^">]*)/)?.[1]?.split(' ') ?? [];
          const chunks = (chunksOf.get(route) ?? []).filter((chunk) => !needed.includes(chunk));
          await writeFile(file, html.replace(`data-page=${PAGE_CHUNKS}`, `data-page="${chunks.join(' ')}"`));
        }),
      );
    },
  };
}
