import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PATIENCE_MS } from '../islands/contract';

/** Where what visitors load begins. */
const ENTRIES = {
  islands: 'src/islands/hydrate.tsx',
  lightbox: 'src/components/base/Lightbox/lightbox.ts',
};

/** The chunks of src/islands/hydrate.tsx are named so, followed by the path of the island's file. */
const ISLAND_CHUNK = 'island-';

/** The chunk of an island, which Rspack names after the path of its file (`[request]` in src/islands/hydrate.tsx). */
export function islandChunk(island: string): string {
  return `${ISLAND_CHUNK}${island.replaceAll('/', '-')}-island-tsx`;
}

/** The files that the bundler wrote and pages need, as addresses within the site. */
export interface ClientFiles {
  readonly stylesheets: readonly string[];
  /** The scripts that bring React. */
  readonly islands: readonly string[];
  /** The scripts of the lightbox. */
  readonly lightbox: readonly string[];
  /** By an island's chunk: the scripts it consists of, and these with all that they may load later. */
  readonly chunks: Readonly<Record<string, { readonly own: readonly string[]; readonly reachable: readonly string[] }>>;
}

/** Where the build keeps them for the steps that follow. */
export function clientFilesPath({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): string {
  return path.join(generatedFilesDir, 'client-files.json');
}

/** Chunks that are loaded together, as webpack and Rspack describe them. */
interface ChunkGroup {
  readonly name?: string | null;
  readonly chunks: readonly { readonly files: Iterable<string> }[];
  /** What they may load later. */
  readonly childrenIterable: Iterable<ChunkGroup>;
}

function filesOf(groups: Iterable<ChunkGroup>, ending: string): string[] {
  const files = [...groups].flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}

/** These groups and all that they may load. */
function withChildren(groups: Iterable<ChunkGroup>): Set<ChunkGroup> {
  const reached = new Set(groups);
  // A set goes on to what is added while it is walked through.
  for (const { childrenIterable } of reached) for (const child of childrenIterable) reached.add(child);
  return reached;
}

/**
 * Adds the entries of islands and lightbox to the build, and publishes no script that neither of them can load. To the
 * pages of `npm start` it adds boot script and lightbox themselves.
 */
export default function lateHydration(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  return {
    name: 'late-hydration',
    // `npm start` serves no finished pages: what stands in them, or comes with them, is part of its application.
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? [ENTRIES.lightbox, 'src/islands/boot.ts'].map((file) => path.join(siteDir, file))
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
        output: { chunkLoadTimeout: PATIENCE_MS, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
        optimization: { splitChunks: { cacheGroups: { shared } } },
        plugins: [
          {
            apply: ({ hooks }) =>
              // Docusaurus' application is built for its styles alone; by now its files are made.
              hooks.emit.tap({ name: 'late-hydration', stage: 1 }, (compilation) => {
                const groups: readonly ChunkGroup[] = compilation.chunkGroups;
                const ofEntry = (wanted: keyof typeof ENTRIES) => groups.filter(({ name }) => name === wanted);
                const addresses = (from: Iterable<ChunkGroup>, ending = '.js') =>
                  filesOf(from, ending).map((file) => baseUrl + file);
                const chunks = groups
                  .filter(({ name }) => name?.startsWith(ISLAND_CHUNK))
                  .map((group) => [
                    group.name,
                    { own: addresses([group]), reachable: addresses(withChildren([group])) },
                  ]);
                const files: ClientFiles = {
                  stylesheets: addresses(groups, '.css'),
                  islands: addresses(ofEntry('islands')),
                  lightbox: addresses(ofEntry('lightbox')),
                  chunks: Object.fromEntries(chunks) as ClientFiles['chunks'],
                };
                writeFileSync(clientFilesPath(context), JSON.stringify(files));

                const entrances = groups.filter(({ name }) => name && name in ENTRIES);
                const published = new Set(filesOf(withChildren(entrances), '.js'));
                for (const file of filesOf(groups, '.js')) if (!published.has(file)) compilation.deleteAsset(file);
              }),
          },
        ],
      };
    },
  };
}
