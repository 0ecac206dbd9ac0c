/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, afterEach, describe, expect, test } from '@jest/globals';

let folder: string;
let upstream: string;
let owner: string;

/** Runs a program in a folder, and returns its status and what it printed. */
function run(cwd: string, program: string, ...args: readonly string[]) {
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

function git(cwd: string, ...args: readonly string[]): string {
  const { status, output } = run(cwd, 'git', ...args);
  if (status !== 0) throw new Error(output);
  return output.trim();
}

const tsx = pathToFileURL(require.resolve('tsx')).href;
const update = () => run(owner, process.execPath, '--import', tsx, path.resolve(__dirname, 'update.ts'));

/** Writes files, or deletes those whose text is null, and commits all. */
function commit(cwd: string, files: Readonly<Record<string, string | null>>): void {
  for (const [file, text] of Object.entries(files)) {
    const where = path.join(cwd, file);
    mkdirSync(path.dirname(where), { recursive: true });
    if (text === null) rmSync(where);
    else writeFileSync(where, text);
  }
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '-m', 'Change files');
}

/** Commits files as a version of the project, whose build runs this JavaScript. */
function release(version: string, files: Readonly<Record<string, string | null>>, build = ''): void {
  commit(upstream, {
    ...files,
    'package.json': JSON.stringify({ name: 'site', version, scripts: { build: 'node build.cjs' } }, null, 2),
    'package-lock.json': JSON.stringify({ name: 'site', version, lockfileVersion: 3, packages: { '': { version } } }),
    'build.cjs': build,
  });
  git(upstream, 'tag', `v${version}`);
}

const read = (file: string) => readFileSync(path.join(owner, file), 'utf8');
const exists = (file: string) => existsSync(path.join(owner, file));

