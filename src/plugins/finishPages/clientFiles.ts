import { islandChunk, type ClientFiles } from '../lateHydration';

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
