import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readPage } from './pages';

test('the licenses of the software that visitors load are published, and the privacy page links to them', () => {
  const text = readFileSync('build/licenses.txt', 'utf8');
  for (const name of ['react', 'react-dom', 'photoswipe', 'valibot', 'idb-keyval', 'clsx']) {
    const notice = text.split(/-{80}/).find((part) => part.trim().startsWith(`${name} `));
    expect(notice).toMatch(/copyright/i);
  }
  expect(readPage('/privacy').querySelector('a[href="/licenses.txt"]')).not.toBeNull();
});
