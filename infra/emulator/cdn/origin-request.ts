import type { Headers, HttpRequest } from '../http/http-message.ts';
import { type CachePolicy, type OriginRequestPolicy, selects } from './policies.ts';

type Encoding = 'br' | 'gzip';

/** Returns the content codings of a policy that a viewer accepts, best first. */
export function acceptedEncodings(headers: Headers, { encodings }: CachePolicy): Encoding[] {
  const offered = (headers.get('accept-encoding') ?? []).join(',').toLowerCase();
  return encodings.filter((encoding) =>
    new RegExp(`(^|[,\\s])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(offered),
  );
}

function pairs(text: string, separator: string): { name: string; pair: string }[] {
  return text
    .split(separator)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => ({ name: pair.split('=', 1)[0] ?? '', pair }));
}

function selectQuery(query: string, ...policies: OriginRequestPolicy[]): string {
  const chosen = pairs(query, '&').filter(({ name }) =>
    policies.some((policy) => selects(policy.queryStrings, name)),
  );
  return chosen.map(({ pair }) => pair).join('&');
}

function selectCookies(headers: Headers, ...policies: OriginRequestPolicy[]): string {
  const chosen = pairs((headers.get('cookie') ?? []).join('; '), ';').filter(({ name }) =>
    policies.some((policy) => selects(policy.cookies, name)),
  );
  return chosen.map(({ pair }) => pair).join('; ');
}

/** Returns the key under which responses are cached: everything that the cache policy includes. */
export function cacheKey(request: HttpRequest, policy: CachePolicy): string {
  const headers = [...request.headers].filter(([name]) => selects(policy.headers, name)).sort();
  return JSON.stringify([
    request.path,
    selectQuery(request.query, policy),
    selectCookies(request.headers, policy),
    headers,
    acceptedEncodings(request.headers, policy),
  ]);
}

/** Headers that are sent to every origin. */
const alwaysSent = new Set(['content-type', 'content-length', 'content-encoding', 'content-md5']);
/** Headers that are never taken from the viewer, even if a policy includes them. */
const neverSent = new Set([
  'connection',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'via',
  'cookie',
]);

export interface OriginRequestOptions {
  readonly cachePolicy: CachePolicy;
  readonly originRequestPolicy: OriginRequestPolicy;
  readonly customHeaders: Headers;
  /** Headers that CloudFront adds about the viewer, by name; sent only where a policy includes them. */
  readonly viewerFacts: Headers;
  /** The ETag of the cached answer that is revalidated. */
  readonly etag?: string | undefined;
}

/**
 * Returns the request to the origin: of the viewer's headers, cookies and parameters it has only those that a policy names.
 * Custom headers and CloudFront's own replace those that the viewer sent under the same names.
 */
export function toOriginRequest(request: HttpRequest, options: OriginRequestOptions): HttpRequest {
  const policies = [options.cachePolicy, options.originRequestPolicy] as const;
  const asked = (name: string) => policies.some((policy) => selects(policy.headers, name));
  const headers: Headers = new Map();
  for (const [name, values] of request.headers) {
    const wanted = alwaysSent.has(name) || (asked(name) && !name.startsWith('cloudfront-'));
    if (wanted && !neverSent.has(name) && name !== 'accept-encoding') headers.set(name, values);
  }
  for (const [name, values] of options.viewerFacts) if (asked(name)) headers.set(name, values);
  const encodings = acceptedEncodings(request.headers, options.cachePolicy);
  if (encodings.length > 0) headers.set('accept-encoding', [encodings.join(',')]);
  const cookies = selectCookies(request.headers, ...policies);
  if (cookies) headers.set('cookie', [cookies]);
  if (!headers.has('user-agent')) headers.set('user-agent', ['Amazon CloudFront']);
  headers.set('x-forwarded-for', [request.sourceIp]);
  headers.set('via', ['1.1 local.cloudfront.net (CloudFront)']);
  if (options.etag) headers.set('if-none-match', [options.etag]);
  for (const [name, values] of options.customHeaders) headers.set(name, values);
  return { ...request, query: selectQuery(request.query, ...policies), headers };
}
