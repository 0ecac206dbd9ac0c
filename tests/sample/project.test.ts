/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { business } from '../../src/company/business';
import { listFiles } from '../../src/company/load/projectFiles';

/** Files that the next company keeps as they are. `tests/oneHome.test.ts` reads the code. */
const files = [
  ...readdirSync('.').filter((file) => /^LICENSE|\.(md|json|toml)$/.test(file)),
  ...['handbook', '.github/workflows'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`)),
];

test('the files about the project name the project, not the sample company', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']));
  const ofTheSample = [business.name, business.phone.display, business.email, new URL(business.url).host];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect({ file, found: ofTheSample.filter((fact) => text.includes(fact)) }).toEqual({ file, found: [] });
  }
});
