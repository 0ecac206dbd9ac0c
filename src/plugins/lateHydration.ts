import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SCRIPT_TIMEOUT_MS } from '../islands/contract';
import { CHUNK_ADDRESSES, STYLES_GROUP } from './docusaurusInternals';
import { packageFolder } from './finishPages/licenses';
import { stylesheetChunk, stylesheetsInOrder, type Compilation, type Module } from './stylesheets';

/** Entry points of the scripts that visitors load. */
const ENTRIES = {
  islands: 'src/islands/hydrate.tsx',
  lightbox: 'src/components/base/Lightbox/lightbox.ts',
  popup: 'src/components/frame/LeadPopup/popup.ts',
};

/** Prefix of the chunk names in src/islands/hydrate.tsx; the path of the island's file follows. */
const ISLAND_CHUNK = 'island-';

/**
 * Prefix of the chunk names of parts that only few visitors load. The styles that no other part has are files of their
 * own, which load with them, so that no page contains them.
 */
const LATE_CHUNK = 'late-';

interface Chunk {
  readonly name?: string | null;
}

const isLate = ({ name }: Chunk) => name?.startsWith(LATE_CHUNK) ?? false;

/**
 * Returns the name of an island's chunk, which Rspack derives from the file's path (`[request]` in
 * src/islands/hydrate.tsx).
 */
function islandChunk(island: string): string {
  return `${ISLAND_CHUNK}${island.replaceAll('/', '-')}-island-tsx`;
}

/** The styles of one component, or of all that every page has. */
export interface Stylesheet {
  /** The URL from which the bundler's runtime would load it. */
  readonly url: string;
  readonly css: string;
}

/** Files written by the bundler that pages need, as URLs within the site. */
export interface ClientFiles {
  /** All stylesheets except those of late parts, each after those it may override; every page needs the first. */
  readonly stylesheets: readonly Stylesheet[];
  /** The scripts that contain React. */
  readonly islands: readonly string[];
  /** The scripts of the lightbox. */
  readonly lightbox: readonly string[];
  /** The scripts of the lead pop-up. */
  readonly popup: readonly string[];
  /** The folders of the packages that the scripts and styles contain. */
  readonly packages: readonly string[];
  /** For each island's chunk: its scripts, and the stylesheets of whatever it may show. */
  readonly chunks: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
}

/** Returns the path of the file in which the build keeps ClientFiles for later steps. */
export function clientFilesPath({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): string {
  return path.join(generatedFilesDir, 'client-files.json');
}

/**
 * Returns the scripts and styles of an island.
 * @param name path of the island's file below src, without `.island.tsx`
 * @throws Error if no island has this name
 */
export function chunkOf({ chunks }: Pick<ClientFiles, 'chunks'>, name: string): ClientFiles['chunks'][string] {
  const chunk = chunks[islandChunk(name)];
  if (chunk) return chunk;
  throw new Error(
    `There is no island "${name}". Name it after its file: island('tools/Sum/Sum', Sum) means src/tools/Sum/Sum.island.tsx.`,
  );
}

/** Chunks that load together, as webpack and Rspack describe them. */
interface ChunkGroup {
  readonly name?: string | null;
  readonly chunks: readonly { readonly files: Iterable<string> }[];
  /** Groups that this group may load later. */
  readonly childrenIterable: Iterable<ChunkGroup>;
}

function filesOf(groups: Iterable<ChunkGroup>, ending: string): string[] {
  const files = [...groups].flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}

/** Returns the groups and all groups that they may load. */
function withChildren(groups: Iterable<ChunkGroup>): Set<ChunkGroup> {
  const reached = new Set(groups);
  // Iterating over a Set also visits the items added meanwhile.
  for (const { childrenIterable } of reached) for (const child of childrenIterable) reached.add(child);
  return reached;
}

/** Returns the folders of the packages whose modules are in these chunks. */
function packagesIn({ chunkGraph }: Compilation, chunks: readonly unknown[]): string[] {
  const modules = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])]);
  return [...new Set(modules.flatMap((module) => packageFolder(module.nameForCondition() ?? '') ?? []))];
}

/**
 * Adds the entries of islands, lightbox and pop-up to the build, and drops every script that none of them can load. In `npm
 * start`, adds the boot script, the lightbox and the pop-up to the application.
 */
