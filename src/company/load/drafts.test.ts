import { expect, test } from '@jest/globals';
import { isDraft } from './drafts';

test('a page or article is a draft if its front matter says so', () => {
  expect(isDraft('---\ntitle: A page\ndraft: true\n---\n\nText.')).toBe(true);
  expect(isDraft('---\r\ndraft: true\r\ntitle: A page\r\n---\r\n\r\nText.')).toBe(true);
  expect(isDraft('---\ntitle: A page\ndraft: false\n---\n\nText.')).toBe(false);
  expect(isDraft('---\ntitle: A page\n---\n\nWrite this:\n\ndraft: true\n---\n')).toBe(false);
  expect(isDraft('draft: true\n')).toBe(false);
});
