import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { type Answer, askOrigin } from './site.ts';

export interface Edge {
  readonly port: number;
  close(): void;
}

/** Headers that HTTP/2 forbids, and the length, which is set again. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Puts TLS and HTTP/2 in front of the local site, whose answers have CloudFront's compression and headers already.
 * Cacheable answers are cached, so that a page costs no more than at a warm edge location.
 */
export async function startEdge(originPort: number): Promise<Edge> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  });
  const kept = new Map<string, Answer>();
  const server = createSecureServer({ cert, key });
  server.on('request', async (request, response) => {
    try {
      const { status, headers, body } = await answer(request, originPort, kept);
      response.writeHead(
        status,
        Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name))),
      );
      response.end(body);
    } catch (error) {
      console.error(request.url, error);
      response.stream?.close();
    }
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function answer(
  request: Http2ServerRequest,
  originPort: number,
  kept: Map<string, Answer>,
): Promise<Answer> {
  const { method, url, authority: host, headers } = request;
  const key = `${method} ${url} ${headers['accept-encoding']}`;
  const known = kept.get(key);
  if (known) return known;
  const body = await buffer(request);
  const fresh = await askOrigin(originPort, method, url, { ...sentHeaders(request), host }, body);
  const isKept = method === 'GET' && fresh.status === 200 && headers.range === undefined;
  if (isKept && /s-maxage|immutable/.test(fresh.headers['cache-control'] ?? '')) kept.set(key, fresh);
  return fresh;
}

function sentHeaders({ headers }: Http2ServerRequest): Record<string, string> {
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return Object.fromEntries(plain.map(([name, value]) => [name, String(value)]));
}
