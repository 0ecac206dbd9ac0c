import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { drawings } from '../images/drawings';

/** Folder the drawings are written to before Docusaurus copies it into the site. */
export function generatedPictures(siteDir: string): string {
  return path.join(siteDir, '.generated', 'pictures');
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before !== text) await writeFile(file, text);
}

/** Draws every picture of the site from its data, to scale, whenever the site is built or served. */
export default async function pictures({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = generatedPictures(siteDir);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(drawings).map(([id, draw]) => writeIfChanged(path.join(folder, `${id}.svg`), draw())),
  );
  return {
    name: 'pictures',
    getPathsToWatch: () => [path.join(siteDir, 'src/images/*.ts'), path.join(siteDir, 'src/paving/*.ts')],
  };
}
