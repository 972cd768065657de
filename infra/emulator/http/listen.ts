import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts listening and returns the port; `port` 0 takes any free one. */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Starts listening on a Unix socket, or on a named pipe on systems without Unix sockets. */
export async function listenOnSocket(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

/** How long requests may still run when a server stops, in milliseconds. */
const graceMs = 10_000;

/** Stops accepting, lets running requests finish, and resolves when all connections are closed. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

export interface LoopbackServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens on both IP addresses of `localhost`, or on the first where the machine has no IPv6. Throws one sentence if the port
 * is in use on one of them; `port` 0 takes a port that is free on both.
 */
export async function listenOnLoopback(port: number, newServer: () => Server): Promise<LoopbackServer> {
  const servers = [newServer(), newServer()] as const;
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    const chosen = await listen(servers[0], port, '127.0.0.1');
    await listen(servers[1], chosen, '::1').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
    });
    return { port: chosen, close };
  } catch (error) {
    await close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && port === 0) return listenOnLoopback(0, newServer);
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken: stop what listens there, or choose another with PORT.`);
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be used by this account: choose another with PORT.`);
    throw error;
  }
}

/** Throws what {@link listenOnLoopback} would throw for a port that is taken, before anything slow is started. */
export async function checkPort(port: number): Promise<void> {
  const probe = await listenOnLoopback(port, () => createServer());
  await probe.close();
}

/**
 * Reads a request's body. Keeps one byte more than `limit` of a longer body, so that the caller can recognize it; the rest is
 * discarded, so that the client can finish sending and read the answer. Rejects if the client disconnects.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length <= limit) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks, Math.min(length, limit + 1));
}
