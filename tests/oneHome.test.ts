/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listFiles } from '../src/company/load/projectFiles';
import { areas } from '../src/company/areas';
import { business } from '../src/company/business';

const root = join(__dirname, '..');
const FOLDERS = ['bench', 'blog', 'scripts', 'src', 'tests'];
const SOURCE = /\.(ts|tsx|mdx|css|typ|html)$/;
/** The launch check knows the sample company by its name. */
const KNOWS_THE_SAMPLE = /^(src\/(site\/placeholders|company\/data\.test)\.ts$|tests\/sample\/)/;

/** Returns a pattern for the digits of a phone number with any separators. */
function anyWriting(digits: string): RegExp {
  return new RegExp([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('\\D{0,2}'), 'g');
}

function exactly(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');
}

/**
 * What only company.yaml may say. A name of one word, as in "Brick", or one that starts with a town, as in "Naples
 * Pavers", also stands for other things.
 */
const facts: Readonly<Record<string, RegExp>> = {
  ...(business.name.includes(' ') &&
    !areas.some(({ name }) => business.name.startsWith(name)) && { name: exactly(business.name) }),
  phone: anyWriting(business.phone.e164.slice(-10)),
  email: exactly(business.email),
  url: exactly(new URL(business.url).host.replace(/^www\./, '')),
  ...(business.licenseNumber && { licenseNumber: exactly(business.licenseNumber) }),
};

/** Lists the facts in a text, with their lines. */
function findFacts(file: string, text: string): string[] {
  return Object.entries(facts).flatMap(([fact, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${file}:${text.slice(0, index).split('\n').length}: "${found}" is ${fact} in company.yaml. Read it from there.`,
    ),
  );
}

describe('facts of the company', () => {
  test('are found with their line', () => {
    const { phone, email, url } = business;
    const text = `Call\n${phone.display}, or ${phone.e164}.\nWrite to ${email}, or see ${url}/faq.`;
    const places = findFacts('a.mdx', text).map((line) => line.replace(/ is (\w+) .*/, ' $1'));
    expect(places).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a\.mdx:2: .* phone$/),
        `a.mdx:3: "${email}" email`,
        expect.stringMatching(/^a\.mdx:3: .* url$/),
      ]),
    );
    expect(places.filter((place) => place.endsWith('phone'))).toHaveLength(2);
  });

  test('are written nowhere but in company.yaml', () => {
    const files = FOLDERS.flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`)).filter(
      (file) => SOURCE.test(file) && !KNOWS_THE_SAMPLE.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const written = [...files, 'docusaurus.config.ts'].flatMap((file) =>
      findFacts(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(written).toEqual([]);
  });
});
