import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Path at which the local receiver accepts leads. */
export const INBOX_PATH = '/inbox';

/** Largest accepted lead, in bytes. */
const MAX_BYTES = 1_000_000;

export interface Inbox {
  /** Handles a request to INBOX_PATH. */
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

/** Formats a value for the terminal without control characters, which could move the cursor or change colors. */
function printable(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Creates a local receiver of leads: appends each new lead to a file as a line of JSON, and prints it to the terminal.
 * A lead that arrives again, by its idempotency key, is confirmed but not written twice. A form sent without JavaScript
 * is redirected to the page it names.
 * @param file - file to which leads are appended
 * @param print - prints a line
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
        // Redirects only to pages of this site.
        const target = /^\/(?![/\\])/.test(fields.redirect ?? '') ? fields.redirect : '/thanks';
        response.writeHead(303, { Location: target }).end();
        return;
      }
      let lead: unknown;
      try {
        lead = JSON.parse(body);
      } catch {
        // The check below rejects it.
      }
      if (typeof lead !== 'object' || lead === null) {
        answer(400, { ok: false, error: 'The body is not JSON' });
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