export default function lateHydration(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  return {
    name: 'late-hydration',
    // `npm start` serves no finished pages, so these scripts are part of its application.
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? [ENTRIES.lightbox, ENTRIES.popup, 'src/islands/boot/index.ts'].map((file) => path.join(siteDir, file))
        : [],
    configureWebpack({ entry, plugins = [] }, isServer) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const entries = Object.entries(ENTRIES).map(([name, file]) => [name, path.join(siteDir, file)]);
      // Shares the large files that several islands use; a small one would cost more in headers than it saves, and scripts
      // that stall take up the six connections that browsers open to a server with HTTP/1.1.
      const shared = {
        chunks: ({ name }: { readonly name?: string | null }) => name?.startsWith(ISLAND_CHUNK) ?? false,
        minChunks: 2,
        minSize: 24_000,
        // Splits what all forms share, so that no file is large.
        maxSize: 80_000,
      };
      // Both work with sizes and prices, which are one file then instead of several.
      const tools = ['tools/estimator/ui/Estimator', 'tools/comparison/ui/TwentyYearComparison'].map(islandChunk);
      const measured = {
        chunks: ({ name }: { readonly name?: string | null }) => tools.includes(name ?? ''),
        minChunks: tools.length,
        minSize: 0,
        priority: 1,
      };
      // A stylesheet for each component, instead of one for the whole site. Late parts share those that others have, too:
      // a copy that loads later would override rules that come after them in the page.
      const styles = {
        chunks: 'all' as const,
        test: (module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>) =>
          [...chunkGraph.getModuleChunks(module)].some((chunk) => !isLate(chunk)),
        name: (module: Module) => stylesheetChunk(siteDir, module),
      };
      let stylesheetNames: readonly string[] = [];
      return {
        mergeStrategy: { entry: 'replace', plugins: 'replace' },
        entry: { main: entry as string, ...(Object.fromEntries(entries) as Record<string, string>) },
        // A script that takes too long counts as failed, so that the form or tool shows the message.
        output: { chunkLoadTimeout: SCRIPT_TIMEOUT_MS, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
        optimization: {
          // Each entry holds the bundler's runtime: a file of its own would be one more request before anything works.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              // Docusaurus collects what half of its pages share. On a site of few pages, that is most of the islands.
              common: false,
              shared,
              measured,
              [STYLES_GROUP]: styles,
            },
          },
        },
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_ADDRESSES),
          {
            apply({ hooks }) {
              hooks.compilation.tap('late-hydration', (compilation) =>
                compilation.hooks.finishModules.tap('late-hydration', () => {
                  stylesheetNames = stylesheetsInOrder(siteDir, compilation as unknown as Compilation);
                }),
              );
              // Docusaurus' application is built only for its styles, which have been written by this stage.
              hooks.emit.tap({ name: 'late-hydration', stage: 1 }, (compilation) => {
                const groups: readonly ChunkGroup[] = compilation.chunkGroups;
                const ofEntry = (wanted: keyof typeof ENTRIES) => groups.filter(({ name }) => name === wanted);
                const addresses = (from: Iterable<ChunkGroup>, ending: string) =>
                  filesOf(from, ending).map((file) => baseUrl + file);

                const stylesheets = stylesheetNames.flatMap((name) => [
                  ...(compilation.namedChunks.get(name)?.files ?? []),
                ]);
                const sheets = new Set(stylesheets.map((file) => baseUrl + file));
                const chunks = groups
                  .filter(({ name }) => name?.startsWith(ISLAND_CHUNK))
                  .map((group) => [
                    group.name,
                    {
                      scripts: addresses([group], '.js'),
                      styles: addresses(withChildren([group]), '.css').filter((url) => sheets.has(url)),
                    },
                  ]);
                const entrances = groups.filter(({ name }) => name && name in ENTRIES);
                const reached = withChildren(entrances);
                const styleChunks = stylesheetNames.flatMap((name) => compilation.namedChunks.get(name) ?? []);
                const files: ClientFiles = {
                  packages: packagesIn(compilation as unknown as Compilation, [
                    ...[...reached].flatMap(({ chunks: parts }) => parts),
                    ...styleChunks,
                  ]),
                  stylesheets: stylesheets.map((file) => ({
                    url: baseUrl + file,
                    css: String(compilation.getAsset(file)?.source.source()),
                  })),
                  islands: addresses(ofEntry('islands'), '.js'),
                  lightbox: addresses(ofEntry('lightbox'), '.js'),
                  popup: addresses(ofEntry('popup'), '.js'),
                  chunks: Object.fromEntries(chunks) as ClientFiles['chunks'],
                };
                writeFileSync(clientFilesPath(context), JSON.stringify(files));

                const published = new Set(filesOf(reached, '.js'));
                const scripts = filesOf(groups, '.js').filter((file) => !published.has(file));
                // The finishing pass puts the stylesheets into the pages.
                for (const file of [...scripts, ...stylesheets]) compilation.deleteAsset(file);
              });
            },
          },
        ],
      };
    },
  };
}
