import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { siteFolder } from '../src/data/site';
import { REVALIDATE } from '../src/hosting/headers';
import { compressible, contentType, mediaTypes } from '../src/hosting/mediaTypes';
import { THANKS } from '../src/leads/formPost';

export interface ServerOptions {
  /** Folder with the built site. */
  readonly directory: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The folder of the host in which the site is, like `/pavers`; by default, the one of this process's environment. */
  readonly folder?: string;
  /** Handles requests that are posted to its path. */
  readonly receiver?: {
    readonly path: string;
    readonly receive: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  };
  /** Called first for each request. Returns true to take over the request, even if it never answers. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface RunningServer {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** The headers for `path` from one rule of a `_headers` file. */
export interface HeaderRule {
  /** A path, or the beginning of one followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADERS_FILE = '_headers';
const NOT_FOUND = '/404';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do: a path on its own line, its headers indented below.
 * @throws Error that names the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    if (!/^\s/.test(line) && content.startsWith('/')) {
      rules.push({ path: content, headers: {} });
      return;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!/^\s/.test(line) || !rule || !name || !value) {
      throw new Error(
        `${HEADERS_FILE}, line ${index + 1}: expected "/path" or an indented "Name: value", not "${content}".`,
      );
    }
    rule.headers[name] = value;
  });
  return rules;
}

/** Returns the headers of every rule that matches `path`; the last one wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const covers = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter((rule) => covers(rule.path)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;
}

class SiteFile {
  /** Compressed files by path, version and encoding, because tests start many servers for the same files. */
  static readonly #compressed = new Map<string, Promise<Buffer>>();
  readonly #path: string;
  readonly contentType: string;
  /** Whether it gets smaller when compressed. */
  readonly isCompressible: boolean;
  readonly size: number;
  readonly etag: string;

  constructor(path: string) {
    const { size, mtimeMs } = statSync(path);
    this.#path = path;
    const ending = extname(path).slice(1);
    this.contentType = contentType(ending);
    this.isCompressible = compressible.includes(mediaTypes[ending] ?? '');
    this.size = size;
    this.etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  }

  /** Returns the smallest encoding that the client accepts. */
  encodingFor(accepted: string): Encoding | undefined {
    if (!this.isCompressible) return undefined;
    // A quality of 0 refuses an encoding (RFC 9110, section 12.4.2).
    const offered = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part));
    const names = offered.map((part) => part.replace(/;.*/, '').trim().toLowerCase());
    return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
  }

  /** Returns the content in this encoding, compressed once. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const key = [this.#path, this.etag, encoding].join();
    let content = SiteFile.#compressed.get(key);
    if (!content) {
      content = compressors[encoding](readFileSync(this.#path));
      SiteFile.#compressed.set(key, content);
    }
    return content;
  }

  stream() {
    return createReadStream(this.#path);
  }
}

/** Returns a page's path as the site writes it: no `index`, no `.html`, no slash at the end. */
function cleanPath(path: string): string {
  return (
    path
      .replace(/\/index(\.html)?$/, '')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '') || '/'
  );
}

/** Lists the files of the site by the path they are served at. */
function listFiles(directory: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    // What the build writes for hosts.
    if (path.startsWith('/_')) continue;
    files.set(path.endsWith('.html') ? cleanPath(path) : path, new SiteFile(file));
  }
  return files;
}

async function sendFile(
  file: SiteFile,
  status: number,
  headers: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Content-Type', file.contentType);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
  // Overrides _headers for a 404, because a file that is missing now may be added by the next deploy.
  if (status === 404) response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('ETag', file.etag);
  if (file.isCompressible) response.setHeader('Vary', 'Accept-Encoding');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (status === 200 && (known.includes(file.etag) || known.includes('*'))) {
    response.writeHead(304).end();
    return;
  }
  const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const content = encoding && (await file.compressed(encoding));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content ? content.length : file.size);
  response.writeHead(status);
  if (request.method === 'HEAD') response.end();
  else if (content) response.end(content);
  else await pipeline(file.stream(), response);
}

/**
 * Serves a built site as a static host does: paths without slash and `.html`, compressed, with the headers in its
 * `_headers` file, and its 404 page. Redirects a form sent to /thanks without JavaScript to that page, and discards its
 * content.
 * @throws Error if the folder contains no built site, or the port is in use
 */
export async function startServer({
  directory,
  port,
  folder = siteFolder,
  receiver,
  intercept,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  const files = listFiles(directory);
  const notFound = files.get(NOT_FOUND);
  files.delete(NOT_FOUND);
  const headersFile = join(directory, HEADERS_FILE);
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];

  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const path = address.startsWith(`${folder}/`) ? address.slice(folder.length) : NOT_FOUND;
    const headers = headersFor(path, rules);
    const end = (status: number, extra: OutgoingHttpHeaders) => {
      response.writeHead(status, { ...headers, ...extra }).end();
    };
    if (receiver && request.method === 'POST' && address === receiver.path) {
      receiver.receive(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
      return;
    }
    request.resume();

    if (request.method === 'POST' && path === THANKS) {
      end(303, { Location: folder + THANKS });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      end(405, { Allow: 'GET, HEAD' });
      return;
    }
    const clean = cleanPath(path);
    const found = files.get(path);
    if (!found && files.has(clean)) {
      end(308, { Location: folder + (query === undefined ? clean : `${clean}?${query}`) });
      return;
    }
    const file = found ?? notFound;
    if (!file) {
      end(404, {});
      return;
    }
    sendFile(file, found ? 200 : 404, headers, request, response).catch((error: NodeJS.ErrnoException) => {
      // A client that disconnects early is not an error.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
      response.destroy();
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another one: npm run serve -- --port 3001`)
          : error,
      );
    });
    server.listen(port, resolve);
  });

  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}${folder}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
