/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../src/company/load/projectFiles';

type Versions = Readonly<Record<string, string>>;

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
};

/** The files from which a build starts: Docusaurus loads those in these folders by their names. */
const entries = [
  'docusaurus.config.ts',
  ...['plugins', 'theme', 'pages', 'islands'].flatMap((folder) =>
    listFiles(join('src', folder))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join('src', folder, file)),
  ),
];

test('a build without development packages has everything it imports', () => {
  const { metafile } = buildSync({
    entryPoints: entries,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
  });
  const imported = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path }) => ({ file, path })),
  );
  expect(imported).toContainEqual({ file: 'docusaurus.config.ts', path: 'prism-react-renderer' });
  const isForDevelopment = (path: string) =>
    Object.keys(devDependencies).some((name) => path === name || path.startsWith(`${name}/`));
  expect(imported.filter(({ path }) => isForDevelopment(path))).toEqual([]);
});

test('the lock file has the packages of all platforms', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Versions }>>;
  };
  /** Returns whether Node would find a package from a folder: there, or in a folder around it. */
  const isLocked = (name: string, folder: string): boolean => {
    if (packages[`${folder}node_modules/${name}`]) return true;
    return folder !== '' && isLocked(name, folder.replace(/node_modules\/(?:@[^/]+\/)?[^/]+\/$/, ''));
  };
  const platforms = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, folder: path && `${path}/` })),
  );
  expect(platforms).toContainEqual({ name: '@swc/core-win32-x64-msvc', folder: 'node_modules/@swc/core/' });
  expect(platforms.filter(({ name, folder }) => !isLocked(name, folder))).toEqual([]);
});

test('the handbook says at which version packages stay behind', () => {
  const handbook = readFileSync(join('handbook', 'keep-up-to-date.md'), 'utf8');
  const rows = [...handbook.matchAll(/^\| `(\S+)` +\| (\S+) +\|/gm)].map(([, name = '', version = '']) => ({
    name,
    version,
    pinned: { ...dependencies, ...devDependencies }[name] ?? 'not used',
  }));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ version, pinned }) => !`${pinned}.`.startsWith(`${version}.`))).toEqual([]);
});
