import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { siteFolder } from '../src/company/site';
import { REVALIDATE } from '../src/hosting/headers';
import { compressible, contentType } from '../src/hosting/mediaTypes';
import { UNCLEAN_END } from '../src/hosting/servers';
import { THANKS } from '../src/leads/form/formTarget';
import { headersFor, readHeaders, readRedirects } from './hostFiles';

export interface ServerOptions {
  /** Folder with the built site. */
  readonly directory: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Called with each port that is in use, to take the next one; without it, that is an error. */
  readonly onInUse?: (port: number) => void;
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

/** What hosts keep to themselves, what is outside of the site, and the 404 page, which has no address of its own. */
const HIDDEN = /^\/(?:_|\.ht|404$)|\/\.\./;

/** Returns a page's path as the site writes it: no `index`, no `.html`, no slash at the end. */
const cleanPath = (path: string) => path.replace(new RegExp(UNCLEAN_END), '') || '/';

/** Compresses what hosts compress, but no part of a file, which a viewer may ask for. */
const compress = compression({
  filter: ({ headers }, response) =>
    !headers.range && compressible.includes(String(response.getHeader('Content-Type')).replace(/;.*/, '')),
}) as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Starts to listen on every network of this computer.
 * @throws Error if the port cannot be had: another program uses it, or Windows keeps it for itself
 */
async function listen(server: Server, port: number, onInUse: ServerOptions['onInUse']): Promise<void> {
  try {
    await once(server.listen(port), 'listening');
  } catch (cause) {
    if (!['EADDRINUSE', 'EACCES'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    if (!onInUse || port >= LAST_PORT) {
      throw new Error(`Port ${port} is in use. Stop what uses it, or name no port, to take a free one.`, { cause });
    }
    onInUse(port);
    await listen(server, port + 1, onInUse);
  }
}

/**
 * Serves a built site as a static host does: paths without slash and `.html`, compressed (by the `.br` file beside it, if
 * there is one), with the headers in its `_headers` file, the redirects in its `_redirects` file, and its 404 page.
 * Redirects a form sent to /thanks without JavaScript to that page, and discards its content. Serves what a later build
 * writes into the folder, too.
 * @throws Error if the port is in use, or the folder contains no built site
 */
export async function startServer({
  directory,
  port,
  onInUse,
  folder = siteFolder,
  receiver,
  intercept,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(
      `There is no built site in ${directory}. Run "npm run build" first, or "npm run build:inbox" for leads.`,
    );
  }
  const sendFile = sirv(directory, { dev: true, etag: true, brotli: true });
  const isPage = (path: string) => existsSync(join(directory, path === '/' ? 'index.html' : `${path}.html`));

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
    const clean = cleanPath(path);
    const isHidden = HIDDEN.test(clean);
    // The first of the two may be on a disk that knows no case.
    const page = isHidden ? undefined : [clean.toLowerCase(), clean].find(isPage);
    if (page !== undefined && page !== path) return redirect(308, withQuery(page));
    const notFound = () => {
      response.statusCode = 404;
      // A file that is missing now may be added by the next deploy, so a 404 is never kept.
      response.setHeader('Cache-Control', REVALIDATE);
      response.setHeader('Content-Type', contentType(`${NOT_FOUND}.html`));
      const file = join(directory, `${NOT_FOUND}.html`);
      response.end(existsSync(file) ? readFileSync(file) : '');
    };
    request.url = path;
    response.setHeader('Content-Type', contentType(page === undefined ? path : 'page.html'));
    compress(request, response, () => (isHidden ? notFound() : sendFile(request, response, notFound)));
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
  await listen(server, port, onInUse);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${folder}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
