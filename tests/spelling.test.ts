/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { changeYaml } from '../src/company/load/yamlFile';
import { siteDir } from '../src/company/load/folders';

const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the spelling check reads a company anywhere, and knows its names and the keys of its services', () => {
  const file = path.join(folder, 'company.yaml');
  cpSync(path.join(__dirname, 'companies/full/company.yaml'), file);
  changeYaml(file, (document) => {
    document.set('leadDelivery', { via: 'formspree', formId: 'xkqjwvrt' });
    document.set('insurance', { insurer: 'Wqzbrook Mutual', workersCompensation: 'It covers everybody.' });
  });
  appendFileSync(file, '# A mispeled note.\n');
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--words-only',
      path.relative(siteDir, file),
    ],
    { cwd: siteDir, env: { ...process.env, COMPANY: folder }, encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('mispeled');
});
