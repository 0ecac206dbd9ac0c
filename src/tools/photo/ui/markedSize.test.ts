/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readSize, whySizeUnread } from './markedSize';

test('a size whose sides are typed into one field is not read, and says so', () => {
  const size = { width: '16x8', depth: '' };
  expect(readSize(size)).toBeUndefined();
  expect(whySizeUnread(size)).toBe('Those are two sides. Enter one in each field.');
  expect(whySizeUnread({ width: '16', depth: '8' })).toBeUndefined();
});
