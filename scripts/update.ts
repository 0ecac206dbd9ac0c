/** Takes the newest version of this project, and leaves the company's own folders as they are. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from './runTool';

/** The folders that are the company's: no version changes them, adds to them or takes from them. */
const OWN = ['company', 'blog', 'static'];

/** The remote with the versions, and the place in the repository where their tags are kept apart from the company's own. */
const REMOTE = 'upstream';

const VERSION = /^v\d+\.\d+\.\d+$/;

function start(args: readonly string[], input?: string) {
  const { error, status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', input });
  if (error) throw new Error('Git is missing. Install it, then run this again.');
  return { status, stdout: stdout.trimEnd(), stderr };
}

/**
 * Runs a Git command, and returns what it printed.
 * @throws Error with Git's message
 */
function git(args: readonly string[], input?: string): string {
  const { status, stdout, stderr } = start(args, input);
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/**
 * Fetches the versions, and returns the newest, like "v1.2.0".
 * @throws Error if no remote has them
 */
function fetchNewest(): string {
  if (start(['remote', 'get-url', REMOTE]).status !== 0) {
    throw new Error(
      `Say once where this project comes from: git remote add ${REMOTE} <its address>. Then run this again.`,
    );
  }
  git(['fetch', '--quiet', '--no-tags', REMOTE, `+refs/tags/v*:refs/${REMOTE}/v*`]);
  const format = ['--sort=-version:refname', '--format=%(refname:strip=2)'];
  const newest = git(['for-each-ref', ...format, `refs/${REMOTE}/`])
    .split('\n')
    .find((name) => VERSION.test(name));
  if (!newest) throw new Error(`The remote "${REMOTE}" has no versions: tags like v1.2.0.`);
  return newest;
}

/**
 * Returns the commit of a version without what it changed in the company's folders, so that Git has nothing to merge there.
 * @throws Error if it has no history in common with this folder
 */
function withoutOwn(version: string): string {
  const target = `refs/${REMOTE}/${version}`;
  const base = start(['merge-base', 'HEAD', target]).stdout;
  if (!base) {
    const { version: present } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly version: string;
    };
    throw new Error(
      `This folder has no history in common with ${version}: it was made from a template or a download. Tell Git once which version that was, then run this again:\n\n  git merge --strategy=ours --allow-unrelated-histories ${REMOTE}/v${present}`,
    );
  }
  const isOwn = (entry: string) => OWN.includes(entry.slice(entry.indexOf('\t') + 1));
  const entriesOf = (commit: string) => git(['ls-tree', commit]).split('\n');
  const entries = [...entriesOf(target).filter((entry) => !isOwn(entry)), ...entriesOf(base).filter(isOwn)];
  const tree = git(['mktree'], `${entries.join('\n')}\n`);
  return git(['commit-tree', tree, '-p', target, '-m', `${version}, without the company it comes with`]);
}

/**
 * Merges the newest version into this repository.
 * @returns the version, like "v1.2.0"; null if the folder has it already
 * @throws Error if changes are not committed yet, or the company changed the same lines of the same file as the version
 */
function takeNewest(): string | null {
  if (git(['status', '--porcelain'])) {
    throw new Error(
      'There are changes that are not committed (git status lists them). Commit or undo them, then run this again. Nothing was changed.',
    );
  }
  const newest = fetchNewest();
  if (start(['merge-base', '--is-ancestor', `refs/${REMOTE}/${newest}`, 'HEAD']).status === 0) return null;
  const merged = start(['merge', '--no-ff', '-m', `Take ${newest}`, withoutOwn(newest)]);
  if (merged.status === 0) return newest;
  const changed = git(['diff', '--name-only', '--diff-filter=U']);
  if (!changed) throw new Error(merged.stderr);
  throw new Error(`You changed these files outside of ${OWN.join(', ')}, and ${newest} changes the same lines:

${changed.replace(/^/gm, '  ')}

Give up your changes in a file:   git checkout --theirs -- <file>, or git rm <file> if ${newest} has no such file
Keep both:                        edit the file between <<<<<<< and >>>>>>>
Then, after the last file:        git add --all, git commit, npm ci, npm run build
Or go back to where you were:     git merge --abort`);
}

/** Runs an npm command, and returns whether it succeeded. */
const npm = (...args: string[]) =>
  // On Windows, npm is a script of the shell.
  spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Takes the newest version into this folder, installs its packages and builds the site, which says what it lacks. */
function update(): void {
  const version = takeNewest();
  if (!version) return console.log('This is the newest version.');
  console.log(`Took ${version}; ${OWN.join(', ')} are as they were. Its packages and a build follow.`);
  if (!npm('ci')) throw new Error('The packages could not be installed. Run npm ci again.');
  if (!npm('run', 'build')) {
    throw new Error(
      `${version} asks for what the lines above name: correct it, run npm run build, and commit. To go back: git reset --hard HEAD~1, then npm ci.`,
    );
  }
  console.log(`The site builds. CHANGELOG.md says what ${version} changes; npm run preview shows it.`);
}

runCommand(update);
