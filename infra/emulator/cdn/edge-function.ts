import { createContext, Script } from 'node:vm';
import type { Headers, HttpRequest, HttpResponse } from '../http/http-message.ts';

interface EdgeValue {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}
type EdgeValues = Record<string, EdgeValue>;
interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: EdgeValues;
  readonly headers: EdgeValues;
  readonly cookies: EdgeValues;
}
interface EdgeResponse {
  readonly statusCode: number;
  readonly headers?: EdgeValues;
  readonly cookies?: Record<string, { readonly value: string; readonly attributes?: string }>;
  readonly body?: string | { readonly encoding: 'text' | 'base64'; readonly data: string };
}

const timeLimitMs = 1000;
/** The maximum size of a function's code. */
const maxBytes = 10_240;

/** A CloudFront Function: returns the request to continue with, or a response for the viewer. Rejects when it fails. */
export type EdgeFunction = (
  request: HttpRequest,
) => Promise<{ request: HttpRequest } | { response: HttpResponse }>;

/** Compiles a viewer-request function's code, which runs in a context of its own, without access to the emulator. */
export function compileEdgeFunction(code: string): EdgeFunction {
  const size = Buffer.byteLength(code);
  if (size > maxBytes)
    throw new Error(`An edge function has ${size} bytes, and CloudFront allows ${maxBytes}.`);
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(`const console = { log() {} };\n${code}`).runInContext(context);
  const call = new Script('(async () => JSON.stringify(await handler(JSON.parse(input))))()');
  return async (request) => {
    context.input = JSON.stringify({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: request.sourceIp },
      request: toEdgeRequest(request),
    });
    const answer: EdgeRequest | EdgeResponse = JSON.parse(
      await call.runInContext(context, { timeout: timeLimitMs }),
    );
    if ('statusCode' in answer) return { response: toResponse(answer) };
    return { request: fromEdgeRequest(answer, request) };
  };
}

function group(entries: readonly (readonly [string, string])[]): EdgeValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(
    [...values].map(([name, list]) => [
      name,
      {
        value: list[0] ?? '',
        ...(list.length > 1 && { multiValue: list.map((value) => ({ value })) }),
      },
    ]),
  );
}

function ungroup(values: EdgeValues): [string, string][] {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((item): [string, string] => [name, item.value]),
  );
}

function split(text: string, separator: string): [string, string][] {
  return text
    .split(separator)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

function toEdgeRequest({ method, path, query, headers }: HttpRequest): EdgeRequest {
  const plain = [...headers].filter(([name]) => name !== 'cookie');
  return {
    method,
    uri: path,
    querystring: group(split(query, '&')),
    headers: group(plain.flatMap(([name, values]) => values.map((value) => [name, value] as const))),
    cookies: group(split((headers.get('cookie') ?? []).join('; '), ';')),
  };
}

function join(values: EdgeValues, separator: string): string {
  return ungroup(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(separator);
}

function fromEdgeRequest(answer: EdgeRequest, request: HttpRequest): HttpRequest {
  if (typeof answer.uri !== 'string' || !answer.uri.startsWith('/'))
    throw new Error('The uri is not a path.');
  const headers: Headers = new Map();
  for (const [name, value] of ungroup(answer.headers)) {
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  const cookies = join(answer.cookies, '; ');
  if (cookies) headers.set('cookie', [cookies]);
  return { ...request, path: answer.uri, query: join(answer.querystring, '&'), headers };
}

function toResponse({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): HttpResponse {
  const sent: Headers = new Map();
  for (const [name, value] of ungroup(headers)) sent.set(name.toLowerCase(), [value]);
  const set = Object.entries(cookies).map(
    ([name, { value, attributes }]) => `${name}=${value}${attributes ? `; ${attributes}` : ''}`,
  );
  if (set.length > 0) sent.set('set-cookie', set);
  return {
    status: statusCode,
    headers: sent,
    body:
      typeof body === 'string'
        ? Buffer.from(body)
        : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
  };
}
