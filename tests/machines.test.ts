/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...path: string[]) => readFileSync(join(__dirname, '..', ...path), 'utf8');

test('hosts and people are told to use the Node version in .nvmrc', () => {
  const version = read('.nvmrc').trim();
  expect(read('netlify.toml')).toContain(`NODE_VERSION = "${version}"`);
  expect(read('handbook', 'go-live.md')).toContain(`\`NODE_VERSION\` = \`${version}\``);
  expect(read('README.md')).toContain(`You need Node ${version} `);
  expect(read('CONTRIBUTING.md')).toContain(`Install Node ${version},`);
});

test('the checks run on each line of Node that works', () => {
  const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
  const lines = Array.from(engines.node.matchAll(/(\d+)(?:\.\d+)?/g), ([, major]) => major);
  const [, versions = ''] = /^ +node: \[(.*)\]$/m.exec(read('.github', 'workflows', 'ci.yml')) ?? [];
  expect(versions.split(', ')).toEqual(expect.arrayContaining([read('.nvmrc').trim(), ...lines]));
});

test('Git gives Windows the line ends that Prettier checks for', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});
