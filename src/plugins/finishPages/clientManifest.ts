import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { ISLAND_CHUNK, ISLAND_SCRIPTS } from '../lateHydration';

interface Asset {
  readonly file: string;
}

/** What Docusaurus notes down of the files that its bundler wrote, as far as pages need it. */
export interface ClientManifest {
  /** Chunk name to the ids of what it is made of. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Id to its files. */
  readonly assets: Readonly<Record<string, { readonly js?: readonly Asset[]; readonly css?: readonly Asset[] }>>;
}

/** Addresses of what the bundler wrote, as pages name them. */
export interface ClientFiles {
  /**
   * Addresses of the scripts a chunk consists of, what it shares with other chunks included.
   * @throws Error where no chunk has this name.
   */
  readonly scriptFilesOf: (chunk: string) => string[];
  /** Address of the stylesheet of all pages. */
  readonly stylesheet: string;
}

/** The chunk of an island, which Rspack names after the path of its file (`[request]` in src/islands/hydrate.tsx). */
export function islandChunk(island: string): string {
  return `${ISLAND_CHUNK}${island.replaceAll('/', '-')}-island-tsx`;
}

/** @throws Error where the styles of the site do not stand in one file. */
export function clientFiles({ origins, assets }: ClientManifest, baseUrl: string): ClientFiles {
  const [stylesheet, ...others] = new Set(Object.values(assets).flatMap(({ css = [] }) => css.map(({ file }) => file)));
  if (!stylesheet || others.length > 0) {
    throw new Error(
      `The styles of the site are to be in one file, and are in ${others.length + (stylesheet ? 1 : 0)}.`,
    );
  }
  return {
    scriptFilesOf(chunk) {
      const ids = origins[chunk];
      if (!ids) {
        throw new Error(
          `No script is named "${chunk}". An island is named after its file: island('tools/Sum/Sum', Sum) stands for src/components/tools/Sum/Sum.island.tsx.`,
        );
      }
      return ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => baseUrl + file);
    },
    stylesheet: baseUrl + stylesheet,
  };
}

async function readJson<Content>(folder: string, file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Content;
}

/** The files of the build that has just run. */
export async function readClientFiles({ generatedFilesDir, baseUrl }: LoadContext): Promise<ClientFiles> {
  return clientFiles(await readJson<ClientManifest>(generatedFilesDir, 'client-manifest.json'), baseUrl);
}

/** The text of all scripts that an island may load, at once or later, by the island's chunk. */
export async function readIslandScripts(generatedFilesDir: string, outDir: string): Promise<Map<string, string>> {
  const scripts = await readJson<Record<string, string[]>>(generatedFilesDir, ISLAND_SCRIPTS);
  const texts = Object.entries(scripts).map(async ([chunk, files]): Promise<[string, string]> => {
    const contents = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(path.join(outDir, file), 'utf8'));
    return [chunk, (await Promise.all(contents)).join('\n')];
  });
  return new Map(await Promise.all(texts));
}
