import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies the checkout without what Git ignores, to a folder of its own, with a link to its packages.
 * @returns the folder
 */
export function copyCheckout(siteDir: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'company-'));
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
