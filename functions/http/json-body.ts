import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { BadRequest, TooLarge, UnsupportedMediaType } from './errors.ts';
import { headerOf } from './viewer.ts';

const defaultMaxBytes = 64 * 1024;
const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;
const loneSurrogate = /\p{Surrogate}/u;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * The JSON value in a request's body, at most `maxBytes` (64 KB) of UTF-8.
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
    // Also where the nesting is deeper than the stack.
    throw new BadRequest('The body is not valid JSON.');
  }
}

/** Lone surrogates cannot be stored, and NUL breaks what text passes through later. */
function checkText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || loneSurrogate.test(value))) {
    throw new BadRequest('The body contains characters that are not text.');
  }
  return value;
}
