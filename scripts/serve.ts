/**
 * Serves the built site on this computer: `npm run serve`, on port 3000 or the next one that is free. `--port 8080` or
 * PORT=8080 sets the port. `--inbox` serves what `npm run build:inbox` wrote, and receives its leads.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INBOX_FOLDER, openInbox } from './inbox';
import { runCommand } from './runTool';
import { LAST_PORT, startServer } from './server';

const DEFAULT_PORT = 3000;

const { values: options } = parseArgs({ options: { port: { type: 'string' }, inbox: { type: 'boolean' } } });

runCommand(async () => {
  const asked = options.port ?? process.env.PORT;
  const port = Number(asked ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) {
    throw new Error(
      `"${asked}" is not a port. Give a whole number up to ${LAST_PORT}, for example --port ${DEFAULT_PORT}.`,
    );
  }
  const server = await startServer({
    directory: resolve(options.inbox ? 'build-inbox' : 'build'),
    port,
    receiver: options.inbox ? await openInbox((file) => console.log(`Arrived: ${file}`)) : undefined,
    ...(asked === undefined && {
      onInUse: (taken) => console.log(`Port ${taken} is in use. Taking the next one.`),
    }),
  });
  if (options.inbox) console.log(`Leads arrive in the folder ${INBOX_FOLDER}.`);
  console.log(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
});
