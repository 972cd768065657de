import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type HttpRequest, type HttpResponse, headersOf, splitTarget } from '../http/http-message.ts';
import { readBody } from '../http/listen.ts';
import { payloadLimit } from '../http-api/http-api.ts';

/** Answers a request. `port` is the client's port. */
export type Handle = (request: HttpRequest, port: number) => Promise<HttpResponse>;

/**
 * How long an idle connection stays open. It is long, because a client that sends a request at the moment of closing gets no
 * response.
 */
const keepAliveMs = 65_000;

/**
 * Returns an HTTP server around `handle`. A client that disconnects, sends slowly or sends invalid data only loses its
 * connection.
 */
export function createSiteServer(handle: Handle, logError: (message: string) => void): Server {
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const body = await readBody(request, payloadLimit).catch(() => undefined);
    if (!body) return;
    try {
      await answer(request, body, response, handle);
    } catch (error) {
      logError(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end();
    }
  });
  server.keepAliveTimeout = keepAliveMs;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}

async function answer(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const { remoteAddress = '', remotePort = 0 } = request.socket;
  const {
    status,
    headers,
    body: content,
  } = await handle(
    {
      method: request.method ?? 'GET',
      ...splitTarget(request.url ?? '/'),
      headers: headersOf(request),
      body,
      sourceIp: remoteAddress,
    },
    remotePort,
  );
  const isEmpty = status === 204 || status === 304;
  const sent = [...headers].filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding');
  response.writeHead(status, [
    ...sent.flatMap(([name, values]) => values.flatMap((value) => [name, value])),
    ...(isEmpty ? [] : ['content-length', contentLength(request, headers, content)]),
  ]);
  response.end(request.method === 'HEAD' || isEmpty ? undefined : content);
}

/** Returns the length of the body; for a `HEAD` answer, which has no body, the length in its header. */
function contentLength(request: IncomingMessage, headers: HttpResponse['headers'], content: Buffer): string {
  const given = headers.get('content-length')?.[0];
  return request.method === 'HEAD' && content.length === 0 && given !== undefined
    ? given
    : String(content.length);
}
