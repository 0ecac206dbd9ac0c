/**
 * Serves the built site on this computer: `npm run serve`, on port 3000 or the next one that is free. `--port 8080` or
 * PORT=8080 sets the port, `--inbox` receives the leads of a build that delivers to it, and `--directory` serves another
 * folder than build.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INBOX_FOLDER, openInbox } from './inbox';
import { runCommand } from './runTool';
import { LAST_PORT, startOnNextPort, startServer } from './server';

const DEFAULT_PORT = 3000;

const { values: options } = parseArgs({
  options: { port: { type: 'string' }, inbox: { type: 'boolean' }, directory: { type: 'string', default: 'build' } },
});

/** Returns the port asked for; undefined if any will do. */
function readPort(): number | undefined {
  const text = options.port ?? process.env.PORT;
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) {
    throw new Error(
      `"${text}" is not a port. Give a whole number up to ${LAST_PORT}, for example --port ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

runCommand(async () => {
  const port = readPort();
  const receiver = options.inbox ? await openInbox((file) => console.log(`Arrived: ${file}`)) : undefined;
  const site = { directory: resolve(options.directory), receiver };
  const server =
    port === undefined
      ? await startOnNextPort({ ...site, port: DEFAULT_PORT }, (taken) =>
          console.log(`Port ${taken} is in use. Taking the next one.`),
        )
      : await startServer({ ...site, port });
  if (receiver) console.log(`Leads arrive in the folder ${INBOX_FOLDER}.`);
  console.log(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
});
