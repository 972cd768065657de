import type { EdgeRequest, ViewerRequestEvent } from './event.ts';

/**
 * Tells the API which host the viewer asked for: the origin request itself carries the API's own `Host`.
 * Whatever the viewer sent under that name is overwritten.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest {
  const request = event.request;
  const host = request.headers.host;
  request.headers['x-viewer-host'] = { value: host ? host.value : '' };
  return request;
}
