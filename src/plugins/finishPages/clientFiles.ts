import { islandChunk, type ClientFiles } from '../lateHydration';

/** @throws Error where the styles are in no file, or in more than one. */
export function onlyStylesheet({ stylesheets }: Pick<ClientFiles, 'stylesheets'>): string {
  const [stylesheet, ...others] = stylesheets;
  if (stylesheet && others.length === 0) return stylesheet;
  throw new Error(`The site's styles must be in one file, not in ${stylesheets.join(', ') || 'none'}.`);
}

/**
 * The scripts of an island.
 * @param name path of the island's file below src/components, without its ending
 * @throws Error where no file of an island has this name
 */
export function chunkOf({ chunks }: Pick<ClientFiles, 'chunks'>, name: string): ClientFiles['chunks'][string] {
  const chunk = chunks[islandChunk(name)];
  if (chunk) return chunk;
  throw new Error(
    `No island is named "${name}". It is named after its file: island('tools/Sum/Sum', Sum) means src/components/tools/Sum/Sum.island.tsx.`,
  );
}
