import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

/** How many requests all clients together may send to a route: per second, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** For forms: small, because each one is stored and read by a person. */
const form: Throttle = { rateLimit: 20, burstLimit: 40 };
/** For readers: most requests are answered by the distribution's cache. */
const reading: Throttle = { rateLimit: 150, burstLimit: 300 };
/** For a handful of administrators. */
const administration: Throttle = { rateLimit: 40, burstLimit: 80 };
/**
 * For requests that take a third of a second of processor time: a new account runs ten functions at once, for all
 * groups.
 */
const costly: Throttle = { rateLimit: 10, burstLimit: 20 };

/**
 * Returns the limit of an endpoint's route. Each route has its own, so that flooding one blocks no other. A flood from
 * one IP address is stopped by the web ACL before.
 */
export function routeThrottle({ access, method, costly: isCostly }: Endpoint): Throttle {
  if (isCostly) return costly;
  if (access !== 'public') return administration;
  return method === 'GET' ? reading : form;
}
