import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

/** How many requests all clients together may send to a route: per second, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** For visitors' forms: low, because a person reads every stored form. */
const form: Throttle = { rateLimit: 20, burstLimit: 40 };
/** For public reads. Most of them never reach the API: the distribution's cache answers them. */
const reading: Throttle = { rateLimit: 40, burstLimit: 300 };
/**
 * For ten editors at once: a screen requests a route every two seconds at most, and ten screens that open at the same instant
 * are a burst. Most routes have this limit, so it determines the cost of a flood that bypasses the distribution.
 */
const administration: Throttle = { rateLimit: 5, burstLimit: 60 };
/**
 * For requests that take a third of a second of processor time. The limit is low because a new AWS account runs at most
 * ten functions at the same time, for all groups together.
 */
const costly: Throttle = { rateLimit: 10, burstLimit: 20 };
/** For costly requests that only administrators send, and only rarely. */
const costlyAdministration: Throttle = { rateLimit: 2, burstLimit: 20 };

/**
 * Returns the limit of an endpoint's route. Each route has its own, so that flooding one blocks no other. The web ACL blocks a
 * flood from one IP address earlier.
 */
export function routeThrottle({ access, method, costly: isCostly }: Endpoint): Throttle {
  if (access !== 'public') return isCostly ? costlyAdministration : administration;
  if (isCostly) return costly;
  return method === 'GET' ? reading : form;
}
