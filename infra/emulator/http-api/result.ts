import { addHeader, type Headers, type HttpResponse, jsonResponse } from '../http/http-message.ts';

interface StructuredResult {
  readonly statusCode: unknown;
  readonly headers?: unknown;
  readonly cookies?: unknown;
  readonly body?: unknown;
  readonly isBase64Encoded?: unknown;
}

/** Lambda's limit of an answer, in bytes of JSON. */
const resultLimit = 6 * 1024 * 1024;
const managed = new Set(['connection', 'content-length', 'transfer-encoding', 'date']);

/** Returns the answer if a function failed or its result is invalid. */
export function internalServerError(): HttpResponse {
  return jsonResponse(500, { message: 'Internal Server Error' });
}

/**
 * Returns the HTTP answer for a handler's result (JSON), by the rules of payload format 2.0: a result without a status code is
 * the body itself, and an invalid result is an internal error.
 */
export function toResponse(json: string): HttpResponse {
  if (Buffer.byteLength(json) > resultLimit) return internalServerError();
  const result: unknown = JSON.parse(json);
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const body = typeof result === 'string' ? result : json;
    return { ...jsonResponse(200, null), body: Buffer.from(body) };
  }
  return structuredResponse(result) ?? internalServerError();
}

function structuredResponse(result: StructuredResult): HttpResponse | undefined {
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return undefined;
  const { body = '', cookies = [] } = result;
  if (typeof body !== 'string' || !Array.isArray(cookies)) return undefined;
  const headers = readHeaders(result.headers ?? {});
  if (!headers) return undefined;
  for (const cookie of cookies) addHeader(headers, 'set-cookie', String(cookie));
  if (body && !headers.has('content-type')) addHeader(headers, 'content-type', 'text/plain;charset=UTF-8');
  return { status, headers, body: Buffer.from(body, result.isBase64Encoded === true ? 'base64' : 'utf8') };
}

function readHeaders(given: unknown): Headers | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const headers: Headers = new Map();
  for (const [name, value] of Object.entries(given)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(String(value)))
      return undefined;
    if (!managed.has(name.toLowerCase())) addHeader(headers, name, String(value));
  }
  return headers;
}
