import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { fieldProblems } from '#shared/api/endpoint/error.ts';
import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import { BadRequest, NotFound, TooLarge, UnsupportedMediaType } from './errors.ts';
import { headerOf } from './origin.ts';

/** The input of an operation, parsed by its endpoint's schemas. */
export interface Input {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads a `multipart/form-data` body into its fields, files as `Uint8Array`. */
export type FormReader = (event: APIGatewayProxyEventV2) => Promise<Record<string, unknown>>;

/**
 * Reads a request by the schemas of its endpoint. Parts without a schema are not read.
 * @throws NotFound, BadRequest with `details`, and what {@link readJsonBody} or the form reader throws
 */
export async function readInput(
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  readForm?: FormReader,
): Promise<Input> {
  const { query } = schemasOf(endpoint);
  return {
    params: readParams(endpoint, event),
    query: query && parseInput(query, readQuery(event)),
    body: await readBody(endpoint, event, readForm),
  };
}

async function readBody(endpoint: Endpoint, event: APIGatewayProxyEventV2, readForm?: FormReader) {
  const { body, form } = schemasOf(endpoint);
  const isForm = /^multipart\/form-data\s*;/i.test(headerOf(event, 'content-type')?.trim() ?? '');
  if (form) {
    if (!(readForm && isForm)) throw new UnsupportedMediaType('Send a form (multipart/form-data).');
    return parseInput(form, await readForm(event));
  }
  return body && parseInput(body, readJsonBody(event, endpoint.bodyMaxBytes));
}

/**
 * Parses an input by a schema.
 * @throws BadRequest with `details`
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new BadRequest('Correct the fields named in details and send again.', fieldProblems(result.error));
}

/** The form of names in URLs: ids, tokens, keys, kinds, languages, slugs and version numbers. The longest is a slug. */
const nameForm = /^[\w.~-]{1,128}$/;

/**
 * Returns the path parameters. A middleware has decoded them. A parameter that cannot be a name is not looked up: it may be
 * longer than a database key allows. Pages for readers refuse such a parameter themselves, in the reader's language.
 */
function readParams(
  endpoint: Endpoint,
  { pathParameters = {} }: APIGatewayProxyEventV2,
): Record<string, string> {
  const params = Object.entries(pathParameters).map(([name, value]): [string, string] => [name, value ?? '']);
  const isNowhere = params.some(([, value]) => !nameForm.test(value));
  if (isNowhere && endpoint.mediaType !== 'text/html') {
    throw new NotFound('There is nothing at this address; check its spelling.');
  }
  return Object.fromEntries(params);
}

function readQuery(event: APIGatewayProxyEventV2): Record<string, string> {
  const pairs = [...new URLSearchParams(event.rawQueryString)];
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) {
    throw new BadRequest('Give each query parameter once.');
  }
  return Object.fromEntries(pairs);
}

const defaultMaxBytes = 64 * 1024;
const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;
const loneSurrogate = /\p{Surrogate}/u;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Returns the JSON value in a request's body, at most `maxBytes` (64 KB) of UTF-8.
 * @throws TooLarge, UnsupportedMediaType, BadRequest
 */
export function readJsonBody(event: APIGatewayProxyEventV2, maxBytes = defaultMaxBytes): unknown {
  const body = event.body ?? '';
  const size = event.isBase64Encoded ? (body.length / 4) * 3 - 2 : Buffer.byteLength(body);
  if (size > maxBytes) throw new TooLarge(`The body is too large; send at most ${maxBytes / 1024} KB.`);
  const encoding = headerOf(event, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (!jsonType.test(headerOf(event, 'content-type')?.trim() ?? '') || encoding !== 'identity') {
    throw new UnsupportedMediaType('Send the body as plain application/json in UTF-8.');
  }
  return parse(event.isBase64Encoded ? decode(body) : body);
}

function decode(body: string): string {
  if (!base64.test(body)) throw new BadRequest('The body is not valid base64.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body, 'base64'));
  } catch {
    throw new BadRequest('The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, checkText);
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    // This is also thrown for JSON that is nested more deeply than the stack allows.
    throw new BadRequest('The body is not valid JSON.');
  }
}

/** Lone surrogates cannot be stored, and NUL breaks later processing. */
function checkText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || loneSurrogate.test(value))) {
    throw new BadRequest('The body contains characters that are not text.');
  }
  return value;
}
