/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles, projectPath } from './projectFiles';

test.each([
  [path.win32, 'C:\\Users\\Dana\\site', 'C:\\Users\\Dana\\site\\src\\pages\\faq.mdx'],
  [
    path.win32,
    'c:\\Users\\José Núñez\\Dana\'s "site" (1)',
    'C:\\users\\José Núñez\\Dana\'s "site" (1)\\src\\pages\\faq.mdx',
  ],
  [path.win32, '\\\\office\\web\\site', '\\\\office\\web\\site\\src/pages\\faq.mdx'],
  [path.posix, '/home/dana/site', '/home/dana/site/src/pages/faq.mdx'],
  [path.posix, '/home/José Núñez/Dana\'s "site" (1)', '/home/José Núñez/Dana\'s "site" (1)/src/pages/faq.mdx'],
])('a path in the project is the same on each system', (rules, folder, file) => {
  expect(projectPath(folder, file, rules)).toBe('src/pages/faq.mdx');
});

test('files are listed from the folder on, whatever its name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), "Dana's site (1), José #1 "));
  mkdirSync(path.join(folder, 'blog', 'drafts'), { recursive: true });
  for (const file of ['faq.mdx', 'blog/costs.mdx', 'blog/drafts/walls.mdx']) writeFileSync(path.join(folder, file), '');
  expect(listFiles(folder)).toEqual(['blog/costs.mdx', 'blog/drafts/walls.mdx', 'faq.mdx']);
  rmSync(folder, { recursive: true });
});
