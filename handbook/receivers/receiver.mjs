import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Fill these in, or set them in the environment of this program.
const {
  SITE = 'https://www.mypavers.com', // "url" in company.yaml
  FOLDER = 'leads', // must not be inside a folder that is published
  TURNSTILE_SECRET = '', // with a spam check: the secret key from Cloudflare
  SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  PORT = 8787,
  MAX_PER_HOUR = 20, // leads from one address on the internet
} = process.env;
const HOST = '127.0.0.1'; // this computer alone; '0.0.0.0' if the web server in front is another one
const HOUR_MS = 3_600_000;
const MAX_BYTES = 1_000_000;
const MAX_PHOTO_BYTES = 2_000_000; // of one photo
const MAX_REQUEST_BYTES = 8_000_000; // of all photos of a lead

// What is stored is for the owner alone.
process.umask(0o077);

const cors = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** Reads to the end, even if it is too long, because a browser cannot read the answer to half a request. */
async function readBody(request, limit) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length <= limit) parts.push(part);
  }
  return length <= limit ? Buffer.concat(parts) : null;
}

function parse(body, isForm) {
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    // Some programs put a byte order mark before JSON.
    const lead = JSON.parse(body.replace(/^\uFEFF/, ''));
    return typeof lead === 'object' && !Array.isArray(lead) ? lead : null;
  } catch {
    return null;
  }
}

/** The times of the leads of the last hour, by the address that they came from. */
const times = new Map();

/** Returns the address that a request comes from. A web server in front of this program adds it to X-Forwarded-For. */
const addressOf = ({ headers, socket }) => headers['x-forwarded-for']?.split(',').at(-1).trim() ?? socket.remoteAddress;

/** Counts a lead. Returns the seconds until the next may come, or 0 if this one may. */
function countLead(address) {
  const now = Date.now();
  for (const [each, found] of times) {
    const recent = found.filter((time) => time > now - HOUR_MS);
    if (recent.length > 0) times.set(each, recent);
    else times.delete(each);
  }
  const recent = times.get(address) ?? [];
  if (recent.length >= Number(MAX_PER_HOUR)) return Math.ceil((recent[0] + HOUR_MS - now) / 1000);
  times.set(address, [...recent, now]);
  return 0;
}

/** Returns the file of a lead; a new one if it has no id. */
function fileOf({ leadId }) {
  return `${FOLDER}/${/^[\da-f-]{36}$/.test(leadId) ? leadId : randomUUID()}.json`;
}

/** Stores a lead. */
function store(file, lead) {
  mkdirSync(FOLDER, { recursive: true });
  // Written under another name first, so that a full disk leaves no half of a lead.
  writeFileSync(`${file}.new`, JSON.stringify(lead, null, 2));
  renameSync(`${file}.new`, file);
}

/** Stores the photos of a stored lead beside it. Returns a status and, unless it is 200, what is wrong. */
async function storePhotos(body, type) {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  if (!form) return [400, 'The photos did not arrive whole'];
  const id = form.get('leadId');
  if (!/^[\da-f-]{36}$/.test(id) || !existsSync(`${FOLDER}/${id}.json`)) return [404, 'There is no such request'];
  const photos = [];
  for (const field of ['photo1', 'photo2', 'photo3', 'photo4', 'photo5']) {
    const file = form.get(field);
    if (!(file instanceof Blob)) continue;
    if (file.size > MAX_PHOTO_BYTES) return [413, 'A photo is too large'];
    const photo = Buffer.from(await file.arrayBuffer());
    // By its content, because its name and type can be made up. A JPEG starts with these bytes.
    if (photo.toString('hex', 0, 3) !== 'ffd8ff') return [415, 'This is not a photo'];
    photos.push([`${FOLDER}/${id}-${field}.jpg`, photo]);
  }
  if (photos.length === 0) return [400, 'There is no photo'];
  for (const [path, photo] of photos) writeFileSync(path, photo);
  return [200];
}

/** Asks Cloudflare whether a person sent the lead. */
async function isPerson(token) {
  const body = new URLSearchParams({ secret: TURNSTILE_SECRET, response: token ?? '' });
  const options = { method: 'POST', body, signal: AbortSignal.timeout(5000) };
  return fetch(SITEVERIFY, options)
    .then(async (response) => (await response.json()).success === true)
    .catch(() => false);
}

/** Returns a page of your own site. */
function pageOf(redirect = '') {
  const path = redirect.startsWith(`${SITE}/`) ? redirect.slice(SITE.length) : redirect;
  return SITE + (/^\/(?!\/)[\w./-]*$/.test(path) ? path : '/thanks');
}

/** Answers a request of the site's pages. */
export async function receive(request, response) {
  const answer = (status, body, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...cors, ...headers });
    response.end(JSON.stringify(body));
  };
  try {
    const type = request.headers['content-type'] ?? '';
    const hasPhotos = type.startsWith('multipart/form-data');
    const body = await readBody(request, hasPhotos ? MAX_REQUEST_BYTES : MAX_BYTES);
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    if (request.method !== 'POST') return answer(405, { error: 'Post a lead here' });
    if (!body) return answer(413, { error: 'It is too long' });
    if (hasPhotos) {
      const [status, error] = await storePhotos(body, type);
      return answer(status, error ? { error } : { ok: true });
    }
    const isForm = type.startsWith('application/x-www-form-urlencoded');
    const posted = parse(body.toString(), isForm);
    if (!posted) return answer(400, { error: 'This is not a lead' });
    const { redirect, 'cf-turnstile-response': token, ...lead } = posted;
    const suspicions = [lead.suspicions].filter(Boolean);
    // People don't see this field.
    if (lead.paverLot) {
      suspicions.push('honeypot filled');
      delete lead.paverLot;
    }
    // Marked and kept: the check fails for people, too.
    if (TURNSTILE_SECRET && !(await isPerson(token))) suspicions.push('failed the spam check');
    if (suspicions.length > 0) lead.suspicions = [...new Set(suspicions)].join(', ');
    const file = fileOf(lead);
    if (!existsSync(file)) {
      const wait = countLead(addressOf(request));
      if (wait > 0) return answer(429, { error: 'Too many requests came from this address' }, { 'Retry-After': wait });
      store(file, lead);
    }
    if (isForm) response.writeHead(303, { ...cors, Location: pageOf(redirect) }).end();
    else answer(200, { ok: true });
  } catch (error) {
    console.error(error);
    answer(503, { error: 'The lead could not be stored' }, { 'Retry-After': '60' });
  }
}

// `npm run preview:inbox` takes leads at a port of its own.
if (PORT) createServer(receive).listen(PORT, HOST);
