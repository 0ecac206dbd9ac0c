/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { checkZip } from '../../src/tools/zipCheck/core/checkZip';
import { floridaCounties } from '../../src/tools/zipCheck/core/counties';
import { drawLandscape } from '../../src/tools/zipCheck/core/drawMap';
import { buildZipList } from '../../src/tools/zipCheck/core/zipList';

const counties = floridaCounties();
const list = buildZipList(counties);

test('the list that browsers load is under 3 KB, and the map under 2.5 KB', () => {
  expect(JSON.stringify(list).length).toBeLessThan(3000);
  expect(JSON.stringify(drawLandscape(counties)).length).toBeLessThan(2500);
});

test.each([
  ['34102', 'naples'],
  ['33901', 'fort-myers'],
  ['33904', 'cape-coral'],
  ['34135', 'bonita-springs'],
  ['33928', 'estero'],
  ['34145', 'marco-island'],
  ['33957', 'sanibel'],
  ['33931', 'fort-myers-beach'],
  ['33936', 'lehigh-acres'],
  ['34108', 'naples'], // Pelican Bay, nearer to Bonita Springs
  ['34120', 'naples'], // Golden Gate Estates
  ['34113', 'naples'], // Lely
  ['33913', 'fort-myers'], // Gateway
  ['33908', 'fort-myers'], // nearer to Cape Coral, across the river
])('%s is %s', (zip, area) => {
  expect(checkZip(zip, list)).toMatchObject({ kind: 'yes', zip, area });
});

test.each(['33950', '33948', '34224', '33982'])('%s is Charlotte County, where no town has a page', (zip) => {
  expect(checkZip(zip, list)).toMatchObject({ kind: 'county', zip, county: 'Charlotte' });
});

test.each([
  ['34139', 'call'], // Everglades City: Collier, 62 miles
  ['33935', 'call'], // LaBelle: within the circle, in Hendry County
  ['33101', 'no'], // Miami
  ['33902', 'unlisted'], // post office boxes in Fort Myers
])('%s is "%s"', (zip, kind) => {
  expect(checkZip(zip, list)).toMatchObject({ kind, zip });
});
