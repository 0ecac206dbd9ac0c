/**
 * Stops a command at a mistake in the company's facts or prices, and says what to write instead. A command imports this
 * first, because other modules compute from the facts as soon as they load, and would fail with a stack trace.
 */
import { checkFacts } from '../src/checks/checkFacts';

try {
  checkFacts();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
