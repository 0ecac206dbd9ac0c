import { companyFacts, type CompanyFacts } from '../company/companyFacts';
import { parseWithFriendlyErrors } from './parseWithFriendlyErrors';
import { SourceError } from './sourceError';

/** The file with the company's facts. */
export const COMPANY_FILE = 'src/company/company.json';

/**
 * Checks the facts of company.json, and returns them. They have to be written as pages show them, because the site reads
 * that file itself.
 * @throws SourceError that names each wrong field and says what to write instead
 */
export function checkCompanyFacts(written: unknown): CompanyFacts {
  const facts = parseWithFriendlyErrors(companyFacts, written, COMPANY_FILE);
  const others = Object.entries(facts).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify((written as Record<string, unknown>)[field]),
  );
  if (others.length === 0) return facts;
  throw new SourceError(
    others.map(([field, value]) => `${COMPANY_FILE}: ${field}: Write it as ${JSON.stringify(value)}.`),
  );
}
