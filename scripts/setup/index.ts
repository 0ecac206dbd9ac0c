/**
 * Makes the site a company's own: `npm run setup`. Asks for its facts in the terminal, with the present ones as defaults,
 * or reads them from a file: `npm run setup -- answers.json`. Ends with what is left to do. `COMPANY=../acme npm run setup`
 * begins with a copy of `company` and `blog`, if that folder is not there yet.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { folders, foldersOf } from '../../src/company/load/folders';
import { runCommand } from '../runTool';

if (!existsSync(folders.company)) {
  const { company, blog } = foldersOf('company');
  cpSync(company, folders.company, { recursive: true });
  if (existsSync(blog)) cpSync(blog, folders.blog, { recursive: true });
  process.on('exit', (code) => {
    // Stopped or refused, it leaves nothing behind.
    if (code !== 0) rmSync(folders.company, { recursive: true });
  });
}

// Other modules read the company as soon as they load.
runCommand(async () => (await import('./command')).main());
