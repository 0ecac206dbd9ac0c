/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, test } from '@jest/globals';
import { knownSizes, readSize, whySizeUnread } from './markedSize';

test('a size whose sides are typed into one field is not read, and says so', () => {
  const size = { width: '16x8', depth: '' };
  expect(readSize(size)).toBeUndefined();
  expect(whySizeUnread(size)).toBe('Those are two sides. Enter one in each field.');
  expect(whySizeUnread({ width: '16', depth: '8' })).toBeUndefined();
});

test('one side is enough, the other is to be computed; a side that cannot be read is not left out', () => {
  expect(readSize({ width: '16', depth: '' })).toMatchObject({ widthInches: 192, unmeasured: 'depth' });
  expect(readSize({ width: '', depth: '8' })).toMatchObject({ depthInches: 96, unmeasured: 'width' });
  expect(readSize({ width: '16', depth: '8' })?.unmeasured).toBeUndefined();
  expect(readSize({ width: '16', depth: 'no idea' })).toBeUndefined();
  expect(readSize({ width: '', depth: '' })).toBeUndefined();
});

test('a driveway as wide as its door says when to mark something else', () => {
  const doors = knownSizes.filter(({ label }) => label.includes('door'));
  expect(doors).not.toEqual([]);
  for (const { hint } of doors) expect(hint).toMatch(/wider.*two doors.*a car.*mark something else/);
});
