import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies the checkout without what Git ignores, to a folder of its own, with a link to its packages. The folder is always
 * the same: the caches of Jest, ESLint and TypeScript know files by their paths, and most are alike for all companies.
 * @returns the folder
 */
export function copyCheckout(siteDir: string): string {
  const checkout = createHash('sha256').update(siteDir).digest('hex').slice(0, 8);
  const copy = path.join(tmpdir(), `company-${checkout}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    // A file that was deleted and not committed is still listed.
    if (existsSync(path.join(siteDir, file))) cpSync(path.join(siteDir, file), path.join(copy, file));
  }
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
