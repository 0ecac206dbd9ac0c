import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { THANKS } from '../src/leads/formPost';
import { HONEYPOT } from '../src/leads/honeypot';

/** Path at which the local receiver accepts leads. */
export const INBOX_PATH = '/inbox';

/** Largest accepted lead, in characters. */
const MAX_LENGTH = 1_000_000;

export interface Inbox {
  /** Handles a request to INBOX_PATH. */
  readonly receive: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Formats a value for the terminal without control characters, which could move the cursor or change colors. */
function printable(value: unknown): string {
  const text = JSON.stringify(value) ?? 'unknown';
  return text.replace(/[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Returns the path of this site that a redirect leads to; the page of thanks if it leads anywhere else. */
function pathOf(redirect: unknown): string {
  const site = 'http://site.invalid';
  if (typeof redirect !== 'string' || !URL.canParse(redirect, site)) return THANKS;
  // Parsing removes tabs and line breaks, as browsers do. A path may still begin with two slashes: "/.//evil.example".
  const { origin, pathname, search } = new URL(redirect, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search : THANKS;
}

function fieldsIn(body: string, isForm: boolean): Fields | undefined {
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Turns a filled honeypot, which a form posted without a script has, into a suspicion. */
function withSuspicion({ [HONEYPOT]: trap, ...lead }: Fields): Fields {
  if (!trap) return trap === undefined ? lead : { ...lead, [HONEYPOT]: trap };
  const known = String(lead.suspicions ?? '')
    .split(', ')
    .filter(Boolean);
  return { ...lead, suspicions: [...new Set([...known, 'honeypot filled'])].join(', ') };
}

/**
 * Creates a local receiver of leads, as handbook/leads.md describes one: appends each lead to a file as a line of JSON,
 * and prints it to the terminal. A lead that arrives again, by its `leadId`, is confirmed but not written twice; one
 * without an id is always written. A form sent without a script is redirected to the page it names.
 * @param file - file to which leads are appended
 * @param print - prints a line
 */
export function createInbox(file: string, print: (line: string) => void): Inbox {
  const seen = new Set<unknown>();

  function keep(lead: Fields): void {
    const { kind, page, leadId, ...rest } = lead;
    if (leadId && seen.has(leadId)) return;
    appendFileSync(file, `${JSON.stringify(lead)}\n`);
    if (leadId) seen.add(leadId);
    print(`Lead (${printable(kind)} on ${printable(page)}): ${printable(rest)}`);
  }

  return {
    async receive(request, response) {
      const answer = (status: number, body: object) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      };
      try {
        const body = (await text(request)).replace(/^\ufeff/, '');
        if (body.length > MAX_LENGTH) return answer(413, { ok: false, error: 'The lead is too large' });
        const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
        const fields = fieldsIn(body, isForm);
        if (!fields) return answer(400, { ok: false, error: 'The body is not a JSON object' });
        const { redirect, ...lead } = fields;
        keep(withSuspicion(lead));
        if (isForm) response.writeHead(303, { Location: pathOf(redirect) }).end();
        else answer(200, { ok: true });
      } catch (error) {
        answer(503, { ok: false, error: error instanceof Error ? error.message : 'The lead was not written' });
      }
    },
  };
}
