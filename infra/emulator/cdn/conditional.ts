import { type Headers, type HttpResponse, headerValue } from '../http/http-message.ts';

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

function isUnchanged(viewer: Headers, response: HttpResponse): boolean {
  const etag = headerValue(response.headers, 'etag');
  const candidates = headerValue(viewer, 'if-none-match');
  if (candidates !== undefined) {
    if (candidates.trim() === '*') return true;
    return (
      etag !== undefined && candidates.split(',').some((candidate) => opaque(candidate) === opaque(etag))
    );
  }
  const since = Date.parse(headerValue(viewer, 'if-modified-since') ?? '');
  const modified = Date.parse(headerValue(response.headers, 'last-modified') ?? '');
  return modified <= since;
}

/** Returns the requested range as first and last byte; `undefined` if the complete response is to be sent. */
function requestedRange(viewer: Headers, response: HttpResponse): { start: number; end: number } | undefined {
  const condition = headerValue(viewer, 'if-range');
  const isCurrent =
    condition === undefined ||
    condition === headerValue(response.headers, 'etag') ||
    condition === headerValue(response.headers, 'last-modified');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headerValue(viewer, 'range') ?? '') ?? [];
  if (!isCurrent || first === undefined || last === undefined || (first === '' && last === ''))
    return undefined;
  const size = response.body.length;
  if (first === '')
    return { start: Math.max(0, size - Number(last)), end: Number(last) === 0 ? -1 : size - 1 };
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return last !== '' && Number(last) < Number(first) ? undefined : { start: Number(first), end };
}

/** Answers 304 if the viewer already has the file, and requests for a range with 206 or 416. */
export function answerConditions(viewer: Headers, response: HttpResponse): HttpResponse {
  if (response.status !== 200) return response;
  if (isUnchanged(viewer, response)) {
    const headers = new Map(response.headers);
    for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  const range = requestedRange(viewer, response);
  if (!range) return response;
  const { start, end } = range;
  const size = response.body.length;
  const headers = new Map(response.headers);
  if (start > end) {
    headers.set('content-range', [`bytes */${size}`]);
    return { status: 416, headers, body: Buffer.alloc(0) };
  }
  headers.set('content-range', [`bytes ${start}-${end}/${size}`]);
  return { status: 206, headers, body: response.body.subarray(start, end + 1) };
}
