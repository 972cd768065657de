import { randomUUID } from 'node:crypto';
import { type HttpRequest, type HttpResponse, headersFrom } from '../http/http-message.ts';
import { type Answer, isReading, refuse, type Viewer } from './answer.ts';
import { CachedOrigins } from './cached-origins.ts';
import { answerConditions } from './conditional.ts';
import { type Behavior, type Distribution, fitsPath } from './distribution.ts';
import { applyResponseHeaders } from './response-headers.ts';

const longestUrl = 8192;

/** The distribution: answers viewers from its cache or its origins, by the behaviour that matches the path. */
export class Cdn {
  #distribution: Distribution;
  readonly #origins: CachedOrigins;

  constructor(distribution: Distribution) {
    this.#distribution = distribution;
    this.#origins = new CachedOrigins(distribution.errorResponses);
  }

  /** Changes to another distribution and keeps the cache. Requests in progress still use the old one. */
  update(distribution: Distribution): void {
    this.#distribution = distribution;
    this.#origins.update(distribution.errorResponses);
  }

  /** Removes cached answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void {
    this.#origins.invalidate(patterns);
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
    return this.#withErrorPage(await this.#origins.fetch(current, viewer, behavior), current, viewer);
  }

  #errorPage(status: number) {
    return this.#distribution.errorResponses.find((response) => response.status === status)?.page;
  }

  /** Replaces an error by the distribution's page for it. The error stays if that page cannot be read. */
  async #withErrorPage(answer: Answer, request: HttpRequest, viewer: Viewer): Promise<Answer> {
    const page = answer.response.status >= 400 ? this.#errorPage(answer.response.status) : undefined;
    if (!page) return answer;
    const pageRequest = { ...request, method: 'GET', path: page.path, query: '', body: Buffer.alloc(0) };
    const { response } = await this.#origins.fetch(pageRequest, viewer, this.#behaviorOf(page.path));
    if (response.status >= 400) return answer;
    return { response: { ...response, status: page.status }, result: 'Error' };
  }
}
