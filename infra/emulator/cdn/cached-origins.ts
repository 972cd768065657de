import { type Headers, type HttpRequest, type HttpResponse, headersFrom } from '../http/http-message.ts';
import { type Answer, isReading, type Viewer } from './answer.ts';
import { CdnCache } from './cache.ts';
import { compress } from './compression.ts';
import type { Behavior, Distribution } from './distribution.ts';
import { errorTimeToLive, timeToLive } from './freshness.ts';
import { acceptedEncodings, cacheKey, toOriginRequest } from './origin-request.ts';

/** CloudFront's IP address as the API sees it: never the viewer's. */
const edgeAddress = '130.176.0.1';

/** The distribution's origins behind its cache. */
export class CachedOrigins {
  readonly #cache = new CdnCache();
  #errorTtls: ReadonlyMap<number, number | undefined> = new Map();

  constructor(errorResponses: Distribution['errorResponses']) {
    this.update(errorResponses);
  }

  /** Replaces the error responses and keeps the cache. */
  update(errorResponses: Distribution['errorResponses']): void {
    this.#errorTtls = new Map(errorResponses.map(({ status, ttl }) => [status, ttl]));
  }

  /** Removes cached answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void {
    this.#cache.invalidate(patterns);
  }

  /**
   * Returns the answer from the cache or the origin. Only `GET` is cached; simultaneous requests with the same cache key share
   * one answer.
   */
  async fetch(request: HttpRequest, viewer: Viewer, behavior: Behavior): Promise<Answer> {
    if (!isReading(request)) return this.#fetchOrigin(request, viewer, behavior);
    const key = JSON.stringify([
      behavior.pathPattern,
      cacheKey(withoutEncodingForRanges(request), behavior.cachePolicy),
    ]);
    const kept = this.#fromCache(key);
    if (kept) return kept;
    if (request.method === 'HEAD') return this.#fetchOrigin(request, viewer, behavior);
    const pending = this.#cache.pending(key);
    if (pending) {
      await pending;
      const shared = this.#fromCache(key);
      if (shared) return shared;
    }
    return this.#cache.fetch(key, () => this.#fetchOrigin(request, viewer, behavior, key));
  }

  #fromCache(key: string): Answer | undefined {
    const entry = this.#cache.get(key);
    const now = Date.now();
    if (!entry || entry.freshUntil <= now) return undefined;
    const { response, storedAt } = entry;
    return {
      response,
      result: response.status >= 400 ? 'Error' : 'Hit',
      age: Math.floor((now - storedAt) / 1000),
    };
  }

  /** Asks the origin; with a key, the answer is cached for as long as allowed. */
  async #fetchOrigin(
    request: HttpRequest,
    viewer: Viewer,
    behavior: Behavior,
    key?: string,
  ): Promise<Answer> {
    const { origin, cachePolicy, originRequestPolicy } = behavior;
    const stale = key === undefined ? undefined : this.#cache.get(key);
    const asked = toOriginRequest(withoutEncodingForRanges(request), {
      cachePolicy,
      originRequestPolicy,
      customHeaders: origin.customHeaders,
      viewerFacts: viewerFacts(viewer),
      etag: stale && stale.response.status < 400 ? stale.response.headers.get('etag')?.[0] : undefined,
    });
    const answer = await origin.fetch({ ...asked, sourceIp: edgeAddress });
    const now = Date.now();
    if (stale && answer.status === 304) {
      const headers = new Map([...stale.response.headers, ...answer.headers]);
      const etag = stale.response.headers.get('etag');
      if (etag) headers.set('etag', etag);
      const response = { ...stale.response, headers };
      this.#keep(key, response, timeToLive(response, cachePolicy, now), now, request.path);
      return { response, result: 'RefreshHit' };
    }
    if (stale && stale.response.status < 400 && answer.status >= 500) {
      return { response: stale.response, result: 'Hit', age: Math.floor((now - stale.storedAt) / 1000) };
    }
    const encodings = behavior.compress
      ? acceptedEncodings(withoutEncodingForRanges(request).headers, cachePolicy)
      : [];
    const response = await compress(answer, encodings);
    const isError = response.status >= 400;
    const ttl = isError
      ? errorTimeToLive(response, this.#errorTtls.get(response.status), now)
      : timeToLive(response, cachePolicy, now);
    this.#keep(key, response, ttl, now, request.path);
    return { response, result: isError ? 'Error' : 'Miss' };
  }

  #keep(key: string | undefined, response: HttpResponse, ttl: number, now: number, path: string): void {
    if (key === undefined || ttl <= 0) return;
    this.#cache.set(key, { path, response, storedAt: now, freshUntil: now + ttl * 1000 });
  }
}

/** A range of a compressed file would have the wrong bytes. */
function withoutEncodingForRanges(request: HttpRequest): HttpRequest {
  if (!request.headers.has('range')) return request;
  const headers = new Map(request.headers);
  headers.delete('accept-encoding');
  return { ...request, headers };
}

function viewerFacts({ ip, port }: Viewer): Headers {
  return headersFrom({
    'cloudfront-viewer-address': `${ip}:${port}`,
    'cloudfront-viewer-http-version': '1.1',
    // This server does not support HTTPS.
    'cloudfront-forwarded-proto': 'http',
  });
}
