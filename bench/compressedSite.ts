import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startServer, type RunningServer } from '../scripts/server';
import { listFiles } from '../src/company/load/projectFiles';
import { compressible, contentType } from '../src/hosting/mediaTypes';

/**
 * Serves a copy of a folder whose texts are compressed ahead by Brotli's best quality, as hosts do it: so many bytes reach
 * a visitor, and the server's own work doesn't count as waiting. Closing the server deletes the copy.
 */
export async function serveCompressed(folder: string): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(resolve(folder), directory, { recursive: true });
  for (const name of listFiles(directory)) {
    const file = join(directory, name);
    if (compressible.includes(contentType(`/${name}`).replace(/;.*/, '')))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = await startServer({ directory, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
