/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { siteDir } from './load/folders';
import { safeParseWithFriendlyErrors } from './load/parseWithFriendlyErrors';
import { optionalFactsSchema } from './schemas/optional';

const handbook = readFileSync(path.join(siteDir, 'handbook/optional-facts.md'), 'utf8');

/** The handbook's example of each fact. */
const [, written = ''] = /```yaml\n([^]+?)\n```/.exec(handbook) ?? [];
const example = parse(written) as Readonly<Record<string, unknown>>;

test('the handbook has an example of each fact that the build takes, and says where it shows', () => {
  const names = Object.keys(optionalFactsSchema.entries).sort();
  expect(Object.keys(example).sort()).toEqual(names);
  expect(safeParseWithFriendlyErrors(optionalFactsSchema, example)).toMatchObject({ ok: true });
  expect([...handbook.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(names);
});
