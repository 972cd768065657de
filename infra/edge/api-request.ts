import { imageFormMaxBytes, imageFormTooLarge } from '#shared/images/image.ts';
import { asksToBeLeftOut, usagePath } from '#shared/left-out.ts';
import { sessionCookieName, sessionTokenForm } from '#shared/session/session-cookie.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './event.ts';

/**
 * Tells the API which host the viewer asked for: the origin request itself carries the API's own `Host`.
 * Whatever the viewer sent under that name is overwritten. A picture that would not fit through the API is turned away
 * here, because the API itself would not say what to do instead; so is a question for headers alone, which no route
 * answers; and the API hears nothing of uses that whoever sends them wants not counted. A session of which the form alone tells that it is none is left out: with it, every answer would be kept apart.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  if (request.method === 'HEAD') return headNotAllowed();
  if (request.uri === usagePath && asksToBeLeftOut((name) => request.headers[name]?.value)) return notCounted;
  const length = request.headers['content-length'];
  if (length && Number(length.value) > imageFormMaxBytes && request.uri.endsWith('/upload-image')) {
    return tooLarge(request.uri);
  }
  const session = request.cookies[sessionCookieName];
  if (session && (session.multiValue || !sessionTokenForm.test(session.value))) {
    delete request.cookies[sessionCookieName];
  }
  const host = request.headers.host;
  request.headers['x-viewer-host'] = { value: host ? host.value : '' };
  return request;
}

/** In the form in which the endpoint tells of its failures: only the simple editor's says `success`. */
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
