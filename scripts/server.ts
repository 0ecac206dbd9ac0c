import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import send from 'send';
import { listFiles, projectPath } from '../src/company/load/projectFiles';
import { siteFolder } from '../src/company/site';
import { REVALIDATE } from '../src/hosting/headers';
import { compressible, contentType } from '../src/hosting/mediaTypes';
import { UNCLEAN_END } from '../src/hosting/servers';
import { THANKS } from '../src/leads/form/formTarget';
import { headersFor, readHeaders, readRedirects } from './hostFiles';

/** Thrown if the port cannot be had: another program uses it, or Windows keeps it for itself. */
class PortInUse extends Error {}

export interface ServerOptions {
  /** Folder with the built site. */
  readonly directory: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The folder of the host in which the site is, like `/pavers`; by default, the one of this process's environment. */
  readonly folder?: string;
  /** Handles requests that are posted to its path. With one, only this computer reaches the site. */
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

const NOT_FOUND = '/404';

/** The largest port there is. */
export const LAST_PORT = 65_535;

/** The addresses of a computer by which only itself is connected, of IPv4, of both and of IPv6. */
const THIS_COMPUTER = ['127.0.0.1', '::ffff:127.0.0.1', '::1'];

/** Best first. */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;

/** Compressed files by a hash of their content: Brotli takes up to a second a file, and tests start many servers. */
const COMPRESSED = resolve('node_modules', '.cache', 'server');

/** Returns a page's path as the site writes it: no `index`, no `.html`, no slash at the end. */
const cleanPath = (path: string) => path.replace(new RegExp(UNCLEAN_END), '') || '/';

/** Lists the files of the site, except its 404 page, by the path they are served at. */
function servedFiles(directory: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of listFiles(directory)) {
    // What the build writes for hosts.
    if (/^(?:_|\.ht)/.test(name)) continue;
    const path = `/${name}`;
    files.set(path.endsWith('.html') ? cleanPath(path) : path, join(directory, name));
  }
  files.delete(NOT_FOUND);
  return files;
}

/** Returns the path of a compressed copy of a file. */
async function compress(file: string, encoding: Encoding): Promise<string> {
  const content = await readFile(file);
  const copy = join(COMPRESSED, `${createHash('sha256').update(content).digest('hex')}.${encoding}`);
  if (existsSync(copy)) return copy;
  await mkdir(COMPRESSED, { recursive: true });
  // Renames only a finished copy, because several servers may make it at the same time.
  const part = `${copy}.${process.pid}-${performance.now()}`;
  await writeFile(part, await compressors[encoding](content));
  await rename(part, copy);
  return copy;
}

/**
 * Sends a file, compressed if that makes it smaller and the client accepts it.
 * @param path the file's place in the site, like `/blog/rss.xml`
 */
async function sendFile(file: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = contentType(path);
  response.setHeader('Content-Type', type);
  const isText = compressible.includes(type.replace(/;.*/, ''));
  const accepted = isText ? new Negotiator(request).encodings(['br', 'gzip']) : [];
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const sent = encoding ? await compress(file, encoding) : file;
  // A viewer may ask for a part of the PDF. Last-Modified would only repeat the ETag.
  send(request, encodeURI(sent.split(sep).join('/')), {
    acceptRanges: !encoding && response.statusCode === 200,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  }).pipe(response);
}

/**
 * Starts to listen on every network of this computer.
 * @throws PortInUse
 */
async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port), 'listening');
  } catch (cause) {
    if (!['EADDRINUSE', 'EACCES'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    throw new PortInUse(`Port ${port} is in use. Stop what uses it, or name no port, to take a free one.`, { cause });
  }
}

/**
 * Serves a built site as a static host does: paths without slash and `.html`, compressed, with the headers in its
 * `_headers` file, the redirects in its `_redirects` file, and its 404 page. Redirects a form sent to /thanks without
 * JavaScript to that page, and discards its content. Serves what a later build writes into the folder, too.
 * @throws PortInUse, or Error if the folder contains no built site
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
  const notFound = join(directory, `${NOT_FOUND}.html`);
  let files = servedFiles(directory);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (intercept?.(request, response)) return;
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    if (receiver && request.method === 'POST' && address === receiver.path) return receiver.receive(request, response);
    request.resume();
    const path = address.startsWith(`${folder}/`) ? address.slice(folder.length) : NOT_FOUND;
    response.setHeaders(
      new Map(Object.entries({ 'Cache-Control': REVALIDATE, ...headersFor(path, readHeaders(directory)) })),
    );
    const answer = (status: number, headers: Readonly<Record<string, string>>) =>
      void response.writeHead(status, headers).end();
    const redirect = (status: number, target: string) => answer(status, { Location: folder + target });
    if (request.method === 'POST' && path === THANKS) return redirect(303, THANKS);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });
    const withQuery = (target: string) => (query === undefined ? target : `${target}?${query}`);
    const moved = readRedirects(directory).get(path);
    if (moved !== undefined) return redirect(301, withQuery(moved));
    // A later build adds and removes files.
    if (!existsSync(files.get(path) ?? '')) files = servedFiles(directory);
    const found = files.get(path);
    const clean = cleanPath(path);
    const lower = clean.toLowerCase();
    const page = files.has(clean) ? clean : files.get(lower)?.endsWith('.html') ? lower : undefined;
    if (!found && page !== undefined) return redirect(308, withQuery(page));
    if (!found) {
      response.statusCode = 404;
      // A file that is missing now may be added by the next deploy, so a 404 is never kept.
      response.setHeader('Cache-Control', REVALIDATE);
    }
    const file = found ?? notFound;
    if (!existsSync(file)) return void response.end();
    await sendFile(file, `/${projectPath(directory, file)}`, request, response);
  }

  // By default, Node closes an idle connection after five seconds: while a busy client is sending its next request by it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  if (receiver) {
    server.on('connection', (socket) => {
      if (!THIS_COMPUTER.includes(socket.localAddress ?? '')) socket.destroy();
    });
  }
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${folder}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Starts the server on this port or, while it is in use, on the next one.
 * @param onInUse is told each port that is in use
 */
export async function startOnNextPort(options: ServerOptions, onInUse: (port: number) => void): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (error) {
    if (!(error instanceof PortInUse) || options.port >= LAST_PORT) throw error;
    onInUse(options.port);
    return startOnNextPort({ ...options, port: options.port + 1 }, onInUse);
  }
}
