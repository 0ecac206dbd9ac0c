/** @jest-environment node */
import './full';
import { expect, test } from '@jest/globals';
import { findProblems } from '../../src/checks/checkSources';
import { folders } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { namedPictures } from '../../src/images/namedPictures';
import { readPictures } from '../../src/images/readPictures';
import { optionalFacts } from '../../src/company/optionalFacts';
import { optionalFactsSchema } from '../../src/company/schemas/optional';
import { builtInServiceIds, offers } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';

test('the full company has nothing to fix', async () => {
  expect(() => loadCompany(folders.company)).not.toThrow();
  expect(await findProblems()).toEqual([]);
});

test('the full company has whatever a company can have', () => {
  expect(builtInServiceIds.filter((id) => !offers(id))).toEqual([]);
  expect(Object.entries(siteParts).filter(([, has]) => !has)).toEqual([]);
  expect(Object.keys(optionalFacts).sort()).toEqual(Object.keys(optionalFactsSchema.entries).sort());
});

test('the full company describes each picture that its lists and articles name', () => {
  const pictures = readPictures(folders);
  expect([...namedPictures(folders).keys()].filter((id) => !Object.hasOwn(pictures, id))).toEqual([]);
});
