import path from 'node:path';
import { siteDir } from '../../src/company/load/folders';

/** The facts of the companies that tests are about, by the folder of each. */
export const CACHE = path.join(siteDir, 'node_modules/.cache/facts.json');
