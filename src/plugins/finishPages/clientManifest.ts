import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

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
          `No script is named "${chunk}". An island's webpackChunkName in src/islands/islands.ts is "island-" and its name.`,
        );
      }
      return ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => baseUrl + file);
    },
    stylesheet: baseUrl + stylesheet,
  };
}

/** The files of the build that has just run. */
export async function readClientFiles({ generatedFilesDir, baseUrl }: LoadContext): Promise<ClientFiles> {
  const manifest = await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8');
  return clientFiles(JSON.parse(manifest) as ClientManifest, baseUrl);
}
