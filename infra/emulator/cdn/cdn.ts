import { randomUUID } from 'node:crypto';
import { type Headers, type HttpRequest, type HttpResponse, headersFrom } from '../http-message.ts';
import { CdnCache } from './cache.ts';
import { compress } from './compression.ts';
import { answerConditions } from './conditional.ts';
import { type Behavior, type Distribution, fitsPath } from './distribution.ts';
import { errorTimeToLive, timeToLive } from './freshness.ts';
import { acceptedEncodings, cacheKey, toOriginRequest } from './origin-request.ts';
import { applyResponseHeaders } from './response-headers.ts';

/** Who asks, by the socket. */
export interface Viewer {
  readonly ip: string;
  readonly port: number;
}

type CacheResult =
  | 'Hit'
  | 'Miss'
  | 'RefreshHit'
  | 'Error'
  | 'FunctionGeneratedResponse'
  | 'FunctionExecutionError';

interface Answer {
  readonly response: HttpResponse;
  readonly result: CacheResult;
  /** Seconds since the origin gave it; only for what comes from the cache. */
  readonly age?: number;
}

/** CloudFront's address as the API sees it: never the viewer's. */
const edgeAddress = '130.176.0.1';
const longestUrl = 8192;

/** The distribution: answers viewers from its cache or its origins, by the behaviour that fits the path. */
export class Cdn {
  readonly #distribution: Distribution;
  readonly #cache = new CdnCache();

  constructor(distribution: Distribution) {
    this.#distribution = distribution;
  }

  /** Forgets answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void {
    this.#cache.invalidate(patterns);
  }

  /** Answers a viewer. Never rejects for what a viewer sends. */
  async handle(request: HttpRequest, viewer: Viewer): Promise<HttpResponse> {
    const behavior = this.#behaviorOf(request.path);
    const { response, result, age } = await this.#answer(request, viewer, behavior);
    const answered = isReading(request) ? answerConditions(request.headers, response) : response;
    const { status, headers, body } = applyResponseHeaders(answered, behavior.responseHeadersPolicy);
    const own = headersFrom({
      'x-cache': `${result} from cloudfront`,
      via: '1.1 local.cloudfront.net (CloudFront)',
      'x-amz-cf-id': randomUUID(),
      ...(age !== undefined && { age: String(age) }),
    });
    return { status, headers: new Map([...headers, ...own]), body };
  }

  #behaviorOf(path: string): Behavior {
    const behavior = this.#distribution.behaviors.find(({ pathPattern }) => fitsPath(pathPattern, path));
    if (!behavior) throw new Error('The last behaviour fits every path.');
    return behavior;
  }

  async #answer(request: HttpRequest, viewer: Viewer, behavior: Behavior): Promise<Answer> {
    const held = this.#distribution.webAcl?.({ ...request, sourceIp: viewer.ip }, Date.now());
    if (held) return this.#withErrorPage({ response: held, result: 'Error' }, request, viewer);
    if (request.path.length + request.query.length > longestUrl) return refuse(414, 'URI Too Long');
    if (!behavior.allowedMethods.includes(request.method)) {
      return this.#withErrorPage(refuse(403, 'This request method is not allowed here.'), request, viewer);
    }
    if (isReading(request) && request.body.length > 0) {
      return this.#withErrorPage(refuse(403, 'Reading takes no body.'), request, viewer);
    }
    let current = request;
    if (behavior.viewerRequest) {
      try {
        const outcome = await behavior.viewerRequest(request);
        if ('response' in outcome) return { response: outcome.response, result: 'FunctionGeneratedResponse' };
        current = outcome.request;
      } catch {
        return { ...refuse(503, 'The edge function failed.'), result: 'FunctionExecutionError' };
      }
    }
    return this.#withErrorPage(await this.#fetch(current, viewer, behavior), current, viewer);
  }

  /** The answer from the cache or the origin. Only `GET` is kept; those who ask for the same at once share one answer. */
  async #fetch(request: HttpRequest, viewer: Viewer, behavior: Behavior): Promise<Answer> {
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

  /** Asks the origin; with a key, the answer is kept under it for as long as it may be. */
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
      ? errorTimeToLive(response, this.#errorResponse(response.status)?.ttl, now)
      : timeToLive(response, cachePolicy, now);
    this.#keep(key, response, ttl, now, request.path);
    return { response, result: isError ? 'Error' : 'Miss' };
  }

  #keep(key: string | undefined, response: HttpResponse, ttl: number, now: number, path: string): void {
    if (key === undefined || ttl <= 0) return;
    this.#cache.set(key, { path, response, storedAt: now, freshUntil: now + ttl * 1000 });
  }

  #errorResponse(status: number) {
    return this.#distribution.errorResponses.find((response) => response.status === status);
  }

  /** Puts the distribution's page for an error in its place; the error stays when the page cannot be had. */
  async #withErrorPage(answer: Answer, request: HttpRequest, viewer: Viewer): Promise<Answer> {
    const page =
      answer.response.status >= 400 ? this.#errorResponse(answer.response.status)?.page : undefined;
    if (!page) return answer;
    const pageRequest = { ...request, method: 'GET', path: page.path, query: '', body: Buffer.alloc(0) };
    const { response } = await this.#fetch(pageRequest, viewer, this.#behaviorOf(page.path));
    if (response.status >= 400) return answer;
    return { response: { ...response, status: page.status }, result: 'Error' };
  }
}

function isReading({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A part of a compressed file would be a part of the wrong bytes. */
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
    // This server speaks no other.
    'cloudfront-forwarded-proto': 'http',
  });
}

function refuse(status: number, message: string): Answer {
  const headers = headersFrom({ 'content-type': 'text/html', server: 'CloudFront' });
  return {
    response: { status, headers, body: Buffer.from(`<h1>${status}</h1><p>${message}</p>\n`) },
    result: 'Error',
  };
}
