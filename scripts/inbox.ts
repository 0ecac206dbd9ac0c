import type { IncomingMessage, ServerResponse } from 'node:http';
import { listFiles } from '../src/company/load/projectFiles';

/** Path at which this computer takes the leads of a build that delivers to it. */
const INBOX_PATH = '/inbox';

/** The folder for those leads and their photos. */
export const INBOX_FOLDER = 'inbox';

/**
 * Loads the handbook's receiver for requests to INBOX_PATH. It writes each lead and photo to a file of INBOX_FOLDER.
 * @param onStored is told each file
 */
export async function openInbox(onStored: (file: string) => void) {
  // Without a host, it redirects to whichever port the site is at; without a port, it takes none of its own.
  Object.assign(process.env, { SITE: '', PORT: '', FOLDER: INBOX_FOLDER, MAX_PER_HOUR: '1000' });
  const { receive } = await import('../handbook/receivers/receiver.mjs');
  return {
    path: INBOX_PATH,
    async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const before = new Set(listFiles(INBOX_FOLDER));
      await receive(request, response);
      for (const file of listFiles(INBOX_FOLDER)) if (!before.has(file)) onStored(`${INBOX_FOLDER}/${file}`);
    },
  };
}
