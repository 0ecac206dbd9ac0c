import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { guidePath } from '../../../src/site/guide';
import { readLongerGuide } from '../../built/longerGuide';
import { readPdf } from '../../readPdf';

test('the guide grows for a company with longer facts', async () => {
  const built = await readPdf(new Uint8Array(readFileSync(`build${guidePath}`)));
  expect((await readLongerGuide()).pages.length).toBeGreaterThan(built.pages.length);
});
