import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isUnavailable } from '#functions/data/table/unavailable.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import { isKnown } from './caching.ts';
import { Refused, Unavailable, Unexpected, VisibleError } from './errors.ts';
import type { Reply } from './operation.ts';

const common = { 'X-Content-Type-Options': 'nosniff' };
const typed = (mediaType: string) => ({ ...common, 'Content-Type': `${mediaType}; charset=utf-8` });
const json = typed('application/json');
const notStored = 'no-store';

/**
 * Returns an operation's reply in the form of the HTTP API, as JSON or as a text of the endpoint's media type. Only
 * fields of its response schema leave the server. A reply with an `ETag` that the request's `If-None-Match` names
 * becomes 304 without a body.
 */
export function answer(
  endpoint: Endpoint,
  reply: Reply<unknown>,
  ifNoneMatch?: string,
): APIGatewayProxyStructuredResultV2 {
  const headers = { 'Cache-Control': endpoint.cache ?? notStored, ...reply.headers };
  const cookies = [...(reply.cookies ?? [])];
  for (const value of [...Object.values(headers), ...cookies]) checkHeaderValue(value);
  if (reply.headers?.ETag !== undefined && isKnown(reply.headers.ETag, ifNoneMatch)) {
    return { statusCode: 304, headers: { ...common, ...headers }, cookies };
  }
  const { response } = schemasOf(endpoint);
  if (!response) {
    return { statusCode: reply.status ?? 204, headers: { ...common, ...headers }, cookies };
  }
  const body = response.parse(reply.body);
  return {
    statusCode: reply.status ?? 200,
    headers: { ...(endpoint.mediaType ? typed(endpoint.mediaType) : json), ...headers },
    cookies,
    body: endpoint.mediaType ? String(body) : JSON.stringify(body),
  };
}

/** Returns a failure in the form of the HTTP API and of the endpoint. At an unknown URL there is no endpoint. */
export function errorAnswer(
  error: VisibleError,
  endpoint: Endpoint | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { message, details, current, savedBy, retryAfter, status } = error;
  const { from } = endpoint?.failure ?? defaultFailure;
  const body = from({
    error: message,
    ...(details && { details: [...details] }),
    ...(current !== undefined && { current }),
    ...(savedBy && { savedBy }),
  });
  return {
    statusCode: status,
    headers: {
      ...json,
      'Cache-Control': notStored,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
    body: JSON.stringify(body),
  };
}

/** Returns the error to show to the caller for any thrown error. */
export function toVisibleError(error: unknown): VisibleError {
  if (error instanceof VisibleError) return error;
  if (isExposed(error)) return new Refused(error.message, error.statusCode);
  return isUnavailable(error)
    ? new Unavailable('The service is busy; please try again in a few seconds.')
    : new Unexpected('Something went wrong on our side; please try again later.');
}

/** True if an error was thrown by a middy middleware for the caller. */
function isExposed(error: unknown): error is Error & { statusCode: number } {
  return (
    error instanceof Error &&
    'expose' in error &&
    error.expose === true &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
  );
}

/** A line break in a value would add another header. */
function checkHeaderValue(value: string): void {
  if (!/^[\t\x20-\x7e]*$/.test(value))
    throw new Error('A header value contains a character that is not allowed.');
}
