import { type HttpResponse, headerValue } from '../http/http-message.ts';
import type { CachePolicy } from './policies.ts';

/** Error statuses that are always cached, and those that are cached only if the origin sends a cache time. */
const alwaysKept = new Set([404, 414, 500, 501, 502, 503, 504]);
const keptWithAge = new Set([400, 403, 405, 412, 415]);

/** How long errors are cached by default, in seconds. */
export const defaultErrorTtl = 10;

function directives(response: HttpResponse): Map<string, string> {
  const parts = (headerValue(response.headers, 'cache-control') ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => part.trim().split('=', 2)).map(([name = '', value = '']) => [name, value]),
  );
}

/** Returns the cache time that the origin sends, in seconds; `undefined` if it sends none. */
function explicitAge(response: HttpResponse, now: number): number | undefined {
  const given = directives(response);
  const age = given.get('s-maxage') ?? given.get('max-age');
  if (age !== undefined && /^"?\d+"?$/.test(age)) return Number(age.replaceAll('"', ''));
  const expires = headerValue(response.headers, 'expires');
  return expires === undefined ? undefined : Math.max(0, (Date.parse(expires) - now) / 1000 || 0);
}

/** Returns for how many seconds an answer below 400 is cached; 0 if not at all. */
export function timeToLive(response: HttpResponse, policy: CachePolicy, now: number): number {
  const given = directives(response);
  if (['no-store', 'no-cache', 'private'].some((name) => given.has(name))) return policy.minTtl;
  const age = explicitAge(response, now) ?? policy.defaultTtl;
  return Math.min(Math.max(age, policy.minTtl), policy.maxTtl);
}

/** Returns for how many seconds an error is cached. `configured` is the TTL of the error response for its status. */
export function errorTimeToLive(response: HttpResponse, configured: number | undefined, now: number): number {
  const age = explicitAge(response, now);
  const kept =
    alwaysKept.has(response.status) ||
    (keptWithAge.has(response.status) && (configured !== undefined || age !== undefined));
  return kept ? Math.max(configured ?? defaultErrorTtl, age ?? 0) : 0;
}
