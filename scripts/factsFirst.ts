/**
 * Stops a command at a mistake in the company's files, and says what to write instead. A command imports this first, because
 * other modules compute from the facts as soon as they load, and would fail with a stack trace.
 */
import { folders } from '../src/company/load/folders';
import { loadCompany } from '../src/company/load/load';

try {
  loadCompany(folders.company);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
