/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { removeUnusedPictures } from './unusedPictures';

const site = mkdtempSync(path.join(tmpdir(), 'pictures-'));

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('pictures that pages, feeds, styles or scripts name stay, and others go', async () => {
  for (const folder of ['pictures', 'blog', 'assets']) mkdirSync(path.join(site, folder));
  const written = {
    'index.html': '<source srcset="/pavers/pictures/a-400-1f.avif 400w, /pavers/pictures/a-720-1f.avif 720w">',
    'blog/rss.xml': '<![CDATA[<img src="https://a.example/pictures/b-960-2e.jpg">]]>',
    'assets/styles.css': '.strip{background:url(/pictures/soldier-course.svg)}',
  };
  for (const [file, text] of Object.entries(written)) writeFileSync(path.join(site, file), text);
  const used = ['a-400-1f.avif', 'a-720-1f.avif', 'b-960-2e.jpg', 'soldier-course.svg'];
  for (const name of [...used, 'a-960-1f.avif', 'c-400-3d.webp']) writeFileSync(path.join(site, 'pictures', name), '');
  await removeUnusedPictures(site);
  expect(readdirSync(path.join(site, 'pictures')).sort()).toEqual(used);
});
