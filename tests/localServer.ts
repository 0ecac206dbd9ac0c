import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Its scheme, host and port. */
  readonly url: string;
  readonly close: () => void;
}

/**
 * Starts a server on a free port of this computer. It keeps idle connections: by default, Node closes them after five
 * seconds, and a client that was busy for that long then sends its next request into a closed connection.
 */
export async function startLocalServer(handle: RequestListener): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: 0 }, handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
