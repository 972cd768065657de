import { plainScripts } from '#shared/publishing/addresses.ts';
import type { EdgeRequest, ViewerRequestEvent } from './event.ts';

/**
 * Handles a request for a script at the edge. The files under the URLs of scripts were compressed with Brotli when the
 * site was built. A viewer that does not accept Brotli, such as a browser behind a proxy that checks what it downloads,
 * gets the same script uncompressed from {@link plainScripts}, which CloudFront may then compress with gzip.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest {
  const request = event.request;
  const accepted = request.headers['accept-encoding'];
  if (!accepted || !/(^|,)\s*br\s*(,|;\s*q=(1|0\.\d*[1-9])|$)/i.test(accepted.value)) {
    request.uri = request.uri.replace(/^\/assets\//, `/${plainScripts}/`);
  }
  return request;
}