const manyLines = (first: string, last: string) => `${first}\n${'same\n'.repeat(9)}${last}\n`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'update-'));
  [upstream, owner] = [path.join(folder, 'upstream'), path.join(folder, 'owner')];
  git(folder, 'init', '--quiet', 'upstream');
  release('1.0.0', {
    'company/company.yaml': 'name: Sample\n',
    'company/pages/naples.mdx': 'Naples\n',
    'company/pictures/naples.avif': 'one',
    'blog/colors.mdx': 'Colors\n',
    'blog/costs.mdx': 'Costs\n',
    'static/plan.pdf': 'plan',
    'src/page.tsx': manyLines('first', 'last'),
    'src/old.ts': 'old\n',
    'handbook/setup.md': 'Setup\n',
  });
  git(folder, 'clone', '--quiet', 'upstream', 'owner');
  git(owner, 'remote', 'rename', 'origin', 'upstream');
  commit(owner, {
    'company/company.yaml': 'name: Ours\n',
    'company/pages/naples.mdx': null,
    'company/pages/tampa.mdx': 'Naples\n',
    'company/pictures/naples.avif': 'ours',
    'blog/colors.mdx': null,
    'blog/costs.mdx': 'Our costs\n',
    'static/plan.pdf': null,
    'static/ours.pdf': 'ours',
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A newer version that changes everything there is. */
const newer = {
  'company/company.yaml': 'name: Sample\nsince: 2016\n',
  'company/pages/naples.mdx': 'More of Naples\n',
  'company/pages/estero.mdx': 'Estero\n',
  'company/pictures/naples.avif': 'two',
  'company/new.yaml': 'new\n',
  'blog/colors.mdx': 'More colors\n',
  'blog/costs.mdx': 'More costs\n',
  'blog/walls.mdx': 'Walls\n',
  'static/plan.pdf': 'new plan',
  'src/page.tsx': manyLines('first', 'new last'),
  'src/old.ts': null,
  'src/new.ts': 'new\n',
  'handbook/setup.md': 'New setup\n',
};

describe('npm run update', () => {
  test('takes all of a newer version but its company, articles and static files', () => {
    release('1.1.0', newer);
    const ours = git(owner, 'ls-tree', '-r', 'HEAD', 'company', 'blog', 'static');
    expect(update()).toMatchObject({ status: 0 });
    expect(git(owner, 'ls-tree', '-r', 'HEAD', 'company', 'blog', 'static')).toBe(ours);
    expect([read('company/company.yaml'), read('company/pages/tampa.mdx')]).toEqual(['name: Ours\n', 'Naples\n']);
    expect([exists('blog/walls.mdx'), exists('blog/colors.mdx'), exists('static/plan.pdf')]).not.toContain(true);
    expect([exists('src/old.ts'), read('src/new.ts'), read('handbook/setup.md')]).toEqual([
      false,
      'new\n',
      'New setup\n',
    ]);
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.1.0' });
    expect(git(owner, 'status', '--porcelain')).toBe('');
  });

  test('takes the next version as easily, by its number and not by its name, and then says that there is none', () => {
    release('1.9.0', newer);
    update();
    release('1.10.0', { 'blog/walls.mdx': 'Other walls\n', 'blog/more.mdx': 'More\n', 'src/new.ts': 'newest\n' });
    expect(update()).toMatchObject({ status: 0, output: expect.stringContaining('v1.10.0') });
    expect([read('src/new.ts'), exists('blog/walls.mdx'), exists('blog/more.mdx')]).toEqual(['newest\n', false, false]);
    expect(update().output).toBe('This is the newest version.\n');
  });

  test('keeps changes in other files, and stops where both changed the same lines, with a way on and a way back', () => {
    commit(owner, { 'src/page.tsx': manyLines('our first', 'last') });
    release('1.1.0', newer);
    update();
    expect(read('src/page.tsx')).toBe(manyLines('our first', 'new last'));
    release('1.2.0', { 'src/page.tsx': manyLines('newest first', 'new last'), 'blog/again.mdx': 'Again\n' });
    const { status, output } = update();
    expect(status).toBe(1);
    expect(output).toContain('  src/page.tsx\n');
    expect(output).toContain('git merge --abort');
    git(owner, 'checkout', '--theirs', '--', 'src/page.tsx');
    git(owner, 'add', '--all');
    git(owner, 'commit', '--no-edit');
    expect([read('src/page.tsx'), exists('blog/again.mdx')]).toEqual([manyLines('newest first', 'new last'), false]);
  });

  test('changes nothing while changes are not committed', () => {
    release('1.1.0', newer);
    const before = git(owner, 'rev-parse', 'HEAD');
    writeFileSync(path.join(owner, 'company/company.yaml'), 'name: Ours Too\n');
    expect(update()).toMatchObject({ status: 1, output: expect.stringContaining('Nothing was changed') });
    expect([git(owner, 'rev-parse', 'HEAD'), read('company/company.yaml')]).toEqual([before, 'name: Ours Too\n']);
  });

  test('says what the version asks of the company, as its build does, and how to go back', () => {
    release(
      '1.1.0',
      newer,
      "if (!/since/.test(require('fs').readFileSync('company/company.yaml', 'utf8'))) throw 'company.yaml: since: Write the year.';",
    );
    const { status, output } = update();
    expect(status).toBe(1);
    expect(output).toContain('company.yaml: since: Write the year.');
    const [, back = ''] = output.match(/To go back: git ([^,]+),/) ?? [];
    git(owner, ...back.split(' '));
    expect([read('handbook/setup.md'), read('company/company.yaml')]).toEqual(['Setup\n', 'name: Ours\n']);
  });

  test('says how to name the versions’ address, and the version of a project that came without history', () => {
    rmSync(path.join(owner, '.git'), { recursive: true });
    git(owner, 'init', '--quiet');
    commit(owner, {});
    const [, add = ''] = update().output.match(/git (remote add upstream) /) ?? [];
    git(owner, ...add.split(' '), upstream);
    release('1.1.0', newer);
    const [, merge = ''] = update().output.match(/^ +git (merge .+)$/m) ?? [];
    git(owner, ...merge.split(' '));
    expect(update()).toMatchObject({ status: 0 });
    expect([read('handbook/setup.md'), read('company/company.yaml'), exists('blog/walls.mdx')]).toEqual([
      'New setup\n',
      'name: Ours\n',
      false,
    ]);
  });
});
