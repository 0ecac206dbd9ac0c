/**
 * Shows the site while it is written: `npm start`. Pages follow changes at once; a change in the company's facts, which
 * texts are compiled with, starts Docusaurus again, and the browser loads the page anew.
 */

import path from 'node:path';
import { folders } from '../src/company/load/folders';
import { runTool } from './runTool';

process.exitCode = runTool(require.resolve('tsx/cli'), [
  'watch',
  '--clear-screen=false',
  `--include=${path.join(folders.company, '*.yaml')}`,
  require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
  'start',
  // Docusaurus would open another window each time that it starts again.
  '--no-open',
  ...process.argv.slice(2),
]);
