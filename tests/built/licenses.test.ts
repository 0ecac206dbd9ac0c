import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { LICENSES } from '../../src/data/site';
import { readPage } from './pages';

test('the licenses of the software that visitors load are published, and the privacy page links to them', () => {
  const text = readFileSync(`build${LICENSES}`, 'utf8');
  for (const name of ['react', 'react-dom', 'react-toastify', 'photoswipe', 'valibot', 'idb-keyval', 'clsx']) {
    const notice = text.split(/-{80}/).find((part) => part.trim().startsWith(`${name} `));
    expect(notice).toMatch(/copyright/i);
  }
  expect(readPage('/privacy').querySelector(`a[href="${LICENSES}"]`)).not.toBeNull();
});
