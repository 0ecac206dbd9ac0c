import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installDebians, run } from './findBrowser';

/** The folder with the packages of old browsers, apart from the project's own because they are large. */
const FOLDER = join('tests', 'engines', 'old');

/** Names of the old browsers, which are those of their packages. */
export const oldChromiums = ['chromium-103', 'chromium-109'] as const;

/** Path of the library that drives them: today's Puppeteer does not speak their protocol any more. */
export const oldPuppeteer = join(
  FOLDER,
  'node_modules',
  'puppeteer-core',
  'lib',
  'cjs',
  'puppeteer',
  'puppeteer-core.js',
);

/** Returns the path of an old browser's program, which exists once it is installed. */
export function oldChromiumPath(name: string): string {
  return join(FOLDER, 'node_modules', name, 'chromium');
}

/** Returns whether it is installed and starts. As root, Chromium starts only without its sandbox. */
const runs = (name: string) => spawnSync(oldChromiumPath(name), ['--no-sandbox', '--version']).status === 0;

async function unpack(name: string): Promise<void> {
  const path = oldChromiumPath(name);
  const packed = join(FOLDER, 'node_modules', name, 'bin', 'chromium.br');
  if (existsSync(path) || !existsSync(packed)) return;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${path}.part`));
  await chmod(`${path}.part`, 0o755);
  await rename(`${path}.part`, path);
}

/** Installs the old browsers where they can run, and returns the names of those that start. */
export async function installOldChromiums(): Promise<readonly string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  if (!oldChromiums.every(runs)) {
    run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], 4);
    for (const name of oldChromiums) await unpack(name);
    if (!oldChromiums.every(runs)) installDebians('libnss3', 'libexpat1');
  }
  return oldChromiums.filter(runs);
}
