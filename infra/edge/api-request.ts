import { imageFormMaxBytes, imageFormTooLarge } from '#shared/images/image.ts';
import { sessionCookieName, sessionTokenForm } from '#shared/session/session-cookie.ts';
import { hasTrackingOptOut, usagePath } from '#shared/usage/do-not-track.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './event.ts';

/** The query parameters that an endpoint reads. The synthesis compiles them into the function. */
declare const API_QUERY_NAMES: readonly string[] | undefined;
const queryNames = typeof API_QUERY_NAMES === 'undefined' ? [] : API_QUERY_NAMES;

/**
 * Handles a request to the API at the edge. It passes on the host to which the viewer sent it, since the origin request
 * has the API's own `Host`; a header of that name from the viewer is overwritten. It refuses a picture that is too
 * large for the API, whose own response would not say what to do instead; a `HEAD` request, which no route answers; and
 * a use that must not be counted. It removes what would split the cache: a session cookie of an invalid form, and query
 * parameters that no endpoint reads.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  if (request.method === 'HEAD') return headNotAllowed();
  if (request.uri === usagePath && hasTrackingOptOut((name) => request.headers[name]?.value))
    return notCounted;
  const length = request.headers['content-length'];
  if (length && Number(length.value) > imageFormMaxBytes && request.uri.endsWith('/upload-image')) {
    return tooLarge(request.uri);
  }
  const session = request.cookies[sessionCookieName];
  if (session && (session.multiValue || !sessionTokenForm.test(session.value))) {
    delete request.cookies[sessionCookieName];
  }
  // The edge runtime has no `for … of`.
  Object.keys(request.querystring)
    .filter((name) => queryNames.indexOf(name) === -1)
    .forEach((name) => {
      delete request.querystring[name];
    });
  const host = request.headers.host;
  request.headers['x-viewer-host'] = { value: host ? host.value : '' };
  return request;
}

/** Returns the refusal in the form that the endpoint uses for failures: only the simple editor has `success`. */
function tooLarge(uri: string): EdgeResponse {
  const error = imageFormTooLarge;
  const body = uri.startsWith('/api/simple-admin/') ? { success: false, error } : { error };
  return {
    statusCode: 413,
    statusDescription: 'Content Too Large',
    headers: jsonHeaders,
    body: { encoding: 'text', data: JSON.stringify(body) },
  };
}

function headNotAllowed(): EdgeResponse {
  return {
    statusCode: 405,
    statusDescription: 'Method Not Allowed',
    headers: { ...jsonHeaders, allow: { value: 'GET, POST, PUT, DELETE' } },
  };
}

const notCounted: EdgeResponse = {
  statusCode: 204,
  statusDescription: 'No Content',
  headers: { 'cache-control': { value: 'no-store' } },
};

const jsonHeaders = {
  'content-type': { value: 'application/json; charset=utf-8' },
  'cache-control': { value: 'no-store' },
};
