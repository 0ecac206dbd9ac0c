import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findDeadParts } from '../checks/checkSources';
import { SourceError } from '../company/load/sourceError';

/** Stops the build at a link of a text to a part that its page lacks. Docusaurus would name neither file nor line. */
export default function linkedParts(): Plugin {
  return {
    name: 'linked-parts',
    postBuild({ outDir }) {
      // Reads all pages before the plugin that comes next writes them anew.
      const problems = findDeadParts((route) => {
        const file = path.join(outDir, `${route === '/' ? 'index' : route}.html`);
        return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      });
      if (problems.length === 0) return;
      // Docusaurus would put lines of its own around what is thrown here.
      console.error(new SourceError(problems).message);
      process.exit(1);
    },
  };
}
