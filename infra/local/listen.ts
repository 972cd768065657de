import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts listening and answers the port; `port` 0 takes any free one. */
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

/** Stops accepting, lets running requests finish, and resolves when all connections are closed. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/**
 * Reads a request's body. Of one longer than `limit` bytes only one byte more is kept, by which it can be told; the rest
 * is discarded, so that the client can finish sending and read the answer. Rejects when the client goes away.
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
