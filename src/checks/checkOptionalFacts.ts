import { existsSync } from 'node:fs';
import path from 'node:path';
import { optionalFactsSchema } from '../company/optionalFacts';
import { parseWithFriendlyErrors } from './parseWithFriendlyErrors';

/**
 * Checks the optional facts.
 * @throws SourceError that names each field at fault and says what to write instead
 */
export function checkOptionalFacts(siteDir: string, written: unknown): void {
  const isInStatic = (file: string) => existsSync(path.join(siteDir, 'static', file));
  parseWithFriendlyErrors(optionalFactsSchema(isInStatic), written, 'src/company/optionalFacts.ts');
}
