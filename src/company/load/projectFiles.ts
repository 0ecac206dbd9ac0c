import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a path as the project writes it: from this folder on, and with forward slashes, on Windows, too.
 * @param rules those of the system; tests also take those of another one
 */
export function projectPath(folder: string, file: string, { relative, sep }: path.PlatformPath = path): string {
  return relative(folder, file).split(sep).join('/');
}

/**
 * Lists all files in a folder and in those below it, as paths from this folder on with forward slashes, in order. None if
 * there is no such folder: Git keeps no empty ones, such as that of the articles of a company without any.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => projectPath(folder, path.join(parentPath, name)))
    .sort();
}
