/**
 * Serves the built site on this computer: `npm run serve`. `--port 8080` or PORT=8080 sets the port, `--inbox` receives
 * the leads of a build that delivers to it, and `--directory` serves another folder than build.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createInbox, INBOX_PATH } from './inbox';
import { startServer } from './server';

const DEFAULT_PORT = '3000';

/** The file for leads with `--inbox`. */
const LEADS_FILE = 'leads.jsonl';

const { values: options } = parseArgs({
  options: { port: { type: 'string' }, inbox: { type: 'boolean' }, directory: { type: 'string', default: 'build' } },
});

function readPort(): number {
  const text = options.port ?? process.env.PORT ?? DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${text}" is not a port. Give a whole number up to 65535, for example --port ${DEFAULT_PORT}.`);
  }
  return port;
}

async function main(): Promise<void> {
  const receiver = options.inbox ? { path: INBOX_PATH, ...createInbox(resolve(LEADS_FILE), console.log) } : undefined;
  const server = await startServer({ directory: resolve(options.directory), port: readPort(), receiver });
  if (receiver) console.log(`Leads arrive here and in ${LEADS_FILE}.`);
  console.log(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
