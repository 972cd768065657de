import type { IncomingMessage } from 'node:http';

/** Values by lower-case header name, in the order they were sent. */
export type Headers = Map<string, string[]>;

/** A complete request between the parts of the site. */
export interface HttpRequest {
  readonly method: string;
  /** Path as it was sent, percent-encoded. */
  readonly path: string;
  /** Query string as it was sent, without the question mark. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Buffer;
  /** IP address of the client. */
  readonly sourceIp: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Headers of a request that came in over a socket. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers: Headers = new Map();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    addHeader(headers, String(rawHeaders[index]), String(rawHeaders[index + 1]));
  }
  return headers;
}

export function addHeader(headers: Headers, name: string, value: string): void {
  const values = headers.get(name.toLowerCase());
  if (values) values.push(value);
  else headers.set(name.toLowerCase(), [value]);
}

/** Returns the values of a header, joined by commas; `undefined` when it was not sent. */
export function headerValue(headers: Headers, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(', ');
}

export function headersFrom(entries: Readonly<Record<string, string>>): Headers {
  return new Map(Object.entries(entries).map(([name, value]) => [name.toLowerCase(), [value]]));
}

/** Returns an answer whose body is JSON. */
export function jsonResponse(
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: headersFrom({ 'content-type': 'application/json', ...headers }),
    body: Buffer.from(JSON.stringify(content)),
  };
}

/** Splits a request target; an absolute one, as sent to a proxy, loses its host. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  return { path: path.startsWith('/') ? path : `/${path}`, query: mark < 0 ? '' : local.slice(mark + 1) };
}
