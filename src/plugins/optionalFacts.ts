import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkOptionalFacts } from '../checks/checkOptionalFacts';
import { optionalFacts } from '../data/optionalFacts';

/** Checks the facts that show only once they are filled in. */
export default function optionalFactsPlugin({ siteDir }: LoadContext): Plugin {
  checkOptionalFacts(optionalFacts, (file) => existsSync(path.join(siteDir, 'static', file)));
  return { name: 'optionalFacts' };
}
