import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPromises } from '../checks/checkPromises';
import { promises } from '../data/promises';

/** Checks the facts that show only once they are filled in. */
export default function promisesPlugin({ siteDir }: LoadContext): Plugin {
  checkPromises(promises, (file) => existsSync(path.join(siteDir, 'static', file)));
  return { name: 'promises' };
}
