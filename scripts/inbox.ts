import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the local receiver takes leads. */
export const INBOX_PATH = '/inbox';

/** A lead larger than this, in bytes, is refused. */
const MAX_BYTES = 1_000_000;

export interface Inbox {
  /** Takes a request to INBOX_PATH. */
  readonly receive: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Values as they can stand in a terminal: control characters would move its cursor or change its colors. */
function printable(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * A receiver of leads on this computer: each new one is a line of JSON in a file and shows in the terminal. One that
 * arrives again, by its idempotency key, is confirmed and not written twice. A form sent without JavaScript is led on to
 * the page it names.
 * @param file - where leads are written
 * @param print - shows a line
 */
export function createInbox(file: string, print: (line: string) => void): Inbox {
  const seen = new Set<string>();

  function keep(lead: Readonly<Record<string, unknown>>): void {
    appendFileSync(file, `${JSON.stringify(lead)}\n`);
    const { kind, page, values = lead } = lead;
    print(`Lead (${printable(kind)} on ${printable(page)}): ${printable(values)}`);
  }

  return {
    async receive(request, response) {
      const answer = (status: number, body: object) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      };
      const body = await readBody(request);
      if (body === undefined) {
        answer(413, { ok: false, error: 'The lead is too large' });
        return;
      }
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
        const fields = Object.fromEntries(new URLSearchParams(body));
        keep(fields);
        // Only to a page of this site.
        const target = /^\/(?![/\\])/.test(fields.redirect ?? '') ? fields.redirect : '/thanks';
        response.writeHead(303, { Location: target }).end();
        return;
      }
      let lead: unknown;
      try {
        lead = JSON.parse(body);
      } catch {
        // What follows refuses it.
      }
      if (typeof lead !== 'object' || lead === null) {
        answer(400, { ok: false, error: 'This is not JSON' });
        return;
      }
      const key = String(request.headers['idempotency-key'] ?? '');
      if (!key || !seen.has(key)) {
        keep(lead as Readonly<Record<string, unknown>>);
        if (key) seen.add(key);
      }
      answer(200, { ok: true });
    },
  };
}
