/** Serves the built site on this computer: `npm run serve`, with `--port 8080` or PORT=8080 for another port. */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './server';

const DEFAULT_PORT = '3000';

function readPort(): number {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const text = values.port ?? process.env.PORT ?? DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${text}" is no port. Give a whole number up to 65535, for example --port ${DEFAULT_PORT}.`);
  }
  return port;
}

async function main(): Promise<void> {
  const server = await startServer({ directory: resolve('build'), port: readPort() });
  console.log(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
