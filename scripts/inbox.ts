import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { THANKS } from '../src/leads/form/formTarget';
import { HONEYPOT } from '../src/leads/form/honeypot';
import { MOST_PHOTO_BYTES, photoFields } from '../src/leads/photos/photos';

/** Path at which the local receiver accepts leads. */
export const INBOX_PATH = '/inbox';

/** The folder for photos, beside the file for leads. */
export const PHOTO_FOLDER = 'lead-photos';

/** Largest accepted lead, in bytes. */
const MAX_BYTES = 1_000_000;

/** Largest accepted request with photos, in bytes. */
const MAX_PHOTO_REQUEST_BYTES = 8_000_000;

/** What is stored is for the owner alone. */
const OWN_FILE = { mode: 0o600 };
const OWN_FOLDER = { recursive: true, mode: 0o700 };

const JPEG_START = Buffer.from('ffd8ff', 'hex');

export interface Inbox {
  /** Handles a request to INBOX_PATH. */
  readonly receive: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the body of a request; undefined if it is longer than the limit, in bytes. Reads to its end in any case, because a
 * browser cannot read the answer to half a request, but keeps no more than the limit.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= limit) parts.push(part);
  }
  return length <= limit ? Buffer.concat(parts) : undefined;
}

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
 * without an id is always written. A form sent without a script is redirected to the page it names. Photos of a lead that
 * has arrived go into a folder beside the file.
 * @param file - file to which leads are appended
 * @param print - prints a line
 */
export function createInbox(file: string, print: (line: string) => void): Inbox {
  const seen = new Set<unknown>();

  function keep(lead: Fields): void {
    const { kind, page, leadId, ...rest } = lead;
    if (leadId && seen.has(leadId)) return;
    appendFileSync(file, `${JSON.stringify(lead)}\n`, OWN_FILE);
    // One from an earlier version may be open to others.
    chmodSync(file, OWN_FILE.mode);
    if (leadId) seen.add(leadId);
    print(`Lead (${printable(kind)} on ${printable(page)}): ${printable(rest)}`);
  }

  /** Stores the photos of a lead. Returns why it does not; undefined if it does. */
  async function keepPhotos(
    body: Uint8Array<ArrayBuffer>,
    type: string,
  ): Promise<readonly [number, string] | undefined> {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => undefined);
    if (!form) return [400, 'The photos did not arrive whole'];
    const leadId = form.get('leadId');
    if (typeof leadId !== 'string' || !seen.has(leadId) || !/^[\da-f-]{36}$/.test(leadId)) {
      return [404, 'There is no such request'];
    }
    const photos: (readonly [string, Buffer])[] = [];
    for (const field of photoFields) {
      const file = form.get(field);
      if (!(file instanceof Blob)) continue;
      if (file.size > MOST_PHOTO_BYTES) return [413, 'A photo is too large'];
      const photo = Buffer.from(await file.arrayBuffer());
      if (!photo.subarray(0, JPEG_START.length).equals(JPEG_START)) return [415, 'This is not a photo'];
      photos.push([`${leadId}-${field}.jpg`, photo]);
    }
    if (photos.length === 0) return [400, 'There is no photo'];
    const folder = join(dirname(file), PHOTO_FOLDER);
    mkdirSync(folder, OWN_FOLDER);
    for (const [name, photo] of photos) writeFileSync(join(folder, name), photo, OWN_FILE);
    print(`Photos: ${photos.map(([name]) => join(PHOTO_FOLDER, name)).join(', ')}`);
    return undefined;
  }

  return {
    async receive(request, response) {
      const answer = (status: number, body: object) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      };
      try {
        const type = request.headers['content-type'] ?? '';
        const hasPhotos = type.startsWith('multipart/form-data');
        const bytes = await readBody(request, hasPhotos ? MAX_PHOTO_REQUEST_BYTES : MAX_BYTES);
        if (!bytes) return answer(413, { ok: false, error: 'The lead is too large' });
        if (hasPhotos) {
          const [status, error] = (await keepPhotos(bytes, type)) ?? [200];
          return answer(status, error ? { ok: false, error } : { ok: true });
        }
        const body = bytes.toString('utf8').replace(/^\ufeff/, '');
        const isForm = type.startsWith('application/x-www-form-urlencoded');
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
