/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The files from which a build starts: Docusaurus loads those in these folders by their names. */
const entries = [
  'docusaurus.config.ts',
  ...['plugins', 'theme', 'pages', 'islands'].flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
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
