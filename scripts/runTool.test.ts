/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runTool } from './runTool';

test('a program gets its arguments and settings as they are, from a folder of any name', () => {
  const folder = mkdtempSync(join(tmpdir(), "Dana's site & “José” (1) "));
  const tool = join(folder, 'tool.js');
  writeFileSync(
    tool,
    `require('fs').writeFileSync(process.argv[2], process.argv[3] + process.env.KEY); process.exitCode = 3;`,
  );
  const written = join(folder, 'what was written.txt');
  expect(runTool(tool, [written, 'a "b" %PATH% $HOME & c'], { KEY: ' /inbox' })).toBe(3);
  expect(readFileSync(written, 'utf8')).toBe('a "b" %PATH% $HOME & c /inbox');
  rmSync(folder, { recursive: true });
});
