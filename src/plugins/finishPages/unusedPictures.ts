import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../company/load/projectFiles';

/** The files that may name pictures. */
const NAMES_PICTURES = /\.(html|xml|json|css|js)$/;

/**
 * Removes the pictures that no page, feed, style or script names: a picture is made for every place that it may be used
 * in, and no page may use it there.
 */
export async function removeUnusedPictures(outDir: string): Promise<void> {
  const files = listFiles(outDir).filter((file) => NAMES_PICTURES.test(file));
  const named = new Set<string>();
  for (const file of files) {
    const text = await readFile(path.join(outDir, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\/pictures\/([\w.-]+)/g)) named.add(name);
  }
  const pictures = path.join(outDir, 'pictures');
  const unused = (await readdir(pictures)).filter((name) => !named.has(name));
  await Promise.all(unused.map((name) => rm(path.join(pictures, name))));
}
